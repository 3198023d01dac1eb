import TextAnalysis

/// Settings of a router.
///
/// The standard ones suit people who type. They are what keeps the work for one utterance bounded,
/// so raising them for text from strangers gives that up.
///
/// ```swift
/// var options = RouterOptions()
/// options.limits.utteranceWords = 5
/// let brief = try Router(manifest: app, options: options)
/// print(brief.route("rate ratatouille 5 stars").kind)  // → run
/// print(brief.route("please rate the film ratatouille 5 stars").kind)  // → reject
/// ```
///
/// How far an utterance may stray from a phrase is not set here: that is the app's own choice, in
/// the policies of its manifest.
public struct RouterOptions: Sendable {
  /// The limits on utterances.
  public var limits: Limits
  /// How many options a decision carries at most: the best ones, in their order. A dialogue shows
  /// ten at a time.
  public var maximumOptions: Int

  /// Creates settings; by default the standard limits.
  public init(limits: Limits = .standard, maximumOptions: Int = 100) {
    self.limits = limits
    self.maximumOptions = maximumOptions
  }

  /// Limits on what people type. Longer utterances are rejected unread, with the reason `tooLong`,
  /// before anything is normalized.
  ///
  /// - Complexity: O(1) for utterances of few bytes, else O(bytes), to count.
  public struct Limits: Sendable {
    /// 4 KiB, 512 code points and 128 words, and 300,000 steps.
    public static let standard = Limits()
    /// No limits but the matcher's own, of a megabyte.
    public static let none = Limits(
      utteranceBytes: .max, utteranceScalars: .max, utteranceWords: .max, workSteps: .max)
    /// The most UTF-8 bytes that an utterance may have.
    public var utteranceBytes: Int
    /// The most Unicode code points that an utterance may have.
    public var utteranceScalars: Int
    /// The most runs of characters between white space that an utterance may have.
    public var utteranceWords: Int
    /// The most steps that matching phrases may take, and the most that looking names up may.
    ///
    /// A step is some nanoseconds: two letters compared, a name looked at. They are counted and not
    /// timed, so that an utterance gets the same answer on any machine. Beyond them the decision rests
    /// on what is known by then: a question, or a rejection with the reason `tooMuchWork`.
    public var workSteps: Int

    /// Creates limits from their parts.
    public init(
      utteranceBytes: Int = 4096, utteranceScalars: Int = 512, utteranceWords: Int = 128,
      workSteps: Int = 300_000
    ) {
      self.utteranceBytes = utteranceBytes
      self.utteranceScalars = utteranceScalars
      self.utteranceWords = utteranceWords
      self.workSteps = workSteps
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
