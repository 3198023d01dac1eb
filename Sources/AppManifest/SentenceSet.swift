package import TemplateGrammar

/// Sentence templates of one language, with the lists and rules that they use.
///
/// This is the manifest's form of a hassil language file. The order of ``blocks``, of the
/// sentences in them and of the values in a list decides ties, so all three are arrays.
public struct SentenceSet: Equatable, Sendable {
  /// The edition of the template semantics.
  public var edition: Edition
  /// Lists of values, by name.
  public var lists: [String: ValueList]
  /// Expansion rules, by name.
  public var rules: [String: String]
  /// Words that may stand anywhere and mean nothing.
  public var skipWords: [String]
  /// True when white space carries no meaning in the language's writing.
  public var ignoresWhitespace: Bool
  /// The sentences, in order of precedence.
  public var blocks: [SentenceBlock]
  /// The slot whose match beats others, as `name` does in Home Assistant.
  public var preferredSlot: String?
  /// The key of a block's metadata whose truth makes the block's matches beat all others, as the
  /// sentences of a user's own beat Home Assistant's.
  public var preferredMetadata: String?

  /// Creates a set of sentences.
  public init(
    edition: Edition = .v3_0, lists: [String: ValueList] = [:], rules: [String: String] = [:],
    skipWords: [String] = [], ignoresWhitespace: Bool = false, blocks: [SentenceBlock] = [],
    preferredSlot: String? = nil, preferredMetadata: String? = nil
  ) {
    self.edition = edition
    self.lists = lists
    self.rules = rules
    self.skipWords = skipWords
    self.ignoresWhitespace = ignoresWhitespace
    self.blocks = blocks
    self.preferredSlot = preferredSlot
    self.preferredMetadata = preferredMetadata
  }

  /// The edition of the template semantics.
  public enum Edition: String, CaseIterable, Equatable, Sendable {
    case v3_0 = "3.0"
    case v3_12 = "3.12"

    /// How templates of the edition are written.
    package var dialect: TemplateDialect {
      switch self {
      case .v3_0: .sentence3_0
      case .v3_12: .sentence3_12
      }
    }
  }
}

/// Sentences of one intent that share slots and conditions.
public struct SentenceBlock: Equatable, Sendable {
  /// The intent that the sentences mean.
  public var intent: String
  /// The sentence templates.
  public var sentences: [String]
  /// Slots set by the block itself.
  public var slots: [String: Value]
  /// What the context must hold.
  public var requiresContext: [String: ContextCondition]
  /// What the context must not hold. A condition without values excludes nothing.
  public var excludesContext: [String: ContextCondition]
  /// Words of which at least one must stand in the utterance, where there are any.
  public var requiredKeywords: [String]
  /// Lists that only this block sees.
  public var lists: [String: ValueList]
  /// Rules that only this block sees.
  public var rules: [String: String]
  /// The name of the response to give. Passed through.
  public var response: String?
  /// Anything else. Passed through.
  public var metadata: [String: Value]

  /// Creates a block.
  public init(
    intent: String, sentences: [String], slots: [String: Value] = [:],
    requiresContext: [String: ContextCondition] = [:],
    excludesContext: [String: ContextCondition] = [:], requiredKeywords: [String] = [],
    lists: [String: ValueList] = [:], rules: [String: String] = [:], response: String? = nil,
    metadata: [String: Value] = [:]
  ) {
    self.intent = intent
    self.sentences = sentences
    self.slots = slots
    self.requiresContext = requiresContext
    self.excludesContext = excludesContext
    self.requiredKeywords = requiredKeywords
    self.lists = lists
    self.rules = rules
    self.response = response
    self.metadata = metadata
  }
}

/// A condition on one key of the context.
public struct ContextCondition: Equatable, Sendable {
  /// The values that fit. Empty: any value fits where one is required.
  public var values: [Value]
  /// The slot that takes the key's value, if any.
  public var slot: String?

  /// Creates a condition.
  public init(values: [Value], slot: String? = nil) {
    self.values = values
    self.slot = slot
  }
}

/// What a list in a template can match.
public enum ValueList: Equatable, Sendable {
  /// Any of some texts.
  case values([ListValue])
  /// A number in a range.
  case range(NumberRange)
  /// Any text.
  case wildcard
}

/// One text that a list matches, and what it stands for.
public struct ListValue: Equatable, Sendable {
  /// The text that is typed. It may be a template.
  public var input: String
  /// What it stands for. `nil`: the text as it was typed.
  public var output: Value?
  /// The identifier of the entity that it names, if it names one.
  public var id: String?
  /// Facts that blocks can require or exclude.
  public var context: [String: Value]
  /// Anything else. Passed through.
  public var metadata: [String: Value]

  /// Creates a value of a list.
  public init(
    input: String, output: Value? = nil, id: String? = nil, context: [String: Value] = [:],
    metadata: [String: Value] = [:]
  ) {
    self.input = input
    self.output = output
    self.id = id
    self.context = context
    self.metadata = metadata
  }
}

/// A range of numbers, in digits or in words.
public struct NumberRange: Equatable, Sendable {
  /// The smallest number, inclusive.
  public var from: Int
  /// The largest number, inclusive.
  public var to: Int
  /// The distance between numbers.
  public var step: Int
  /// The fractions that may follow a number.
  public var fractions: Fractions?
  /// What a typed number is multiplied by.
  public var multiplier: Double?
  /// True when digits match.
  public var digits: Bool
  /// True when number words match.
  public var words: Bool
  /// The language of the number words. `nil`: the utterance's.
  public var wordsLanguage: String?

  /// Creates a range.
  public init(
    from: Int, to: Int, step: Int = 1, fractions: Fractions? = nil, multiplier: Double? = nil,
    digits: Bool = true, words: Bool = true, wordsLanguage: String? = nil
  ) {
    self.from = from
    self.to = to
    self.step = step
    self.fractions = fractions
    self.multiplier = multiplier
    self.digits = digits
    self.words = words
    self.wordsLanguage = wordsLanguage
  }

  /// The fractions that may follow a number.
  public enum Fractions: String, CaseIterable, Equatable, Sendable {
    case halves
    case tenths
  }
}
