/// One way to say a day or a time: normalized text and slots in turn.
struct DatePattern: Sendable {
  enum Slot: String, Sendable {
    case n, weekday, month, day, monthNumber, year, hour, minute
  }

  enum Element: Sendable {
    case literal([UInt8])
    case slot(Slot)
  }

  let elements: [Element]

  /// The patterns that a pattern with optional parts and alternatives stands for.
  static func expand(_ pattern: String, normalize: (String) -> [UInt8]) -> [DatePattern] {
    var expander = PatternExpander(rest: pattern[...])
    return expander.alternatives().map { DatePattern($0, normalize: normalize) }
  }

  private init(_ text: String, normalize: (String) -> [UInt8]) {
    let words = text.split(separator: " ").joined(separator: " ")
    var elements: [Element] = []
    var rest = words[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      Self.append(rest[..<open], to: &elements, normalize: normalize)
      if let slot = Slot(rawValue: String(rest[rest.index(after: open)..<close])) {
        elements.append(.slot(slot))
      }
      rest = rest[rest.index(after: close)...]
    }
    Self.append(rest, to: &elements, normalize: normalize)
    self.elements = elements
  }

  /// Full stops and colons between slots stay as they are: between digits the utterance keeps them.
  private static func append(
    _ literal: Substring, to elements: inout [Element], normalize: (String) -> [UInt8]
  ) {
    guard !literal.isEmpty else { return }
    let isStop = literal == "." || literal == ":"
    elements.append(.literal(isStop ? Array(literal.utf8) : normalize(String(literal))))
  }
}

/// Writes out `[optional]` parts and `(alternatives|so)`, for patterns of our own tables.
private struct PatternExpander {
  var rest: Substring

  mutating func alternatives() -> [String] {
    var all = sequence()
    while rest.first == "|" {
      rest.removeFirst()
      all += sequence()
    }
    return all
  }

  private mutating func sequence() -> [String] {
    var texts = [""]
    while let next = rest.first, next != "|", next != ")", next != "]" {
      rest.removeFirst()
      let tails: [String]
      switch next {
      case "(", "[":
        tails = alternatives() + (next == "[" ? [""] : [])
        _ = rest.popFirst()
      default: tails = [String(next)]
      }
      texts = texts.flatMap { head in tails.map { head + $0 } }
    }
    return texts
  }
}
