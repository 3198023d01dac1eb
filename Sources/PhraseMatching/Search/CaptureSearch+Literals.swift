extension CaptureSearch {
  /// True if `-` and `_` have become spaces.
  func isBroken(_ state: State) -> Bool { state.flags.contains(.broken) }

  /// Matches a literal that no wildcard precedes. `nil` if it does not stand there.
  @inline(__always)
  mutating func matchLiteral(
    _ node: Node, _ state: inout State, in text: inout MatchText
  ) -> Int32? {
    let (literal, place) = awaited(node, state, in: &text)
    if text.has(literal, at: place, isBroken: isBroken(state)) {
      state.place = place + literal.count
      state.node = node.next
      setWordStart(node.traits.contains(.endsWord), of: &state)
      return node.score
    }
    if node.traits.contains(.isBlank)
      && text.skippingSpaces(from: place, isBroken: isBroken(state)) >= text.count
    {
      state.node = node.next
      return 0
    }
    guard text.hasJoiners, !isBroken(state), text.has(literal, at: place, isBroken: true) else {
      return nil
    }
    state.flags.insert(.broken)
    state.place = place + literal.count
    state.node = node.next
    return 0
  }

  /// What of a literal must stand in the text, and where: at the start of a word, white space is
  /// skipped, and the literal's own first space with it.
  @inline(__always)
  private mutating func awaited(
    _ node: Node, _ state: State, in text: inout MatchText
  ) -> (literal: UnsafeBufferPointer<UInt8>, place: Int) {
    guard state.flags.contains(.wordStart) else { return (literal(of: node), state.place) }
    return (
      literalBehindSpace(of: node),
      text.skippingSpaces(from: state.place, isBroken: isBroken(state))
    )
  }

  private func literal(of node: Node) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: literals[node.text])
  }

  /// A literal without the space that it starts with.
  private func literalBehindSpace(of node: Node) -> UnsafeBufferPointer<UInt8> {
    let literal = literal(of: node)
    return node.traits.contains(.startsWithSpace)
      ? UnsafeBufferPointer(rebasing: literal.dropFirst()) : literal
  }

  /// Notes whether the text is at the start of a word.
  func setWordStart(_ isWordStart: Bool, of state: inout State) {
    if isWordStart {
      state.flags.insert(.wordStart)
    } else {
      state.flags.remove(.wordStart)
    }
  }

  /// True if nothing is left but white space and punctuation, or what an open wildcard takes.
  mutating func isAtEnd(_ state: State, in text: inout MatchText) -> Bool {
    guard state.flags.supplied & requiredKeys == requiredKeys else { return false }
    var place = state.place
    if state.flags.contains(.open) {
      return text.skippingSpaces(from: place, isBroken: isBroken(state)) < text.count
    }
    while place < text.count {
      let byte = text.byte(at: place, isBroken: isBroken(state))
      guard byte == MatchText.space || MatchText.isSentencePunctuation(byte) else { return false }
      place += 1
    }
    return true
  }

  /// Moves on to the first later place where a literal stands that an open wildcard precedes. False
  /// if there is none.
  mutating func goToLiteral(
    _ node: Node, _ state: inout State, in text: inout MatchText
  ) -> Bool {
    let (literal, start) = behindWildcard(node, state, in: &text)
    state.flags.insert(.atLiteral)
    let needsBoundary = state.flags.contains(.needsBoundary)
    var place = start + 1
    while place + literal.count <= text.count {
      if text.has(literal, at: place, isBroken: isBroken(state))
        && (!needsBoundary || text.isBoundary(at: place))
      {
        state.place = place
        return true
      }
      place += 1
    }
    return false
  }

  /// What of a literal must stand behind an open wildcard, and where the wildcard starts, or where
  /// the literal stood last.
  private mutating func behindWildcard(
    _ node: Node, _ state: State, in text: inout MatchText
  ) -> (literal: UnsafeBufferPointer<UInt8>, start: Int) {
    guard state.flags.contains(.wordStart) else { return (literal(of: node), state.place) }
    let start =
      state.flags.contains(.atLiteral)
      ? state.place : text.skippingSpaces(from: state.place, isBroken: isBroken(state))
    return (literalBehindSpace(of: node), start)
  }
}
