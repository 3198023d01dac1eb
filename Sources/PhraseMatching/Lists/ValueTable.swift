import AppManifest
import MappedImage
import NameIndex

/// The values of all lists, the automaton over their texts, and which blocks they suit.
///
/// The texts of all lists share one automaton: one walk from a place in an utterance finds every
/// value of every list that starts there.
struct ValueTable: Sendable {
  /// The values of all lists, one list after the other, each in its own order.
  let entries: Section<EntryRecord>
  /// What the values stand for, one after another.
  let outputs: Section<UInt8>
  /// The values as they are asked for, where there are few; none where there are many.
  let decoded: [Entry]
  /// The automaton over the texts of all plain values. Its payloads are positions in ``spans``.
  let trie: NameTrie
  /// What each payload of the automaton stands for.
  let spans: Section<Span>
  /// For each byte, whether a text starts with it.
  let startsText: [Bool]
  /// The text of each span, where tolerant matching compares them. Apps' own lists are short.
  let spanTexts: [[UInt8]]
  /// The contexts that values carry, each once, and where each stands.
  let contexts: [[String: Value]]
  let contextIndex: [[String: Value]: Int]
  /// The classes that spans belong to.
  let classes: ValueClasses
  /// The classes of the values of each list with each context.
  let classIndex: [ClassKey: UInt32]

  /// Where a value's output and identifier stand among ``outputs``.
  struct EntryRecord: BitwiseCopyable, Sendable {
    var output: UInt32
    var id: UInt32
    var context: UInt32

    /// The place of what there is not.
    static let none = UInt32.max
  }

  /// One value.
  struct Entry: Sendable {
    var output: Value?
    var id: String?
    var context: Int
  }

  /// A text of a value, or a number in words.
  struct Span: BitwiseCopyable, Sendable {
    /// The value, or for numbers in words how many tenths the number has.
    var value: Int32
    private var classAndFlags: UInt32

    init(value: Int32, valueClass: UInt32, isNumber: Bool, isLowercase: Bool = false) {
      self.value = value
      classAndFlags =
        valueClass | (isNumber ? Self.numberBit : 0) | (isLowercase ? Self.lowercaseBit : 0)
    }

    private static let numberBit: UInt32 = 1 << 31
    private static let lowercaseBit: UInt32 = 1 << 30

    /// Which list, context and ranges it belongs to.
    var valueClass: UInt32 { classAndFlags & ~(Self.numberBit | Self.lowercaseBit) }
    var isNumber: Bool { classAndFlags & Self.numberBit != 0 }
    /// True for words that capitals do not match: edition 3.0 is strict about numbers.
    var isLowercase: Bool { classAndFlags & Self.lowercaseBit != 0 }
  }

  /// A list and the context of some of its values.
  struct ClassKey: Hashable, Sendable {
    var list: UInt32
    var context: Int
  }

  /// The texts of all values and number words.
  func texts() -> Zip2Sequence<[[UInt8]], [Span]> { zip(spanTexts, Array(spans.elements)) }

  /// The most values that are kept as they are asked for.
  private static let mostDecoded = 4096

  /// What ``decoded`` holds. What stands in an image that is not sound gives nothing here.
  static func decode(_ entries: Section<EntryRecord>, _ outputs: Section<UInt8>) -> [Entry] {
    entries.count > mostDecoded ? [] : entries.elements.map { entry($0, in: outputs) }
  }

  /// A value.
  func entry(_ index: Int) -> Entry {
    decoded.isEmpty ? Self.entry(entries[index], in: outputs) : decoded[index]
  }

  /// A value, read from where it is stored.
  private static func entry(_ record: EntryRecord, in outputs: Section<UInt8>) -> Entry {
    // What stands in the image has been checked when it was read.
    let output =
      record.output == EntryRecord.none ? nil : try? value(at: record.output, in: outputs)
    let id = record.id == EntryRecord.none ? nil : try? string(at: record.id, in: outputs)
    return Entry(output: output, id: id, context: Int(record.context))
  }

  static func value(
    at offset: UInt32, in outputs: Section<UInt8>
  ) throws(ImageError) -> Value {
    var reader = try RecordReader(outputs, at: Int(offset))
    return try reader.value()
  }

  static func string(
    at offset: UInt32, in outputs: Section<UInt8>
  ) throws(ImageError) -> String {
    var reader = try RecordReader(outputs, at: Int(offset))
    return try reader.string()
  }
}

/// A value table while it is being built.
struct ValueTableParts {
  var entries: [ValueTable.Entry] = []
  var trie = NameTrie(entries: [])
  var spans: [ValueTable.Span] = []
  var startsText = [Bool](repeating: false, count: 256)
  var spanTexts: [[UInt8]] = []
  var contexts: [[String: Value]] = []
  var contextIndex: [[String: Value]: Int] = [:]
  var classes = ValueClasses()
  var classIndex: [ValueTable.ClassKey: UInt32] = [:]

  func finish() -> ValueTable {
    var outputs = RecordWriter()
    let records = entries.map { entry in
      ValueTable.EntryRecord(
        output: place(of: entry.output, in: &outputs) { $0.write($1) },
        id: place(of: entry.id, in: &outputs) { $0.write($1) }, context: UInt32(entry.context))
    }
    let (stored, bytes) = (Section(records), Section(outputs.bytes))
    return ValueTable(
      entries: stored, outputs: bytes, decoded: ValueTable.decode(stored, bytes), trie: trie,
      spans: Section(spans), startsText: startsText, spanTexts: spanTexts, contexts: contexts,
      contextIndex: contextIndex, classes: classes, classIndex: classIndex)
  }

  private func place<Wrapped>(
    of value: Wrapped?, in outputs: inout RecordWriter,
    write: (inout RecordWriter, Wrapped) -> Void
  ) -> UInt32 {
    guard let value else { return ValueTable.EntryRecord.none }
    let place = outputs.bytes.count
    write(&outputs, value)
    precondition(outputs.bytes.count < Int(UInt32.max), "the values take 4 GiB or more")
    return UInt32(place)
  }
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

    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let none = Pass(passes: false, supplies: 0)

    var passes: Bool { rawValue & 256 != 0 }
    /// The keys, one bit each in the order of the block's requirements.
    var supplies: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  }

  /// Adds a class, and gives its number.
  mutating func append(list: UInt32, passes row: [Pass], ranges accepting: [Bool]) -> UInt32 {
    lists.append(list)
    passes += row
    ranges += accepting
    return UInt32(lists.count - 1)
  }

  /// Whether values of a class pass the filter of a reference to a list.
  func pass(_ valueClass: UInt32, list: UInt32, filter: UInt32) -> Pass {
    guard lists[Int(valueClass)] == list else { return .none }
    return pass(valueClass, filter: filter)
  }

  /// Whether values of a class pass a filter, wherever they are referred to.
  func pass(_ valueClass: UInt32, filter: UInt32) -> Pass {
    passes[Int(valueClass) * filterCount + Int(filter)]
  }

  /// Whether a range holds the numbers of a class.
  func holds(_ valueClass: UInt32, range: UInt32) -> Bool {
    ranges[Int(valueClass) * rangeCount + Int(range)]
  }
}
