import EditDistance

extension NameIndex {
  /// Adds the words of the catalogue that are within their own edit budget of a typed word.
  ///
  /// At most ``SearchLimits/alternatives`` of them: the nearest, then the first in byte order.
  func addNeighbours(of typed: TypedWord, _ scratch: inout SearchScratch) {
    guard typed.letters <= SearchLimits.letters else { return }
    gatherNeighbours(of: typed, &scratch)
    let first = scratch.alternatives.count
    var previous: WordID?
    for word in scratch.found where word != previous {
      previous = word
      guard word != typed.word, let edits = edits(to: word, &scratch) else { continue }
      scratch.alternatives.append(
        Alternative(words: word..<(word + 1), cost: SearchCost(edits: edits)))
    }
    keepNearest(SearchLimits.alternatives, from: first, &scratch)
  }

  /// Finds the words that share a deletion key with a typed word, sorted.
  private func gatherNeighbours(of typed: TypedWord, _ scratch: inout SearchScratch) {
    scratch.found.removeAll(keepingCapacity: true)
    scratch.letters.removeAll(keepingCapacity: true)
    scratch.keys.removeAll(keepingCapacity: true)
    let deletions = DeletionKeys.deletions(typedLetters: typed.letters)
    guard deletions > 0 else { return }
    scratch.appendLetters(of: typed.range)
    DeletionKeys.append(of: scratch.letters[...], deletions: deletions, to: &scratch.keys)
    let most = scratch.measuredWords
    for key in scratch.keys {
      for place in vocabulary.neighbours.range(key) {
        guard scratch.found.count < most else { break }
        if let word = vocabulary.neighbours.value(at: place, hash: key) {
          scratch.found.append(word)
        }
      }
    }
    scratch.found.sort()
  }

  /// The edits between the typed word in `scratch.letters` and a word, if its budget allows them.
  private func edits(to word: WordID, _ scratch: inout SearchScratch) -> Int? {
    scratch.otherLetters.removeAll(keepingCapacity: true)
    vocabulary.words.appendLetters(of: Int(word), to: &scratch.otherLetters)
    return EditDistance.between(
      scratch.letters[...], scratch.otherLetters[...],
      atMost: vocabulary.traits[Int(word)].budget)
  }

  /// Drops all but the nearest of the alternatives from `first` on.
  func keepNearest(_ count: Int, from first: Int, _ scratch: inout SearchScratch) {
    scratch.alternatives[first...].sort {
      ($0.cost, $0.words.lowerBound) < ($1.cost, $1.words.lowerBound)
    }
    let excess = scratch.alternatives.count - first - count
    if excess > 0 { scratch.alternatives.removeLast(excess) }
  }

  /// Adds the words that contain a typed word of a script without spaces.
  ///
  /// At most ``SearchLimits/alternatives`` of them: those with the best names.
  func addContaining(_ typed: TypedWord, _ scratch: inout SearchScratch) {
    guard 2...SearchLimits.letters ~= typed.letters else { return }
    scratch.letters.removeAll(keepingCapacity: true)
    scratch.appendLetters(of: typed.range)
    guard let (hash, bucket) = rarestBigram(scratch.letters) else { return }
    var added = 0
    for place in bucket.prefix(scratch.measuredWords) {
      guard added < SearchLimits.alternatives else { return }
      guard let word = vocabulary.bigrams.value(at: place, hash: hash), word != typed.word,
        contains(word, typed, scratch), !isAdded(word, added, scratch)
      else { continue }
      scratch.alternatives.append(
        Alternative(words: word..<(word + 1), cost: SearchCost(variations: 1)))
      added += 1
    }
  }

  /// The bucket of the two letters in a row that the fewest words have.
  private func rarestBigram(_ letters: [UInt32]) -> (hash: UInt64, bucket: Range<Int>)? {
    zip(letters, letters.dropFirst())
      .map { Vocabulary.bigramHash($0, $1) }
      .map { (hash: $0, bucket: vocabulary.bigrams.range($0)) }
      .min { $0.bucket.count < $1.bucket.count }
  }

  /// True when a word was added already: it has the two letters twice.
  private func isAdded(_ word: WordID, _ added: Int, _ scratch: borrowing SearchScratch) -> Bool {
    scratch.alternatives.suffix(added).contains { $0.words.lowerBound == word }
  }

  private func contains(
    _ word: WordID, _ typed: TypedWord, _ scratch: borrowing SearchScratch
  ) -> Bool {
    vocabulary.withBytes(of: word) { bytes in
      scratch.withBytes(typed.range) { part in
        guard part.count <= bytes.count else { return false }
        return (0...(bytes.count - part.count)).contains { start in
          bytes[start] == part[0] && (1..<part.count).allSatisfy { bytes[start + $0] == part[$0] }
        }
      }
    }
  }
}
