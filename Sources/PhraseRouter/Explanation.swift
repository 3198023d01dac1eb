public import Dialogue

/// How a decision came about.
public struct Explanation: Sendable {
  /// The decision itself, the same that ``Router/route(_:language:context:)`` gives.
  public var decision: Decision
  /// The text that was matched.
  public var normalizedText: String = ""
  /// The words that were found.
  public var tokens: [Token] = []
  /// The templates that were considered, best first.
  public var candidates: [ConsideredCandidate] = []
  /// The names that were looked up.
  public var lookups: [Lookup] = []

  /// A word of the utterance.
  public struct Token: Sendable {
    /// The word as it was matched.
    public var text: String
    /// The typed characters it came from, in Unicode code points.
    public var range: Range<Int>
  }

  /// A template that was considered.
  public struct ConsideredCandidate: Sendable {
    /// The intent that it means.
    public var intent: String
    /// The template as it was written.
    public var template: String
    /// "chosen", or why it lost.
    public var verdict: String
    /// How far the utterance strays from it.
    public var cost: Double
    /// What its slots took, as typed.
    public var slots: [String: String]
  }

  /// A name that was looked up.
  public struct Lookup: Sendable {
    /// The slot that it was looked up for.
    public var slot: String
    /// The text that was looked up.
    public var text: String
    /// What was found, best first.
    public var hits: [Option]
  }

  /// Creates an explanation that says nothing yet but the decision.
  public init(decision: Decision) { self.decision = decision }
}
