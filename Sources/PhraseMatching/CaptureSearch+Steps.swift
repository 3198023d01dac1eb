extension CaptureSearch {
  typealias Node = PhraseProgram.Node

  /// Follows the nodes that have only one way to go, up to one that has several.
  ///
  /// - Returns: The state reached, which has choices or accepts, and the score of the words on the
  ///   way; `nil` if they do not match.
  mutating func reach(_ start: State, in text: inout MatchText) -> (state: State, score: Int32)? {
    var state = start
    var score: Int32 = 0
    while true {
      switch pass(&state, &score, in: &text) {
      case .nowhere: return nil
      case .choice, .end: return (state, score)
      case .branch(let node):
        switch onlyWay(node, state, in: &text) {
        case .none: return nil
        case .one(let branch): state.node = branch
        case .several: return (state, score)
        }
      }
    }
  }

  /// Where following a state's nodes comes to.
  enum Stop {
    case nowhere
    case branch(Node)
    /// A slot, or a literal behind an open wildcard.
    case choice
    case end
  }

  /// Matches the literals from a state on, up to a node of another kind.
  ///
  /// It changes nothing of the search or the text, and neither do those that it calls. But what
  /// only borrows them is compiled with a copy of both.
  @inline(__always)
  mutating func pass(
    _ state: inout State, _ score: inout Int32, in text: inout MatchText
  ) -> Stop {
    while true {
      let node = nodes[Int(state.node)]
      switch node.kind {
      case .literal where !state.flags.contains(.open):
        guard let gained = matchLiteral(node, &state, in: &text) else { return .nowhere }
        score += gained
      case .branch: return .branch(node)
      case .literal where node.flags & Node.isBlank != 0:
        // Blank chunks behind an open wildcard are skipped.
        if state.flags.contains(.wordStart) {
          state.place = text.skippingSpaces(from: state.place, isBroken: isBroken(state))
        }
        state.flags.insert(.wordStart)
        state.node = node.next
      case .literal where !state.flags.contains(.stepping):
        return goToLiteral(node, &state, in: &text) ? .choice : .nowhere
      case .accept: return isAtEnd(state, in: &text) ? .end : .nowhere
      case .never: return .nowhere
      default: return .choice
      }
    }
  }

  /// What the branches of a node offer, as far as their first words tell.
  private enum Ways {
    case none
    case one(NodeID)
    case several
  }

  /// Most branches are optional words that do not stand there: looking at the words first keeps
  /// them from becoming items of the search.
  private mutating func onlyWay(
    _ node: Node, _ state: State, in text: inout MatchText
  ) -> Ways {
    let lookahead = lookahead(from: state, in: &text)
    guard let first = nextBranch(of: node, from: 0, lookahead) else { return .none }
    if nextBranch(of: node, from: first + 1, lookahead) != nil { return .several }
    return .one(branches[Int(node.payload) + first])
  }

  /// The first branch of a node, from the given one on, that may lead somewhere.
  @inline(__always)
  mutating func nextBranch(of node: Node, from index: Int, _ lookahead: BranchTest.Lookahead)
    -> Int?
  {
    let first = Int(node.payload)
    for index in index..<max(index, Int(node.count)) where mayTake(first + index, lookahead) {
      return index
    }
    return nil
  }

  /// False if a branch leads nowhere from where the text stands.
  @inline(__always)
  private mutating func mayTake(_ branch: Int, _ lookahead: BranchTest.Lookahead) -> Bool {
    tests[Int(testNumbers[branch])].passes(lookahead)
  }

  /// What stands in the text where literals of the next branches would.
  mutating func lookahead(from state: State, in text: inout MatchText) -> BranchTest.Lookahead {
    if text.hasJoiners || state.flags.contains(.open) { return .anything }
    if state.flags.contains(.wordStart) {
      let word = text.word(at: text.skippingSpaces(from: state.place, isBroken: false))
      return BranchTest.Lookahead(plain: word, spaced: word)
    }
    let isSpace = state.place < text.count && text.bytes[state.place] == MatchText.space
    return BranchTest.Lookahead(
      plain: text.word(at: state.place),
      spaced: isSpace ? text.word(at: state.place + 1) : BranchTest.nothing)
  }

  private func isBroken(_ state: State) -> Bool { state.flags.contains(.broken) }

  /// Matches a literal that no wildcard precedes. `nil` if it does not stand there.
  @inline(__always)
  private mutating func matchLiteral(
    _ node: Node, _ state: inout State, in text: inout MatchText
  ) -> Int32? {
    let isBlank = node.flags & Node.isBlank != 0
    var literal = self.literal(of: node)
    var place = state.place
    if state.flags.contains(.wordStart) {
      place = text.skippingSpaces(from: place, isBroken: isBroken(state))
      if node.flags & Node.startsWithSpace != 0 {
        literal = UnsafeBufferPointer(rebasing: literal.dropFirst())
      }
    }
    if text.has(literal, at: place, isBroken: isBroken(state)) {
      state.place = place + literal.count
      state.node = node.next
      setWordStart(node.flags & Node.endsInSpace != 0, of: &state)
      return node.literalScore
    }
    if isBlank && text.skippingSpaces(from: place, isBroken: isBroken(state)) >= text.count {
      state.node = node.next
      return 0
    }
    guard text.hasJoiners, !isBroken(state), text.has(literal, at: place, isBroken: true) else {
      return nil
    }
    state.flags.insert(.broken)
    state.place = place + literal.count
    state.node = node.next
    return 0
  }

  private func literal(of node: Node) -> UnsafeBufferPointer<UInt8> {
    let first = Int(node.payload)
    return UnsafeBufferPointer(rebasing: literals[first..<first + Int(node.count)])
  }

  private func setWordStart(_ isWordStart: Bool, of state: inout State) {
    if isWordStart {
      state.flags.insert(.wordStart)
    } else {
      state.flags.remove(.wordStart)
    }
  }

  /// True if nothing is left but white space and punctuation, or what an open wildcard takes.
  private mutating func isAtEnd(_ state: State, in text: inout MatchText) -> Bool {
    guard state.flags.supplied & requiredMask == requiredMask else { return false }
    var place = state.place
    if state.flags.contains(.open) {
      return text.skippingSpaces(from: place, isBroken: isBroken(state)) < text.count
    }
    while place < text.count {
      switch text.byte(at: place, isBroken: isBroken(state)) {
      case MatchText.space, UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"),
        UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "!"):
        place += 1
      default: return false
      }
    }
    return true
  }

  /// Appends the steps that lead on from a state, in the order they are tried.
  mutating func appendEdges(from state: State, in text: inout MatchText) {
    let node = nodes[Int(state.node)]
    switch node.kind {
    case .branch:
      let first = Int(node.payload)
      let lookahead = lookahead(from: state, in: &text)
      for branch in first..<first + Int(node.count)
      where mayTake(branch, lookahead) {
        var next = state
        next.node = branches[branch]
        appendEdge(to: next, in: &text)
      }
    case .wildcard:
      if !state.flags.contains(.open) {
        openWildcard(node, state, in: &text)
      } else if program.edition == nil {
        appendNeighbour(state, in: &text)
      }
    case .valueStart: startValue(node, state, in: &text)
    case .valueEnd: endValue(node, state, in: &text)
    case .literal: appendOpenLiteral(node, state, in: &text)
    case .list:
      if state.flags.contains(.open) {
        appendOpen(node, state, in: &text)
      } else {
        appendValues(node, state, in: &text)
      }
    case .range:
      if state.flags.contains(.open) {
        appendOpen(node, state, in: &text)
      } else {
        appendNumbers(node, state, in: &text)
      }
    case .accept, .never: break
    }
  }

  mutating func appendEdge(to state: State, event: Event = .none, in text: inout MatchText) {
    // A direct search goes on to where the edge leads when it takes it.
    if isDirect { return edges.append(Edge(target: state, score: 0, event: event)) }
    guard let (target, score) = reach(state, in: &text) else { return }
    edges.append(Edge(target: target, score: score, event: event))
  }

  // MARK: Wildcards

  private mutating func openWildcard(_ node: Node, _ state: State, in text: inout MatchText) {
    guard state.place < text.count else { return }
    var next = state
    next.node = node.next
    next.flags.insert(.open)
    let needsBoundary = node.flags & Node.endsWord != 0 && !program.profile.ignoresWhitespace
    if needsBoundary { next.flags.insert(.needsBoundary) }
    let event = Event(
      kind: .wildcardStart, slot: node.small,
      start: Int32(text.skippingSpaces(from: state.place, isBroken: isBroken(state))))
    appendEdge(to: next, event: event, in: &text)
  }

  /// A slot of any text right behind another, as an app's phrases may have (`${film} ${date}`): it
  /// may start at any later word. The longest first one is tried first, since what stands second
  /// is mostly short.
  private mutating func appendNeighbour(_ state: State, in text: inout MatchText) {
    var closed = state
    closed.flags.subtract(.allOpen)
    closed.flags.insert(.wordStart)
    var place = text.count - 1
    while place > state.place {
      if text.startsWord(at: place) {
        closed.place = place
        let end = text.trimmed(0..<place).upperBound
        edges.append(
          Edge(
            target: closed, score: 0,
            event: Event(kind: .wildcardEnd, end: Int32(end))))
      }
      place -= 1
    }
  }

  /// A literal behind an open wildcard, at a place where it stands: the wildcard ends there, or
  /// goes on to where it stands next.
  private mutating func appendOpenLiteral(_ node: Node, _ state: State, in text: inout MatchText) {
    var state = state
    closeWildcard(at: state.place, before: state, in: &text)
    state.flags.remove(.needsBoundary)
    if goToLiteral(node, &state, in: &text) {
      edges.append(Edge(target: state, score: 0, event: .none))
    }
  }

  /// Moves on to the first later place where a literal stands that an open wildcard precedes. False
  /// if there is none.
  private mutating func goToLiteral(
    _ node: Node, _ state: inout State, in text: inout MatchText
  ) -> Bool {
    var literal = self.literal(of: node)
    if state.flags.contains(.wordStart) {
      if node.flags & Node.startsWithSpace != 0 {
        literal = UnsafeBufferPointer(rebasing: literal.dropFirst())
      }
      if !state.flags.contains(.stepping) {
        state.place = text.skippingSpaces(from: state.place, isBroken: isBroken(state))
      }
    }
    state.flags.insert(.stepping)
    let needsBoundary = state.flags.contains(.needsBoundary)
    var place = state.place + 1
    while place + literal.count <= text.count {
      if text.has(literal, at: place, isBroken: isBroken(state))
        && (!needsBoundary || text.isBoundary(at: place))
      {
        state.place = place
        return true
      }
      place += 1
    }
    return false
  }

  private mutating func closeWildcard(at place: Int, before state: State, in text: inout MatchText)
  {
    var closed = state
    closed.flags.subtract(.allOpen)
    closed.flags.insert(.wordStart)
    let event = Event(
      kind: .wildcardEnd, end: Int32(text.trimmed(0..<place).upperBound))
    appendEdge(to: closed, event: event, in: &text)
  }

  /// A list or range behind an open wildcard: it may start at any later place.
  private mutating func appendOpen(
    _ node: Node, _ state: State, in text: inout MatchText
  ) {
    // Numbers may start anywhere, even inside a word.
    let needsBoundary = node.kind == .list && state.flags.contains(.needsBoundary)
    var closed = state
    closed.flags.subtract(.allOpen)
    // Behind a wildcard, values match as typed only.
    if node.kind == .list { closed.flags.insert(.stepping) }
    for place in (state.place + 1)..<max(text.count, state.place + 1) {
      guard text.byte(at: place, isBroken: isBroken(state)) != MatchText.space,
        !needsBoundary || text.isBoundary(at: place), mayStart(node, state, at: place, in: &text)
      else { continue }
      closed.place = place
      edges.append(
        Edge(
          target: closed, score: 0,
          event: Event(
            kind: .wildcardEnd, end: Int32(text.trimmed(0..<place).upperBound))))
    }
  }

  /// True if a value or a number can start at a place.
  private func mayStart(
    _ node: Node, _ state: State, at place: Int, in text: inout MatchText
  ) -> Bool {
    if node.kind == .range,
      let number = DigitReader.read(
        text, from: place, isBroken: isBroken(state), allowsFraction: false)
    {
      // Not in the middle of a number, nor behind its sign.
      return place == 0 || number.isNegative
        || !DigitReader.isInside(text.byte(at: place - 1, isBroken: isBroken(state)))
    }
    return !text.values(at: place, isBroken: isBroken(state), by: finder).isEmpty
  }

  // MARK: Values

  private mutating func appendValues(_ node: Node, _ state: State, in text: inout MatchText) {
    let mayBreak = text.hasJoiners && !isBroken(state) && !state.flags.contains(.stepping)
    var state = state
    state.flags.remove(.stepping)
    appendValues(node, state, breaks: false, in: &text)
    // Values that do not match as typed match where `-` and `_` become spaces.
    if mayBreak {
      appendValues(node, state, breaks: true, in: &text)
    }
  }

  private mutating func appendValues(
    _ node: Node, _ state: State, breaks: Bool, in text: inout MatchText
  ) {
    var place = state.place
    guard place < text.count else { return }
    if state.flags.contains(.wordStart) {
      place = text.skippingSpaces(from: place, isBroken: isBroken(state))
    }
    for index in text.values(at: place, isBroken: breaks || isBroken(state), by: finder) {
      let hit = text.hits[index]
      let pass = classes.pass(hit.span.valueClass, list: node.payload, filter: node.count)
      guard pass.passes, !breaks || text.hasJoiner(in: place..<Int(hit.end)) else { continue }
      var next = state
      next.node = node.next
      next.place = Int(hit.end)
      next.flags = next.flags.supplying(pass.supplies)
      if breaks { next.flags.insert(.broken) }
      let event = Event(
        kind: .value, slot: node.small, payload: hit.span.value, start: Int32(place),
        end: hit.end)
      appendEdge(to: next, event: event, in: &text)
    }
  }

  private mutating func startValue(_ node: Node, _ state: State, in text: inout MatchText) {
    guard state.place < text.count else { return }
    var next = state
    next.node = node.next
    let saved = Flags.savedWordStart(level: node.count)
    if state.flags.contains(.wordStart) {
      next.flags.insert(saved)
    } else {
      next.flags.remove(saved)
    }
    let isBehindWildcard = state.flags.contains(.open)
    let event = Event(
      kind: .valueStart, slot: node.small, payload: Int32(node.count),
      start: isBehindWildcard
        ? -1 : Int32(text.skippingSpaces(from: state.place, isBroken: isBroken(state))))
    appendEdge(to: next, event: event, in: &text)
  }

  private mutating func endValue(_ node: Node, _ state: State, in text: inout MatchText) {
    var next = state
    next.node = node.next
    let saved = Flags.savedWordStart(level: node.count)
    setWordStart(state.flags.contains(saved), of: &next)
    next.flags.remove(saved)
    next.flags = next.flags.supplying(node.flags)
    let event = Event(
      kind: .valueEnd, slot: node.small, payload: Int32(node.payload),
      start: Int32(node.count), end: Int32(text.trimmed(0..<state.place).upperBound))
    appendEdge(to: next, event: event, in: &text)
  }

  // MARK: Numbers

  private mutating func appendNumbers(_ node: Node, _ state: State, in text: inout MatchText) {
    guard state.place < text.count else { return }
    let range = program.ranges[Int(node.payload)]
    let isOpen = node.flags & Node.takesAnyNumber != 0
    let allowsFraction = isOpen || range.fractions != nil
    if range.digits,
      let number = DigitReader.read(
        text, from: state.place, isBroken: isBroken(state), allowsFraction: allowsFraction)
    {
      guard isOpen || range.accepts(number.value) else { return }
      appendNumber(.digits, 0, number.span, node, state, in: &text)
    } else if DigitReader.read(
      text, from: state.place, isBroken: isBroken(state), allowsFraction: false) == nil
    {
      appendNumberWords(node, state, in: &text)
    }
  }

  private mutating func appendNumber(
    _ kind: Event.Kind, _ number: Int32, _ span: Range<Int>, _ node: Node, _ state: State,
    in text: inout MatchText
  ) {
    var next = state
    next.node = node.next
    next.place = span.upperBound
    let event = Event(
      kind: kind, slot: node.small, payload: number, range: Int32(node.payload),
      start: Int32(span.lowerBound), end: Int32(span.upperBound))
    appendEdge(to: next, event: event, in: &text)
  }

  private mutating func appendNumberWords(
    _ node: Node, _ state: State, in text: inout MatchText
  ) {
    for index in text.values(at: state.place, isBroken: isBroken(state), by: finder) {
      let hit = text.hits[index]
      let place = state.place..<Int(hit.end)
      guard hit.span.isNumber, classes.holds(hit.span.valueClass, range: node.payload),
        !hit.span.isLowercase || !text.hasCapital(in: place)
      else { continue }
      var after = state
      // Number words end inside a word, and count as matched text.
      after.flags.remove(.wordStart)
      let first = edges.count
      appendNumber(.words, hit.span.value, place, node, after, in: &text)
      if edges.count > first && node.flags & Node.scoresNothing == 0 {
        edges[first].score += Int32(text.characters(in: place))
      }
    }
  }

}

/// Reads numbers in digits, as hassil does: white space, a sign, digits, perhaps a fraction.
package enum DigitReader {
  package struct Number {
    package var value: Double
    package var span: Range<Int>
    package var isNegative: Bool
  }

  package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// True for what a number may have before a digit of it: other digits, and a sign.
  package static func isInside(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "-") }

  package static func read(
    _ text: borrowing MatchText, from start: Int, isBroken: Bool = false, allowsFraction: Bool
  ) -> Number? {
    var place = text.skippingSpaces(from: start, isBroken: isBroken)
    let first = place
    let isNegative =
      place < text.count && text.byte(at: place, isBroken: isBroken) == UInt8(ascii: "-")
    if isNegative { place += 1 }
    guard place < text.count, isDigit(text.bytes[place]) else { return nil }
    var value = 0.0
    while place < text.count, isDigit(text.bytes[place]) {
      value = value * 10 + Double(text.bytes[place] - 0x30)
      place += 1
    }
    if allowsFraction, place + 1 < text.count, isDigit(text.bytes[place + 1]),
      text.bytes[place] == UInt8(ascii: ".") || text.bytes[place] == UInt8(ascii: ",")
    {
      place += 1
      var digits = 0.0
      var scale = 1.0
      while place < text.count, isDigit(text.bytes[place]) {
        digits = digits * 10 + Double(text.bytes[place] - 0x30)
        scale *= 10
        place += 1
      }
      value += digits / scale
    }
    return Number(
      value: isNegative ? -value : value, span: first..<place, isNegative: isNegative)
  }
}
