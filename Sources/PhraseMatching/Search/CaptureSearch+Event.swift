extension CaptureSearch {
  /// Something that the captures of a match are made of.
  ///
  /// Each kind has one constructor, and accessors that must not be asked of an event of another kind;
  /// debug builds check that they are not.
  struct Event: BitwiseCopyable {
    let kind: Kind
    let slot: SlotID
    /// The value's entry, the level of a value that starts, or the tenths of a number in words.
    private let number: Int32
    /// The level of a value that ends, or the range that takes a number.
    private let detail: UInt32
    private let first: Int32
    private let last: Int32

    enum Kind: UInt8, BitwiseCopyable {
      case none, wildcardStart, wildcardEnd, valueStart, valueEnd, value, digits, words
    }

    private init(
      _ kind: Kind, _ slot: SlotID = .unreported, number: Int = 0, detail: UInt32 = 0,
      start: Int = 0, end: Int = 0
    ) {
      self.kind = kind
      self.slot = slot
      self.number = Int32(truncatingIfNeeded: number)
      self.detail = detail
      first = Int32(truncatingIfNeeded: start)
      last = Int32(truncatingIfNeeded: end)
    }

    /// What stands for the start of a value where it is not known.
    private static let unknownStart: Int32 = -1
  }
}

// MARK: - Making events

extension CaptureSearch.Event {
  /// Nothing: a step that captures tell nothing of.
  static let none = Self(.none)

  static func wildcardStart(_ slot: SlotID, at start: Int) -> Self {
    Self(.wildcardStart, slot, start: start)
  }

  /// The end of the wildcard that is open.
  static func wildcardEnd(at end: Int) -> Self { Self(.wildcardEnd, end: end) }

  /// The start of a value that is a template.
  ///
  /// - Parameter start: `nil` behind an open wildcard: the value starts where that ends.
  static func valueStart(_ slot: SlotID, level: Int, at start: Int?) -> Self {
    Self(.valueStart, slot, number: level, start: start ?? Int(unknownStart))
  }

  /// The end of a value that is a template.
  static func valueEnd(_ slot: SlotID, entry: Int, level: Int, at end: Int) -> Self {
    Self(.valueEnd, slot, number: entry, detail: UInt32(level), end: end)
  }

  /// A plain value of a list.
  static func value(_ slot: SlotID, entry: Int, _ span: Range<Int>) -> Self {
    Self(.value, slot, number: entry, start: span.lowerBound, end: span.upperBound)
  }

  /// A number in digits.
  static func digits(_ slot: SlotID, _ range: RangeID, _ span: Range<Int>) -> Self {
    Self(
      .digits, slot, detail: range.rawValue, start: span.lowerBound, end: span.upperBound)
  }

  /// A number in words.
  static func words(
    _ slot: SlotID, _ range: RangeID, tenths: Int, _ span: Range<Int>
  ) -> Self {
    Self(
      .words, slot, number: tenths, detail: range.rawValue, start: span.lowerBound,
      end: span.upperBound)
  }
}

// MARK: - Reading events

extension CaptureSearch.Event {
  /// The value that is matched or ends here, as a position in the value table.
  var entry: Int {
    assert(kind == .value || kind == .valueEnd)
    return Int(number)
  }

  /// How many values that are templates the value that starts or ends here lies in.
  var level: Int {
    assert(kind == .valueStart || kind == .valueEnd)
    return kind == .valueStart ? Int(number) : Int(detail)
  }

  /// The number in words, in tenths.
  var tenths: Int {
    assert(kind == .words)
    return Int(number)
  }

  /// The range that takes the number.
  var range: RangeID {
    assert(kind == .digits || kind == .words)
    return RangeID(rawValue: detail)
  }

  /// Where a wildcard starts.
  var start: Int {
    assert(kind == .wildcardStart)
    return Int(first)
  }

  /// Where a value that is a template starts; `nil` behind an open wildcard, where it starts at the
  /// wildcard's end.
  var knownStart: Int? {
    assert(kind == .valueStart)
    return first == Self.unknownStart ? nil : Int(first)
  }

  /// Where a wildcard or a value that is a template ends.
  var end: Int {
    assert(kind == .wildcardEnd || kind == .valueEnd)
    return Int(last)
  }

  /// What a plain value or a number takes.
  var span: Range<Int> {
    assert(kind == .value || kind == .digits || kind == .words)
    return Int(first)..<Int(last)
  }

  /// False for values that are matched but not reported: ways that differ in those alone are one.
  var isReported: Bool {
    switch kind {
    case .value, .valueStart, .valueEnd: slot != .unreported
    case .none, .wildcardStart, .wildcardEnd, .digits, .words: true
    }
  }

  /// The hash of a way that begins with the event.
  ///
  /// Which range takes a number does not count: the same number is captured.
  func hash(before rest: UInt64) -> UInt64 {
    var hash = Self.mix(rest, UInt64(kind.rawValue) << 32 | UInt64(slot.rawValue))
    let level = kind == .valueEnd ? UInt64(detail) : 0
    hash = Self.mix(hash, level << 32 | UInt64(UInt32(bitPattern: number)))
    let start = UInt64(UInt32(bitPattern: first))
    return Self.mix(hash, start << 32 | UInt64(UInt32(bitPattern: last)))
  }

  private static func mix(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    let hash = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 29
  }
}
