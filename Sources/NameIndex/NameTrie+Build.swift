import MappedImage

/// Collects the keys of a ``NameTrie``.
package struct NameTrieBuilder: Sendable {
  private var keys = BytePool()
  private var payloads: [UInt32] = []

  package init() {}

  /// Makes room for keys that are about to come.
  package mutating func reserve(keys count: Int, bytes: Int) {
    keys.reserve(strings: count, bytes: bytes)
    payloads.reserveCapacity(payloads.count + count)
  }

  /// Adds a payload to a key. A key may come several times; its payloads keep their order.
  ///
  /// An empty key stands everywhere.
  /// - Precondition: all keys together are shorter than 4 GiB.
  package mutating func add(_ key: some Sequence<UInt8>, payload: UInt32) {
    keys.append(key)
    payloads.append(payload)
  }

  /// Builds the trie.
  ///
  /// - Complexity: O(*n* log *n*) for *n* keys, times the length of what they share.
  package consuming func build() -> NameTrie {
    let order = keys.sortedOrder()
    var assembly = Assembly(keys: keys, order: order, payloads: payloads)
    assembly.addNodes()
    let trie = NameTrie(
      payloads: Section(assembly.orderedPayloads), nodes: Section(assembly.nodes),
      leadingBytes: Section(assembly.leadingBytes), labels: Section(assembly.labels))
    assert(trie.isConsistent, "a name trie is inconsistent")
    return trie
  }
}

extension NameTrie {
  /// A trie over keys with a payload each.
  ///
  /// Use ``NameTrieBuilder`` for many keys: it makes no array for each.
  package init(entries: [(key: [UInt8], payload: UInt32)]) {
    var builder = NameTrieBuilder()
    for entry in entries { builder.add(entry.key, payload: entry.payload) }
    self = builder.build()
  }
}

extension NameTrieBuilder {
  /// The trie while it grows, breadth first over the sorted keys.
  ///
  /// A node stands for a run of keys that share their first bytes. Nodes are numbered when their
  /// parent is visited, and visited in the order of their numbers; hence the children of
  /// successive nodes, their labels and their payloads lie one after another.
  private struct Assembly {
    let keys: BytePool
    let order: [UInt32]
    let payloads: [UInt32]
    var nodes: [NameTrie.Node] = []
    var leadingBytes: [UInt8] = []
    var labels: [UInt8] = []
    var orderedPayloads: [UInt32] = []
    /// For each node that is not visited yet, its run of sorted keys and how much they share.
    var pending: [Run] = []

    struct Run {
      var low: Int
      var high: Int
      var depth: Int
    }

    init(keys: BytePool, order: [UInt32], payloads: [UInt32]) {
      self.keys = keys
      self.order = order
      self.payloads = payloads
      orderedPayloads.reserveCapacity(payloads.count)
    }

    mutating func addNodes() {
      addNode(low: 0, high: order.count, depth: 0, leading: 0)
      var visited = 0
      while visited < nodes.count {
        nodes[visited].children = UInt32(nodes.count)
        addChildren(of: pending[visited])
        visited += 1
      }
      nodes.append(
        NameTrie.Node(
          children: UInt32(nodes.count), label: UInt32(labels.count),
          payloads: UInt32(orderedPayloads.count), leadingByte: 0))
      leadingBytes.append(contentsOf: repeatElement(0, count: 8))
    }

    /// Adds the node of a run of keys that share their first `depth` bytes, `leading` the last.
    private mutating func addNode(low: Int, high: Int, depth: Int, leading: UInt8) {
      nodes.append(
        NameTrie.Node(
          children: 0, label: UInt32(labels.count), payloads: UInt32(orderedPayloads.count),
          leadingByte: UInt32(leading)))
      leadingBytes.append(leading)
      // The root has no label, so that a walk can start at its end.
      let shared = nodes.count == 1 ? 0 : sharedDepth(low: low, high: high, from: depth)
      let key = keys.range(low < high ? Int(order[low]) : 0, orEmpty: low == high)
      labels.append(contentsOf: keys.bytes[key.lowerBound + depth..<key.lowerBound + shared])
      var rest = low
      while rest < high, keys.range(Int(order[rest])).count == shared {
        orderedPayloads.append(payloads[Int(order[rest])])
        rest += 1
      }
      pending.append(Run(low: rest, high: high, depth: shared))
    }

    /// How many bytes all keys of a run share: as many as its first and its last.
    private func sharedDepth(low: Int, high: Int, from depth: Int) -> Int {
      keys.commonPrefix(Int(order[low]), Int(order[high - 1]), from: depth)
    }

    private mutating func addChildren(of run: Run) {
      var low = run.low
      while low < run.high {
        let byte = byte(low, at: run.depth)
        let high = endOfGroup(from: low, to: run.high, depth: run.depth, byte: byte)
        addNode(low: low, high: high, depth: run.depth + 1, leading: byte)
        low = high
      }
    }

    /// The end of the keys from `low` on that have `byte` at `depth`: doubles its steps, then
    /// halves them.
    private func endOfGroup(from low: Int, to limit: Int, depth: Int, byte: UInt8) -> Int {
      var step = 1
      var inside = low
      while inside + step < limit, self.byte(inside + step, at: depth) == byte {
        inside += step
        step *= 2
      }
      var outside = min(inside + step, limit)
      while outside - inside > 1 {
        let middle = (inside + outside) >> 1
        if self.byte(middle, at: depth) == byte { inside = middle } else { outside = middle }
      }
      return outside
    }

    private func byte(_ sorted: Int, at depth: Int) -> UInt8 {
      keys.bytes[Int(keys.starts[Int(order[sorted])]) + depth]
    }
  }
}

extension BytePool {
  /// Where string `index` lies, or an empty range when there is no string to speak of.
  fileprivate func range(_ index: Int, orEmpty isEmpty: Bool) -> Range<Int> {
    isEmpty ? 0..<0 : range(index)
  }
}
