/// What values and numbers have in common: those that suit the same blocks, or the same ranges,
/// share a class.
struct ValueClasses: Sendable {
  /// For each class its list, ``ListID/none`` for numbers in words.
  var lists: [ListID] = []
  /// For each class and filter, whether values of the class pass, and what they supply.
  var passes: [Pass] = []
  /// For each class and range, whether the range holds its numbers.
  var ranges: [Bool] = []
  var filterCount = 0
  var rangeCount = 0

  /// Whether values pass a filter, and the required context keys that they then supply.
  struct Pass: Hashable, Sendable {
    private let rawValue: UInt16

    private static let passesBit: UInt16 = 1 << 8

    init(passes: Bool, supplies: UInt8) {
      rawValue = (passes ? Self.passesBit : 0) | UInt16(supplies)
    }

    static let none = Pass(passes: false, supplies: 0)

    var passes: Bool { rawValue & Self.passesBit != 0 }
    /// The keys, one bit each in the order of the block's requirements.
    var supplies: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

    /// The two bytes that it takes in an image.
    var bytes: [UInt8] { [supplies, UInt8(rawValue >> 8)] }

    /// Reads the two bytes that stand at an index.
    init(_ bytes: some RandomAccessCollection<UInt8>) {
      rawValue = bytes.reversed().reduce(0) { $0 << 8 | UInt16($1) }
    }
  }

  /// Adds a class, and gives its number.
  mutating func append(
    list: ListID, passes row: [Pass], ranges accepting: [Bool]
  ) -> ValueClassID {
    lists.append(list)
    passes += row
    ranges += accepting
    return ValueClassID(lists.count - 1)
  }

  /// Whether values of a class pass the filter of a reference to a list.
  func pass(_ valueClass: ValueClassID, list: ListID, filter: FilterID) -> Pass {
    guard lists[valueClass.index] == list else { return .none }
    return pass(valueClass, filter: filter)
  }

  /// Whether values of a class pass a filter, wherever they are referred to.
  func pass(_ valueClass: ValueClassID, filter: FilterID) -> Pass {
    passes[valueClass.index * filterCount + filter.index]
  }

  /// Whether a range holds the numbers of a class.
  func holds(_ valueClass: ValueClassID, range: RangeID) -> Bool {
    ranges[valueClass.index * rangeCount + range.index]
  }
}
