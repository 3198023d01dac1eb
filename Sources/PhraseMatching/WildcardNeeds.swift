/// Which nodes of a program cannot be left for the end of their sentence but by a wildcard, and with
/// nothing typed for the preferred slot.
///
/// Sentences that start at such a node lose to every match that has a typed preferred slot or no
/// wildcard, whatever the text, so they need not be searched once there is one.
struct WildcardNeeds {
  /// For each node, what holds for the ways from it to the end.
  private var ways: [Ways] = []

  private struct Ways: OptionSet {
    let rawValue: UInt8
    /// Some way has no wildcard.
    static let withoutWildcard = Ways(rawValue: 1)
    /// Some way can have a value typed for the preferred slot.
    static let withPreferred = Ways(rawValue: 2)
  }

  /// - Complexity: O(nodes + branches): what follows a node was emitted before it.
  init(_ graph: PhraseProgram.Graph, preferredSlot: SlotID?) {
    ways.reserveCapacity(graph.nodes.count)
    for node in graph.nodes.elements {
      ways.append(ways(from: node, graph.branches.elements, preferredSlot))
    }
  }

  /// What holds for the ways from a node, once it is known for the nodes that follow it.
  private func ways(
    from node: PhraseProgram.Node, _ branches: UnsafeBufferPointer<NodeID>,
    _ preferredSlot: SlotID?
  ) -> Ways {
    switch node.kind {
    case .accept: .withoutWildcard
    case .never: []
    case .branch: branches[node.branches].reduce(into: []) { $0.formUnion(ways[$1.index]) }
    case .literal: ways[node.next.index]
    case .wildcard: ways[node.next.index].subtracting(.withoutWildcard)
    case .list, .range, .valueStart, .valueEnd:
      ways[node.next.index].union(node.slot == preferredSlot ? .withPreferred : [])
    }
  }

  /// True if every way from a node to the end has a wildcard, and none the preferred slot.
  subscript(_ node: NodeID) -> Bool { ways[node.index].isEmpty }
}
