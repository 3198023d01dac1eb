/// The search as it goes where there are few ways: each is followed to its end or as far as it
/// matches, without remembering where others have been.
///
/// It finds what the search that remembers finds, in the same order, or gives up: after a number of
/// steps, after more than ``maximumResults`` ways, and where the preferred slot's text depends on
/// more than the way behind it. So it costs a bounded time beyond that of the other search.
extension CaptureSearch {
  /// A choice to come back to, whose first way is taken.
  struct Turn {
    /// For a branch the state before it. Otherwise the ways are the last of the edges.
    var state: State
    /// The first of its edges, or -1 for a branch.
    var firstEdge: Int32
    /// The next way to be taken: an edge, or which branch.
    var next: Int32
    /// The number of events on the way to it, and the score of the words.
    var pathLength: Int32
    var score: Int32
  }

  /// Nodes passed and ways tried before it gives up.
  private static let maximumSteps = 2048
  /// Some steps take time in proportion to the text.
  private static let maximumBytes = 512

  /// Gathers all ways from a state to the end.
  ///
  /// - Returns: False if it has given up.
  mutating func searchDirectly(from root: State, in text: inout MatchText) -> Bool {
    directSteps = 0
    guard text.count <= Self.maximumBytes else { return false }
    isDirect = true
    defer { isDirect = false }
    turns.removeAll()
    path.removeAll()
    var (state, score, ways) = (root, Int32(0), 0)
    var isOrdered = true
    while directSteps <= Self.maximumSteps {
      directSteps += 1
      switch pass(&state, &score, in: &text) {
      case .branch(let node):
        if takeBranch(of: node, &state, score, in: &text) { continue }
      case .choice:
        if takeEdge(from: &state, &score, in: &text) { continue }
      case .end:
        ways += 1
        isOrdered = isOrdered && takesPreferredOnce()
        guard ways == 1 || isOrdered && ways <= Self.maximumResults else { return false }
        keepWay(to: state, score, in: &text)
      case .nowhere: break
      }
      guard turnBack(to: &state, &score, in: &text) else { return true }
    }
    return false
  }

  /// Takes the first branch of a node that may lead somewhere, and keeps the others for later.
  private mutating func takeBranch(
    of node: Node, _ state: inout State, _ score: Int32, in text: inout MatchText
  ) -> Bool {
    let lookahead = lookahead(from: state, in: &text)
    guard let branch = nextBranch(of: node, from: 0, lookahead) else { return false }
    if let next = nextBranch(of: node, from: branch + 1, lookahead) {
      turns.append(
        Turn(
          state: state, firstEdge: -1, next: Int32(next), pathLength: Int32(path.count),
          score: score))
    }
    state.node = branches[Int(node.payload) + branch]
    return true
  }

  /// Takes the first way on from a slot, and keeps the others for later.
  private mutating func takeEdge(
    from state: inout State, _ score: inout Int32, in text: inout MatchText
  ) -> Bool {
    let first = edges.count
    appendEdges(from: state, in: &text)
    let count = edges.count - first
    directSteps += count
    guard count > 0 else { return false }
    let edge = edges[first]
    if count == 1 {
      edges.removeLast()
    } else {
      turns.append(
        Turn(
          state: state, firstEdge: Int32(first), next: Int32(first + 1),
          pathLength: Int32(path.count), score: score))
    }
    follow(edge, &state, &score)
    return true
  }

  private mutating func follow(_ edge: Edge, _ state: inout State, _ score: inout Int32) {
    state = edge.target
    score += edge.score
    if edge.event.kind != .none { path.append(edge.event) }
  }

  /// Takes the next way on from the last choice that has one. False if none has.
  private mutating func turnBack(
    to state: inout State, _ score: inout Int32, in text: inout MatchText
  ) -> Bool {
    guard !turns.isEmpty else { return false }
    let last = turns.count - 1
    let turn = turns[last]
    path.truncate(to: Int(turn.pathLength))
    score = turn.score
    if turn.firstEdge < 0 {
      state = turn.state
      let node = nodes[Int(state.node)]
      let lookahead = lookahead(from: state, in: &text)
      if let next = nextBranch(of: node, from: Int(turn.next) + 1, lookahead) {
        turns[last].next = Int32(next)
      } else {
        turns.removeLast()
      }
      state.node = branches[Int(node.payload) + Int(turn.next)]
      return true
    }
    let edge = edges[Int(turn.next)]
    if Int(turn.next) + 1 == edges.count {
      edges.truncate(to: Int(turn.firstEdge))
      turns.removeLast()
    } else {
      turns[last].next += 1
    }
    follow(edge, &state, &score)
    return true
  }

  private mutating func keepWay(to state: State, _ score: Int32, in text: inout MatchText) {
    var result = accepting(state, in: &text)
    var index = path.count
    while index > 0 {
      index -= 1
      guard prepend(path[index], to: &result, in: &text) else { return }
    }
    result.quality.score = score
    insert(result)
  }

  /// True if the way here takes the preferred slot at most once, and not as a value that is a
  /// template beside a wildcard. Otherwise how two ways compare depends on where they part.
  private mutating func takesPreferredOnce() -> Bool {
    guard let preferred = program.preferredSlot else { return true }
    var (count, hasTemplate, hasWildcard) = (0, false, false)
    for event in path.buffer {
      switch event.kind {
      case .value, .digits, .words:
        if event.slot == preferred { count += 1 }
      case .valueEnd:
        if event.slot == preferred { (count, hasTemplate) = (count + 1, true) }
      case .wildcardStart: hasWildcard = true
      default: break
      }
    }
    return count < 2 && !(hasTemplate && hasWildcard)
  }
}
