import MappedImage
import NameIndex

/// Finds the values and number words that start at a place: those that were compiled, without the
/// ones that have been removed since, and those that have been added.
struct ValueFinder: Sendable {
  private let trie: NameTrie
  private let spans: Section<ValueTable.Span>
  private let startsText: [Bool]
  private let changes: ListChanges?

  init(program: PhraseProgram) {
    trie = program.values.trie
    spans = program.values.spans
    startsText = program.values.startsText
    changes = program.changes
  }

  /// A value or a number that stands in a text, and where it ends.
  struct Hit: BitwiseCopyable, Sendable {
    var end: Int32
    var span: ValueTable.Span
  }

  /// False if no value starts with a byte.
  func mayStart(with byte: UInt8) -> Bool {
    startsText[Int(byte)] || changes?.mayStart(with: byte) == true
  }

  /// Appends what starts at a place: first what was compiled, shorter texts before longer ones.
  func appendHits(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to hits: inout Arena<Hit>
  ) {
    trie.forEachPrefixMatch(in: bytes, from: start) { end, payloads in
      for payload in payloads {
        let span = Int(trie.payloads[payload])
        if let changes, changes.isRemoved(span: span) { continue }
        hits.append(Hit(end: Int32(end), span: spans[span]))
      }
    }
    changes?.appendHits(in: bytes, from: start, to: &hits)
  }
}
