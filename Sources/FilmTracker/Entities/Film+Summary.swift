import AppIntents

extension [Film] {
  /// How many names a sentence holds before nobody reads it.
  private static let namesInSummary = 10

  /// The names of the first films, each in the language of whoever reads them:
  /// `Toy Story; A Bug's Life; Toy Story 2`. Titles have commas of their own.
  var summary: LocalizedStringResource {
    var text = String.LocalizationValue.StringInterpolation(
      literalCapacity: 2 * Self.namesInSummary, interpolationCount: Self.namesInSummary)
    for (place, film) in prefix(Self.namesInSummary).enumerated() {
      if place > 0 { text.appendLiteral("; ") }
      text.appendInterpolation(film.name)
    }
    if count > Self.namesInSummary { text.appendLiteral(" …") }
    return LocalizedStringResource(String.LocalizationValue(stringInterpolation: text))
  }
}
