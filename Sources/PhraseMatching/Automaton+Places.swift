/// Where in a template a text can have come to.
///
/// A place is a node with one byte of detail: for literals how much of them has been read, for
/// ranges which part of a number, and for nodes not yet begun whether the text is at the start of
/// a word, and whether a wildcard is open before the node.
struct Place: Hashable, Comparable {
  let rawValue: UInt32

  init(_ node: NodeID, _ detail: UInt8) { rawValue = node << 8 | UInt32(detail) }
  init(rawValue: UInt32) { self.rawValue = rawValue }

  var node: NodeID { rawValue >> 8 }
  var detail: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The most nodes of a program: their numbers share 32 bits with the detail.
  static let maximumNodes = 1 << 24

  /// How the text stands before a node that has not been begun.
  enum Approach: UInt8 {
    /// Not at the start of a word: white space counts.
    case inside
    /// At the start of a word: white space is skipped.
    case wordStart
    /// Behind a wildcard that is still open: any text is skipped.
    case open
  }

  /// Details of ranges beyond the approaches: what has been read of a number, for each of the
  /// two approaches that come back after it.
  static let sign: UInt8 = 3
  static let digits: UInt8 = 5
  static let separator: UInt8 = 7
  static let fraction: UInt8 = 9
  /// Details of literals beyond the approaches: how many bytes of it have been read.
  static let interior: UInt8 = 2
}

/// Moves sets of places over bytes and values.
///
/// Every rule here accepts at least what the exact search accepts. White space in a template also
/// takes `-` and `_`, which the exact search only allows where nothing else fits.
struct PlaceStepper: ~Copyable {
  private let program: PhraseProgram
  /// The classes of the values that the lists hold by now.
  var classes: ValueClasses
  /// For each node and approach, the last closure that came by.
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
    visited.append(repeating: 0, count: program.graph.nodes.count * 3)
  }

  mutating func startPlaces() -> [Place] {
    begin()
    for sentence in program.sentences { close(sentence.start, .wordStart) }
    return finish()
  }

  mutating func union(_ left: ArraySlice<Place>, _ right: ArraySlice<Place>) -> [Place] {
    begin()
    result.append(contentsOf: left)
    result.append(contentsOf: right)
    return finish()
  }

  mutating func step(_ places: ArraySlice<Place>, over byte: UInt8) -> [Place] {
    begin()
    for place in places {
      switch nodes[Int(place.node)].kind {
      case .literal: stepLiteral(place, over: byte)
      case .range:
        stepRange(place, over: byte)
        if place.detail <= Place.Approach.open.rawValue { expectsValues = true }
      case .list:
        stepSkipping(place, over: byte)
        expectsValues = true
      case .accept:
        if place.detail == Place.Approach.open.rawValue || Self.isIgnorable(byte) {
          result.append(place)
        }
      default: break
      }
    }
    return finish()
  }

  mutating func step(_ places: ArraySlice<Place>, overValueClass valueClass: UInt32) -> [Place] {
    begin()
    for place in places where place.detail <= Place.Approach.open.rawValue {
      let node = nodes[Int(place.node)]
      let isAccepted =
        switch node.kind {
        case .list: classes.pass(valueClass, list: node.payload, filter: node.count).passes
        case .range: classes.holds(valueClass, range: node.payload)
        default: false
        }
      guard isAccepted else { continue }
      close(node.next, place.detail == Place.Approach.inside.rawValue ? .inside : .wordStart)
    }
    return finish()
  }

  /// The sentences that end where the text does.
  mutating func sentences(acceptedBy places: ArraySlice<Place>) -> [UInt32] {
    begin()
    // Blank literals at the very end match nothing that is left.
    for place in places where place.detail <= Place.Approach.open.rawValue {
      result.append(place)
      let node = nodes[Int(place.node)]
      if node.kind == .literal && node.flags & PhraseProgram.Node.isBlank != 0 {
        close(node.next, .inside)
      }
    }
    var index = 0
    while index < result.count {
      let node = nodes[Int(result[index].node)]
      if node.kind == .literal && node.flags & PhraseProgram.Node.isBlank != 0 {
        close(node.next, .inside)
      }
      index += 1
    }
    let sentences = finish().compactMap { place -> UInt32? in
      let node = nodes[Int(place.node)]
      return node.kind == .accept ? node.payload : nil
    }
    return Array(Set(sentences)).sorted()
  }

  // MARK: Steps

  private mutating func stepLiteral(_ place: Place, over byte: UInt8) {
    let node = nodes[Int(place.node)]
    let length = Int(node.count)
    var read = 0
    if place.detail > Place.interior {
      read = Int(place.detail - Place.interior)
    } else if place.detail != Place.Approach.inside.rawValue {
      stepSkipping(place, over: byte)
      read = node.flags & PhraseProgram.Node.startsWithSpace != 0 ? 1 : 0
    }
    guard read < length else { return }
    let expected = program.graph.literals[Int(node.payload) + read]
    guard expected == byte || (expected == MatchText.space && MatchText.isJoiner(byte)) else {
      return
    }
    if read + 1 < length {
      result.append(Place(place.node, Place.interior + UInt8(read + 1)))
    } else {
      let endsInSpace = node.flags & PhraseProgram.Node.endsInSpace != 0
      close(node.next, endsInSpace ? .wordStart : .inside)
    }
  }

  /// Stays before a node: over white space at the start of a word, over anything behind an open
  /// wildcard.
  private mutating func stepSkipping(_ place: Place, over byte: UInt8) {
    switch Place.Approach(rawValue: place.detail) {
    case .open: result.append(place)
    case .wordStart where byte == MatchText.space || MatchText.isJoiner(byte):
      result.append(place)
    default: break
    }
  }

  private mutating func stepRange(_ place: Place, over byte: UInt8) {
    let node = nodes[Int(place.node)]
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    if place.detail <= Place.Approach.open.rawValue {
      stepSkipping(place, over: byte)
      // White space before the digits is skipped whatever the approach.
      let isSpace = byte == MatchText.space || MatchText.isJoiner(byte)
      if isSpace && place.detail == 0 { result.append(place) }
      let isInside = place.detail == Place.Approach.inside.rawValue
      if byte == UInt8(ascii: "-") {
        result.append(Place(place.node, Place.sign + (isInside ? 0 : 1)))
      }
      if isDigit { stepDigit(Place.digits + (isInside ? 0 : 1), place, node) }
      return
    }
    // Odd details come back inside a word, even ones at the start of a word.
    let parity: UInt8 = place.detail & 1 == 1 ? 0 : 1
    let part = place.detail - parity
    let allowsFraction =
      node.flags & PhraseProgram.Node.takesAnyNumber != 0
      || program.ranges[Int(node.payload)].fractions != nil
    switch part {
    case Place.sign, Place.digits:
      if isDigit { stepDigit(Place.digits + parity, place, node) }
      if part == Place.digits && allowsFraction
        && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","))
      {
        result.append(Place(place.node, Place.separator + parity))
      }
    default:
      if isDigit { stepDigit(Place.fraction + parity, place, node) }
    }
  }

  private mutating func stepDigit(_ detail: UInt8, _ place: Place, _ node: PhraseProgram.Node) {
    result.append(Place(place.node, detail))
    close(node.next, detail & 1 == 1 ? .inside : .wordStart)
  }

  /// White space and punctuation after a sentence's end.
  private static func isIgnorable(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "?"),
      UInt8(ascii: "!"):
      true
    default: false
    }
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
      guard let approach = Place.Approach(rawValue: place.detail) else { continue }
      pass(place.node, approach)
    }
  }

  /// Notes a node that can be reached, once.
  private mutating func append(_ node: NodeID, _ approach: Place.Approach) {
    let mark = Int(node) * 3 + Int(approach.rawValue)
    guard visited[mark] != generation else { return }
    visited[mark] = generation
    pending.append(Place(node, approach.rawValue))
  }

  private mutating func pass(_ id: NodeID, _ approach: Place.Approach) {
    let node = nodes[Int(id)]
    switch node.kind {
    case .branch:
      let first = Int(node.payload)
      for branch in branches[first..<first + Int(node.count)] {
        append(branch, approach)
      }
    case .literal where node.flags & PhraseProgram.Node.isBlank != 0 && approach != .inside:
      append(node.next, approach)
    case .literal, .accept: result.append(Place(id, approach.rawValue))
    case .list, .range:
      expectsValues = true
      result.append(Place(id, approach.rawValue))
    case .wildcard:
      // In sentence templates a wildcard behind an open one never matches.
      if approach != .open || program.edition == nil { append(node.next, .open) }
    case .valueStart: append(node.next, approach)
    case .valueEnd: append(node.next, approach == .open ? .open : .wordStart)
    case .never: break
    }
  }
}

/// Sorts places: small sets by comparing, large ones digit by digit in linear time, since templates
/// with a thousand optional words make a set of a thousand places for each byte of a text.
private struct PlaceSorter {
  private var spare: [Place] = []

  /// Below this many places, comparing is faster.
  private static let threshold = 96
  private static let digitBits: UInt32 = 11
  private static let digits: UInt32 = 3

  mutating func sort(_ places: inout [Place]) {
    guard places.count > Self.threshold else { return places.sort() }
    // Chains of optional words come out in order, or in the opposite one.
    if Self.isAscending(places) { return }
    places.reverse()
    if Self.isAscending(places) { return }
    spare.removeAll(keepingCapacity: true)
    spare.append(contentsOf: places)
    for digit in 0..<Self.digits {
      Self.distribute(places, by: digit * Self.digitBits, into: &spare)
      swap(&places, &spare)
    }
  }

  private static func isAscending(_ places: [Place]) -> Bool {
    for index in 1..<places.count where places[index] < places[index - 1] { return false }
    return true
  }

  private static func distribute(
    _ places: [Place], by shift: UInt32, into sorted: inout [Place]
  ) {
    let mask = UInt32(1) << digitBits - 1
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1 << Int(digitBits)) { starts in
      starts.initialize(repeating: 0)
      for place in places { starts[Int(place.rawValue >> shift & mask)] += 1 }
      var next: Int32 = 0
      for digit in starts.indices {
        let count = starts[digit]
        starts[digit] = next
        next += count
      }
      for place in places {
        let digit = Int(place.rawValue >> shift & mask)
        sorted[Int(starts[digit])] = place
        starts[digit] += 1
      }
    }
  }
}
