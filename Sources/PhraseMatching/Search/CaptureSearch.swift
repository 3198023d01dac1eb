/// Finds how one sentence matches a text: what its slots took.
///
/// The search walks the sentence's nodes depth first, in the order in which the template is
/// written, and remembers for every state (a node, a place in the text, and a few flags) the best
/// ways from there to the end. Nothing is ever searched twice, so time and memory are bounded by
/// states × ``maximumResults``, however many ways there are to match. Most sentences have so few
/// ways to match that it is quicker not to remember anything: those few are followed one by one
/// first, see ``searchDirectly(from:in:)``.
///
/// Equally good ways keep the order in which the template is written: of a list's values those that
/// match as typed go before those that want a `-` as a space, shorter ones before longer ones, and
/// behind a wildcard the shortest wildcard goes first. A value that follows a wildcard and white
/// space starts at a word's boundary. Where a template takes the preferred slot more than once, or
/// behind a wildcard, the ways kept at a place are the best by what follows it, so the best of all
/// may be lost among more than eight.
///
/// Not thread-safe: each thread has its own.
///
/// - Complexity: O(nodes × bytes) for one sentence.
struct CaptureSearch: ~Copyable {
  /// The most ways to match one sentence that are kept: the best ones, in order.
  static let maximumResults = 8

  private(set) var program: PhraseProgram
  let nodes: UnsafeBufferPointer<PhraseProgram.Node>
  let branches: UnsafeBufferPointer<NodeID>
  let literals: UnsafeBufferPointer<UInt8>
  let testNumbers: UnsafeBufferPointer<UInt16>
  let tests: UnsafeBufferPointer<BranchTest>
  private(set) var finder: ValueFinder
  private(set) var classes: ValueClasses
  var items = Arena<Item>()
  var edges = Arena<Edge>()
  var ways = Arena<Way>()
  var events = Arena<Link>()
  /// The context keys that the sentence's block requires, one bit each.
  private(set) var requiredKeys: UInt8 = 0
  /// What a direct search comes back to, and the events on the way to where it is.
  var choices = Arena<Choice>()
  var path = Arena<Event>()
  private var known = StateIndex()
  private var stack = Arena<Int>()
  private var merged = Arena<Way>()
  private let mayBeDirect: Bool
  /// True while searching directly.
  var isDirect = false
  /// The steps of the last direct search.
  var directSteps = 0
  /// The matches of the last search, and the score of the words before its first choice.
  private var found = Run()
  private var leadingScore: Int32 = 0
  /// The preferred slot's length where it is not typed: 0 if the block sets it, -1 if nothing does.
  private var untypedLength: Int32 = -1

  init(program: PhraseProgram, mayBeDirect: Bool) {
    self.program = program
    self.mayBeDirect = mayBeDirect
    // The program owns the memory, and the search owns the program.
    nodes = program.graph.nodes.elements
    branches = program.graph.branches.elements
    literals = program.graph.literals.elements
    testNumbers = program.branchTests.numbers
    tests = program.branchTests.tests
    finder = program.finder
    classes = program.currentClasses
  }

  /// Takes the program as it is after changes to its lists.
  mutating func adopt(_ program: PhraseProgram) {
    self.program = program
    finder = program.finder
    classes = program.currentClasses
  }

  /// A state that the search has come to, and what it knows of it.
  struct Item: BitwiseCopyable {
    let state: State
    /// The steps that lead on from it.
    var edges = Run()
    /// The next of them to be taken.
    var nextEdge: Int32 = 0
    /// The best ways from it to the end, once it is finished.
    var ways = Run()
    var isFinished = false

    init(_ state: State) { self.state = state }
  }

  /// Some elements that stand next to each other.
  struct Run: BitwiseCopyable {
    private(set) var first: Int32 = 0
    private(set) var end: Int32 = 0

    init() {}
    init(_ first: Int, _ end: Int) {
      self.first = Int32(first)
      self.end = Int32(end)
    }

    var indices: Range<Int> { Int(first)..<Int(end) }
  }

  /// A step from one state to another.
  struct Edge: BitwiseCopyable {
    let target: State
    var score: Int32
    let event: Event
    private var compactItem: Int32 = -1

    init(target: State, score: Int32, event: Event) {
      self.target = target
      self.score = score
      self.event = event
    }

    /// The item of the target, once the step has been taken.
    var item: Int {
      get {
        assert(compactItem >= 0)
        return Int(compactItem)
      }
      set { compactItem = Int32(newValue) }
    }
  }

  /// Finds the best matches of a sentence. They stay until the next search.
  ///
  /// - Parameters:
  ///   - supplied: The required context keys that the given context has, one bit each.
  ///   - required: All context keys that the sentence's block requires.
  ///   - maximumWork: The most states to come to; past that, the sentence does not match.
  /// - Returns: How many there are. See ``quality(of:)`` and ``match(_:of:in:)``.
  mutating func search(
    _ sentence: SentenceID, in text: inout MatchText, supplied: UInt8, required: UInt8,
    maximumWork: Int = .max
  ) -> Int {
    reset()
    requiredKeys = required
    let entrance = program.entrances[sentence.index]
    untypedLength = entrance.setsPreferredSlot ? 0 : -1
    let start = State(
      node: entrance.start, place: 0, flags: Flags.wordStart.supplying(supplied))
    leadingScore = 0
    if mayBeDirect && searchDirectly(from: start, in: &text) {
      found = keepMerged()
    } else {
      reset()
      found = searchAll(from: start, in: &text, maximumItems: maximumWork)
    }
    return found.indices.count
  }

  /// What the last search took: the states it has come to, and the steps of the direct search.
  var work: Int { items.count + directSteps }

  /// The quality of a match that was found, best first.
  mutating func quality(of index: Int) -> MatchQuality {
    var quality = ways[Int(found.first) + index].quality
    quality.score += leadingScore
    quality.preferredLength = max(quality.preferredLength, untypedLength)
    return quality
  }

  /// A match that was found, with what its slots took.
  mutating func match(
    _ index: Int, of sentence: SentenceID, in text: inout MatchText
  ) -> PhraseMatch {
    let way = ways[Int(found.first) + index]
    var match = PhraseMatch(
      sentence: sentence.index, captures: captures(of: way, in: &text),
      quality: quality(of: index))
    guard match.quality.wildcards > 0 else { return match }
    for capture in match.captures where capture.content == .text {
      match.wildcardLength += Int32(text.characters(in: capture.span))
    }
    return match
  }

  private mutating func reset() {
    items.removeAll()
    edges.removeAll()
    ways.removeAll()
    events.removeAll()
    known.removeAll()
    merged.removeAll()
  }

  // MARK: The walk

  private mutating func searchAll(
    from start: State, in text: inout MatchText, maximumItems: Int
  ) -> Run {
    guard let (first, score) = reach(start, in: &text) else { return Run() }
    leadingScore = score
    let root = item(for: first, in: &text)
    guard !items[root].isFinished else { return items[root].ways }
    stack.append(root)
    expand(root, in: &text)
    while !stack.isEmpty {
      guard items.count <= maximumItems else {
        stack.removeAll()
        return Run()
      }
      let top = stack[stack.count - 1]
      let next = items[top].nextEdge
      if next < items[top].edges.end {
        items[top].nextEdge += 1
        let target = item(for: edges[Int(next)].target, in: &text)
        edges[Int(next)].item = target
        if !items[target].isFinished {
          stack.append(target)
          expand(target, in: &text)
        }
      } else {
        finish(top, in: &text)
        stack.removeLast()
      }
    }
    return items[root].ways
  }

  private mutating func expand(_ item: Int, in text: inout MatchText) {
    let first = edges.count
    appendEdges(from: items[item].state, in: &text)
    items[item].edges = Run(first, edges.count)
    items[item].nextEdge = Int32(first)
  }

  /// The item of a state, new if the state is. That of an accepting state is finished.
  private mutating func item(for state: State, in text: inout MatchText) -> Int {
    let number = known.number(of: state.key, new: items.count)
    if number == items.count {
      var item = Item(state)
      if nodes[state.node].kind == .accept {
        item.ways = Run(ways.count, ways.count + 1)
        item.isFinished = true
        ways.append(accepting(state, in: &text))
      }
      items.append(item)
    }
    return number
  }

  /// Gathers the best ways to the end from those of an item's successors.
  private mutating func finish(_ item: Int, in text: inout MatchText) {
    merged.removeAll()
    for index in items[item].edges.indices {
      let edge = edges[index]
      for index in items[edge.item].ways.indices {
        var way = ways[index]
        way.score += edge.score
        if prepend(edge.event, to: &way, in: &text) { insert(way) }
      }
    }
    items[item].ways = keepMerged()
    items[item].isFinished = true
  }

  private mutating func keepMerged() -> Run {
    let first = ways.count
    ways.append(merged.buffer)
    return Run(first, ways.count)
  }

  /// Keeps the best ways in order, equal ones in the order they come, and each capture once.
  mutating func insert(_ way: Way) {
    var index = merged.count
    while index > 0 && way.quality.isBetter(than: merged[index - 1].quality) { index -= 1 }
    guard index < Self.maximumResults else { return }
    for other in 0..<index where merged[other].hash == way.hash { return }
    for later in index..<max(index, merged.count) where merged[later].hash == way.hash {
      merged.remove(at: later)
      break
    }
    merged.insert(way, at: index)
    if merged.count > Self.maximumResults { merged.removeLast() }
  }
}
