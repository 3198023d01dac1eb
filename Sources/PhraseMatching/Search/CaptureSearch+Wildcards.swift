extension CaptureSearch {
  /// Opens a wildcard.
  mutating func openWildcard(_ node: Node, _ state: State, in text: inout MatchText) {
    guard state.place < text.count else { return }
    var next = state
    next.node = node.next
    next.flags.insert(.open)
    let needsBoundary = node.endsWord && !program.profile.ignoresWhitespace
    if needsBoundary { next.flags.insert(.needsBoundary) }
    let start = text.skippingSpaces(from: state.place, isBroken: isBroken(state))
    appendEdge(to: next, event: .wildcardStart(node.slot, at: start), in: &text)
  }

  /// A slot of any text right behind another, as an app's phrases may have (`${film} ${date}`): it
  /// may start at any later word. The longest first one is tried first, since what stands second
  /// is mostly short.
  mutating func appendNeighbour(_ state: State, in text: inout MatchText) {
    var closed = afterWildcard(state)
    var place = text.count - 1
    while place > state.place {
      if text.startsWord(at: place) {
        closed.place = place
        edges.append(Edge(target: closed, score: 0, event: wildcardEnd(before: place, in: &text)))
      }
      place -= 1
    }
  }

  /// A literal behind an open wildcard, at a place where it stands: the wildcard ends there, or
  /// goes on to where it stands next.
  mutating func appendOpenLiteral(_ node: Node, _ state: State, in text: inout MatchText) {
    var state = state
    closeWildcard(at: state.place, before: state, in: &text)
    state.flags.remove(.needsBoundary)
    if goToLiteral(node, &state, in: &text) {
      edges.append(Edge(target: state, score: 0, event: .none))
    }
  }

  private mutating func closeWildcard(at place: Int, before state: State, in text: inout MatchText)
  {
    let event = wildcardEnd(before: place, in: &text)
    appendEdge(to: afterWildcard(state), event: event, in: &text)
  }

  /// A state whose wildcard has ended.
  private func afterWildcard(_ state: State) -> State {
    var closed = state
    closed.flags.subtract(.ofOpenWildcard)
    closed.flags.insert(.wordStart)
    return closed
  }

  /// The end of the open wildcard, white space before a place aside.
  private mutating func wildcardEnd(before place: Int, in text: inout MatchText) -> Event {
    .wildcardEnd(at: text.trimmed(0..<place).upperBound)
  }

  /// A list or range behind an open wildcard: it may start at any later place.
  mutating func appendOpen(
    _ node: Node, _ state: State, in text: inout MatchText
  ) {
    // Numbers may start anywhere, even inside a word.
    let needsBoundary = node.kind == .list && state.flags.contains(.needsBoundary)
    var closed = state
    closed.flags.subtract(.ofOpenWildcard)
    if node.kind == .list { closed.flags.insert(.asTyped) }
    for place in (state.place + 1)..<max(text.count, state.place + 1) {
      guard text.byte(at: place, isBroken: isBroken(state)) != MatchText.space,
        !needsBoundary || text.isBoundary(at: place), mayStart(node, state, at: place, in: &text)
      else { continue }
      closed.place = place
      edges.append(Edge(target: closed, score: 0, event: wildcardEnd(before: place, in: &text)))
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
}
