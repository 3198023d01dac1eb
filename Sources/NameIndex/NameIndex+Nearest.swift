import EditDistance

extension NameIndex {
  /// The names most like a text, for offering when nothing fits.
  ///
  /// Hits have the fit ``NameFit/nearest`` and are ordered by the letters of typed words that the
  /// name lacks, then by edits, variations, name and entity. Function words do not count, unless the
  /// text has no others. A word without a near enough one in the catalogue may stand for one of its
  /// neighbours in byte order up to half its letters away.
  ///
  /// *"toy stori and friends" → Toy Story.* It is a best effort: what ``search(_:limit:options:scratch:)``
  /// promises to find, this may miss when words are very frequent.
  ///
  /// - Complexity: bounded as a search is.
  package func nearest(
    _ text: UnsafeBufferPointer<UInt8>, limit: Int, scratch: inout SearchScratch
  ) -> [NameHit] {
    guard text.count <= NameIndexBuilder.maximumNameLength, limit > 0, !scratch.work.isSpent else {
      return []
    }
    scratch.start(text, limit: limit)
    readWords(&scratch)
    let hasContent = scratch.words.contains { !$0.traits.contains(.isFunctionWord) }
    if hasContent { scratch.words.removeAll { $0.traits.contains(.isFunctionWord) } }
    if scratch.words.count > SearchLimits.words {
      scratch.words.removeLast(scratch.words.count - SearchLimits.words)
    }
    readLoosely(&scratch)
    gatherNearest(&scratch)
    emitCandidates(.nearest, &scratch)
    return scratch.result.hits
  }

  /// The names most like a text; see the other overload.
  package func nearest(
    _ text: [UInt8], limit: Int, scratch: inout SearchScratch
  ) -> [NameHit] {
    text.withUnsafeBufferPointer { nearest($0, limit: limit, scratch: &scratch) }
  }

  /// Reads each word with all the tolerance there is: one unit for each word.
  private func readLoosely(_ scratch: inout SearchScratch) {
    for index in scratch.words.indices where !scratch.work.isSpent {
      let first = scratch.alternatives.count
      addWordAlternatives(of: index, &scratch)
      addNeighbours(of: scratch.words[index], &scratch)
      if scratch.alternatives.count == first { addDistant(scratch.words[index], &scratch) }
      addUnit(from: first, isFunctionWord: false, &scratch)
    }
  }

  /// Adds the four words least far from a typed word among those beside it in byte order.
  private func addDistant(_ typed: TypedWord, _ scratch: inout SearchScratch) {
    guard 2...SearchLimits.letters ~= typed.letters else { return }
    addRemembered(.distant, of: typed, &scratch) { index, first, scratch in
      index.findDistant(typed, &scratch)
      index.keepNearest(4, from: first, &scratch)
    }
  }

  private func findDistant(_ typed: TypedWord, _ scratch: inout SearchScratch) {
    let place = scratch.withBytes(typed.range) { Int(vocabulary.place(of: $0)) }
    let beside = max(0, place - 64)..<min(vocabulary.count, place + 64)
    scratch.letters.removeAll(keepingCapacity: true)
    scratch.appendLetters(of: typed.range)
    for word in beside where !scratch.work.isSpent {
      scratch.otherLetters.removeAll(keepingCapacity: true)
      vocabulary.words.appendLetters(of: word, to: &scratch.otherLetters)
      let edits = EditDistance.between(
        scratch.letters[...], scratch.otherLetters[...], atMost: typed.letters / 2, &scratch.work)
      guard let edits else { continue }
      let word = WordID(word)
      add(word..<(word + 1), SearchCost(edits: edits), &scratch)
    }
  }

  /// Adds the names that fill some unit to the candidates.
  private func gatherNearest(_ scratch: inout SearchScratch) {
    scratch.candidates.removeAll(keepingCapacity: true)
    scratch.checksLeft = SearchLimits.checkedNames
    var lists = scratch.units.reduce(0) { $0 + $1.alternatives.count }
    for unit in scratch.units {
      for index in unit.alternatives {
        // As for a search, every alternative gets its share of the names that may be checked.
        let rest = scratch.checksLeft - scratch.checksLeft / lists
        lists -= 1
        scratch.ascent.reset()
        scratch.ascent.add(postingRange(of: scratch.alternatives[index].words), of: postings)
        while scratch.checksLeft > rest, let name = scratch.ascent.next(in: postings) {
          scratch.charge(names.range(of: name))
          scratch.candidates.append(nearnessKey(of: name, scratch))
        }
      }
    }
  }

  /// The candidate key of a name, under the number of typed letters whose words it lacks.
  private func nearnessKey(of name: UInt32, _ scratch: borrowing SearchScratch) -> UInt64 {
    let range = names.range(of: name)
    var (missing, total) = (0, SearchCost())
    for (word, unit) in scratch.units.enumerated() {
      if let cost = cost(of: unit, in: range, scratch) {
        total = total + cost
      } else {
        missing += scratch.words[word].letters
      }
    }
    return UInt64(missing) << 48 | Candidate.key(total, name)
  }
}
