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
  let blockFilters: [FilterID]
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
  let lists: [String: ListID]
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
    entrances = contents.entrances
    prefersBlocks = contents.blocks.contains(where: \.isPreferred)
    graph = contents.graph
    branchTests = BranchTests(graph)
    templatesSupply = contents.graph.nodes.elements.reduce(0) {
      $1.kind == .valueEnd ? $0 | $1.supplies : $0
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

  /// Where a sentence starts in the graph, and which block it belongs to.
  struct Entrance: Sendable {
    var start: NodeID
    var block: Int
    /// What the block asks of values, among the program's filters.
    var filter: FilterID
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
    let start: NodeID
    package let block: Int
    /// The template as it was written.
    package let text: String
    /// Where skip words may go. Edition 3.0 removes them everywhere.
    let skipRule: SkipRule
  }
}

extension ProgramContents {
  /// Where each sentence starts, with what its block says.
  fileprivate var entrances: [PhraseProgram.Entrance] {
    let preferred = preferredSlot.map { slotNames[$0.index] }
    let needs = WildcardNeeds(graph, preferredSlot: preferredSlot)
    return sentences.map { sentence in
      let block = blocks[sentence.block]
      return PhraseProgram.Entrance(
        start: sentence.start, block: sentence.block, filter: blockFilters[sentence.block],
        setsPreferredSlot: preferred.map(block.sets) ?? false, isPreferred: block.isPreferred,
        needsWildcard: needs[sentence.start], isUnconditional: block.isUnconditional)
    }
  }
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
