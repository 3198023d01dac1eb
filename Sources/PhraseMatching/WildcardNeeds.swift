/// Which nodes of a program cannot be left for the end of their sentence but by a wildcard, and with
/// nothing typed for the preferred slot.
///
/// Sentences that start at such a node lose to every match that has a typed preferred slot or no
/// wildcard, whatever the text, so they need not be searched once there is one.
struct WildcardNeeds {
  /// For each node, what holds for the ways from it to the end.
  private var ways: [Ways]

  private struct Ways: OptionSet {
    let rawValue: UInt8
    /// Some way has no wildcard.
    static let withoutWildcard = Ways(rawValue: 1)
    /// Some way can have a value typed for the preferred slot.
    static let withPreferred = Ways(rawValue: 2)
  }

  /// - Complexity: O(nodes + branches): what follows a node was emitted before it.
  init(_ graph: PhraseProgram.Graph, preferredSlot: SlotID?) {
    let nodes = graph.nodes.elements
    let branches = graph.branches.elements
    ways = Array(unsafeUninitializedCapacity: nodes.count) { ways, count in
      count = nodes.count
      for (index, node) in nodes.enumerated() {
        let own: Ways
        switch node.kind {
        case .accept: own = .withoutWildcard
        case .never: own = []
        case .branch:
          let first = Int(node.payload)
          own = branches[first..<first + Int(node.count)].reduce(into: []) { own, branch in
            own.formUnion(ways[Int(branch)])
          }
        case .literal: own = ways[Int(node.next)]
        case .wildcard: own = ways[Int(node.next)].subtracting(.withoutWildcard)
        case .list, .range, .valueStart, .valueEnd:
          let isPreferred = node.small == preferredSlot
          own = ways[Int(node.next)].union(isPreferred ? .withPreferred : [])
        }
        ways.initializeElement(at: index, to: own)
      }
    }
  }

  /// True if every way from a node to the end has a wildcard, and none the preferred slot.
  subscript(_ node: NodeID) -> Bool { ways[Int(node)].isEmpty }
}
