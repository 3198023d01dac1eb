extension PhraseProgram {
  /// One step of a template, in sixteen bytes.
  ///
  /// What its words hold depends on its kind. Each kind has one constructor, and accessors that
  /// must not be asked of a node of another kind; debug builds check that they are not.
  struct Node: Sendable, BitwiseCopyable {
    let kind: Kind
    /// Literals: their ``LiteralTraits``. Wildcards and ranges: theirs. Ends of values: the keys.
    private let flags: UInt8
    /// Literals: their score. Slots: which.
    private let half: UInt16
    /// An offset into the literals or branches, or the list, range, sentence or value.
    private let first: UInt32
    /// How many bytes or branches; the filter of a list, the level of a value.
    private let second: UInt32
    private let following: NodeID

    /// What a step does.
    enum Kind: UInt8, Sendable, BitwiseCopyable {
      case literal, branch, list, range, wildcard, valueStart, valueEnd, accept, never
    }

    private init(
      _ kind: Kind, flags: UInt8 = 0, half: UInt16 = 0, first: UInt32 = 0, second: UInt32 = 0,
      next: NodeID = NodeID(rawValue: 0)
    ) {
      self.kind = kind
      self.flags = flags
      self.half = half
      self.first = first
      self.second = second
      following = next
    }

    /// The node that follows. Branches have several; accepting nodes and dead ends have none.
    var next: NodeID {
      assert(kind != .branch && kind != .accept && kind != .never)
      return following
    }

    /// The slot that takes what a list, a range, a wildcard or a value matches.
    var slot: SlotID {
      assert(kind != .literal && kind != .branch && kind != .accept && kind != .never)
      return SlotID(rawValue: half)
    }

  }
}

// MARK: - Literals

extension PhraseProgram.Node {
  /// Where the white space of a literal stands.
  struct LiteralTraits: OptionSet, Sendable {
    let rawValue: UInt8
    /// It ends a word: white space that follows in the text is skipped.
    static let endsWord = LiteralTraits(rawValue: 1)
    static let startsWithSpace = LiteralTraits(rawValue: 2)
    /// It is white space and nothing else.
    static let isBlank = LiteralTraits(rawValue: 4)
  }

  /// Text of the template, at most ``ProgramBuilder/maximumChunk`` bytes.
  static func literal(
    _ text: Range<Int>, score: Int, traits: LiteralTraits, next: NodeID
  ) -> Self {
    Self(
      .literal, flags: traits.rawValue, half: UInt16(score), first: UInt32(text.lowerBound),
      second: UInt32(text.count), next: next)
  }

  /// Where a literal's text stands among those of all literals.
  var text: Range<Int> {
    assert(kind == .literal)
    return Int(first)..<Int(first) + Int(second)
  }

  /// The characters that a literal adds to the score of a match.
  var score: Int32 {
    assert(kind == .literal)
    return Int32(half)
  }

  var traits: LiteralTraits {
    assert(kind == .literal)
    return LiteralTraits(rawValue: flags)
  }

  /// True for a literal that is white space and nothing else.
  var isBlankLiteral: Bool { kind == .literal && traits.contains(.isBlank) }
}

// MARK: - Branches and ends

extension PhraseProgram.Node {
  /// A choice of ways, given by where they stand among the branches of all nodes.
  static func branch(to branches: Range<Int>) -> Self {
    Self(.branch, first: UInt32(branches.lowerBound), second: UInt32(branches.count))
  }

  /// Where the ways of a branch stand among those of all nodes.
  var branches: Range<Int> {
    assert(kind == .branch)
    return Int(first)..<Int(first) + Int(second)
  }

  /// The end of a sentence.
  static func accept(_ sentence: SentenceID) -> Self { Self(.accept, first: sentence.rawValue) }

  var sentence: SentenceID {
    assert(kind == .accept)
    return SentenceID(rawValue: first)
  }

  /// What nothing matches.
  static let never = Self(.never)
}

// MARK: - Slots

extension PhraseProgram.Node {
  /// Any plain value of a list that passes a filter.
  static func list(_ list: ListID, filter: FilterID, slot: SlotID, next: NodeID) -> Self {
    Self(
      .list, half: slot.rawValue, first: list.rawValue, second: filter.rawValue, next: next)
  }

  var list: ListID {
    assert(kind == .list)
    return ListID(rawValue: first)
  }

  /// What the block asks of a list's values.
  var filter: FilterID {
    assert(kind == .list)
    return FilterID(rawValue: second)
  }

  /// How a range is matched.
  struct RangeTraits: OptionSet, Sendable {
    let rawValue: UInt8
    /// Any number in digits fits; the bounds are those of numbers in words.
    static let takesAnyDigits = RangeTraits(rawValue: 1)
    /// Numbers in words add nothing to the score.
    static let scoresNothing = RangeTraits(rawValue: 2)
  }

  /// A number of a range.
  static func range(
    _ range: RangeID, traits: RangeTraits, slot: SlotID, next: NodeID
  ) -> Self {
    Self(
      .range, flags: traits.rawValue, half: slot.rawValue, first: range.rawValue, next: next)
  }

  var range: RangeID {
    assert(kind == .range)
    return RangeID(rawValue: first)
  }

  var rangeTraits: RangeTraits {
    assert(kind == .range)
    return RangeTraits(rawValue: flags)
  }

  /// Any text.
  ///
  /// - Parameter endsWord: True if white space follows in the template.
  static func wildcard(endsWord: Bool, slot: SlotID, next: NodeID) -> Self {
    Self(.wildcard, flags: endsWord ? 1 : 0, half: slot.rawValue, next: next)
  }

  /// True for a wildcard that white space follows in the template.
  var endsWord: Bool {
    assert(kind == .wildcard)
    return flags != 0
  }

  /// The start of a value that is a template.
  ///
  /// - Parameter level: How many such values it lies in, below
  ///   ``ProgramBuilder/maximumValueNesting``.
  static func valueStart(level: Int, slot: SlotID, next: NodeID) -> Self {
    Self(.valueStart, half: slot.rawValue, second: UInt32(level), next: next)
  }

  /// The end of a value that is a template.
  ///
  /// - Parameters:
  ///   - entry: The value, as a position in the value table.
  ///   - supplies: The required context keys that the value supplies, one bit each.
  static func valueEnd(
    _ entry: Int, supplies: UInt8, level: Int, slot: SlotID, next: NodeID
  ) -> Self {
    Self(
      .valueEnd, flags: supplies, half: slot.rawValue, first: UInt32(entry),
      second: UInt32(level), next: next)
  }

  /// How many values that are templates a value lies in.
  var level: Int {
    assert(kind == .valueStart || kind == .valueEnd)
    return Int(second)
  }

  /// The value that ends here, as a position in the value table.
  var entry: Int {
    assert(kind == .valueEnd)
    return Int(first)
  }

  /// The required context keys that the value that ends here supplies, one bit each.
  var supplies: UInt8 {
    assert(kind == .valueEnd)
    return flags
  }
}

extension UnsafeBufferPointer where Element == PhraseProgram.Node {
  subscript(_ id: NodeID) -> PhraseProgram.Node { self[id.index] }
}
