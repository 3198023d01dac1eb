import TextAnalysis

/// Tells by the capital letters of an utterance what is a name, and where it ends.
///
/// *"i saw Soul" → `soul` stands there as a name. "rate The Spirit of St. Louis" → `the spirit` is part
/// of a longer one.*
struct NameCapitals {
  private let typed: [UInt8]
  private let text: AnalyzedText
  /// False where all letters are capitals, or none.
  private let tells: Bool

  init(_ utterance: String, _ text: AnalyzedText) {
    typed = Array(utterance.utf8)
    self.text = text
    tells = utterance.contains(where: \.isUppercase) && utterance.contains(where: \.isLowercase)
  }

  /// True for a name that begins with a capital within a sentence.
  func stands(_ span: Range<Int>) -> Bool {
    tells && span.lowerBound > 0 && isCapital(lastWord(of: span))
  }

  /// True if the word before a name or the one after it begins with a capital as well.
  func goesOn(_ span: Range<Int>) -> Bool {
    guard tells, isCapital(lastWord(of: span)) else { return false }
    if span.upperBound + 1 < text.bytes.count, isCapital(span.upperBound + 1) { return true }
    guard span.lowerBound > 1 else { return false }
    let before = lastWord(of: 0..<span.lowerBound - 1)
    return before > 0 && isCapital(before)
  }

  private func lastWord(of span: Range<Int>) -> Int {
    let space = text.bytes[span].lastIndex(of: UInt8(ascii: " "))
    return space.map { $0 + 1 } ?? span.lowerBound
  }

  /// True if a capital stands where a normalized byte came from. Letters of other scripts than ASCII's
  /// tell nothing.
  private func isCapital(_ place: Int) -> Bool {
    guard text.sourceStarts.indices.contains(place),
      typed.indices.contains(Int(text.sourceStarts[place]))
    else { return false }
    return typed[Int(text.sourceStarts[place])] &- UInt8(ascii: "A") < 26
  }
}
