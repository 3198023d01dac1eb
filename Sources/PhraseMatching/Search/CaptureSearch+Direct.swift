/// The search as it goes where there are few ways: each is followed to its end or as far as it
/// matches, without remembering where others have been.
///
/// It finds what the search that remembers finds, in the same order, or gives up: after a number of
/// steps, after more than ``maximumResults`` ways, and where the preferred slot's text depends on
/// more than the way behind it. So it costs a bounded time beyond that of the other search.
extension CaptureSearch {
  /// A choice to come back to, whose first way is taken.
  struct Choice: BitwiseCopyable {
    /// The state before it.
    let state: State
    /// The number of events on the way to it.
    private let compactPathLength: Int32
    /// The score of the words on the way to it.
    let score: Int32
    private let compactFirstEdge: Int32
    private var next: Int32

    private init(_ state: State, firstEdge: Int32, next: Int, pathLength: Int, score: Int32) {
      self.state = state
      compactPathLength = Int32(pathLength)
      self.score = score
      compactFirstEdge = firstEdge
      self.next = Int32(next)
    }

    /// A choice among the branches of the state's node.
    static func branches(
      of state: State, next: Int, pathLength: Int, score: Int32
    ) -> Choice {
      Choice(state, firstEdge: noEdges, next: next, pathLength: pathLength, score: score)
    }

    /// A choice among the last of the search's edges, of which the first one is taken.
    static func edges(
      from first: Int, of state: State, pathLength: Int, score: Int32
    ) -> Choice {
      Choice(
        state, firstEdge: Int32(first), next: first + 1, pathLength: pathLength, score: score)
    }

    private static let noEdges: Int32 = -1

    var pathLength: Int { Int(compactPathLength) }

    /// The first of its edges; `nil` for a choice among branches.
    var firstEdge: Int? { compactFirstEdge == Self.noEdges ? nil : Int(compactFirstEdge) }

    /// Which of its branches is taken next.
    var nextBranch: Int {
      get {
        assert(firstEdge == nil)
        return Int(next)
      }
      set {
        assert(firstEdge == nil)
        next = Int32(newValue)
      }
    }

    /// Which of the search's edges is taken next.
    var nextEdge: Int {
      get {
        assert(firstEdge != nil)
        return Int(next)
      }
      set {
        assert(firstEdge != nil)
        next = Int32(newValue)
      }
    }
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
    choices.removeAll()
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
      guard goBack(to: &state, &score, in: &text) else { return true }
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
      choices.append(.branches(of: state, next: next, pathLength: path.count, score: score))
    }
    state.node = branches[node.branches.lowerBound + branch]
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
      choices.append(.edges(from: first, of: state, pathLength: path.count, score: score))
    }
    follow(edge, &state, &score)
    return true
  }

  private mutating func follow(_ edge: Edge, _ state: inout State, _ score: inout Int32) {
    state = edge.target
    score += edge.score
    if edge.event.kind != .none { path.append(edge.event) }
  }

  /// Goes back to the last choice and takes its next way. False if there is no choice left.
  private mutating func goBack(
    to state: inout State, _ score: inout Int32, in text: inout MatchText
  ) -> Bool {
    guard !choices.isEmpty else { return false }
    let choice = choices[choices.count - 1]
    path.truncate(to: choice.pathLength)
    score = choice.score
    if let firstEdge = choice.firstEdge {
      takeNextEdge(of: choice, from: firstEdge, &state, &score)
    } else {
      state = choice.state
      takeNextBranch(of: choice, &state, in: &text)
    }
    return true
  }

  private mutating func takeNextBranch(
    of choice: Choice, _ state: inout State, in text: inout MatchText
  ) {
    let node = nodes[state.node]
    let lookahead = lookahead(from: state, in: &text)
    if let next = nextBranch(of: node, from: choice.nextBranch + 1, lookahead) {
      choices[choices.count - 1].nextBranch = next
    } else {
      choices.removeLast()
    }
    state.node = branches[node.branches.lowerBound + choice.nextBranch]
  }

  private mutating func takeNextEdge(
    of choice: Choice, from firstEdge: Int, _ state: inout State, _ score: inout Int32
  ) {
    let edge = edges[choice.nextEdge]
    if choice.nextEdge + 1 == edges.count {
      edges.truncate(to: firstEdge)
      choices.removeLast()
    } else {
      choices[choices.count - 1].nextEdge += 1
    }
    follow(edge, &state, &score)
  }

  private mutating func keepWay(to state: State, _ score: Int32, in text: inout MatchText) {
    var way = accepting(state, in: &text)
    var index = path.count
    while index > 0 {
      index -= 1
      guard prepend(path[index], to: &way, in: &text) else { return }
    }
    way.score = score
    insert(way)
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
