import AppIntents

/// Ten years of films.
///
/// *films from the eighties* → `the1980s`, from 1980 to 1989
enum Decade: String, AppEnum {
  case the1920s, the1930s, the1940s, the1950s, the1960s, the1970s, the1980s, the1990s
  case the2000s, the2010s, the2020s

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "decade"

  static let caseDisplayRepresentations: [Decade: DisplayRepresentation] = [
    .the1920s: DisplayRepresentation(
      title: "1920s", synonyms: ["20s", "twenties", "20's"]),
    .the1930s: DisplayRepresentation(
      title: "1930s", synonyms: ["30s", "thirties", "30's"]),
    .the1940s: DisplayRepresentation(
      title: "1940s", synonyms: ["40s", "forties", "40's"]),
    .the1950s: DisplayRepresentation(
      title: "1950s", synonyms: ["50s", "fifties", "50's"]),
    .the1960s: DisplayRepresentation(
      title: "1960s", synonyms: ["60s", "sixties", "60's"]),
    .the1970s: DisplayRepresentation(
      title: "1970s", synonyms: ["70s", "seventies", "70's"]),
    .the1980s: DisplayRepresentation(
      title: "1980s", synonyms: ["80s", "eighties", "80's"]),
    .the1990s: DisplayRepresentation(
      title: "1990s", synonyms: ["90s", "nineties", "90's"]),
    .the2000s: DisplayRepresentation(
      title: "2000s", synonyms: ["2000's", "noughties", "00s"]),
    .the2010s: DisplayRepresentation(
      title: "2010s", synonyms: ["2010's", "twenty tens"]),
    .the2020s: DisplayRepresentation(
      title: "2020s", synonyms: ["2020's", "twenty twenties"]),
  ]

  /// The years that belong to it.
  var years: Range<Int> {
    let first = 1920 + 10 * (Self.allCases.firstIndex(of: self) ?? 0)
    return first..<first + 10
  }
}
