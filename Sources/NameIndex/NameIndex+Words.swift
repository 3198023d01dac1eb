extension NameIndex {
  /// Finds the names that have every word of the text.
  func searchWords(_ scratch: inout SearchScratch) {
    readAsTyped(&scratch, forgivesEdits: false)
    if emitNamesWithAllWords(&scratch) { return }
    addRegroupings(&scratch)
    scratch.candidates.removeAll(keepingCapacity: true)
    for grouping in scratch.groupings { gather(grouping, canLackFunctionWords: false, &scratch) }
    emitCandidates(.words, &scratch)
  }

  /// Finds the names that have words near enough to every word of the text.
  func searchFuzzy(_ scratch: inout SearchScratch) {
    readAsTyped(&scratch, forgivesEdits: true)
    scratch.candidates.removeAll(keepingCapacity: true)
    gather(scratch.groupings[0], canLackFunctionWords: true, &scratch)
    emitCandidates(.fuzzy, &scratch)
  }

  /// Makes hits of the names that have each typed word as it is, without sorting: the shortest list
  /// is read in order until there are hits enough.
  ///
  /// - Returns: true when nothing else is wanted.
  private func emitNamesWithAllWords(_ scratch: inout SearchScratch) -> Bool {
    let typed = scratch.front..<scratch.words.count
    guard typed.allSatisfy({ scratch.words[$0].word != nil }) else { return false }
    let rarest = typed.min {
      postingRange(of: scratch.words[$0]).count < postingRange(of: scratch.words[$1]).count
    }
    let signature = signatures.signature(of: typed.compactMap { scratch.words[$0].word })
    for place in postingRange(of: scratch.words[rarest ?? scratch.front]) {
      guard scratch.checksLeft > 0, !scratch.isFull else { break }
      guard postingSignatures[place].mayHaveAll(of: signature) else {
        scratch.chargeGlance()
        continue
      }
      let name = postings.values[place]
      let range = names.range(of: name)
      scratch.charge(range)
      guard hasAllWords(range, scratch), articleCost(of: range, scratch) == SearchCost() else {
        continue
      }
      emit(name, .words, cost: 0, &scratch)
    }
    return scratch.isFull
  }

  /// Where the names that have a typed word are in `postings`.
  private func postingRange(of typed: TypedWord) -> Range<Int> {
    typed.word.map { postingRange(of: $0..<($0 + 1)) } ?? 0..<0
  }

  private func hasAllWords(_ range: Range<Int>, _ scratch: borrowing SearchScratch) -> Bool {
    (scratch.front..<scratch.words.count).allSatisfy { index in
      range.contains { names.words[$0] == scratch.words[index].word }
    }
  }

  /// A variation when a front article was typed that is not the name's.
  private func articleCost(
    of range: Range<Int>, _ scratch: borrowing SearchScratch
  ) -> SearchCost {
    let isSame = scratch.front == 0 || scratch.words[0].word == names.words[range.lowerBound]
    return SearchCost(variations: isSame ? 0 : 1)
  }

  /// Adds the names that a grouping fits to the candidates.
  private func gather(
    _ grouping: Grouping, canLackFunctionWords: Bool, _ scratch: inout SearchScratch
  ) {
    let required = grouping.units.filter {
      !(canLackFunctionWords && scratch.units[$0].isFunctionWord)
    }
    guard let pivot = required.min(by: { scratch.units[$0].postings < scratch.units[$1].postings }),
      scratch.units[pivot].postings > 0
    else { return }
    if grouping.units.count == 1 {
      gatherSingle(scratch.units[pivot], grouping.cost, &scratch)
    } else {
      gatherAll(grouping, pivot: pivot, canLackFunctionWords, &scratch)
    }
  }

  /// Adds the names of each alternative of a text's only unit: of each no more than are wanted,
  /// since names of the same cost come best first.
  private func gatherSingle(_ unit: Unit, _ cost: SearchCost, _ scratch: inout SearchScratch) {
    for index in unit.alternatives {
      let alternative = scratch.alternatives[index]
      let share = scratch.checksLeft / (unit.alternatives.upperBound - index)
      scratch.gathered.reset(capacity: scratch.limit + 1)
      scratch.ascent.reset()
      scratch.ascent.add(postingRange(of: alternative.words), of: postings)
      for _ in 0..<share {
        guard scratch.gathered.count <= scratch.limit,
          let name = scratch.ascent.next(in: postings)
        else { break }
        scratch.chargeGlance()
        let article = articleCost(of: names.range(of: name), scratch)
        // A name with another article is not the best of its cost: it takes no other's place.
        guard article > SearchCost() || gatherBearers(of: name, &scratch) else { continue }
        scratch.candidates.append(Candidate.key(cost + alternative.cost + article, name))
      }
    }
  }

  /// Counts the bearers of a name that have no hit yet; false when there are none.
  private func gatherBearers(of name: UInt32, _ scratch: inout SearchScratch) -> Bool {
    var isNew = false
    for place in bearerRange(of: name) {
      guard scratch.gathered.count <= scratch.limit else { break }
      let entity = bearers[place]
      if !scratch.seen.contains(entity), scratch.gathered.insert(entity) { isNew = true }
    }
    return isNew
  }

  /// Adds the names that fill every unit, among those of the unit with the fewest postings.
  private func gatherAll(
    _ grouping: Grouping, pivot: Int, _ canLackFunctionWords: Bool, _ scratch: inout SearchScratch
  ) {
    let alternatives = scratch.units[pivot].alternatives
    for index in alternatives {
      // What is left is shared fairly, so that a frequent word does not starve the others.
      let rest = scratch.checksLeft - scratch.checksLeft / (alternatives.upperBound - index)
      let words = scratch.alternatives[index].words
      let range = postingRange(of: words)
      if words.count == 1 {
        // The postings of one word ascend as they are.
        for place in range {
          guard scratch.checksLeft > rest else { break }
          gather(place, grouping, canLackFunctionWords, &scratch)
        }
      } else {
        scratch.ascent.reset()
        scratch.ascent.add(range, of: postings)
        while scratch.checksLeft > rest, let place = scratch.ascent.nextPlace(in: postings) {
          gather(place, grouping, canLackFunctionWords, &scratch)
        }
      }
    }
  }

  /// Adds the name of a posting to the candidates if it fills every unit.
  private func gather(
    _ place: Int, _ grouping: Grouping, _ canLackFunctionWords: Bool,
    _ scratch: inout SearchScratch
  ) {
    guard mayFill(grouping, place, canLackFunctionWords, scratch) else {
      scratch.chargeGlance()
      return
    }
    let name = postings.values[place]
    let range = names.range(of: name)
    scratch.charge(range)
    guard let cost = cost(of: range, grouping, canLackFunctionWords, scratch) else { return }
    scratch.candidates.append(Candidate.key(cost, name))
  }

  /// False if the name of a posting surely leaves a unit unfilled.
  private func mayFill(
    _ grouping: Grouping, _ place: Int, _ canLackFunctionWords: Bool,
    _ scratch: borrowing SearchScratch
  ) -> Bool {
    let signature = postingSignatures[place]
    for index in grouping.units where !signature.mayHaveAny(of: scratch.units[index].signature) {
      if !(canLackFunctionWords && scratch.units[index].isFunctionWord) { return false }
    }
    return true
  }

  /// What a name, given by its words, costs as what a grouping means; nil when it leaves a unit
  /// unfilled.
  private func cost(
    of range: Range<Int>, _ grouping: Grouping, _ canLackFunctionWords: Bool,
    _ scratch: borrowing SearchScratch
  ) -> SearchCost? {
    var total = grouping.cost + articleCost(of: range, scratch)
    for index in grouping.units {
      let unit = scratch.units[index]
      if let cost = cost(of: unit, in: range, scratch) {
        total = total + cost
      } else if canLackFunctionWords, unit.isFunctionWord {
        total = total + SearchCost(variations: 1)
      } else {
        return nil
      }
    }
    if let pair = grouping.pair, !follows(pair, in: range) { return nil }
    return total
  }

  /// The least cost at which a word of a name fills a unit.
  func cost(
    of unit: Unit, in range: Range<Int>, _ scratch: borrowing SearchScratch
  ) -> SearchCost? {
    var least: SearchCost?
    for place in range {
      let word = names.words[place]
      guard unit.filter >> UInt64(word & 63) & 1 == 1 else { continue }
      for alternative in unit.alternatives {
        let candidate = scratch.alternatives[alternative]
        guard candidate.words.contains(word) else { continue }
        least = least.map { min($0, candidate.cost) } ?? candidate.cost
      }
    }
    return least
  }

  private func follows(_ pair: Grouping.Pair, in range: Range<Int>) -> Bool {
    range.dropLast().contains {
      names.words[$0] == pair.first && names.words[$0 + 1] == pair.second
    }
  }
}
