extension CaptureSearch {
  /// What the slots took, read off a way to the end.
  mutating func captures(of way: Way, in text: inout MatchText) -> [PhraseMatch.Capture] {
    var reader = CaptureReader()
    var next = way.firstEvent
    while let index = next.index {
      let link = events[index]
      reader.read(link.event, in: text)
      next = link.next
    }
    return reader.captures
  }
}

/// Turns events, in the order of the text, into captures.
private struct CaptureReader {
  typealias Event = CaptureSearch.Event

  private(set) var captures: [PhraseMatch.Capture] = []
  /// Where each value that is open starts; `nil` where an open wildcard comes first.
  private var openValues: [Int?] = []
  private var openWildcard: (slot: SlotID, start: Int)?

  mutating func read(_ event: Event, in text: borrowing MatchText) {
    switch event.kind {
    case .wildcardStart: openWildcard = (event.slot, event.start)
    case .wildcardEnd: closeWildcard(at: event.end, in: text)
    case .valueStart: openValues.append(event.knownStart)
    case .valueEnd:
      let start = (openValues.popLast() ?? nil) ?? event.end
      append(event.slot, min(start, event.end)..<event.end, .value(event.entry), in: text)
    case .value: append(event.slot, event.span, .value(event.entry), in: text)
    case .digits:
      let number = Self.number(inDigits: event.span, of: text)
      append(event.slot, event.span, .number(number, range: event.range.index), in: text)
    case .words:
      let number = Double(event.tenths) / 10
      append(event.slot, event.span, .number(number, range: event.range.index), in: text)
    case .none: break
    }
  }

  private mutating func closeWildcard(at end: Int, in text: borrowing MatchText) {
    if let (slot, start) = openWildcard { append(slot, start..<end, .text, in: text) }
    for value in openValues.indices where openValues[value] == nil { openValues[value] = end }
    openWildcard = nil
  }

  /// A number in digits, which is read again: few matches are kept.
  private static func number(
    inDigits span: Range<Int>, of text: borrowing MatchText
  ) -> Double {
    let whole = DigitReader.read(text, from: span.lowerBound, allowsFraction: false)
    if let whole, whole.span.upperBound == span.upperBound { return whole.value }
    let fraction = DigitReader.read(text, from: span.lowerBound, allowsFraction: true)
    return fraction?.value ?? 0
  }

  private mutating func append(
    _ slot: SlotID, _ span: Range<Int>, _ content: PhraseMatch.Content,
    in text: borrowing MatchText
  ) {
    guard slot != .unreported else { return }
    captures.append(
      PhraseMatch.Capture(slot: slot, span: text.trimmed(span), content: content))
  }
}
