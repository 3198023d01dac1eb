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
  var results = Arena<Result>()
  var events = Arena<Event>()
  var requiredMask: UInt8 = 0
  /// What a direct search comes back to, and the events on the way to where it is.
  var turns = Arena<Turn>()
  var path = Arena<Event>()
  private var known = StateIndex()
  private var stack = Arena<Int>()
  private var merged = Arena<Result>()
  private let mayBeDirect: Bool
  /// True while searching directly, and the steps of that.
  var isDirect = false
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

  /// A place in the search.
  struct State {
    var node: NodeID
    private var compactPlace: Int32
    var flags: Flags

    init(node: NodeID, place: Int, flags: Flags) {
      self.node = node
      compactPlace = Int32(place)
      self.flags = flags
    }

    var place: Int {
      get { Int(compactPlace) }
      set { compactPlace = Int32(newValue) }
    }

    /// The state as one number, which tells it from all others.
    var key: UInt64 {
      UInt64(node) << 40 | UInt64(place) << 20 | UInt64(flags.rawValue)
    }
  }

  /// What else decides how a search goes on from a node and a place.
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// The text is at the start of a word: white space is skipped.
    static let wordStart = Flags(rawValue: 1)
    /// `-` and `_` have become spaces from here on.
    static let broken = Flags(rawValue: 2)
    /// A wildcard is open.
    static let open = Flags(rawValue: 4)
    /// The open wildcard has been matched up to here; the node stands at this place. For a list
    /// the wildcard is closed already.
    static let stepping = Flags(rawValue: 8)
    /// The first end of the open wildcard must be at a word's boundary.
    static let needsBoundary = Flags(rawValue: 16)

    static let allOpen: Flags = [.open, .stepping, .needsBoundary]

    /// Bits 5 to 8: `wordStart` as it was before each level of a value that is a template.
    static func savedWordStart(level: UInt32) -> Flags { Flags(rawValue: 1 << (5 + level)) }

    /// Bits 9 to 16: the required context keys that values have supplied.
    var supplied: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 9) }
    func supplying(_ mask: UInt8) -> Flags { Flags(rawValue: rawValue | UInt32(mask) << 9) }
  }

  struct Item {
    var state: State
    var edges: Run
    var nextEdge: Int32
    var results: Run
    var isFinished = false
  }

  /// Some elements that stand next to each other.
  struct Run {
    var first: Int32 = 0
    var end: Int32 = 0

    init() {}
    init(_ first: Int, _ end: Int) {
      self.first = Int32(first)
      self.end = Int32(end)
    }

    var indices: Range<Int> { Int(first)..<Int(end) }
  }

  /// A step from one state to another.
  struct Edge {
    let target: State
    var score: Int32
    let event: Event
    /// The item of the target, once the step has been taken.
    var item: Int32 = -1

    init(target: State, score: Int32, event: Event) {
      self.target = target
      self.score = score
      self.event = event
    }
  }

  /// Something that the captures of a match are made of.
  struct Event {
    var kind: Kind
    var slot: SlotID = .unreported
    /// The value it is about, or the tenths of the number in words. For the start of a value, its
    /// level.
    var payload: Int32 = 0
    /// The range that takes the number.
    var range: Int32 = 0
    /// For the start of a value behind an open wildcard -1: it starts where the wildcard ends. For
    /// the end of a value its level.
    var start: Int32 = 0
    var end: Int32 = 0
    /// The event after it.
    var next: Int32 = -1

    enum Kind: UInt8 {
      case none, wildcardStart, wildcardEnd, valueStart, valueEnd, value, digits, words
    }

    static let none = Event(kind: .none)

    /// False for values that are matched but not reported: ways that differ in those alone are one.
    var isReported: Bool {
      switch kind {
      case .value, .valueStart, .valueEnd: slot != .unreported
      case .none, .wildcardStart, .wildcardEnd, .digits, .words: true
      }
    }
  }

  /// A way from a state to the end.
  struct Result {
    var firstEvent: Int32
    var hash: UInt64
    var quality: MatchQuality
  }

  /// Finds the best matches of a sentence. They stay until the next search.
  ///
  /// - Parameters:
  ///   - supplied: The required context keys that the given context has, one bit each.
  ///   - required: All context keys that the sentence's block requires.
  /// - Returns: How many there are. See ``quality(of:)`` and ``match(_:of:in:)``.
  mutating func search(
    _ sentence: Int, in text: inout MatchText, supplied: UInt8, required: UInt8
  ) -> Int {
    reset()
    requiredMask = required
    untypedLength = program.entrances[sentence].setsPreferredSlot ? 0 : -1
    let start = State(
      node: program.entrances[sentence].start, place: 0,
      flags: Flags.wordStart.supplying(supplied))
    leadingScore = 0
    if mayBeDirect && searchDirectly(from: start, in: &text) {
      found = keepMerged()
    } else {
      reset()
      found = searchAll(from: start, in: &text)
    }
    return found.indices.count
  }
  /// What the last search took.
  var work: Int { items.count + directSteps }

  /// The quality of a match that was found, best first.
  mutating func quality(of index: Int) -> MatchQuality {
    var quality = results[Int(found.first) + index].quality
    quality.score += leadingScore
    quality.preferredLength = max(quality.preferredLength, untypedLength)
    return quality
  }

  /// A match that was found, with what its slots took.
  mutating func match(
    _ index: Int, of sentence: Int, in text: inout MatchText
  ) -> PhraseMatch {
    let result = results[Int(found.first) + index]
    var match = PhraseMatch(
      sentence: sentence, captures: captures(of: result, in: &text), quality: quality(of: index))
    guard match.quality.wildcards > 0 else { return match }
    for capture in match.captures where capture.content == .text {
      match.wildcardLength += Int32(text.characters(in: capture.span))
    }
    return match
  }

  private mutating func reset() {
    items.removeAll()
    edges.removeAll()
    results.removeAll()
    events.removeAll()
    known.removeAll()
    merged.removeAll()
  }

  // MARK: The walk

  private mutating func searchAll(from start: State, in text: inout MatchText) -> Run {
    guard let (first, score) = reach(start, in: &text) else { return Run() }
    leadingScore = score
    let root = item(for: first, in: &text)
    guard !items[root].isFinished else { return items[root].results }
    stack.append(root)
    expand(root, in: &text)
    while !stack.isEmpty {
      let top = stack[stack.count - 1]
      let next = items[top].nextEdge
      if next < items[top].edges.end {
        items[top].nextEdge += 1
        let target = item(for: edges[Int(next)].target, in: &text)
        edges[Int(next)].item = Int32(target)
        if !items[target].isFinished {
          stack.append(target)
          expand(target, in: &text)
        }
      } else {
        finish(top, in: &text)
        stack.removeLast()
      }
    }
    return items[root].results
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
      var item = Item(state: state, edges: Run(), nextEdge: 0, results: Run())
      if nodes[Int(state.node)].kind == .accept {
        item.results = Run(results.count, results.count + 1)
        item.isFinished = true
        results.append(accepting(state, in: &text))
      }
      items.append(item)
    }
    return number
  }

  /// The way to the end that an accepting state has.
  mutating func accepting(_ state: State, in text: inout MatchText) -> Result {
    var result = Result(firstEvent: -1, hash: 0, quality: MatchQuality())
    if state.flags.contains(.open) {
      result.firstEvent = Int32(events.count)
      result.hash = UInt64(text.count)
      events.append(
        Event(kind: .wildcardEnd, end: Int32(text.trimmed(0..<text.count).upperBound)))
    }
    return result
  }

  /// Gathers the best ways to the end from those of an item's successors.
  private mutating func finish(_ item: Int, in text: inout MatchText) {
    merged.removeAll()
    for index in items[item].edges.indices {
      let edge = edges[index]
      for index in items[Int(edge.item)].results.indices {
        var result = results[index]
        result.quality.score += edge.score
        if prepend(edge.event, to: &result, in: &text) { insert(result) }
      }
    }
    items[item].results = keepMerged()
    items[item].isFinished = true
  }

  private mutating func keepMerged() -> Run {
    let first = results.count
    results.append(merged.buffer)
    return Run(first, results.count)
  }

  /// Keeps the best results in order, equal ones in the order they come, and each capture once.
  mutating func insert(_ result: Result) {
    var index = merged.count
    while index > 0 && result.quality.isBetter(than: merged[index - 1].quality) { index -= 1 }
    guard index < Self.maximumResults else { return }
    for other in 0..<index where merged[other].hash == result.hash { return }
    for later in index..<max(index, merged.count) where merged[later].hash == result.hash {
      merged.remove(at: later)
      break
    }
    merged.insert(result, at: index)
    if merged.count > Self.maximumResults { merged.removeLast() }
  }

  /// Puts an event before a way to the end. False if a wildcard would have taken nothing.
  mutating func prepend(
    _ event: Event, to result: inout Result, in text: inout MatchText
  ) -> Bool {
    if event.kind == .none { return true }
    var event = event
    let isPreferred = event.slot == program.preferredSlot
    switch event.kind {
    case .wildcardStart:
      guard let end = endOfWildcard(result.firstEvent),
        text.skippingSpaces(from: Int(event.start), isBroken: false) < Int(end)
      else { return false }
      result.quality.wildcards += 1
    case .valueEnd where isPreferred && result.quality.preferredLength < 0:
      // Only the end is known yet: it is kept, with the value's level, until the value starts.
      result.quality.preferredLength = Self.pending(level: event.start) + event.end
    case .valueStart where isPreferred:
      let end = result.quality.preferredLength - Self.pending(level: event.payload)
      if (0..<Self.pending(level: 0)).contains(end) {
        let start = event.start >= 0 ? event.start : endOfWildcard(result.firstEvent) ?? end
        result.quality.preferredLength = Self.length(start, end, in: text)
      }
    case .value, .digits, .words:
      if isPreferred && result.quality.preferredLength < 0 {
        result.quality.preferredLength = Self.length(event.start, event.end, in: text)
      }
    default: break
    }
    if event.kind == .words {
      // Some languages' rules spell a number twice, once with white space at an edge: both capture
      // the same.
      let span = text.trimmed(Int(event.start)..<Int(event.end))
      (event.start, event.end) = (Int32(span.lowerBound), Int32(span.upperBound))
    }
    event.next = result.firstEvent
    result.firstEvent = Int32(events.count)
    if event.isReported { result.hash = Self.hash(event, after: result.hash) }
    events.append(event)
    return true
  }

  /// What is added to the end of a value whose start is not known yet: more than any length.
  private static func pending(level: Int32) -> Int32 {
    (level + 1) * Int32(PhraseMatcher.maximumBytes)
  }

  private static func length(_ start: Int32, _ end: Int32, in text: borrowing MatchText) -> Int32 {
    Int32(text.characters(in: Int(min(start, end))..<Int(end)))
  }

  private mutating func endOfWildcard(_ first: Int32) -> Int32? {
    var index = first
    while index >= 0 {
      let event = events[Int(index)]
      if event.kind == .wildcardEnd { return event.end }
      index = event.next
    }
    return nil
  }

  private static func hash(_ event: Event, after hash: UInt64) -> UInt64 {
    var hash = mix(hash, UInt64(event.kind.rawValue) << 32 | UInt64(event.slot))
    hash = mix(hash, UInt64(UInt32(bitPattern: event.payload)))
    let start = UInt64(UInt32(bitPattern: event.start))
    return mix(hash, start << 32 | UInt64(UInt32(bitPattern: event.end)))
  }

  private static func mix(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    let hash = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 29
  }
}
