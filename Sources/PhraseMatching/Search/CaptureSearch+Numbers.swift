extension CaptureSearch {
  /// The numbers of a range that start where the text has come to.
  mutating func appendNumbers(_ node: Node, _ state: State, in text: inout MatchText) {
    guard state.place < text.count else { return }
    let range = program.ranges[node.range.index]
    let takesAny = node.rangeTraits.contains(.takesAnyDigits)
    let allowsFraction = takesAny || range.fractions != nil
    if range.digits,
      let number = DigitReader.read(
        text, from: state.place, isBroken: isBroken(state), allowsFraction: allowsFraction)
    {
      guard takesAny || range.accepts(number.value) else { return }
      appendNumber(.digits(node.slot, node.range, number.span), number.span, node, state, in: &text)
    } else if DigitReader.read(
      text, from: state.place, isBroken: isBroken(state), allowsFraction: false) == nil
    {
      appendNumberWords(node, state, in: &text)
    }
  }

  private mutating func appendNumber(
    _ event: Event, _ span: Range<Int>, _ node: Node, _ state: State, in text: inout MatchText
  ) {
    var next = state
    next.node = node.next
    next.place = span.upperBound
    appendEdge(to: next, event: event, in: &text)
  }

  private mutating func appendNumberWords(
    _ node: Node, _ state: State, in text: inout MatchText
  ) {
    for index in text.values(at: state.place, isBroken: isBroken(state), by: finder) {
      let hit = text.hits[index]
      let place = state.place..<Int(hit.end)
      guard hit.span.isNumber, classes.holds(hit.span.valueClass, range: node.range),
        !hit.span.isLowercase || !text.hasCapital(in: place)
      else { continue }
      var after = state
      // Number words end inside a word, and count as matched text.
      after.flags.remove(.wordStart)
      let first = edges.count
      let event = Event.words(node.slot, node.range, tenths: hit.span.tenths, place)
      appendNumber(event, place, node, after, in: &text)
      if edges.count > first && !node.rangeTraits.contains(.scoresNothing) {
        edges[first].score += Int32(text.characters(in: place))
      }
    }
  }
}
