import TextAnalysis

/// Normalizes one text over and over, to be timed.
final class AnalysisProbe {
  private let analyzer: TextAnalyzer
  private let text: String
  private var analyzed = AnalyzedText()

  /// Prepares to normalize a text.
  ///
  /// - Throws: ``WrongAnswer`` if it does not come to `normalized`.
  init(_ text: String, normalized: String, language: String = "en") throws {
    analyzer = TextAnalyzer(profile: TextProfile(language: language))
    self.text = text
    analyzer.analyze(text, into: &analyzed)
    let found = String(decoding: analyzed.bytes, as: UTF8.self)
    guard found == normalized else {
      throw WrongAnswer(text, expected: normalized, found: found)
    }
  }

  /// Normalizes the text.
  ///
  /// - Returns: How many bytes it came to.
  func run() -> Int {
    analyzer.analyze(text, into: &analyzed)
    return analyzed.bytes.count
  }
}
