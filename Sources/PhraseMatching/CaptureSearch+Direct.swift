/// The search as it goes where there are few ways: each is followed to its end or as far as it
/// matches, without remembering where others have been.
///
/// It finds what the search that remembers finds, in the same order, or gives up: after a number of
/// steps, after more than ``maximumResults`` ways, and where the preferred slot's text depends on
/// more than the way behind it. So it costs a bounded time beyond that of the other search.
extension CaptureSearch {
  /// A choice to come back to, whose first way is taken.
  struct Turn {
    /// The first of its edges, which are the last ones, and the next to be taken.
    var firstEdge: Int32
    var nextEdge: Int32
    /// The number of events on the way to it, and the score of the words.
    var pathLength: Int32
    var score: Int32
  }

  private static let maximumSteps = 1024
  /// Some steps take time in proportion to the text.
  private static let maximumBytes = 512

  /// Gathers all ways from a state to the end.
  ///
  /// - Returns: False if it has given up.
  mutating func searchDirectly(from root: State, in text: inout MatchText) -> Bool {
    directSteps = 0
    guard text.count <= Self.maximumBytes else { return false }
    turns.removeAll()
    path.removeAll()
    var (state, score, ways) = (root, Int32(0), 0)
    var isOrdered = true
    while true {
      if nodes[Int(state.node)].kind == .accept {
        ways += 1
        isOrdered = isOrdered && takesPreferredOnce()
        guard ways == 1 || isOrdered && ways <= Self.maximumResults else { return false }
        keepWay(to: state, score, in: text)
      } else if let edge = firstEdge(from: state, score, in: &text) {
        follow(edge, &state, &score)
        continue
      }
      guard directSteps <= Self.maximumSteps else { return false }
      guard let edge = nextEdge(&score) else { return true }
      follow(edge, &state, &score)
    }
  }

  private mutating func follow(_ edge: Edge, _ state: inout State, _ score: inout Int32) {
    state = edge.target
    score += edge.score
    if edge.event.kind != .none { path.append(edge.event) }
  }

  /// The first way on from a state. Others are kept for later.
  private mutating func firstEdge(
    from state: State, _ score: Int32, in text: inout MatchText
  ) -> Edge? {
    let first = edges.count
    appendEdges(from: state, in: &text)
    let count = edges.count - first
    directSteps += count + 1
    guard count > 0 else { return nil }
    let edge = edges[first]
    if count == 1 {
      edges.removeLast()
    } else {
      turns.append(
        Turn(
          firstEdge: Int32(first), nextEdge: Int32(first + 1), pathLength: Int32(path.count),
          score: score))
    }
    return edge
  }

  /// The next way on from the last choice that has one.
  private mutating func nextEdge(_ score: inout Int32) -> Edge? {
    guard !turns.isEmpty else { return nil }
    let turn = turns[turns.count - 1]
    let edge = edges[Int(turn.nextEdge)]
    if Int(turn.nextEdge) + 1 == edges.count {
      edges.truncate(to: Int(turn.firstEdge))
      turns.removeLast()
    } else {
      turns[turns.count - 1].nextEdge += 1
    }
    path.truncate(to: Int(turn.pathLength))
    score = turn.score
    return edge
  }

  private mutating func keepWay(to state: State, _ score: Int32, in text: borrowing MatchText) {
    var result = accepting(state, in: text)
    var index = path.count
    while index > 0 {
      index -= 1
      guard prepend(path[index], to: &result, in: text) else { return }
    }
    result.quality.score = score
    insert(result)
  }

  /// True if the way here takes the preferred slot at most once, and not as a value that is a
  /// template beside a wildcard. Otherwise how two ways compare depends on where they part.
  private func takesPreferredOnce() -> Bool {
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
