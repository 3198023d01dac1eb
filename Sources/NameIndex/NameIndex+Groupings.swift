extension NameIndex {
  /// Reads the text as typed, front article set aside.
  func readAsTyped(_ scratch: inout SearchScratch, forgivesEdits: Bool) {
    scratch.clearGroupings()
    for index in scratch.front..<scratch.words.count {
      let first = scratch.alternatives.count
      addWordAlternatives(of: index, &scratch)
      if forgivesEdits { addNeighbours(of: scratch.words[index], &scratch) }
      let isFunctionWord = scratch.words[index].traits.contains(.isFunctionWord)
      addUnit(from: first, isFunctionWord: isFunctionWord, &scratch)
    }
    scratch.groupings.append(Grouping(units: 0..<scratch.units.count, cost: SearchCost()))
  }

  /// Adds the groupings in which two typed words are one, or one is two that follow each other.
  func addRegroupings(_ scratch: inout SearchScratch) {
    let typed = scratch.groupings[0].units
    for index in scratch.front..<scratch.words.count where !scratch.work.isSpent {
      let unit = typed.lowerBound + index - scratch.front
      if index + 1 < scratch.words.count { addJoined(index, unit, typed, &scratch) }
      addSplits(of: index, unit, typed, &scratch)
    }
  }

  /// Adds a unit of the alternatives from `first` on.
  func addUnit(from first: Int, isFunctionWord: Bool, _ scratch: inout SearchScratch) {
    var unit = Unit(
      alternatives: first..<scratch.alternatives.count, postings: 0, filter: 0,
      isFunctionWord: isFunctionWord)
    for alternative in scratch.alternatives[unit.alternatives] {
      unit.postings += postingRange(of: alternative.words).count
      unit.filter |= Self.filter(alternative.words)
      unit.signature.formUnion(signatures.signature(ofAny: alternative.words))
    }
    scratch.units.append(unit)
  }

  /// A bit for each word number modulo 64.
  private static func filter(_ words: Range<WordID>) -> UInt64 {
    words.count == 1 ? 1 << UInt64(words.lowerBound & 63) : .max
  }

  /// Adds what a typed word may stand for without an edit.
  func addWordAlternatives(of index: Int, _ scratch: inout SearchScratch) {
    let typed = scratch.words[index]
    if let word = typed.word { add(word..<(word + 1), SearchCost(), &scratch) }
    addEquivalents(of: index, &scratch)
    if typed.traits.contains(.isUnspaced) { addContaining(typed, &scratch) }
    if index == scratch.words.count - 1, let words = unfinishedWords(scratch) {
      add(words, SearchCost(variations: 1), &scratch)
    }
  }

  func add(_ words: Range<WordID>, _ cost: SearchCost, _ scratch: inout SearchScratch) {
    scratch.alternatives.append(Alternative(words: words, cost: cost))
  }

  /// Adds the other ways to write a numeral or "and".
  private func addEquivalents(of index: Int, _ scratch: inout SearchScratch) {
    let typed = scratch.words[index]
    if typed.traits.contains(.isConjunction) {
      for other in language.conjunctions { addEquivalent(other, of: typed, &scratch) }
    }
    let isAfterPart = index > 0 && scratch.words[index - 1].traits.contains(.isPart)
    let (roman, digits) = scratch.withBytes(typed.range) {
      (NameNumeral.value(ofRoman: $0), NameNumeral.value(ofDigits: $0))
    }
    // "i" is a number only where the word before says so.
    guard let value = roman ?? digits, value > 1 || isAfterPart else { return }
    let other = digits == nil ? Array(String(value).utf8) : NameNumeral.roman(value)
    addEquivalent(other, of: typed, &scratch)
  }

  private func addEquivalent(
    _ bytes: [UInt8], of typed: TypedWord, _ scratch: inout SearchScratch
  ) {
    guard let word = bytes.withUnsafeBufferPointer({ vocabulary.find($0) }), word != typed.word
    else { return }
    add(word..<(word + 1), SearchCost(variations: 1), &scratch)
  }

  /// Adds the grouping in which a typed word and the next are one.
  private func addJoined(
    _ index: Int, _ unit: Int, _ typed: Range<Int>, _ scratch: inout SearchScratch
  ) {
    let (first, second) = (scratch.words[index].range, scratch.words[index + 1].range)
    let start = scratch.text.count
    scratch.text.append(contentsOf: scratch.text[first])
    scratch.text.append(contentsOf: scratch.text[second])
    let joined = scratch.withBytes(start..<scratch.text.count) { vocabulary.find($0) }
    scratch.text.removeSubrange(start...)
    guard let joined else { return }
    addGrouping(replacing: unit..<(unit + 2), of: typed, by: [joined], pair: nil, &scratch)
  }

  /// Adds the groupings in which a typed word is two.
  private func addSplits(
    of index: Int, _ unit: Int, _ typed: Range<Int>, _ scratch: inout SearchScratch
  ) {
    let word = scratch.words[index]
    guard 2...SearchLimits.letters ~= word.letters else { return }
    scratch.work.charge(word.range.count * (16 + word.range.count / 2))
    for end in (word.range.lowerBound + 1)..<word.range.upperBound {
      // Not inside a letter.
      if scratch.text[end] & 0xC0 == 0x80 { continue }
      let first = scratch.withBytes(word.range.lowerBound..<end) { vocabulary.find($0) }
      guard let first else { continue }
      let second = scratch.withBytes(end..<word.range.upperBound) { vocabulary.find($0) }
      guard let second else { continue }
      addGrouping(
        replacing: unit..<(unit + 1), of: typed, by: [first, second],
        pair: Grouping.Pair(first: first, second: second), &scratch)
    }
  }

  /// Adds a grouping that takes the typed one's units but for some.
  private func addGrouping(
    replacing replaced: Range<Int>, of typed: Range<Int>, by words: [WordID],
    pair: Grouping.Pair?, _ scratch: inout SearchScratch
  ) {
    guard scratch.groupings.count < SearchLimits.groupings else { return }
    let start = scratch.units.count
    for unit in typed.lowerBound..<replaced.lowerBound { scratch.units.append(scratch.units[unit]) }
    for word in words {
      let first = scratch.alternatives.count
      add(word..<(word + 1), SearchCost(), &scratch)
      addUnit(from: first, isFunctionWord: false, &scratch)
    }
    for unit in replaced.upperBound..<typed.upperBound { scratch.units.append(scratch.units[unit]) }
    scratch.groupings.append(
      Grouping(units: start..<scratch.units.count, cost: SearchCost(variations: 1), pair: pair))
  }
}
