import AppManifest
import MappedImage
import TextAnalysis

/// A program while it is being built.
struct ProgramParts {
  let profile: TextProfile
  let edition: SentenceSet.Edition?
  let preferredSlot: SlotID?
  var nodes: [PhraseProgram.Node] = []
  var branches: [NodeID] = []
  var literals: [UInt8] = []
  var slotNames: [String] = []
  var sentences: [PhraseProgram.Sentence] = []
  var blocks: [PhraseProgram.Block] = []
  var blockFilters: [FilterID] = []
  var values = ValueTableParts()
  var ranges: [NumberRange] = []
  var skipWords: [[UInt8]] = []
  var filters: [ListFilter] = []
  var lists: [String: ListID] = [:]

  init(profile: TextProfile, edition: SentenceSet.Edition?, preferredSlot: SlotID?) {
    self.profile = profile
    self.edition = edition
    self.preferredSlot = preferredSlot
  }
}

/// What a program is made of, whether it was just compiled or lies in an image.
struct ProgramContents {
  var profile: TextProfile
  var edition: SentenceSet.Edition?
  var preferredSlot: SlotID?
  var slotNames: [String]
  var sentences: [PhraseProgram.Sentence]
  var blocks: [PhraseProgram.Block]
  /// For each block, its conditions on the context among ``filters``.
  var blockFilters: [FilterID]
  var graph: PhraseProgram.Graph
  var values: ValueTable
  var ranges: [NumberRange]
  var skipWords: [[UInt8]]
  var filters: [ListFilter]
  var lists: [String: ListID]

  init(_ parts: ProgramParts) {
    profile = parts.profile
    edition = parts.edition
    preferredSlot = parts.preferredSlot
    slotNames = parts.slotNames
    sentences = parts.sentences
    blocks = parts.blocks
    blockFilters = parts.blockFilters
    graph = PhraseProgram.Graph(
      nodes: Section(parts.nodes), branches: Section(parts.branches),
      literals: Section(parts.literals))
    values = parts.values.finish()
    ranges = parts.ranges
    skipWords = parts.skipWords
    filters = parts.filters
    lists = parts.lists
  }
}
