extension NameIndex {
  /// The entities that bear exactly this name: those whose title it is, then those whose synonym it
  /// is, each ascending.
  ///
  /// *"beauty and the beast" → every film of that title, however many.* Nothing is forgiven here:
  /// "beauty & the beast" is another name.
  ///
  /// - Parameter name: a name in normalized UTF-8.
  /// - Complexity: O(length), with about four places in memory to visit beyond the words, which are
  ///   mostly in the caches.
  package func exact(_ name: UnsafeBufferPointer<UInt8>) -> [EntityID] {
    guard name.count <= NameIndexBuilder.maximumNameLength else { return [] }
    // A word is at least a letter and a space.
    return withUnsafeTemporaryAllocation(of: WordID.self, capacity: name.count / 2 + 1) { words in
      guard let form = read(name, into: words) else { return [] }
      return bearers(
        of: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(words)[..<form.count]),
        hash: form.hash)
    }
  }

  /// The entities that bear exactly this name; see the other overload.
  package func exact(_ name: [UInt8]) -> [EntityID] {
    name.withUnsafeBufferPointer { exact($0) }
  }

  /// Finds the words of a name, and the hash of its squeezed form; nil when it has an unknown word.
  private func read(
    _ name: UnsafeBufferPointer<UInt8>, into words: UnsafeMutableBufferPointer<WordID>
  ) -> (count: Int, hash: UInt64)? {
    var scanner = WordScanner(name)
    var form = Squeezer(keepsBytes: false)
    var count = 0
    var next = scanner.next()
    while let range = next {
      let bytes = UnsafeBufferPointer(rebasing: name[range])
      guard let word = vocabulary.find(bytes) else { return nil }
      next = scanner.next()
      form.add(bytes, vocabulary.traits[Int(word)], isLast: next == nil)
      words[count] = word
      count += 1
    }
    return count == 0 ? nil : (count, form.hashValue)
  }

  private func bearers(of words: UnsafeBufferPointer<WordID>, hash: UInt64) -> [EntityID] {
    // A text has two names at most: as a title, and as a synonym.
    var (title, synonym): (Range<Int>, Range<Int>) = (0..<0, 0..<0)
    var probe = table.probe(hash)
    while let name = table.next(&probe) {
      guard has(name, words) else { continue }
      if names.isTitle(name) {
        title = bearerRange(of: name)
      } else {
        synonym = bearerRange(of: name)
      }
    }
    return Array(synonym.isEmpty ? bearers[title] : bearers[title] + bearers[synonym])
  }

  private func has(_ name: UInt32, _ words: UnsafeBufferPointer<WordID>) -> Bool {
    let range = names.range(of: name)
    guard range.count == words.count else { return false }
    for offset in 0..<words.count where names.words[range.lowerBound + offset] != words[offset] {
      return false
    }
    return true
  }

  /// Finds the names that have the same letters as the text once both are squeezed.
  func searchExact(_ scratch: inout SearchScratch) {
    guard !scratch.words.isEmpty else { return }
    squeezeText(&scratch)
    scratch.candidates.removeAll(keepingCapacity: true)
    // Letters are compared one by one: the longer the text, the fewer names.
    scratch.checksLeft = SearchLimits.checkedNames / (1 + scratch.text.count / 32)
    var probe = table.probe(scratch.textForm.hashValue)
    while let name = table.next(&probe) {
      guard let variations = exactVariations(of: name, &scratch) else { continue }
      scratch.candidates.append(Candidate.key(SearchCost(variations: variations), name))
    }
    emitCandidates(.exact, &scratch)
    countBearers(&scratch)
  }

  /// Raises the total to what the text's own name says, when that is more.
  private func countBearers(_ scratch: inout SearchScratch) {
    for key in scratch.candidates {
      let count = bearerRange(of: Candidate.name(key)).count
      scratch.result.total = max(scratch.result.total, count)
    }
  }

  private func squeezeText(_ scratch: inout SearchScratch) {
    scratch.textForm.reset()
    scratch.text.withUnsafeBufferPointer { text in
      for index in scratch.words.indices {
        let word = scratch.words[index]
        scratch.textForm.add(
          UnsafeBufferPointer(rebasing: text[word.range]), word.traits,
          isLast: index == scratch.words.count - 1)
      }
    }
  }

  /// How many variations make a name of the text; nil when it has other letters.
  private func exactVariations(of name: UInt32, _ scratch: inout SearchScratch) -> Int? {
    let words = names.words[names.range(of: name)]
    if isText(words, scratch) { return 0 }
    guard scratch.checksLeft > 0 else { return nil }
    scratch.checksLeft -= 1
    scratch.work.charge(8 + scratch.text.count)
    scratch.nameForm.reset()
    squeeze(words, into: &scratch.nameForm)
    guard scratch.nameForm.bytes == scratch.textForm.bytes else { return nil }
    let sameArticle =
      scratch.nameForm.hasArticle == scratch.textForm.hasArticle
      && (!scratch.nameForm.hasArticle || scratch.words[0].word == words.first)
    let variations =
      (sameArticle ? 0 : 1)
      + Squeezer.boundaryDifference(scratch.nameForm, scratch.textForm)
      + rewrittenWords(words, scratch)
    return min(max(variations, 1), 255)
  }

  private func isText(_ words: ArraySlice<WordID>, _ scratch: borrowing SearchScratch) -> Bool {
    guard words.count == scratch.words.count else { return false }
    for (offset, word) in words.enumerated() where scratch.words[offset].word != word {
      return false
    }
    return true
  }

  /// How many numerals and words for "and" one has that the other writes otherwise.
  private func rewrittenWords(
    _ words: ArraySlice<WordID>, _ scratch: borrowing SearchScratch
  ) -> Int {
    let ofText = scratch.textForm.changed.count { index in
      !words.contains { $0 == scratch.words[index].word }
    }
    let ofName = scratch.nameForm.changed.count { index in
      !scratch.words.contains { $0.word == words[words.startIndex + index] }
    }
    return max(ofText, ofName)
  }
}
