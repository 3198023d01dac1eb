import AppIntents

extension [Film] {
  /// The names of the first films, each in the language of whoever reads them:
  /// `Toy Story; A Bug's Life; Toy Story 2`.
  var summary: LocalizedStringResource { summary { _ in nil } }

  /// The same, with something about each film: `Toy Story (5); A Bug's Life (4)`.
  func summary(
    adding detail: (Film) -> LocalizedStringResource?
  ) -> LocalizedStringResource {
    .joining(map { (name: $0.name, detail: detail($0)) })
  }
}

extension [Director] {
  /// Their names: `Joel Coen; Ethan Coen`.
  var names: LocalizedStringResource { .joining(map { (name: $0.name, detail: nil) }) }
}

extension [Date] {
  /// Days in words: `Saturday, November 21, 2026; Thursday, December 24, 2026`.
  var summary: LocalizedStringResource {
    .joining(map { (name: "\($0, format: .filmDay)", detail: nil) })
  }
}

extension Date.FormatStyle {
  /// How a day is said, in the language of whoever reads it.
  static var filmDay: Date.FormatStyle {
    Date.FormatStyle().weekday(.wide).day().month(.wide).year()
  }
}

extension LocalizedStringResource {
  /// How many names a sentence holds before nobody reads it.
  private static let mostNames = 10

  /// The first of some names in one text. Titles have commas of their own, so languages that part
  /// names by these part them otherwise here.
  fileprivate static func joining(
    _ names: [(name: LocalizedStringResource, detail: LocalizedStringResource?)]
  ) -> LocalizedStringResource {
    var text = String.LocalizationValue.StringInterpolation(
      literalCapacity: 2 * mostNames, interpolationCount: 2 * mostNames)
    for (place, entry) in names.prefix(mostNames).enumerated() {
      if place > 0 { text.appendInterpolation(separator) }
      text.appendInterpolation(entry.detail.map { "\(entry.name) (\($0))" } ?? entry.name)
    }
    if names.count > mostNames { text.appendLiteral(" …") }
    return LocalizedStringResource(String.LocalizationValue(stringInterpolation: text))
  }

  private static var separator: LocalizedStringResource { "; " }
}
