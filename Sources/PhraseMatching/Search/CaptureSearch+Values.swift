extension CaptureSearch {
  /// The values of a list that start where the text has come to.
  mutating func appendValues(_ node: Node, _ state: State, in text: inout MatchText) {
    let mayBreak = text.hasJoiners && !isBroken(state) && !state.flags.contains(.asTyped)
    var state = state
    state.flags.remove(.asTyped)
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
      let pass = classes.pass(hit.span.valueClass, list: node.list, filter: node.filter)
      guard pass.passes, !breaks || text.hasJoiner(in: place..<Int(hit.end)) else { continue }
      var next = state
      next.node = node.next
      next.place = Int(hit.end)
      next.flags = next.flags.supplying(pass.supplies)
      if breaks { next.flags.insert(.broken) }
      let event = Event.value(node.slot, entry: hit.span.entry, place..<Int(hit.end))
      appendEdge(to: next, event: event, in: &text)
    }
  }

  /// The start of a value that is a template.
  mutating func startValue(_ node: Node, _ state: State, in text: inout MatchText) {
    guard state.place < text.count else { return }
    var next = state
    next.node = node.next
    let saved = Flags.savedWordStart(level: node.level)
    if state.flags.contains(.wordStart) {
      next.flags.insert(saved)
    } else {
      next.flags.remove(saved)
    }
    let start =
      state.flags.contains(.open)
      ? nil : text.skippingSpaces(from: state.place, isBroken: isBroken(state))
    appendEdge(
      to: next, event: .valueStart(node.slot, level: node.level, at: start), in: &text)
  }

  /// The end of a value that is a template.
  mutating func endValue(_ node: Node, _ state: State, in text: inout MatchText) {
    var next = state
    next.node = node.next
    let saved = Flags.savedWordStart(level: node.level)
    setWordStart(state.flags.contains(saved), of: &next)
    next.flags.remove(saved)
    next.flags = next.flags.supplying(node.supplies)
    let end = text.trimmed(0..<state.place).upperBound
    appendEdge(
      to: next,
      event: .valueEnd(node.slot, entry: node.entry, level: node.level, at: end), in: &text)
  }
}
