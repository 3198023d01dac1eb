extension NameIndex {
  /// Traps, in debug builds, unless the arrays describe one and the same catalogue.
  func checkInvariants() {
    assert(groupsAreOrdered(), "names are not grouped by title and number of words")
    assert(bearersAreOrdered(), "a name's bearers are missing, doubled, or out of order")
    assert(postingsAreComplete(), "postings and names disagree")
    assert(orderIsComplete(), "the order by words is no order of the names")
    assert(vocabularyIsOrdered(), "words are not in byte order or have the wrong traits")
    assert(tableIsComplete(), "a name cannot be found by its letters")
  }

  /// Titles come first, then synonyms, each by ascending number of words; words are laid out so.
  private func groupsAreOrdered() -> Bool {
    guard names.groups.count > 0 else { return false }
    return zip(names.groups, names.groups.dropFirst()).enumerated().allSatisfy { index, pair in
      let (group, next) = pair
      let size = (next.firstName - group.firstName) * group.wordCount
      guard group.firstName < next.firstName, group.firstWord + size == next.firstWord else {
        return false
      }
      let isLast = index == names.groups.count - 2
      return isLast || (group.isTitle && !next.isTitle)
        || (group.isTitle == next.isTitle && group.wordCount < next.wordCount)
    }
  }

  private func bearersAreOrdered() -> Bool {
    guard bearerStarts.count == names.count + 1, Int(bearerStarts[names.count]) == bearers.count
    else { return false }
    return (0..<UInt32(names.count)).allSatisfy { name in
      let own = bearers[bearerRange(of: name)]
      return !own.isEmpty && zip(own, own.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  /// Each word's postings ascend, and are exactly the names that have it.
  private func postingsAreComplete() -> Bool {
    guard postingStarts.count == vocabulary.count + 1 else { return false }
    let distinct = (0..<UInt32(names.count)).reduce(0) {
      $0 + Set(names.words[names.range(of: $1)]).count
    }
    return distinct == postings.values.count
      && (0..<UInt32(vocabulary.count)).allSatisfy { word in
        let own = postings.values[postingRange(of: word..<(word + 1))]
        return !own.isEmpty && zip(own, own.dropFirst()).allSatisfy { $0 < $1 }
          && own.allSatisfy { names.words[names.range(of: $0)].contains(word) }
      }
  }

  private func orderIsComplete() -> Bool {
    guard Set(byWords.values).count == names.count, byWords.values.count == names.count else {
      return false
    }
    return zip(byWords.values, byWords.values.dropFirst()).allSatisfy { first, second in
      !names.words[strippedRange(of: second)]
        .lexicographicallyPrecedes(names.words[strippedRange(of: first)])
    }
  }

  private func vocabularyIsOrdered() -> Bool {
    vocabulary.traits.count == vocabulary.count
      && (1..<max(1, vocabulary.count)).allSatisfy { vocabulary.words.precedes($0 - 1, $0) }
      && (0..<UInt32(vocabulary.count)).allSatisfy { word in
        vocabulary.withBytes(of: word) { bytes in
          vocabulary.find(bytes) == word
            && WordTraits(bytes, in: language) == vocabulary.traits[Int(word)]
        }
      }
  }

  private func tableIsComplete() -> Bool {
    var form = Squeezer(keepsBytes: false)
    return (0..<UInt32(names.count)).allSatisfy { name in
      form.reset()
      squeeze(names.words[names.range(of: name)], into: &form)
      var probe = table.probe(form.hashValue)
      while let found = table.next(&probe) {
        if found == name { return true }
      }
      return false
    }
  }
}
