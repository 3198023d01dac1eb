public import Dialogue

/// How a decision came about.
///
/// ```swift
/// let explanation = router.explain("rate ratatouille 5 stars")
/// for candidate in explanation.candidates { print(candidate.verdict) }
/// // → chosen
/// // → “ratatouille 5 stars” is no film that is known
/// ```
///
/// It holds what was typed, as it is: escape it before it goes to a terminal, and keep it out of
/// logs that others read. The wording of a verdict may change with any version; its case does not.
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
  /// True if the utterance took all the steps that ``RouterOptions/Limits/workSteps`` allows, so that
  /// something was not looked for.
  public var isCutShort = false
  /// What the utterance was ranked as where no phrase says it, the likeliest first.
  public var ranked: [RankedIntent] = []

  /// An action that an utterance may mean by what the app's phrases have taught.
  public struct RankedIntent: Sendable {
    /// The intent. Empty: nothing of the app.
    public var intent: String
    /// How likely that is.
    public var probability: Double
    /// What of the utterance weighed most for it and, below 0, against it.
    public var features: [Feature]

    /// A word, a pair of words, or characters within a word between `…`; `{Film}` stands for a name.
    public struct Feature: Sendable {
      /// What it is.
      public var text: String
      /// How much it weighed.
      public var weight: Double
    }
  }

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
    /// That it was chosen, or why it lost.
    public var verdict: Verdict
    /// How far the utterance strays from it.
    public var cost: Double
    /// Why it is asked about before it runs, where the intent's risk asks for that.
    public var doubts: Doubts = []
    /// What its slots took, as typed.
    public var slots: [String: String]
  }

  /// What became of a template that was considered.
  public enum Verdict: Equatable, Sendable {
    /// The decision rests on it.
    case chosen
    /// What was typed for a slot names nothing that is known.
    case unknown(text: String, slot: String)
    /// Too little was typed of the template itself to tell what is wanted.
    case saysTooLittle
    /// A phrase that the app wrote fits, and this one was generated.
    case ownPhraseFits
    /// The utterance strays further from it.
    case straysFurther
    /// Fewer of its own words matched.
    case fewerLiterals
    /// It fits as well, but another stands first in the manifest, or knows the names better.
    case standsLater
    /// A sentence template whose required or excluded context is not given.
    case contextDiffers
    /// A sentence template that lost to another, by the rule that they differ in first.
    case sentence(MatchDifference)
  }

  /// The rule by which one match of sentence templates goes before another.
  public enum MatchDifference: Equatable, Sendable {
    /// The other is of a block that goes before all others.
    case preferredBlock
    /// The preferred slot is shorter in the other, or stands in it alone.
    case preferredSlot(String)
    /// The other has fewer wildcards.
    case wildcards
    /// More of the other's own words matched.
    case literals
    /// The other's wildcards take less text.
    case wildcardLength
    /// The name of the other's intent comes first.
    case intent
    /// The same template fits in another way, which is tried first.
    case otherWay
    /// The other stands first.
    case order
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

extension Explanation.Verdict: CustomStringConvertible {
  /// True if the decision rests on the template.
  public var isChosen: Bool { self == .chosen }

  /// The verdict in plain words.
  public var description: String {
    switch self {
    case .chosen: "chosen"
    case .unknown(let text, let slot): "“\(text)” is no \(slot) that is known"
    case .saysTooLittle: "its own words say too little"
    case .ownPhraseFits: "a phrase that the app wrote fits"
    case .straysFurther: "the utterance strays further from it"
    case .fewerLiterals: "fewer of its own words matched"
    case .standsLater:
      "another template fits as well and stands first, or knows the names better"
    case .contextDiffers: "it does not suit the context"
    case .sentence(let difference): difference.description
    }
  }
}

extension Explanation.MatchDifference: CustomStringConvertible {
  /// The rule in plain words.
  public var description: String {
    switch self {
    case .preferredBlock: "another match is of a block that goes before all others"
    case .preferredSlot(let name): "its \(name) is shorter, or missing"
    case .wildcards: "it has more wildcards"
    case .literals: "fewer of its own words matched"
    case .wildcardLength: "its wildcards take more text"
    case .intent: "it fits as well, and its intent's name comes later"
    case .otherWay: "the same template fits as well in another way, which is tried first"
    case .order: "another template fits as well and stands first"
    }
  }
}
