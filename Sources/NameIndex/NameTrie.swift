package import MappedImage

/// An immutable trie over byte strings that answers which of its keys start at a place in a text.
///
/// The template matcher walks it for closed lists. Each key carries one payload or more, in the
/// order they were added: with `toy` → 7, `toy story` → 3 and `toy story` → 9, the text
/// `toy story 2` has at its start the matches `toy` → [7] and `toy story` → [3, 9]. Whether a
/// match may end there (at a word's end, say) is the caller's business, as is everything else
/// about what bytes mean.
///
/// Paths without branches are compressed, nodes lie in breadth-first order in flat arrays, and a
/// node's children, label and payloads end where the next node's begin: a node takes 17 bytes
/// beside its label, and there are fewer than two nodes a key.
///
/// - Complexity: walking is O(*b*) for *b* bytes; a step looks at eight children at a time.
package struct NameTrie: Sendable {
  /// The payloads of all keys; a key's own are a range of them.
  package let payloads: Section<UInt32>
  /// The nodes in breadth-first order, then a sentinel that ends the last node's ranges.
  let nodes: Section<Node>
  /// The byte that leads from its parent to each node; siblings ascend. Eight more bytes follow
  /// the last node's, so that eight can be read from anywhere.
  let leadingBytes: Section<UInt8>
  /// What follows each node's leading byte, up to the next branch or key.
  let labels: Section<UInt8>

  /// Where a node's children, label and payloads start.
  struct Node: BitwiseCopyable {
    var children: UInt32
    var label: UInt32
    var payloads: UInt32
    /// The node's leading byte once more: where siblings are few, it and they lie in one cache line.
    /// As wide as it is so that no bits are left undefined.
    var leadingByte: UInt32
  }

  /// A place in the trie: what has been read so far is the start of some key.
  package struct Cursor: Equatable, Sendable {
    /// The node whose label the walk is in, or at the end of.
    var node: UInt32
    /// How far it has come, as a place in ``NameTrie/labels``.
    var label: UInt32
  }

  /// A key that stands in a text at the place asked about.
  package struct PrefixMatch: Equatable, Sendable {
    /// Where the key ends in the text.
    package var end: Int
    /// Its payloads, as a range of ``NameTrie/payloads``.
    package var payloads: Range<Int>
  }

  /// The number of bytes that the trie takes in memory.
  package var byteCount: Int {
    payloads.byteCount + nodes.byteCount + leadingBytes.byteCount + labels.byteCount
  }

  /// The place where nothing has been read.
  package var root: Cursor { Cursor(node: 0, label: 0) }

  /// Reads one more byte, or returns false when no key goes on with it.
  ///
  /// - Returns: false, leaving the cursor where it was, when what has been read and `byte` start
  ///   no key.
  package func advance(_ cursor: inout Cursor, over byte: UInt8) -> Bool {
    if cursor.label < nodes[Int(cursor.node) + 1].label {
      guard labels[Int(cursor.label)] == byte else { return false }
      cursor.label += 1
      return true
    }
    guard let child = child(of: cursor.node, over: byte) else { return false }
    cursor = Cursor(node: child, label: nodes[Int(child)].label)
    return true
  }

  /// For each byte, which second bytes keys have that start with it: a bit for each value of their
  /// lowest six bits. A key of one byte has all of them, and one of none gives every byte all.
  package func secondBytes() -> [UInt64] {
    let root = nodes[0]
    let hasEmptyKey = root.payloads < nodes[1].payloads
    var seconds = [UInt64](repeating: hasEmptyKey ? .max : 0, count: 256)
    for child in Int(root.children)..<Int(nodes[1].children) {
      seconds[Int(leadingBytes[child])] |= followers(of: child)
    }
    return seconds
  }

  /// The bytes that follow a node's leading byte, as bits.
  private func followers(of node: Int) -> UInt64 {
    let (first, next) = (nodes[node], nodes[node + 1])
    func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 0x3F) }
    if first.label < next.label { return bit(labels[Int(first.label)]) }
    if first.payloads < next.payloads { return .max }
    return (Int(first.children)..<Int(next.children)).reduce(0) { $0 | bit(leadingBytes[$1]) }
  }

  private func child(of node: UInt32, over byte: UInt8) -> UInt32? {
    Self.child(of: Int(node), over: byte, nodes.elements, leadingBytes.elements)
      .map { UInt32($0) }
  }

  /// Finds the child that a byte leads to.
  private static func child(
    of node: Int, over byte: UInt8, _ nodes: UnsafeBufferPointer<Node>,
    _ leadingBytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let (low, high) = (Int(nodes[node].children), Int(nodes[node + 1].children))
    if high - low <= 4 {
      return (low..<high).first { nodes[$0].leadingByte == UInt32(byte) }
    }
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    let raw = UnsafeRawBufferPointer(leadingBytes)
    for start in stride(from: low, to: high, by: 8) {
      // The lowest zero byte of the difference is the first sibling that agrees.
      let difference =
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)) ^ pattern
      let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      guard zeros != 0 else { continue }
      let child = start + zeros.trailingZeroBitCount / 8
      return child < high ? child : nil
    }
    return nil
  }
}

extension NameTrie {
  /// Appends every key that stands in `bytes` at `start`, shortest first.
  ///
  /// - Precondition: `start` is at most `bytes.count`.
  package func appendPrefixMatches(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to matches: inout [PrefixMatch]
  ) {
    forEachPrefixMatch(in: bytes, from: start) { end, payloads in
      matches.append(PrefixMatch(end: end, payloads: payloads))
    }
  }

  /// Calls `body` for every key that stands in `bytes` at `start`, shortest first, with the place
  /// where it ends and its payloads as a range of ``payloads``.
  ///
  /// - Precondition: `start` is at most `bytes.count`.
  package func forEachPrefixMatch(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    _ body: (_ end: Int, _ payloads: Range<Int>) -> Void
  ) {
    Self.walk(bytes, from: start, nodes.elements, leadingBytes.elements, labels.elements, body)
  }

  /// Goes from node to node instead of from byte to byte.
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ nodes: UnsafeBufferPointer<Node>,
    _ leadingBytes: UnsafeBufferPointer<UInt8>, _ labels: UnsafeBufferPointer<UInt8>,
    _ body: (_ end: Int, _ payloads: Range<Int>) -> Void
  ) {
    var (node, place) = (0, start)
    while true {
      let (payloads, end) = (nodes[node].payloads, nodes[node + 1].payloads)
      if payloads < end { body(place, Int(payloads)..<Int(end)) }
      guard place < bytes.count,
        let child = child(of: node, over: bytes[place], nodes, leadingBytes)
      else { return }
      place += 1
      let label = Int(nodes[child].label)..<Int(nodes[child + 1].label)
      guard label.count <= bytes.count - place else { return }
      for index in label {
        guard labels[index] == bytes[place] else { return }
        place += 1
      }
      node = child
    }
  }
}
