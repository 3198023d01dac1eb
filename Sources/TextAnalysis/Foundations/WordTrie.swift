/// A set of words that finds the longest of them at a place of a text.
///
/// Most places begin none of the words, and are left after a byte or two, without an allocation.
struct WordTrie: Sendable {
  /// For each node its first edge; behind the last node, how many edges there are.
  private var firstEdges: [Int32] = [0]
  /// The bytes of the edges, and the nodes that they lead to.
  private var edges: [(byte: UInt8, target: Int32)] = []
  /// For each node, whether a word ends there.
  private var endsWord: [Bool] = []

  /// - Complexity: O(bytes of the words × log words).
  init(_ words: some Sequence<[UInt8]>) {
    let sorted = Set(words).sorted { $0.lexicographicallyPrecedes($1) }
    // Breadth first, so that a node's edges stand together.
    var pending: [(words: Range<Int>, depth: Int)] = [(0..<sorted.count, 0)]
    var next = 0
    while next < pending.count {
      var (range, depth) = pending[next]
      next += 1
      // Of the words that begin alike the shortest comes first.
      let isWord = range.lowerBound < range.upperBound && sorted[range.lowerBound].count == depth
      endsWord.append(isWord)
      if isWord { range = range.dropFirst() }
      while let first = range.first {
        let byte = sorted[first][depth]
        let end = range.first { sorted[$0][depth] != byte } ?? range.upperBound
        edges.append((byte, Int32(pending.count)))
        pending.append((first..<end, depth + 1))
        range = end..<range.upperBound
      }
      firstEdges.append(Int32(edges.count))
    }
  }

  /// Where the longest word ends that begins at a place, or `nil` if none does.
  ///
  /// - Complexity: O(length of the word × edges of a node).
  func longestWord(in text: [UInt8], from start: Int, before end: Int) -> Int? {
    var node = 0
    var longest: Int?
    var place = start
    while place < end, let next = child(of: node, by: text[place]) {
      node = next
      place += 1
      if endsWord[node] { longest = place }
    }
    return longest
  }

  private func child(of node: Int, by byte: UInt8) -> Int? {
    for edge in Int(firstEdges[node])..<Int(firstEdges[node + 1]) where edges[edge].byte == byte {
      return Int(edges[edge].target)
    }
    return nil
  }
}
