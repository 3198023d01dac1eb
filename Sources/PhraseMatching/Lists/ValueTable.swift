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
  let classIndex: [ClassKey: ValueClassID]

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

  /// What a text stands for: a value of a list, or a number.
  struct Span: BitwiseCopyable, Sendable {
    /// The value's entry, or how many tenths the number has.
    private let number: Int32
    private let classAndFlags: UInt32

    private static let numberBit: UInt32 = 1 << 31
    private static let lowercaseBit: UInt32 = 1 << 30
    /// There are fewer classes than this: the bits above tell what the span is.
    static let maximumClasses = Int(lowercaseBit)

    private init(number: Int, _ valueClass: ValueClassID, flags: UInt32) {
      precondition(valueClass.index < Self.maximumClasses, "there are too many classes")
      self.number = Int32(number)
      classAndFlags = valueClass.rawValue | flags
    }

    /// A text of a value.
    static func value(_ entry: Int, _ valueClass: ValueClassID) -> Self {
      Self(number: entry, valueClass, flags: 0)
    }

    /// A number in words.
    ///
    /// - Parameter isLowercase: True for words that capitals do not match.
    static func number(
      tenths: Int, _ valueClass: ValueClassID, isLowercase: Bool = false
    ) -> Self {
      Self(number: tenths, valueClass, flags: numberBit | (isLowercase ? lowercaseBit : 0))
    }

    /// Which list, context and ranges it belongs to.
    var valueClass: ValueClassID {
      ValueClassID(rawValue: classAndFlags & ~(Self.numberBit | Self.lowercaseBit))
    }
    var isNumber: Bool { classAndFlags & Self.numberBit != 0 }
    /// True for words that capitals do not match: edition 3.0 is strict about numbers.
    var isLowercase: Bool { classAndFlags & Self.lowercaseBit != 0 }

    /// The value, as a position in the value table.
    var entry: Int {
      assert(!isNumber)
      return Int(number)
    }

    /// The number, in tenths.
    var tenths: Int {
      assert(isNumber)
      return Int(number)
    }
  }

  /// A list and the context of some of its values.
  struct ClassKey: Hashable, Sendable {
    var list: ListID
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
  var classIndex: [ValueTable.ClassKey: ValueClassID] = [:]

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
