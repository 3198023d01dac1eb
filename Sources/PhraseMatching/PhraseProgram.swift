package import AppManifest
import MappedImage
package import TextAnalysis

/// All templates of one language, compiled: immutable, shared between threads, and small.
///
/// A program is a graph of nodes without cycles. Every sentence starts at a node of its own and
/// ends at its accept node; rules and lists that are templates are copied in place. The fast
/// automaton and the capture search both walk this graph.
package final class PhraseProgram: Sendable {
  /// How utterances are normalized before they are matched.
  package let profile: TextProfile
  /// The edition of the sentence-template semantics, `nil` for an app's own phrases.
  package let edition: SentenceSet.Edition?
  /// The slot whose typed match beats others.
  package let preferredSlot: SlotID?
  package let slotNames: [String]
  package let sentences: [Sentence]
  package let blocks: [Block]
  /// For each block, its conditions on the context among ``filters``.
  let blockFilters: [UInt32]
  /// The graph: nodes, the branches of all branch nodes, and the text of all literals.
  let graph: Graph
  /// What the text must hold where a branch is to be taken.
  let branchTests: BranchTests
  /// The required context keys, one bit each, that any value which is a template supplies.
  let templatesSupply: UInt8
  /// For each sentence, its first node and its block.
  let entrances: [Entrance]
  /// True if some blocks beat others.
  let prefersBlocks: Bool
  /// The values of lists, and the automaton over their texts.
  let values: ValueTable
  let ranges: [NumberRange]
  /// The words that may stand anywhere and mean nothing, longest first.
  let skipWords: [[UInt8]]
  /// The conditions that references to lists refer to by number.
  let filters: [ListFilter]
  /// The lists whose values can change, by name.
  let lists: [String: UInt32]
  /// How the lists differ from what was compiled, if they do.
  private let changed: ChangedLists?
  var changes: ListChanges? { changed?.changes }
  /// Finds the values that the lists hold by now.
  let finder: ValueFinder

  init(_ contents: ProgramContents) {
    profile = contents.profile
    edition = contents.edition
    preferredSlot = contents.preferredSlot
    slotNames = contents.slotNames
    sentences = contents.sentences
    blocks = contents.blocks
    blockFilters = contents.blockFilters
    let preferred = contents.preferredSlot.map { contents.slotNames[Int($0)] }
    let needs = WildcardNeeds(contents.graph, preferredSlot: contents.preferredSlot)
    entrances = contents.sentences.map { sentence in
      Entrance(
        start: sentence.start, block: Int32(sentence.block),
        filter: contents.blockFilters[sentence.block],
        setsPreferredSlot: preferred.map { contents.blocks[sentence.block].sets($0) } ?? false,
        isPreferred: contents.blocks[sentence.block].isPreferred,
        needsWildcard: needs[sentence.start],
        isUnconditional: contents.blocks[sentence.block].isUnconditional)
    }
    prefersBlocks = contents.blocks.contains(where: \.isPreferred)
    graph = contents.graph
    branchTests = BranchTests(graph)
    templatesSupply = contents.graph.nodes.elements.reduce(0) {
      $1.kind == .valueEnd ? $0 | $1.flags : $0
    }
    values = contents.values
    ranges = contents.ranges
    skipWords = contents.skipWords
    filters = contents.filters
    lists = contents.lists
    changed = nil
    finder = ValueFinder(values, nil)
  }

  /// The same program with other changes to its lists. Everything else is shared.
  init(_ program: PhraseProgram, changes: ListChanges) {
    profile = program.profile
    edition = program.edition
    preferredSlot = program.preferredSlot
    slotNames = program.slotNames
    sentences = program.sentences
    blocks = program.blocks
    blockFilters = program.blockFilters
    entrances = program.entrances
    prefersBlocks = program.prefersBlocks
    graph = program.graph
    branchTests = program.branchTests
    templatesSupply = program.templatesSupply
    values = program.values
    ranges = program.ranges
    skipWords = program.skipWords
    filters = program.filters
    lists = program.lists
    let changed = ChangedLists(changes)
    self.changed = changed
    finder = ValueFinder(values, changed)
  }

  /// The parts of the graph, in memory that never moves, so that inner loops can point to it.
  struct Graph: Sendable {
    let nodes: Section<Node>
    let branches: Section<NodeID>
    let literals: Section<UInt8>
  }

  /// One step of a template.
  package struct Node: Sendable, BitwiseCopyable {
    var kind: Kind
    /// For literals: 1 if the chunk ends a word, 2 if it begins with a space, 4 if it is blank.
    /// For wildcards: 1 if white space follows directly. For ranges: 1 if any number in digits
    /// fits, 2 if number words do not score.
    var flags: UInt8 = 0
    /// For literals the score; for values and ranges the slot.
    var small: UInt16 = 0
    /// An offset into ``literals`` or ``branches``, or the list, range, sentence or value.
    var payload: UInt32 = 0
    /// How many bytes or branches; for lists the context filter.
    var count: UInt32 = 0
    /// The node that follows.
    var next: NodeID = 0

    enum Kind: UInt8, Sendable, BitwiseCopyable {
      case literal, branch, list, range, wildcard, valueStart, valueEnd, accept, never
    }

    var literalScore: Int32 { Int32(small) }

    static let endsInSpace: UInt8 = 1
    static let startsWithSpace: UInt8 = 2
    static let isBlank: UInt8 = 4
    static let endsWord: UInt8 = 1
    static let takesAnyNumber: UInt8 = 1
    static let scoresNothing: UInt8 = 2
  }

  /// Where a sentence starts in the graph, and which block it belongs to.
  struct Entrance: Sendable {
    var start: NodeID
    var block: Int32
    /// What the block asks of values, among the program's filters.
    var filter: UInt32
    /// True if the block itself gives the preferred slot a value.
    var setsPreferredSlot: Bool
    /// True if the sentence's block beats those that are not preferred.
    var isPreferred: Bool
    /// True if no match is without a wildcard, and none has the preferred slot typed.
    var needsWildcard: Bool
    /// True if the context and the words of the utterance do not matter.
    var isUnconditional: Bool
  }

  /// A template, compiled.
  package struct Sentence: Sendable {
    package let start: NodeID
    package let block: Int
    /// The template as it was written.
    package let text: String
    /// Where skip words may go. Edition 3.0 removes them everywhere.
    let skipRule: SkipRule
  }

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

/// The position of a node in a program.
package typealias NodeID = UInt32
/// The position of a slot's name in a program.
package typealias SlotID = UInt16

extension SlotID {
  /// The slot of what is matched but not reported, such as the app's name.
  static let unreported = SlotID.max
}

extension PhraseProgram {
  /// The value and the identifier that a matched value of a list stands for.
  package func entry(_ index: Int) -> (output: Value?, id: String?) {
    let entry = listEntry(index)
    return (entry.output, entry.id)
  }

  /// A range, by the number that captures refer to it with.
  package func range(_ index: Int) -> NumberRange { ranges[index] }

  /// The slots that a match copies from the context: the given one, overlaid with the contexts of
  /// the matched values.
  package func contextSlots(
    of match: PhraseMatch, given: [String: Value]
  ) -> [(name: String, value: Value)] {
    let block = blocks[sentences[match.sentence].block]
    guard block.copiesContext else { return [] }
    var context = given
    for case .value(let index) in match.captures.lazy.map(\.content) {
      context.merge(self.context(of: listEntry(index))) { _, new in new }
    }
    return block.requires.compactMap { required in
      guard let slot = required.condition.slot, let value = context[required.key] else {
        return nil
      }
      return (slot, ContextRules.plain(value))
    }
  }
}

extension PhraseProgram {
  /// True for a match of a phrase that bypasses the app.
  package func isNegative(_ match: PhraseMatch) -> Bool {
    blocks[sentences[match.sentence].block].isNegative
  }
}
