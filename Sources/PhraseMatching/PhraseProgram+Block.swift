package import AppManifest

extension PhraseProgram {
  /// What the sentences of a block share.
  package final class Block: Sendable {
    package let intent: String
    package let fixedSlots: [(name: String, value: Value)]
    let requires: [(key: String, condition: ContextCondition)]
    let excludes: [(key: String, condition: ContextCondition)]
    let keywords: [Keyword]
    package let response: String?
    /// Passed through. `nil` where there is none.
    package let metadata: [String: Value]?
    /// True if the block's matches beat those of all blocks that are not preferred.
    package let isPreferred: Bool
    /// Where the block stands among the manifest's shortcuts, or its sentence blocks.
    package let order: Int
    /// True for phrases that bypass the app.
    package let isNegative: Bool
    /// True for phrases that give way to the app's own, and are only matched as written.
    package let isGenerated: Bool

    /// True if the context and the words of the utterance do not matter.
    let isUnconditional: Bool
    /// True if a required context key is copied to a slot.
    let copiesContext: Bool

    init(
      intent: String, order: Int, fixedSlots: [String: Value] = [:],
      requires: [String: ContextCondition] = [:], excludes: [String: ContextCondition] = [:],
      keywords: [Keyword] = [], response: String? = nil, metadata: [String: Value] = [:],
      isPreferred: Bool = false, isNegative: Bool = false, isGenerated: Bool = false
    ) {
      func sorted(_ conditions: [String: ContextCondition]) -> ContextRules.Conditions {
        conditions.sorted { $0.key < $1.key }.map { (key: $0.key, condition: $0.value) }
      }
      self.intent = intent
      self.order = order
      self.fixedSlots = fixedSlots.sorted { $0.key < $1.key }.map {
        (name: $0.key, value: $0.value)
      }
      self.requires = sorted(requires)
      self.excludes = sorted(excludes)
      self.keywords = keywords
      isUnconditional = requires.isEmpty && excludes.isEmpty && keywords.isEmpty
      copiesContext = requires.values.contains { $0.slot != nil }
      self.response = response
      self.metadata = metadata.isEmpty ? nil : metadata
      self.isPreferred = isPreferred
      self.isNegative = isNegative
      self.isGenerated = isGenerated
    }

    /// True if the block gives a slot a value that is not typed.
    func sets(_ slot: String) -> Bool {
      fixedSlots.contains { $0.name == slot } || requires.contains { $0.condition.slot == slot }
    }
  }
}
