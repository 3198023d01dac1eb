/// A trie over byte strings that can be added to and taken from, as a value: a caller that holds the
/// trie as it was before keeps it.
///
/// It answers what ``NameTrie`` answers, for the few names that came after that one was built: a
/// change copies only the nodes on the way to its key.
///
/// - Complexity: a change is O(*b*) for a key of *b* bytes, times the children of the nodes on the
///   way (at most 256 each); walking is O(*b*) for *b* bytes read.
package struct GrowingTrie: Sendable {
  private var root = Node()

  /// The longest key, in bytes: walks and releases go as deep as a key is long.
  package static let maximumKeyLength = 1024

  package init() {}

  /// True if it has no key.
  package var isEmpty: Bool { root.payloads.isEmpty && root.children.isEmpty }

  /// A node: the bytes since its parent's, the payloads of the key that ends here, and what
  /// follows, by first byte.
  private final class Node: Sendable {
    let label: [UInt8]
    let payloads: [UInt32]
    let children: [Node]

    init(label: [UInt8] = [], payloads: [UInt32] = [], children: [Node] = []) {
      self.label = label
      self.payloads = payloads
      self.children = children
    }

    func with(payloads: [UInt32]) -> Node {
      Node(label: label, payloads: payloads, children: children)
    }

    func with(children: [Node]) -> Node {
      Node(label: label, payloads: payloads, children: children)
    }

    func with(label: [UInt8]) -> Node {
      Node(label: label, payloads: payloads, children: children)
    }

    /// Where the child that starts with a byte is, or would be.
    func place(of byte: UInt8) -> (index: Int, isThere: Bool) {
      var (low, high) = (0, children.count)
      while low < high {
        let middle = (low + high) / 2
        if children[middle].label[0] < byte { low = middle + 1 } else { high = middle }
      }
      return (low, low < children.count && children[low].label[0] == byte)
    }
  }

  /// Adds a payload to a key. Payloads of one key keep their order.
  ///
  /// - Precondition: the key is not longer than ``maximumKeyLength``.
  package mutating func add(_ key: [UInt8], payload: UInt32) {
    precondition(key.count <= Self.maximumKeyLength, "the key is too long")
    root = Self.adding(key[...], payload, to: root)
  }

  private static func adding(_ key: ArraySlice<UInt8>, _ payload: UInt32, to node: Node) -> Node {
    guard let first = key.first else { return node.with(payloads: node.payloads + [payload]) }
    let (index, isThere) = node.place(of: first)
    var children = node.children
    guard isThere else {
      children.insert(Node(label: Array(key), payloads: [payload]), at: index)
      return node.with(children: children)
    }
    let child = children[index]
    let shared = zip(child.label, key).prefix { $0 == $1 }.count
    if shared < child.label.count {
      let upper = Node(
        label: Array(child.label[..<shared]),
        children: [child.with(label: Array(child.label[shared...]))])
      children[index] = adding(key.dropFirst(shared), payload, to: upper)
    } else {
      children[index] = adding(key.dropFirst(shared), payload, to: child)
    }
    return node.with(children: children)
  }

  /// Takes away the payloads of a key that a condition picks, and gives them.
  package mutating func remove(
    _ key: [UInt8], where isRemoved: (UInt32) -> Bool
  ) -> [UInt32] {
    var removed: [UInt32] = []
    if let changed = Self.removing(key[...], from: root, isRemoved, &removed) { root = changed }
    return removed
  }

  /// The node without those payloads, `nil` if nothing changes.
  private static func removing(
    _ key: ArraySlice<UInt8>, from node: Node, _ isRemoved: (UInt32) -> Bool,
    _ removed: inout [UInt32]
  ) -> Node? {
    guard let first = key.first else {
      removed = node.payloads.filter(isRemoved)
      return removed.isEmpty ? nil : node.with(payloads: node.payloads.filter { !isRemoved($0) })
    }
    let (index, isThere) = node.place(of: first)
    guard isThere, key.starts(with: node.children[index].label),
      let changed = removing(
        key.dropFirst(node.children[index].label.count), from: node.children[index], isRemoved,
        &removed)
    else { return nil }
    var children = node.children
    if changed.payloads.isEmpty && changed.children.isEmpty {
      children.remove(at: index)
    } else if changed.payloads.isEmpty, changed.children.count == 1,
      let only = changed.children.first
    {
      children[index] = only.with(label: changed.label + only.label)
    } else {
      children[index] = changed
    }
    return node.with(children: children)
  }

  /// Calls `body` for every payload of every key that stands in `bytes` at `start`, shortest key
  /// first, with the place where the key ends.
  ///
  /// - Precondition: `start` is at most `bytes.count`.
  package func forEachPrefixMatch(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    _ body: (_ end: Int, _ payload: UInt32) -> Void
  ) {
    var (node, place) = (root, start)
    while true {
      for payload in node.payloads { body(place, payload) }
      guard place < bytes.count else { return }
      let (index, isThere) = node.place(of: bytes[place])
      guard isThere else { return }
      let child = node.children[index]
      guard child.label.count <= bytes.count - place else { return }
      for (offset, byte) in child.label.enumerated() where bytes[place + offset] != byte { return }
      place += child.label.count
      node = child
    }
  }
}
