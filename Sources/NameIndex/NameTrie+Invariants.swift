extension NameTrie {
  /// True when the sections describe a trie: nodes are numbered breadth first, ranges ascend, and
  /// siblings are in order. No walk of such a trie reads beyond its sections, or for ever.
  ///
  /// - Complexity: O(nodes).
  var isConsistent: Bool {
    guard nodes.count >= 2, nodes.count == leadingBytes.count - 7 else { return false }
    let (first, last) = (nodes[0], nodes[nodes.count - 1])
    guard first.label == 0, first.payloads == 0, nodes[1].label == 0 else { return false }
    guard Int(last.children) == nodes.count - 1, Int(last.label) == labels.count,
      Int(last.payloads) == payloads.count
    else { return false }
    for index in 0..<nodes.count - 1 where !isConsistent(index) { return false }
    return true
  }

  private func isConsistent(_ index: Int) -> Bool {
    let (node, next) = (nodes[index], nodes[index + 1])
    guard node.leadingByte == UInt32(leadingBytes[index]), node.label <= next.label,
      node.payloads <= next.payloads, node.children <= next.children, node.children > index,
      Int(next.children) <= nodes.count - 1
    else { return false }
    let children = Int(node.children)..<Int(next.children)
    for child in children.dropFirst() where leadingBytes[child - 1] >= leadingBytes[child] {
      return false
    }
    // A node that bears no payload exists only to branch.
    return index == 0 || node.payloads < next.payloads || children.count > 1
  }
}
