extension CaptureSearch {
  typealias Node = PhraseProgram.Node

  /// Follows the nodes that have only one way to go, up to one that has several.
  ///
  /// - Returns: The state reached, which has choices or accepts, and the score of the words on the
  ///   way; `nil` if they do not match.
  mutating func reach(_ start: State, in text: inout MatchText) -> (state: State, score: Int32)? {
    var state = start
    var score: Int32 = 0
    while true {
      switch pass(&state, &score, in: &text) {
      case .nowhere: return nil
      case .choice, .end: return (state, score)
      case .branch(let node):
        switch onlyWay(node, state, in: &text) {
        case .none: return nil
        case .one(let branch): state.node = branch
        case .several: return (state, score)
        }
      }
    }
  }

  /// Where following a state's nodes comes to.
  enum Stop {
    case nowhere
    case branch(Node)
    /// A slot, or a literal behind an open wildcard.
    case choice
    case end
  }

  /// Matches the literals from a state on, up to a node of another kind.
  ///
  /// It changes nothing of the search or the text, and neither do those that it calls. But what
  /// only borrows them is compiled with a copy of both.
  @inline(__always)
  mutating func pass(
    _ state: inout State, _ score: inout Int32, in text: inout MatchText
  ) -> Stop {
    while true {
      let node = nodes[state.node]
      switch node.kind {
      case .literal where !state.flags.contains(.open):
        guard let gained = matchLiteral(node, &state, in: &text) else { return .nowhere }
        score += gained
      case .branch: return .branch(node)
      case .literal where node.traits.contains(.isBlank):
        // Blank chunks behind an open wildcard are skipped.
        if state.flags.contains(.wordStart) {
          state.place = text.skippingSpaces(from: state.place, isBroken: isBroken(state))
        }
        state.flags.insert(.wordStart)
        state.node = node.next
      case .literal where !state.flags.contains(.atLiteral):
        return goToLiteral(node, &state, in: &text) ? .choice : .nowhere
      case .accept: return isAtEnd(state, in: &text) ? .end : .nowhere
      case .never: return .nowhere
      default: return .choice
      }
    }
  }

  /// How many branches of a node may lead somewhere, as far as their first words tell.
  private enum OpenBranches {
    case none
    case one(NodeID)
    case several
  }

  /// Most branches are optional words that do not stand there: looking at the words first keeps
  /// them from becoming items of the search.
  private mutating func onlyWay(
    _ node: Node, _ state: State, in text: inout MatchText
  ) -> OpenBranches {
    let lookahead = lookahead(from: state, in: &text)
    guard let first = nextBranch(of: node, from: 0, lookahead) else { return .none }
    if nextBranch(of: node, from: first + 1, lookahead) != nil { return .several }
    return .one(branches[node.branches.lowerBound + first])
  }

  /// The first branch of a node, from the given one on, that may lead somewhere.
  @inline(__always)
  mutating func nextBranch(of node: Node, from index: Int, _ lookahead: BranchTest.Lookahead)
    -> Int?
  {
    let all = node.branches
    for index in index..<max(index, all.count) where mayTake(all.lowerBound + index, lookahead) {
      return index
    }
    return nil
  }

  /// False if a branch leads nowhere from where the text stands.
  @inline(__always)
  private mutating func mayTake(_ branch: Int, _ lookahead: BranchTest.Lookahead) -> Bool {
    tests[Int(testNumbers[branch])].passes(lookahead)
  }

  /// What stands in the text where literals of the next branches would.
  mutating func lookahead(from state: State, in text: inout MatchText) -> BranchTest.Lookahead {
    if text.hasJoiners || state.flags.contains(.open) { return .anything }
    if state.flags.contains(.wordStart) {
      let word = text.word(at: text.skippingSpaces(from: state.place, isBroken: false))
      return BranchTest.Lookahead(plain: word, spaced: word)
    }
    let isSpace = state.place < text.count && text.bytes[state.place] == MatchText.space
    return BranchTest.Lookahead(
      plain: text.word(at: state.place),
      spaced: isSpace ? text.word(at: state.place + 1) : BranchTest.nothing)
  }

  /// Appends the steps that lead on from a state, in the order they are tried.
  mutating func appendEdges(from state: State, in text: inout MatchText) {
    let node = nodes[state.node]
    let isOpen = state.flags.contains(.open)
    switch node.kind {
    case .branch:
      appendBranches(node, state, in: &text)
    case .wildcard:
      if !isOpen {
        openWildcard(node, state, in: &text)
      } else if program.edition == nil {
        appendNeighbour(state, in: &text)
      }
    case .valueStart: startValue(node, state, in: &text)
    case .valueEnd: endValue(node, state, in: &text)
    case .literal: appendOpenLiteral(node, state, in: &text)
    case .list, .range:
      if isOpen {
        appendOpen(node, state, in: &text)
      } else if node.kind == .list {
        appendValues(node, state, in: &text)
      } else {
        appendNumbers(node, state, in: &text)
      }
    case .accept, .never: break
    }
  }

  private mutating func appendBranches(
    _ node: Node, _ state: State, in text: inout MatchText
  ) {
    let lookahead = lookahead(from: state, in: &text)
    for branch in node.branches where mayTake(branch, lookahead) {
      var next = state
      next.node = branches[branch]
      appendEdge(to: next, in: &text)
    }
  }

  /// Appends a step to a state, or to where following its nodes comes to.
  mutating func appendEdge(to state: State, event: Event = .none, in text: inout MatchText) {
    // A direct search goes on to where the edge leads when it takes it.
    if isDirect { return edges.append(Edge(target: state, score: 0, event: event)) }
    guard let (target, score) = reach(state, in: &text) else { return }
    edges.append(Edge(target: target, score: score, event: event))
  }
}
