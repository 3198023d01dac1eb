extension NameIndex {
  /// Finds the names that start with the text, front articles set aside.
  func searchPrefix(_ scratch: inout SearchScratch) {
    // The last word may be unfinished; the others have to be known.
    let finished = scratch.front..<(scratch.words.count - 1)
    guard finished.allSatisfy({ scratch.words[$0].word != nil }) else { return }
    if let last = scratch.words[scratch.words.count - 1].word {
      emitNames(endingIn: last..<(last + 1), SearchCost(), &scratch)
    }
    guard !scratch.isFull, let unfinished = unfinishedWords(scratch) else { return }
    emitNames(endingIn: unfinished, SearchCost(variations: 1), &scratch)
  }

  /// The words that the last typed word may be the start of.
  func unfinishedWords(_ scratch: borrowing SearchScratch) -> Range<WordID>? {
    guard let last = scratch.words.last else { return nil }
    guard last.letters >= (last.traits.contains(.isUnspaced) ? 1 : 3) else { return nil }
    let range = scratch.withBytes(last.range) { vocabulary.range(prefixedBy: $0) }
    return range.isEmpty ? nil : range
  }

  /// Makes hits of the names that start with the text, one of `last` for its last word.
  private func emitNames(
    endingIn last: Range<WordID>, _ cost: SearchCost, _ scratch: inout SearchScratch
  ) {
    scratch.ascent.reset()
    scratch.ascent.add(places(endingIn: last, scratch), of: byWords)
    while !scratch.isFull, scratch.checksLeft > 0, let name = scratch.ascent.next(in: byWords) {
      scratch.chargeGlance()
      emit(name, .prefix, cost: cost, &scratch)
    }
  }

  /// Where in `byWords` the names are that start with the text, one of `last` for its last word.
  private func places(
    endingIn last: Range<WordID>, _ scratch: borrowing SearchScratch
  ) -> Range<Int> {
    let isOneWord = scratch.front == scratch.words.count - 1
    let first = isOneWord ? last : scratch.words[scratch.front].word.map { $0..<($0 + 1) } ?? 0..<0
    let low = Int(firstWordStarts[Int(first.lowerBound)])
    let high = Int(firstWordStarts[Int(first.upperBound)])
    if isOneWord { return low..<high }
    // Few names share their first word, so that a search among them visits neighbours only.
    let start = firstPlace(low..<high) { compare($0, last, scratch) >= 0 }
    return start..<firstPlace(start..<high) { compare($0, last, scratch) > 0 }
  }

  /// The first place in `byWords` from which on `holds` is true.
  private func firstPlace(_ range: Range<Int>, where holds: (UInt32) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) >> 1
      if holds(byWords.values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Negative when a name comes before all that start with the text, one of `last` for its last
  /// word; 0 when it starts so, positive when it comes after them.
  private func compare(
    _ name: UInt32, _ last: Range<WordID>, _ scratch: borrowing SearchScratch
  ) -> Int {
    let range = strippedRange(of: name)
    let count = scratch.words.count - scratch.front
    for offset in 0..<count {
      guard offset < range.count else { return -1 }
      let word = names.words[range.lowerBound + offset]
      let isLast = offset == count - 1
      let known = isLast ? nil : scratch.words[scratch.front + offset].word
      if word < known ?? last.lowerBound { return -1 }
      if word > known ?? (last.upperBound - 1) { return 1 }
    }
    return 0
  }
}
