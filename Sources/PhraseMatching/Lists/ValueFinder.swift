import MappedImage
import NameIndex

/// Finds the values and number words that start at a place: those that were compiled, without the
/// ones that have been removed since, and those that have been added.
///
/// A class, so that the inner loops that hold one copy a pointer.
final class ValueFinder: Sendable {
  private let trie: NameTrie
  private let payloads: Section<UInt32>
  private let spans: Section<ValueTable.Span>
  /// For each byte, the second bytes of the texts that start with it, a bit for each value of their
  /// lowest six bits.
  private let seconds: [UInt64]
  private let changed: ChangedLists?

  init(_ values: ValueTable, _ changed: ChangedLists?) {
    trie = values.trie
    payloads = values.trie.payloads
    spans = values.spans
    var seconds = values.trie.secondBytes()
    for byte in UInt8.min...UInt8.max where changed?.changes.mayStart(with: byte) == true {
      seconds[Int(byte)] = .max
    }
    self.seconds = seconds
    self.changed = changed
  }

  /// A value or a number that stands in a text, and where it ends.
  struct Hit: BitwiseCopyable, Sendable {
    var end: Int32
    var span: ValueTable.Span
  }

  /// False if no value starts with two bytes.
  @inline(__always)
  func mayStart(with first: UInt8, _ second: UInt8) -> Bool {
    seconds[Int(first)] & 1 << UInt64(second & 0x3F) != 0
  }

  /// Appends what starts at a place: first what was compiled, shorter texts before longer ones.
  func appendHits(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to hits: inout Arena<Hit>
  ) {
    trie.forEachPrefixMatch(in: bytes, from: start) { end, found in
      for index in found {
        let span = Int(payloads[index])
        if let changed, changed.changes.isRemoved(span: span) { continue }
        hits.append(Hit(end: Int32(end), span: spans[span]))
      }
    }
    changed?.changes.appendHits(in: bytes, from: start, to: &hits)
  }
}
