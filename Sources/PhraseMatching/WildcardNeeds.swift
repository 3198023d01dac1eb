/// Which nodes of a program cannot be left for the end of their sentence but by a wildcard, and with
/// nothing typed for the preferred slot.
///
/// Sentences that start at such a node lose to every match that has a typed preferred slot or no
/// wildcard, whatever the text, so they need not be searched once there is one.
struct WildcardNeeds {
  /// For each node, whether every way on from it has a wildcard and none the preferred slot.
  private var needs: [Bool]

  /// - Complexity: O(nodes + branches): what follows a node was emitted before it.
  init(_ graph: PhraseProgram.Graph, preferredSlot: SlotID?) {
    needs = []
    needs.reserveCapacity(graph.nodes.count)
    var mayPrefer: [Bool] = []
    mayPrefer.reserveCapacity(graph.nodes.count)
    var hasWildcard: [Bool] = []
    hasWildcard.reserveCapacity(graph.nodes.count)
    for node in graph.nodes.elements {
      let isWildcard = node.kind == .wildcard
      switch node.kind {
      case .accept, .never:
        hasWildcard.append(node.kind == .never)
        mayPrefer.append(false)
      case .branch:
        let first = Int(node.payload)
        let branches = graph.branches.elements[first..<first + Int(node.count)]
        hasWildcard.append(branches.allSatisfy { hasWildcard[Int($0)] })
        mayPrefer.append(branches.contains { mayPrefer[Int($0)] })
      case .literal, .list, .range, .wildcard, .valueStart, .valueEnd:
        let takesPreferred = preferredSlot != nil && node.small == preferredSlot
        let isSlot = node.kind != .literal && !isWildcard
        hasWildcard.append(isWildcard || hasWildcard[Int(node.next)])
        mayPrefer.append(isSlot && takesPreferred || mayPrefer[Int(node.next)])
      }
      needs.append((hasWildcard.last ?? false) && !(mayPrefer.last ?? false))
    }
  }

  subscript(_ node: NodeID) -> Bool { needs[Int(node)] }
}
