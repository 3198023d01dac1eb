import BoundedWork
import EditDistance

extension NameIndex {
  /// Adds the words of the catalogue that are within their own edit budget of a typed word.
  ///
  /// At most ``SearchLimits/alternatives`` of them: the nearest, then the first in byte order.
  func addNeighbours(of typed: TypedWord, _ scratch: inout SearchScratch) {
    let deletions = DeletionKeys.deletions(typedLetters: typed.letters)
    guard deletions > 0, typed.letters <= SearchLimits.letters else { return }
    addRemembered(.near, of: typed, &scratch) { index, first, scratch in
      index.findNeighbours(of: typed, deletions: deletions, &scratch)
      index.keepNearest(SearchLimits.alternatives, from: first, &scratch)
    }
  }

  /// Adds what an earlier search found for a typed word, or else what `find` adds from `first` on.
  ///
  /// What is found past the budget of steps is not all there is, and not kept.
  func addRemembered(
    _ kind: NeighbourMemory.Kind, of typed: TypedWord, _ scratch: inout SearchScratch,
    find: (_ index: NameIndex, _ first: Int, _ scratch: inout SearchScratch) -> Void
  ) {
    let key = NeighbourMemory.Key(
      index: number, word: Array(scratch.text[typed.range]), kind: kind)
    if let known = scratch.neighbours[key] {
      scratch.alternatives.append(contentsOf: known)
      return
    }
    let first = scratch.alternatives.count
    find(self, first, &scratch)
    guard !scratch.work.isSpent else { return }
    scratch.neighbours.keep(scratch.alternatives[first...], for: key)
  }

  /// Adds the words near a typed one: those that share a key with it, or, where too many do, those
  /// that a walk over all words comes to.
  private func findNeighbours(
    of typed: TypedWord, deletions: Int, _ scratch: inout SearchScratch
  ) {
    scratch.letters.removeAll(keepingCapacity: true)
    scratch.appendLetters(of: typed.range)
    scratch.keys.removeAll(keepingCapacity: true)
    DeletionKeys.append(of: scratch.letters[...], deletions: deletions, to: &scratch.keys)
    scratch.work.charge(8 * scratch.keys.count)
    let filed = scratch.keys.reduce(0) { $0 + vocabulary.neighbours.range($1).count }
    if filed > SearchLimits.measuredWords / 4 {
      walkToNeighbours(of: typed, limit: deletions, &scratch)
    } else {
      measureNeighbours(of: typed, &scratch)
    }
  }

  /// Adds those of the words that share a deletion key with a typed word that are near it.
  private func measureNeighbours(of typed: TypedWord, _ scratch: inout SearchScratch) {
    scratch.found.removeAll(keepingCapacity: true)
    for key in scratch.keys {
      for place in vocabulary.neighbours.range(key) {
        if let word = vocabulary.neighbours.value(at: place, hash: key) {
          scratch.found.append(word)
        }
      }
    }
    scratch.found.sort()
    var previous: WordID?
    for word in scratch.found where word != previous && !scratch.work.isSpent {
      previous = word
      guard word != typed.word, let edits = edits(to: word, &scratch) else { continue }
      add(word..<(word + 1), SearchCost(edits: edits), &scratch)
    }
  }

  /// Adds the words near a typed one, among any number that begin as it does.
  private func walkToNeighbours(
    of typed: TypedWord, limit: Int, _ scratch: inout SearchScratch
  ) {
    var work = WorkBudget(steps: min(SearchLimits.walkedSteps, scratch.work.rest))
    var found: [Alternative] = []
    scratch.walk.forEachWord(of: vocabulary.words, near: scratch.letters, limit: limit, &work) {
      word, edits in
      guard edits <= vocabulary.traits[word].budget, WordID(word) != typed.word else { return }
      let word = WordID(word)
      found.append(Alternative(words: word..<(word + 1), cost: SearchCost(edits: edits)))
    }
    scratch.work.charge(work.spent)
    scratch.alternatives.append(contentsOf: found)
  }

  /// The edits between the typed word in `scratch.letters` and a word, if its budget allows them.
  private func edits(to word: WordID, _ scratch: inout SearchScratch) -> Int? {
    scratch.otherLetters.removeAll(keepingCapacity: true)
    vocabulary.words.appendLetters(of: Int(word), to: &scratch.otherLetters)
    return EditDistance.between(
      scratch.letters[...], scratch.otherLetters[...],
      atMost: vocabulary.traits[Int(word)].budget, &scratch.work)
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
      guard added < SearchLimits.alternatives, !scratch.work.isSpent else { return }
      scratch.work.charge(16)
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
