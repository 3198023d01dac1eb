import TextAnalysis

/// Settings of a router.
public struct RouterOptions: Sendable {
  /// The limits on utterances.
  public var limits: Limits
  /// How many options a decision carries at most.
  public var maximumOptions: Int

  /// Creates settings; by default the standard limits.
  public init(limits: Limits = .standard, maximumOptions: Int = 100) {
    self.limits = limits
    self.maximumOptions = maximumOptions
  }

  /// Limits on what people type. Longer utterances are rejected unread.
  public struct Limits: Sendable {
    /// 4 KiB, 512 code points and 128 words.
    public static let standard = Limits()
    /// No limits but the matcher's own, of a megabyte.
    public static let none = Limits(
      utteranceBytes: .max, utteranceScalars: .max, utteranceWords: .max)
    /// The most UTF-8 bytes that an utterance may have.
    public var utteranceBytes: Int
    /// The most Unicode code points that an utterance may have.
    public var utteranceScalars: Int
    /// The most runs of characters between white space that an utterance may have.
    public var utteranceWords: Int

    /// Creates limits from their parts.
    public init(
      utteranceBytes: Int = 4096, utteranceScalars: Int = 512, utteranceWords: Int = 128
    ) {
      self.utteranceBytes = utteranceBytes
      self.utteranceScalars = utteranceScalars
      self.utteranceWords = utteranceWords
    }

    func allow(_ utterance: String) -> Bool {
      // No text has more code points or words than bytes.
      if utterance.utf8.count <= min(utteranceBytes, utteranceScalars, utteranceWords) {
        return true
      }
      return TextLimits(
        maximumBytes: utteranceBytes, maximumScalars: utteranceScalars,
        maximumTokens: utteranceWords
      ).allow(utterance)
    }
  }
}
