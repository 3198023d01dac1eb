extension CaptureSearch {
  /// A place in the search.
  struct State: BitwiseCopyable {
    var node: NodeID
    private var compactPlace: Int32
    var flags: Flags

    init(node: NodeID, place: Int, flags: Flags) {
      self.node = node
      compactPlace = Int32(place)
      self.flags = flags
    }

    /// How much of the text has been matched, in bytes.
    var place: Int {
      get { Int(compactPlace) }
      set { compactPlace = Int32(newValue) }
    }

    /// The state as one number, which tells it from all others: its node in the highest 24 bits, its
    /// place in the next 21, its flags in the lowest 19.
    var key: UInt64 {
      UInt64(node.rawValue) << Self.nodeShift | UInt64(place) << Self.placeShift
        | UInt64(flags.rawValue)
    }

    /// Where a place stands in a key, above the flags.
    static let placeShift: UInt64 = 19
    /// Where a node stands in a key. A place may be that behind the last byte and a space.
    private static let nodeShift: UInt64 = 40
  }

  /// What else decides how a search goes on from a node and a place, in 19 bits.
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32
    /// The text is at the start of a word: white space is skipped.
    static let wordStart = Flags(rawValue: 1)
    /// `-` and `_` have become spaces from here on.
    static let broken = Flags(rawValue: 1 << 1)
    /// A wildcard is open.
    static let open = Flags(rawValue: 1 << 2)
    /// The literal behind the open wildcard stands at this place.
    static let atLiteral = Flags(rawValue: 1 << 3)
    /// The first end of the open wildcard must be at a word's boundary.
    static let needsBoundary = Flags(rawValue: 1 << 4)
    /// A wildcard has ended right here: a value of a list matches as typed only.
    static let asTyped = Flags(rawValue: 1 << 17)

    /// What no longer holds once a wildcard has ended.
    static let ofOpenWildcard: Flags = [.open, .atLiteral, .needsBoundary]

    /// The bits from the fifth on: `wordStart` as it was before each level of a value that is a
    /// template.
    static func savedWordStart(level: Int) -> Flags {
      assert(level < ProgramBuilder.maximumValueNesting)
      return Flags(rawValue: 1 << (firstSaved + UInt32(level)))
    }

    private static let firstSaved: UInt32 = 5
    /// Eight bits behind those that are saved.
    private static let firstSupplied: UInt32 = 9

    /// The required context keys that the context and values have supplied, one bit each.
    var supplied: UInt8 { UInt8(truncatingIfNeeded: rawValue >> Self.firstSupplied) }

    func supplying(_ keys: UInt8) -> Flags {
      Flags(rawValue: rawValue | UInt32(keys) << Self.firstSupplied)
    }
  }
}
