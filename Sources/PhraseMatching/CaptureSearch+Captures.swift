extension CaptureSearch {
  /// What the slots took, read off a way to the end.
  mutating func captures(of result: Result, in text: inout MatchText) -> [PhraseMatch.Capture] {
    var captures: [PhraseMatch.Capture] = []
    var openValues: [Int] = []
    var openWildcard: (slot: SlotID, start: Int)?
    var index = result.firstEvent
    while index >= 0 {
      let event = events[Int(index)]
      let end = Int(event.end)
      switch event.kind {
      case .wildcardStart: openWildcard = (event.slot, Int(event.start))
      case .wildcardEnd:
        if let wildcard = openWildcard {
          append(wildcard.slot, wildcard.start..<end, .text, to: &captures, in: text)
        }
        // Values that start behind an open wildcard start where the wildcard ends.
        for value in openValues.indices where openValues[value] < 0 { openValues[value] = end }
        openWildcard = nil
      case .valueStart: openValues.append(Int(event.start))
      case .valueEnd:
        let start = openValues.popLast() ?? end
        append(
          event.slot, (start < 0 ? end : min(start, end))..<end, .value(Int(event.payload)),
          to: &captures, in: text)
      case .value:
        let span = Int(event.start)..<end
        append(event.slot, span, .value(Int(event.payload)), to: &captures, in: text)
      case .digits, .words:
        append(
          event.slot, Int(event.start)..<end,
          .number(number(of: event, in: text), range: Int(event.range)), to: &captures, in: text)
      case .none: break
      }
      index = event.next
    }
    return captures
  }

  /// The number that an event is about. Digits are read again: few matches are kept.
  private func number(of event: Event, in text: borrowing MatchText) -> Double {
    if event.kind == .words { return Double(event.payload) / 10 }
    let whole = DigitReader.read(text, from: Int(event.start), allowsFraction: false)
    if let whole, whole.span.upperBound == Int(event.end) { return whole.value }
    let fraction = DigitReader.read(text, from: Int(event.start), allowsFraction: true)
    return fraction?.value ?? 0
  }

  private func append(
    _ slot: SlotID, _ span: Range<Int>, _ content: PhraseMatch.Content,
    to captures: inout [PhraseMatch.Capture], in text: borrowing MatchText
  ) {
    guard slot != .unreported else { return }
    captures.append(
      PhraseMatch.Capture(slot: slot, span: text.trimmed(span), content: content))
  }
}

extension MatchText {
  /// A span without the white space at its edges.
  func trimmed(_ span: Range<Int>) -> Range<Int> {
    var start = span.lowerBound
    var end = span.upperBound
    while start < end && bytes[start] == Self.space { start += 1 }
    while end > start && bytes[end - 1] == Self.space { end -= 1 }
    return start..<end
  }

  /// True if a span has a `-` or `_`.
  func hasJoiner(in span: Range<Int>) -> Bool {
    for place in span where Self.isJoiner(bytes[place]) { return true }
    return false
  }

  /// The number of characters in a span, white space at its edges aside.
  package func characters(in span: Range<Int>) -> Int {
    trimmed(span).reduce(0) { $0 + (bytes[$1] & 0xC0 != 0x80 ? 1 : 0) }
  }
}
