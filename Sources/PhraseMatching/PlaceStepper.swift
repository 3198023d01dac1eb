/// Moves sets of places over bytes and values.
///
/// Every rule here accepts at least what the exact search accepts. White space in a template also
/// takes `-` and `_`, which the exact search only allows where nothing else fits.
struct PlaceStepper: ~Copyable {
  private let program: PhraseProgram
  /// The classes of the values that the lists hold by now.
  var classes: ValueClasses
  /// For each node and approach, the last closure that passed it.
  private var visited = Arena<UInt32>()
  private var generation: UInt32 = 0
  private var result: [Place] = []
  /// True if a value of a list, or a number in words, may come next in the places made last.
  private(set) var expectsValues = false
  private var sorter = PlaceSorter()
  private var pending = Arena<Place>()
  private let nodes: UnsafeBufferPointer<PhraseProgram.Node>
  private let branches: UnsafeBufferPointer<NodeID>

  init(program: PhraseProgram) {
    self.program = program
    // The program owns the memory, and is owned.
    nodes = program.graph.nodes.elements
    branches = program.graph.branches.elements
    classes = program.currentClasses
    visited.append(repeating: 0, count: program.graph.nodes.count * Place.approachCount)
  }

  /// The places before anything has been read.
  mutating func startPlaces() -> [Place] {
    begin()
    for sentence in program.sentences { close(sentence.start, .wordStart) }
    return finish()
  }

  /// The places of both sets.
  mutating func union(_ left: ArraySlice<Place>, _ right: ArraySlice<Place>) -> [Place] {
    begin()
    result.append(contentsOf: left)
    result.append(contentsOf: right)
    return finish()
  }

  /// The places that a byte leads to.
  mutating func step(_ places: ArraySlice<Place>, over byte: UInt8) -> [Place] {
    begin()
    for place in places {
      switch nodes[place.node].kind {
      case .literal: stepLiteral(place, over: byte)
      case .range: stepRange(place, over: byte)
      case .list:
        stayBefore(place, over: byte)
        expectsValues = true
      case .accept:
        if place.approach == .open || Self.isIgnorable(byte) { result.append(place) }
      case .branch, .wildcard, .valueStart, .valueEnd, .never: break
      }
    }
    return finish()
  }

  /// The places that a value, or a number in words, of a class leads to.
  mutating func step(_ places: ArraySlice<Place>, over valueClass: ValueClassID) -> [Place] {
    begin()
    for place in places {
      guard let approach = place.approach else { continue }
      let node = nodes[place.node]
      guard takes(node, valueClass) else { continue }
      close(node.next, approach == .inside ? .inside : .wordStart)
    }
    return finish()
  }

  private func takes(_ node: PhraseProgram.Node, _ valueClass: ValueClassID) -> Bool {
    switch node.kind {
    case .list: classes.pass(valueClass, list: node.list, filter: node.filter).passes
    case .range: classes.holds(valueClass, range: node.range)
    default: false
    }
  }

  /// The sentences that end where the text does.
  mutating func sentences(acceptedBy places: ArraySlice<Place>) -> [SentenceID] {
    begin()
    for place in places where place.isBeforeNode { result.append(place) }
    // Blank literals at the very end match nothing that is left.
    var index = 0
    while index < result.count {
      let node = nodes[result[index].node]
      if node.isBlankLiteral { close(node.next, .inside) }
      index += 1
    }
    let sentences = finish().compactMap { place -> SentenceID? in
      let node = nodes[place.node]
      return node.kind == .accept ? node.sentence : nil
    }
    return Array(Set(sentences)).sorted()
  }

  // MARK: Literals

  private mutating func stepLiteral(_ place: Place, over byte: UInt8) {
    stayBefore(place, over: byte)
    let node = nodes[place.node]
    let text = node.text
    let read = bytesRead(of: node, at: place)
    guard read < text.count else { return }
    let expected = program.graph.literals[text.lowerBound + read]
    guard expected == byte || (expected == MatchText.space && MatchText.isJoiner(byte)) else {
      return
    }
    if read + 1 < text.count {
      result.append(.inside(place.node, read: read + 1))
    } else {
      close(node.next, node.traits.contains(.endsWord) ? .wordStart : .inside)
    }
  }

  /// How much of a literal has been read. Where white space is skipped, that includes its own first
  /// space.
  private func bytesRead(of node: PhraseProgram.Node, at place: Place) -> Int {
    switch place.approach {
    case nil: place.bytesRead
    case .inside: 0
    case .wordStart, .open: node.traits.contains(.startsWithSpace) ? 1 : 0
    }
  }

  /// Stays before a node that has not been begun: over white space at the start of a word, over
  /// anything behind an open wildcard.
  private mutating func stayBefore(_ place: Place, over byte: UInt8) {
    switch place.approach {
    case .open: result.append(place)
    case .wordStart where Self.isSpace(byte): result.append(place)
    case .inside, .wordStart, nil: break
    }
  }

  // MARK: Numbers

  private mutating func stepRange(_ place: Place, over byte: UInt8) {
    if let progress = place.numberProgress {
      continueNumber(progress, at: place, over: byte)
    } else {
      startNumber(at: place, over: byte)
      expectsValues = true
    }
  }

  /// Reads the first byte of a number, or stays before it.
  private mutating func startNumber(at place: Place, over byte: UInt8) {
    stayBefore(place, over: byte)
    // White space before the digits is skipped whatever the approach.
    if place.approach == .inside && Self.isSpace(byte) { result.append(place) }
    let resumesAtWordStart = place.approach != .inside
    if byte == UInt8(ascii: "-") {
      result.append(
        .inside(place.node, .init(part: .sign, resumesAtWordStart: resumesAtWordStart)))
    } else if DigitReader.isDigit(byte) {
      endNumber(.init(part: .digits, resumesAtWordStart: resumesAtWordStart), at: place)
    }
  }

  /// Reads a byte behind the first one of a number.
  private mutating func continueNumber(
    _ progress: Place.NumberProgress, at place: Place, over byte: UInt8
  ) {
    var next = progress
    if DigitReader.isDigit(byte) {
      next.part = progress.part == .separator || progress.part == .fraction ? .fraction : .digits
      endNumber(next, at: place)
    } else if progress.part == .digits, DigitReader.isDecimalSeparator(byte),
      takesFraction(nodes[place.node])
    {
      next.part = .separator
      result.append(.inside(place.node, next))
    }
  }

  private func takesFraction(_ range: PhraseProgram.Node) -> Bool {
    range.rangeTraits.contains(.takesAnyDigits)
      || program.ranges[range.range.index].fractions != nil
  }

  /// The number may end behind a digit, or go on.
  private mutating func endNumber(_ progress: Place.NumberProgress, at place: Place) {
    result.append(.inside(place.node, progress))
    close(nodes[place.node].next, progress.approach)
  }

  // MARK: Bytes

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == MatchText.space || MatchText.isJoiner(byte)
  }

  /// White space and punctuation after a sentence's end.
  private static func isIgnorable(_ byte: UInt8) -> Bool {
    isSpace(byte) || MatchText.isSentencePunctuation(byte)
  }

  // MARK: Closure

  private mutating func begin() {
    result.removeAll(keepingCapacity: true)
    expectsValues = false
    generation &+= 1
    if generation == 0 {
      for mark in 0..<visited.count { visited[mark] = 0 }
      generation = 1
    }
  }

  private mutating func finish() -> [Place] {
    sorter.sort(&result)
    var unique: [Place] = []
    unique.reserveCapacity(result.count)
    for place in result where unique.last != place { unique.append(place) }
    return unique
  }

  /// Adds the places that can be reached from a node without reading anything.
  private mutating func close(_ node: NodeID, _ approach: Place.Approach) {
    append(node, approach)
    while !pending.isEmpty {
      let place = pending[pending.count - 1]
      pending.removeLast()
      guard let approach = place.approach else { continue }
      pass(place.node, approach)
    }
  }

  /// Notes a node that can be reached, once.
  private mutating func append(_ node: NodeID, _ approach: Place.Approach) {
    let mark = node.index * Place.approachCount + Int(approach.rawValue)
    guard visited[mark] != generation else { return }
    visited[mark] = generation
    pending.append(.before(node, approach))
  }

  /// Goes on from a node that reads nothing; one that reads something is a place of the result.
  private mutating func pass(_ id: NodeID, _ approach: Place.Approach) {
    let node = nodes[id]
    switch node.kind {
    case .branch:
      for branch in branches[node.branches] { append(branch, approach) }
    case .literal where approach != .inside && node.isBlankLiteral:
      append(node.next, approach)
    case .literal, .accept: result.append(.before(id, approach))
    case .list, .range:
      expectsValues = true
      result.append(.before(id, approach))
    case .wildcard:
      // In sentence templates a wildcard behind an open one never matches.
      if approach != .open || program.edition == nil { append(node.next, .open) }
    case .valueStart: append(node.next, approach)
    case .valueEnd: append(node.next, approach == .open ? .open : .wordStart)
    case .never: break
    }
  }
}
