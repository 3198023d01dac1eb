extension CaptureSearch {
  /// A way from a state to the end.
  struct Way: BitwiseCopyable {
    /// The first of its events.
    var firstEvent = EventID.none
    /// Tells it from ways that capture something else.
    var hash: UInt64 = 0
    var preferred = PreferredText.untyped
    var wildcards: Int32 = 0
    var score: Int32 = 0

    /// How good it is, for comparison with others that start at the same state.
    var quality: MatchQuality {
      MatchQuality(preferredLength: preferred.length, wildcards: wildcards, score: score)
    }
  }

  /// The position of an event among those that ways are made of.
  struct EventID: Equatable, BitwiseCopyable {
    private let rawValue: Int32

    init(_ index: Int) { rawValue = Int32(index) }
    private init(rawValue: Int32) { self.rawValue = rawValue }

    /// No event: the way has ended.
    static let none = EventID(rawValue: -1)

    /// `nil` if there is no event.
    var index: Int? { rawValue < 0 ? nil : Int(rawValue) }
  }

  /// An event, and the one after it. Ways that end alike share what they end with.
  struct Link: BitwiseCopyable {
    let event: Event
    let next: EventID
  }

  /// What a way has of the preferred slot's text.
  ///
  /// Ways are put together from their ends. Of a value that is a template the end is known before the
  /// start; until then the way counts as better than any whose text is known.
  struct PreferredText: Equatable, BitwiseCopyable {
    private let rawValue: Int32

    private init(rawValue: Int) { self.rawValue = Int32(truncatingIfNeeded: rawValue) }

    /// The slot is not typed, or not yet.
    static let untyped = PreferredText(rawValue: -1)

    /// A text of so many characters.
    static func characters(_ count: Int) -> Self { Self(rawValue: count) }

    /// The end of a value whose start is still to come.
    static func end(_ place: Int, level: Int) -> Self {
      Self(rawValue: firstEnd(level: level) + place)
    }

    /// More than any place, and any length.
    private static let places = PhraseMatcher.maximumBytes

    private static func firstEnd(level: Int) -> Int { (level + 1) * places }

    var isUntyped: Bool { rawValue < 0 }

    /// Where the value of a level ends, if its start is still to come.
    func end(level: Int) -> Int? {
      let place = Int(rawValue) - Self.firstEnd(level: level)
      return (0..<Self.places).contains(place) ? place : nil
    }

    /// What ways are compared by: the number of characters, -1 if there is no text, and more than
    /// any number of characters where only the end is known.
    var length: Int32 { rawValue }
  }
}

// MARK: - Putting ways together

extension CaptureSearch {
  /// The end of a way at an accepting state.
  mutating func accepting(_ state: State, in text: inout MatchText) -> Way {
    var way = Way()
    if state.flags.contains(.open) {
      link(.wildcardEnd(at: text.trimmed(0..<text.count).upperBound), to: &way)
      way.hash = UInt64(text.count)
    }
    return way
  }

  /// Puts an event before a way. False if a wildcard would have taken nothing.
  mutating func prepend(_ event: Event, to way: inout Way, in text: inout MatchText) -> Bool {
    switch event.kind {
    case .none: return true
    case .wildcardStart:
      guard takesText(event, before: way, in: &text) else { return false }
      way.wildcards += 1
    case .wildcardEnd: break
    case .valueStart, .valueEnd, .value, .digits, .words:
      if event.slot == program.preferredSlot { measurePreferred(event, &way, in: &text) }
    }
    link(event.kind == .words ? trimmed(event, in: &text) : event, to: &way)
    return true
  }

  /// True if the wildcard that starts here ends behind some text.
  private mutating func takesText(
    _ wildcard: Event, before way: Way, in text: inout MatchText
  ) -> Bool {
    guard let end = endOfWildcard(in: way) else { return false }
    return text.skippingSpaces(from: wildcard.start, isBroken: false) < end
  }

  /// Notes how much the preferred slot takes: of several texts the last one that is typed.
  private mutating func measurePreferred(
    _ event: Event, _ way: inout Way, in text: inout MatchText
  ) {
    switch event.kind {
    case .valueEnd:
      if way.preferred.isUntyped { way.preferred = .end(event.end, level: event.level) }
    case .valueStart:
      guard let end = way.preferred.end(level: event.level) else { return }
      let start = event.knownStart ?? endOfWildcard(in: way) ?? end
      way.preferred = .characters(text.characters(in: min(start, end)..<end))
    case .value, .digits, .words:
      if way.preferred.isUntyped { way.preferred = .characters(text.characters(in: event.span)) }
    case .none, .wildcardStart, .wildcardEnd: break
    }
  }

  /// A number in words without white space at its edges: some languages' rules spell a number twice,
  /// once with it, and both capture the same.
  private mutating func trimmed(_ words: Event, in text: inout MatchText) -> Event {
    .words(words.slot, words.range, tenths: words.tenths, text.trimmed(words.span))
  }

  private mutating func link(_ event: Event, to way: inout Way) {
    if event.isReported { way.hash = event.hash(before: way.hash) }
    events.append(Link(event: event, next: way.firstEvent))
    way.firstEvent = EventID(events.count - 1)
  }

  /// Where the wildcard that is open before a way ends.
  private mutating func endOfWildcard(in way: Way) -> Int? {
    var next = way.firstEvent
    while let index = next.index {
      let link = events[index]
      if link.event.kind == .wildcardEnd { return link.event.end }
      next = link.next
    }
    return nil
  }
}
