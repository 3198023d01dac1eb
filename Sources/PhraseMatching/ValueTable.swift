import AppManifest
import NameIndex

/// The values of all lists, the automaton over their texts, and which blocks they suit.
///
/// The texts of all lists share one automaton: one walk from a place in an utterance finds every
/// value of every list that starts there.
struct ValueTable: Sendable {
  /// The values of all lists, one list after the other, each in its own order.
  var entries: [Entry] = []
  /// The automaton over the texts of all plain values. Its payloads are positions in ``spans``.
  var trie = NameTrie(entries: [])
  /// What each payload of the automaton stands for.
  var spans: [Span] = []
  /// For each byte, whether a text starts with it.
  var startsText = [Bool](repeating: false, count: 256)
  /// The text of each span, where tolerant matching compares them. Apps' own lists are short.
  var spanTexts: [[UInt8]] = []
  /// The classes that spans belong to.
  var classes = ValueClasses()

  /// One value.
  struct Entry: Sendable {
    var output: Value?
    var id: String?
    var context: Int
  }

  /// A text of a value, or a number in words.
  struct Span: Sendable {
    /// The value, or for numbers in words the number.
    var value: Int32
    /// Which list, context and ranges it belongs to.
    var valueClass: UInt32
    var isNumber: Bool
  }

  /// The contexts that values carry, each once.
  var contexts: [[String: Value]] = []

  /// The texts of all values and number words.
  func texts() -> Zip2Sequence<[[UInt8]], [Span]> { zip(spanTexts, spans) }
}

/// What values and numbers have in common: those that suit the same blocks, or the same ranges,
/// share a class.
struct ValueClasses: Sendable {
  /// For each class its list, or ``noList`` for numbers in words.
  var lists: [UInt32] = []
  /// For each class and filter, whether values of the class pass, and what they supply.
  var passes: [Pass] = []
  /// For each class and range, whether the range holds its numbers.
  var ranges: [Bool] = []
  var filterCount = 0
  var rangeCount = 0

  /// The list of numbers in words.
  static let noList = UInt32.max

  /// Whether values pass a filter, and the required context keys that they then supply.
  struct Pass: Hashable, Sendable {
    let rawValue: UInt16

    init(passes: Bool, supplies: UInt8) {
      rawValue = (passes ? 256 : 0) | UInt16(supplies)
    }

    static let none = Pass(passes: false, supplies: 0)

    var passes: Bool { rawValue & 256 != 0 }
    /// The keys, one bit each in the order of the block's requirements.
    var supplies: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  }

  /// Whether values of a class pass the filter of a reference to a list.
  func pass(_ valueClass: UInt32, list: UInt32, filter: UInt32) -> Pass {
    guard lists[Int(valueClass)] == list else { return .none }
    return passes[Int(valueClass) * filterCount + Int(filter)]
  }

  /// Whether a range holds the numbers of a class.
  func holds(_ valueClass: UInt32, range: UInt32) -> Bool {
    ranges[Int(valueClass) * rangeCount + Int(range)]
  }
}
