extension NameTrie {
  /// Traps, in debug builds, unless the arrays describe a trie.
  func checkInvariants() {
    assert(describesTrie(), "a name trie is inconsistent")
  }

  /// True when nodes are numbered breadth first, ranges ascend, and siblings are in order.
  private func describesTrie() -> Bool {
    guard nodes.count == leadingBytes.count - 7, let first = nodes.first, let last = nodes.last
    else { return false }
    guard first.label == 0, first.payloads == 0, nodes[1].label == 0 else { return false }
    guard Int(last.label) == labels.count, Int(last.payloads) == payloads.count else {
      return false
    }
    return nodes.indices.dropLast().allSatisfy(isConsistent)
  }

  private func isConsistent(_ index: Int) -> Bool {
    let (node, next) = (nodes[index], nodes[index + 1])
    guard node.leadingByte == leadingBytes[index], node.label <= next.label,
      node.payloads <= next.payloads,
      node.children <= next.children, node.children > index
    else { return false }
    let children = Int(node.children)..<Int(next.children)
    let siblings = leadingBytes[children]
    let ascend = zip(siblings, siblings.dropFirst()).allSatisfy { $0 < $1 }
    // A node that bears no payload exists only to branch.
    return ascend && (index == 0 || node.payloads < next.payloads || children.count > 1)
  }
}
