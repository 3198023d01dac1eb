/// What an utterance may measure at most, checked before anything is done with it.
///
/// Normalization can make text eighteen times longer and ICU's dictionaries are slow on long runs,
/// so text longer than people type is refused at once.
package struct TextLimits: Hashable, Sendable {
  /// The most bytes of UTF-8.
  package var maximumBytes: Int
  /// The most Unicode scalars.
  package var maximumScalars: Int
  /// The most runs of characters between ASCII white space.
  package var maximumTokens: Int

  package init(maximumBytes: Int = 4096, maximumScalars: Int = 512, maximumTokens: Int = 128) {
    self.maximumBytes = maximumBytes
    self.maximumScalars = maximumScalars
    self.maximumTokens = maximumTokens
  }

  /// The limits that hold unless an application sets others.
  package static let standard = TextLimits()

  /// No limits, for those who trust their input.
  package static let none = TextLimits(
    maximumBytes: .max, maximumScalars: .max, maximumTokens: .max)

  /// A limit that a text exceeds.
  package enum Excess: Hashable, Sendable {
    case bytes, scalars, tokens
  }

  /// The first limit that `text` exceeds, or nil if it may pass.
  ///
  /// - Complexity: O(1) for what people type, at most O(min(*n*, *limit*)).
  package func excess(of text: String) -> Excess? {
    let count = text.utf8.count
    if count > maximumBytes { return .bytes }
    // So few bytes cannot be too many scalars, nor too many tokens with white space between.
    if count <= maximumScalars && count / 2 < maximumTokens { return nil }
    return countedExcess(of: text)
  }

  private func countedExcess(of text: String) -> Excess? {
    var scalars = 0
    var tokens = 0
    var isInToken = false
    for byte in text.utf8 {
      if byte & 0xC0 != 0x80 { scalars += 1 }
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isSpace && !isInToken { tokens += 1 }
      isInToken = !isSpace
      if scalars > maximumScalars { return .scalars }
      if tokens > maximumTokens { return .tokens }
    }
    return nil
  }

  /// True if `text` exceeds no limit.
  package func allow(_ text: String) -> Bool { excess(of: text) == nil }
}
