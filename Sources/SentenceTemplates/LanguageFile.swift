import AppManifest

/// What one file of sentence templates says, or several that have been merged.
struct LanguageFile {
  var code: String?
  /// The intents in the order in which they first come, which decides ties.
  var intents: [(name: String, blocks: [Block])] = []
  var lists: [String: ValueList] = [:]
  var rules: [String: String] = [:]
  var skipWords: [String] = []
  var ignoresWhitespace: Bool?
  /// The lists and rules that templates name.
  var references: [TemplateReference] = []
  /// True if something is written that only templates of today have.
  var showsRecentEdition = false
  /// True if some blocks are a user's own, which beat published ones.
  private(set) var hasOwnSentences = false
  /// Where the file's object stands in it.
  var offset = 0

  /// A block of sentences, and what its templates are known by.
  struct Block {
    var block: SentenceBlock
    var scope: TemplateScope?

    init(_ block: SentenceBlock, _ scope: TemplateScope?) {
      self.block = block
      self.scope = scope
    }
  }
}

extension LanguageFile {
  /// Adds what another file says, as Home Assistant merges `custom_sentences` into its own: arrays
  /// are appended, objects are merged key by key, and anything else is replaced.
  mutating func merge(_ other: LanguageFile) {
    code = other.code ?? code
    ignoresWhitespace = other.ignoresWhitespace ?? ignoresWhitespace
    showsRecentEdition = showsRecentEdition || other.showsRecentEdition
    hasOwnSentences = hasOwnSentences || other.hasOwnSentences
    skipWords += other.skipWords
    rules.merge(other.rules) { $1 }
    lists.merge(other.lists) { $0.merging($1) }
    references += other.references
    for (name, blocks) in other.intents {
      if let known = intents.firstIndex(where: { $0.name == name }) {
        intents[known].blocks += blocks
      } else {
        intents.append((name, blocks))
      }
    }
  }

  /// The templates as a manifest has them.
  func sentences(edition: SentenceSet.Edition) -> SentenceSet {
    SentenceSet(
      edition: edition, lists: lists, rules: rules, skipWords: skipWords,
      ignoresWhitespace: ignoresWhitespace ?? false,
      blocks: intents.flatMap { $0.blocks.map(\.block) }, preferredSlot: Self.preferredSlot,
      preferredMetadata: hasOwnSentences ? Self.preferredMetadata : nil)
  }

  /// Marks all blocks as a user's own, as Home Assistant marks `custom_sentences`.
  mutating func markAsOwn() {
    hasOwnSentences = true
    for intent in intents.indices {
      for block in intents[intent].blocks.indices {
        intents[intent].blocks[block].block.metadata[Self.preferredMetadata] = true
      }
    }
  }

  private static let preferredMetadata = "hass_custom_sentence"

  /// The slot that wins over others where several sentences match, in Home Assistant.
  static let preferredSlot = "name"
}

extension ValueList {
  /// The list with what another file says of it. As in hassil, values hide a range, and a range
  /// hides a wildcard.
  fileprivate func merging(_ other: ValueList) -> ValueList {
    switch (self, other) {
    case (.values(let first), .values(let second)): .values(first + second)
    case (.values, _): self
    case (_, .values): other
    case (.range, .wildcard): self
    default: other
    }
  }
}
