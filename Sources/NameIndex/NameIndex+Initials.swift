extension NameIndex {
  /// The fewest words that initials stand for, and letters that can be initials.
  static let fewestInitials = 3

  /// Which of a name's words give their first letter.
  enum InitialsRule: CaseIterable {
    /// All: "the lord of the rings" → `tlotr`.
    case allWords
    /// All but the front article: `lotr`.
    case withoutArticle
    /// Those that are not function words: `lr`, which is too short to count.
    case contentWords
  }

  static func initials(of names: NameList, _ vocabulary: Vocabulary) -> HashBuckets {
    // Names that are long enough follow each other, and words are few: no need to be exact.
    HashBuckets(expected: names.count, valueCount: names.count) { file in
      var filed: [UInt64] = []
      for name in 0..<UInt32(names.count) {
        let words = names.words[names.range(of: name)]
        guard words.count >= fewestInitials else { continue }
        filed.removeAll(keepingCapacity: true)
        for rule in InitialsRule.allCases {
          guard let hash = initialsHash(words, rule, vocabulary), !filed.contains(hash) else {
            continue
          }
          filed.append(hash)
          file(hash, name)
        }
      }
    }
  }

  /// The hash of a name's initials under a rule; nil when they are too few.
  private static func initialsHash(
    _ words: ArraySlice<WordID>, _ rule: InitialsRule, _ vocabulary: Vocabulary
  ) -> UInt64? {
    var (hash, count) = (ByteHash(), 0)
    forEachInitial(words, rule, vocabulary) { letter in
      hash.add(letter)
      count += 1
    }
    return count >= fewestInitials ? hash.value : nil
  }

  /// Calls `body` with the first letter of each word that the rule lets count.
  private static func forEachInitial(
    _ words: ArraySlice<WordID>, _ rule: InitialsRule, _ vocabulary: Vocabulary,
    _ body: (UInt32) -> Void
  ) {
    for place in words.indices {
      let traits = vocabulary.traits[Int(words[place])]
      let isFrontArticle = place == words.startIndex && traits.contains(.isArticle)
      switch rule {
      case .allWords: break
      case .withoutArticle: if isFrontArticle { continue }
      case .contentWords: if traits.contains(.isFunctionWord) { continue }
      }
      let first = vocabulary.withBytes(of: words[place]) { bytes in
        var index = 0
        return CodePoints.next(in: bytes, at: &index)
      }
      body(first)
    }
  }

  /// True when `letters` are the initials of a name under some rule.
  private func areInitials(_ letters: [UInt32], of name: UInt32) -> Bool {
    let words = names.words[names.range(of: name)]
    return InitialsRule.allCases.contains { rule in
      var (place, agrees) = (0, true)
      Self.forEachInitial(words, rule, vocabulary) { letter in
        agrees = agrees && place < letters.count && letters[place] == letter
        place += 1
      }
      return agrees && place == letters.count
    }
  }

  /// Finds the names whose initials are the only word of the text.
  func searchInitials(_ scratch: inout SearchScratch) {
    guard scratch.words.count == 1 else { return }
    scratch.letters.removeAll(keepingCapacity: true)
    scratch.appendLetters(of: scratch.words[0].range)
    guard scratch.letters.count >= Self.fewestInitials else { return }
    var hash = ByteHash()
    for letter in scratch.letters { hash.add(letter) }
    for place in initials.range(hash.value).prefix(SearchLimits.checkedNames) {
      guard !scratch.work.isSpent, let name = initials.value(at: place, hash: hash.value) else {
        continue
      }
      scratch.work.charge(16)
      guard areInitials(scratch.letters, of: name) else { continue }
      emit(name, .initials, cost: 0, &scratch)
      if scratch.isFull { return }
    }
  }
}
