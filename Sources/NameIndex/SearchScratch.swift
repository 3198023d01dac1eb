package import BoundedWork

/// The memory that a search works in, to be kept and used again.
///
/// One search at a time may use it. Once warm, a search allocates little but its result.
package struct SearchScratch: Sendable {
  /// What all searches since it was last reset may take together. A search that finds it spent ends
  /// with what it has found.
  package var work = WorkBudget.unlimited
  /// The words that are near typed ones, for the searches that ask for them again.
  var neighbours = NeighbourMemory()
  var walk = NeighbourWalk()
  /// The text, then words that were joined from it.
  var text: [UInt8] = []
  /// The words of the text.
  var words: [TypedWord] = []
  /// What the units of all groupings may stand for.
  var alternatives: [Alternative] = []
  var units: [Unit] = []
  var groupings: [Grouping] = []
  /// Names found for one fit, as ``Candidate`` keys, until they are sorted.
  var candidates: [UInt64] = []
  var ascent = RangeMinima.Ascent()
  var letters: [UInt32] = []
  var otherLetters: [UInt32] = []
  var keys: [UInt64] = []
  var found: [WordID] = []
  var textForm = Squeezer(keepsBytes: true)
  var nameForm = Squeezer(keepsBytes: true)
  /// The entities that have a hit.
  var seen = EntitySet()
  /// The entities that one alternative has found.
  var gathered = EntitySet()
  var result = NameSearchResult()
  var limit = 0
  /// How many more names may be checked word by word for the present fit.
  var checksLeft = 0

  package init() {}

  /// True when the search has as many hits as wanted, and knows whether there are more.
  var isFull: Bool { result.total > limit }

  /// The first word that counts where front articles are set aside.
  var front: Int {
    words.count > 1 && words[0].traits.contains(.isArticle) ? 1 : 0
  }

  /// Forgets what was found of words, and begins to count anew.
  package mutating func forget(work: WorkBudget) {
    neighbours.removeAll()
    self.work = work
  }

  /// Forgets the last search.
  mutating func start(_ text: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.text.removeAll(keepingCapacity: true)
    self.text.append(contentsOf: text)
    words.removeAll(keepingCapacity: true)
    clearGroupings()
    seen.reset(capacity: limit + 1)
    result = NameSearchResult()
    self.limit = limit
  }

  mutating func clearGroupings() {
    alternatives.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    groupings.removeAll(keepingCapacity: true)
  }

  /// Counts a check of a name by its words; every eight words count as a name more.
  mutating func charge(_ words: Range<Int>) {
    checksLeft -= 1 + words.count / 8
    work.charge(4 + words.count * max(1, units.count))
    if work.isSpent { checksLeft = 0 }
  }

  /// Counts a look at a name that needs no check of its words.
  mutating func chargeGlance() {
    checksLeft -= 1
    work.charge(4)
    if work.isSpent { checksLeft = 0 }
  }

  /// The most words of the catalogue that may be measured against each typed word.
  var measuredWords: Int { SearchLimits.measuredWords / max(4, words.count) }

  /// Gives bytes of `text` to `body`.
  func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Appends the code points of a piece of `text` to `letters`.
  mutating func appendLetters(of range: Range<Int>) {
    text.withUnsafeBufferPointer {
      CodePoints.append(UnsafeBufferPointer(rebasing: $0[range]), to: &letters)
    }
  }
}

/// A word of the text.
struct TypedWord: Sendable {
  /// Where it is in ``SearchScratch/text``.
  var range: Range<Int>
  /// The same word in the vocabulary, if it has it.
  var word: WordID?
  var traits: WordTraits
  /// The number of its code points.
  var letters: Int
}

/// Words of the catalogue that a unit may stand for, at a cost.
struct Alternative: Sendable {
  var words: Range<WordID>
  var cost: SearchCost
}

/// What a search charges: edits first, then variations.
struct SearchCost: Comparable, Sendable {
  /// Edits times 256 plus variations; no search can charge 256 variations.
  var rawValue: UInt16

  init(edits: Int = 0, variations: Int = 0) { rawValue = UInt16(edits << 8 | variations) }

  var edits: UInt8 { UInt8(rawValue >> 8) }
  var variations: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  static func + (first: Self, second: Self) -> Self {
    var sum = first
    sum.rawValue += second.rawValue
    return sum
  }

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// A place in a grouping of the text that one word of the name has to fill.
struct Unit: Sendable {
  /// Its alternatives, as a range of ``SearchScratch/alternatives``.
  var alternatives: Range<Int>
  /// How many postings its alternatives have together.
  var postings: Int
  /// The words that its alternatives may have.
  var signature = NameSignature()
  /// For each word number modulo 64, whether an alternative may have it.
  var filter: UInt64
  /// True when a fuzzy fit can do without it.
  var isFunctionWord: Bool
}

/// One way to group the text's letters into words: as typed, or with words joined or split.
struct Grouping: Sendable {
  /// Its units, as a range of ``SearchScratch/units``.
  var units: Range<Int>
  var cost: SearchCost
  /// Two words that must follow each other in the name, where a typed word was split.
  var pair: Pair?

  struct Pair: Sendable {
    var first: WordID
    var second: WordID
  }
}

/// A name and its cost in one number that sorts as candidates do.
enum Candidate {
  static func key(_ cost: SearchCost, _ name: UInt32) -> UInt64 {
    UInt64(cost.rawValue) << 32 | UInt64(name)
  }

  static func name(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key) }

  static func cost(_ key: UInt64) -> SearchCost {
    var cost = SearchCost()
    cost.rawValue = UInt16(truncatingIfNeeded: key >> 32)
    return cost
  }
}
