import AppManifest
import MappedImage
import NameIndex

/// What has been added to and removed from the lists of a program since it was compiled.
///
/// It is a value: a change makes a new one that shares nearly all memory with the old one, so
/// a match with the old one is not disturbed.
struct ListChanges: Sendable {
  private var trie = GrowingTrie()
  private var added = ChunkedArray<AddedValue>()
  private var removed = NumberSet()
  /// The bytes that texts of added values start with, one bit each.
  private var firstBytes = SIMD4<UInt64>.zero
  /// The classes of the program's values and of those that were added.
  private(set) var classes: ValueClasses
  /// Tells the classes of one program, with what it adds to, from those of another.
  private(set) var classVersion: ClassVersion?
  private var contexts: [[String: Value]]
  private var contextIndex: [[String: Value]: Int]
  private var classIndex: [ValueTable.ClassKey: ValueClassID]
  /// The number of the first value that was added.
  private let firstEntry: Int

  /// Something that is equal to itself only.
  final class ClassVersion: Sendable {}

  private struct AddedValue: Sendable {
    var entry: ValueTable.Entry
    var span: ValueTable.Span
  }

  /// No changes yet.
  init(to values: ValueTable) {
    classes = values.classes
    contexts = values.contexts
    contextIndex = values.contextIndex
    classIndex = values.classIndex
    firstEntry = values.entries.count
  }
}

/// Changes behind one reference: programs mostly have none, and to see that should cost nothing.
final class ChangedLists: Sendable {
  let changes: ListChanges

  init(_ changes: ListChanges) { self.changes = changes }
}

// MARK: - What matching asks

extension ListChanges {
  /// True if an added value starts with a byte.
  func mayStart(with byte: UInt8) -> Bool {
    firstBytes[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0
  }

  /// True if a value that was compiled is there no longer.
  func isRemoved(span: Int) -> Bool { removed.contains(span) }

  /// Appends the added values that start at a place.
  func appendHits(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to hits: inout Arena<ValueFinder.Hit>
  ) {
    guard start < bytes.count, mayStart(with: bytes[start]) else { return }
    trie.forEachPrefixMatch(in: bytes, from: start) { end, index in
      hits.append(ValueFinder.Hit(end: Int32(end), span: added[Int(index)].span))
    }
  }

  /// A value by its number, `nil` if it was not added.
  func entry(_ index: Int) -> ValueTable.Entry? {
    index < firstEntry ? nil : added[index - firstEntry].entry
  }

  /// A context by its number.
  func context(_ index: Int) -> [String: Value] { contexts[index] }
}

// MARK: - Changing

extension ListChanges {
  /// Adds a value to a list.
  ///
  /// - Parameters:
  ///   - text: Its text, normalized, not empty.
  ///   - classify: What values with a context pass, filter by filter. Asked only for contexts that
  ///     no value of the list has yet.
  mutating func add(
    _ value: ListValue, text: [UInt8], to list: ListID,
    classify: ([String: Value]) -> [ValueClasses.Pass]
  ) {
    let context = context(value.context)
    let key = ValueTable.ClassKey(list: list, context: context)
    let valueClass = classIndex[key] ?? newClass(key, passes: classify(value.context))
    let number = added.count
    added.append(
      AddedValue(
        entry: ValueTable.Entry(output: value.output, id: value.id, context: context),
        span: .value(firstEntry + number, valueClass)))
    trie.add(text, payload: UInt32(number))
    firstBytes[Int(text[0] >> 6)] |= 1 << UInt64(text[0] & 63)
  }

  private mutating func context(_ context: [String: Value]) -> Int {
    if let known = contextIndex[context] { return known }
    contexts.append(context)
    contextIndex[context] = contexts.count - 1
    return contexts.count - 1
  }

  private mutating func newClass(
    _ key: ValueTable.ClassKey, passes: [ValueClasses.Pass]
  ) -> ValueClassID {
    let none = [Bool](repeating: false, count: classes.rangeCount)
    let valueClass = classes.append(list: key.list, passes: passes, ranges: none)
    classIndex[key] = valueClass
    classVersion = ClassVersion()
    return valueClass
  }

  /// Removes the values of a list that have a text, all of them or those with an identifier.
  ///
  /// - Returns: How many there were.
  mutating func remove(
    text: [UInt8], id: String?, from list: ListID, in values: ValueTable
  ) -> Int {
    func isMeant(_ span: ValueTable.Span, _ entry: () -> ValueTable.Entry) -> Bool {
      !span.isNumber && classes.lists[span.valueClass.index] == list
        && (id == nil || entry().id == id)
    }
    let compiled = values.spans(of: text).filter { index in
      let span = values.spans[index]
      return !removed.contains(index) && isMeant(span) { values.entry(span.entry) }
    }
    compiled.forEach { removed.insert($0) }
    let later = trie.remove(text) { index in
      let value = added[Int(index)]
      return isMeant(value.span) { value.entry }
    }
    return compiled.count + later.count
  }
}

extension ValueTable {
  /// The spans whose text is exactly this one.
  func spans(of text: [UInt8]) -> [Int] {
    var found: [Int] = []
    text.withUnsafeBufferPointer { bytes in
      trie.forEachPrefixMatch(in: bytes, from: 0) { end, payloads in
        if end == bytes.count { found = payloads.map { Int(trie.payloads[$0]) } }
      }
    }
    return found
  }
}
