import AppIntents

extension [Film] {
  /// The names of the first films, each in the language of whoever reads them:
  /// `Toy Story; A Bug's Life; Toy Story 2`.
  var summary: LocalizedStringResource { summary { _ in nil } }

  /// The same, with something about each film: `Toy Story (5); A Bug's Life (4)`.
  func summary(adding detail: (Film) -> String?) -> LocalizedStringResource {
    .joining(map { (name: $0.name, detail: detail($0)) })
  }
}

extension [Director] {
  /// Their names: `Joel Coen; Ethan Coen`.
  var names: LocalizedStringResource { .joining(map { (name: $0.name, detail: nil) }) }
}

extension [FilmList] {
  /// Their names: `Watchlist; Weekend`.
  var names: LocalizedStringResource {
    .joining(map { (name: $0.localizedStringResource, detail: nil) })
  }
}

extension [Date] {
  /// Days in figures, which read alike in all languages of the app: `2026-11-21, 2026-12-24`.
  var figures: String {
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    return sorted().map { $0.formatted(style) }.joined(separator: ", ")
  }
}

extension LocalizedStringResource {
  /// How many names a sentence holds before nobody reads it.
  private static let mostNames = 10

  /// The first of some names in one text. Titles have commas of their own.
  fileprivate static func joining(
    _ names: [(name: LocalizedStringResource, detail: String?)]
  ) -> LocalizedStringResource {
    var text = String.LocalizationValue.StringInterpolation(
      literalCapacity: 2 * mostNames, interpolationCount: 2 * mostNames)
    for (place, entry) in names.prefix(mostNames).enumerated() {
      if place > 0 { text.appendLiteral("; ") }
      text.appendInterpolation(entry.name)
      if let detail = entry.detail {
        text.appendLiteral(" (")
        text.appendInterpolation(detail)
        text.appendLiteral(")")
      }
    }
    if names.count > mostNames { text.appendLiteral(" …") }
    return LocalizedStringResource(String.LocalizationValue(stringInterpolation: text))
  }
}
