/// Matches the patterns of a ``DateLexicon`` against one normalized text.
struct DateMatcher {
  /// What the slots of a pattern caught.
  struct Capture {
    var n: Int?
    var weekday: Int?
    var month: Int?
    var day: Int?
    var year: Int?
    var hour: Int?
    var minute: Int?
    /// Where the match ends.
    var end: Int
  }

  let lexicon: DateLexicon
  let text: [UInt8]

  /// All ways in which a pattern matches from `start` on, wherever they end.
  ///
  /// A pattern has at most ten elements and a slot few readings, so that they are all tried.
  func matches(of pattern: DatePattern, from start: Int) -> [Capture] {
    if case .literal(let first) = pattern.elements.first, !text[start...].starts(with: first) {
      return []
    }
    var captures = [Capture(end: start)]
    for element in pattern.elements {
      captures = captures.flatMap { advance($0, over: element) }
      if captures.isEmpty { break }
    }
    return captures.filter { isBoundary($0.end) }
  }

  private func isBoundary(_ index: Int) -> Bool {
    index == text.count || text[index] == 0x20 || lexicon.gluesWords || text[index - 1] == 0x20
  }

  private func advance(_ capture: Capture, over element: DatePattern.Element) -> [Capture] {
    switch element {
    case .literal(let literal):
      guard text[capture.end...].starts(with: literal) else { return [] }
      var capture = capture
      capture.end += literal.count
      return [capture]
    case .slot(let slot):
      return readings(of: slot, at: capture.end).map { value, end in
        var capture = capture
        capture.end = end
        capture.set(slot, to: value)
        return capture
      }
    }
  }

  private func readings(of slot: DatePattern.Slot, at start: Int) -> [(value: Int, end: Int)] {
    switch slot {
    case .weekday: named(lexicon.weekdays, at: start)
    case .month: named(lexicon.months, at: start).map { ($0.value + 1, $0.end) }
    case .year: digits(at: start, 4...4, 1...9999)
    case .monthNumber: digits(at: start, 1...2, 1...12) + glued(at: start, upTo: 12)
    case .minute: digits(at: start, 1...2, 0...59)
    case .day:
      digits(at: start, 1...2, 1...31).flatMap(withSuffix) + named(lexicon.ordinals, at: start)
        + glued(at: start, upTo: 31)
    case .hour: digits(at: start, 1...2, 0...24) + spelled(at: start, upTo: 24)
    case .n: digits(at: start, 1...4, 0...9999) + spelled(at: start, upTo: 100)
    }
  }

  private func named(_ names: [DateLexicon.Name], at start: Int) -> [(value: Int, end: Int)] {
    names.filter { text[start...].starts(with: $0.text) && isBoundary(start + $0.text.count) }
      .map { ($0.value, start + $0.text.count) }
  }

  /// A whole run of digits.
  private func digits(
    at start: Int, _ length: ClosedRange<Int>, _ range: ClosedRange<Int>
  ) -> [(value: Int, end: Int)] {
    let run = text[start...].prefix { $0 &- 0x30 < 10 }
    guard length.contains(run.count), start == 0 || text[start - 1] &- 0x30 >= 10,
      let value = Int(String(decoding: run, as: UTF8.self)), range.contains(value)
    else { return [] }
    return [(value, run.endIndex)]
  }

  private func withSuffix(_ reading: (value: Int, end: Int)) -> [(value: Int, end: Int)] {
    let suffixed = lexicon.daySuffixes.filter { text[reading.end...].starts(with: $0) }
    return [reading] + suffixed.map { (reading.value, reading.end + $0.count) }
  }

  /// Number words where they stand before a counter without a space: *十二月二十四日*.
  private func glued(at start: Int, upTo maximum: Int) -> [(value: Int, end: Int)] {
    lexicon.gluesWords ? spelled(at: start, upTo: maximum) : []
  }

  private func spelled(at start: Int, upTo maximum: Int) -> [(value: Int, end: Int)] {
    let longest = min(text.count, start + lexicon.numbers.longestSmall)
    return (start..<max(start, longest)).compactMap { last in
      guard isBoundary(last + 1), let value = lexicon.numbers.small[Array(text[start...last])],
        value <= maximum
      else { return nil }
      return (value, last + 1)
    }
  }
}

extension DateMatcher.Capture {
  fileprivate mutating func set(_ slot: DatePattern.Slot, to value: Int) {
    switch slot {
    case .n: n = value
    case .weekday: weekday = value
    case .month, .monthNumber: month = value
    case .day: day = value
    case .year: year = value
    case .hour: hour = value
    case .minute: minute = value
    }
  }
}
