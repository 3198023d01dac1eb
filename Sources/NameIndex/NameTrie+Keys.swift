extension NameTrie {
  /// The first keys, shorter ones before those that they begin.
  ///
  /// - Parameter limit: The most that are wanted.
  /// - Complexity: O(bytes of the keys).
  package func keys(limit: Int) -> [[UInt8]] {
    guard nodes.count > 1 else { return [] }
    var keys: [[UInt8]] = []
    var open: [(node: Int, text: [UInt8])] = [(0, [])]
    while let (node, start) = open.popLast(), keys.count < limit {
      let text = start + labels.elements[range(of: node, \.label)]
      if !range(of: node, \.payloads).isEmpty { keys.append(text) }
      for child in range(of: node, \.children).reversed() {
        open.append((child, text + [leadingBytes[child]]))
      }
    }
    return keys
  }

  private func range(of node: Int, _ start: KeyPath<Node, UInt32>) -> Range<Int> {
    Int(nodes[node][keyPath: start])..<Int(nodes[node + 1][keyPath: start])
  }
}
