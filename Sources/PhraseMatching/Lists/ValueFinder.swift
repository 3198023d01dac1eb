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
  /// For each byte, whether a text starts with it.
  private let startsText: [Bool]
  private let changes: ListChanges?

  init(_ values: ValueTable, changes: ListChanges?) {
    trie = values.trie
    payloads = values.trie.payloads
    spans = values.spans
    startsText = (UInt8.min...UInt8.max).map {
      values.startsText[Int($0)] || changes?.mayStart(with: $0) == true
    }
    self.changes = changes
  }

  /// A value or a number that stands in a text, and where it ends.
  struct Hit: BitwiseCopyable, Sendable {
    var end: Int32
    var span: ValueTable.Span
  }

  /// False if no value starts with a byte.
  @inline(__always)
  func mayStart(with byte: UInt8) -> Bool { startsText[Int(byte)] }

  /// Appends what starts at a place: first what was compiled, shorter texts before longer ones.
  func appendHits(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to hits: inout Arena<Hit>
  ) {
    trie.forEachPrefixMatch(in: bytes, from: start) { end, found in
      for index in found {
        let span = Int(payloads[index])
        if let changes, changes.isRemoved(span: span) { continue }
        hits.append(Hit(end: Int32(end), span: spans[span]))
      }
    }
    changes?.appendHits(in: bytes, from: start, to: &hits)
  }
}
