extension NameIndex {
  /// For each word the names that have it, ascending and each once, with their signatures.
  static func postings(
    of names: NameList, words count: Int
  ) -> (starts: [UInt32], values: [UInt32], signatures: [NameSignature]) {
    var starts = [UInt32](repeating: 0, count: count + 1)
    forEachDistinctWord(of: names, words: count) { _, word in starts[Int(word) + 1] += 1 }
    for word in 0..<count { starts[word + 1] += starts[word] }
    var next = starts
    var values = [UInt32](repeating: 0, count: Int(starts[count]))
    let scale = NameSignature.Scale(vocabularyCount: count)
    var signatures = [NameSignature](repeating: NameSignature(), count: values.count)
    forEachDistinctWord(of: names, words: count) { name, word in
      let place = Int(next[Int(word)])
      values[place] = name
      signatures[place] = scale.signature(of: names.words[names.range(of: name)])
      next[Int(word)] += 1
    }
    return (starts, values, signatures)
  }

  /// Calls `body` for each name and each of its words, a repeated word once.
  private static func forEachDistinctWord(
    of names: NameList, words count: Int, _ body: (_ name: UInt32, _ word: WordID) -> Void
  ) {
    var lastName = [UInt32](repeating: .max, count: count)
    for name in 0..<UInt32(names.count) {
      for place in names.range(of: name) {
        let word = names.words[place]
        if lastName[Int(word)] == name { continue }
        lastName[Int(word)] = name
        body(name, word)
      }
    }
  }

  /// The words of scripts without spaces, in the order of their best names.
  static func unspacedWords(
    _ traits: [WordTraits], _ starts: [UInt32], _ postings: [UInt32]
  ) -> [WordID] {
    let words = traits.indices.filter { traits[$0].contains(.isUnspaced) }
    let keyed = words.map { UInt64(postings[Int(starts[$0])]) << 32 | UInt64($0) }
    return keyed.sorted().map { WordID(truncatingIfNeeded: $0) }
  }

  /// The names by their words in turn, front articles left out.
  static func order(of names: NameList, _ traits: [WordTraits]) -> [UInt32] {
    var keys: [(head: UInt64, name: UInt32)] = []
    keys.reserveCapacity(names.count)
    for name in 0..<UInt32(names.count) {
      let words = stripped(names, name, traits)
      keys.append((head(words), name))
    }
    keys.sort { a, b in
      if a.head != b.head { return a.head < b.head }
      let (first, second) = (stripped(names, a.name, traits), stripped(names, b.name, traits))
      if first.elementsEqual(second) { return a.name < b.name }
      return first.lexicographicallyPrecedes(second)
    }
    return keys.map(\.name)
  }

  /// Where in that order the names begin that have each word as their first.
  static func firstWordStarts(of names: NameList, _ traits: [WordTraits]) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: traits.count + 1)
    for name in 0..<UInt32(names.count) {
      let words = stripped(names, name, traits)
      starts[Int(words[words.startIndex]) + 1] += 1
    }
    for word in traits.indices { starts[word + 1] += starts[word] }
    return starts
  }

  private static func stripped(
    _ names: NameList, _ name: UInt32, _ traits: [WordTraits]
  ) -> ArraySlice<WordID> {
    let words = names.words[names.range(of: name)]
    guard words.count > 1, let first = words.first, traits[Int(first)].contains(.isArticle) else {
      return words
    }
    return words.dropFirst()
  }

  /// The first two words as a number that sorts as they do; a missing word comes first.
  private static func head(_ words: ArraySlice<WordID>) -> UInt64 {
    let first = UInt64(words[words.startIndex])
    return first << 32 | (words.count > 1 ? UInt64(words[words.startIndex + 1]) + 1 : 0)
  }

  static func table(of names: NameList, _ vocabulary: Vocabulary) -> TaggedTable {
    var table = TaggedTable(capacity: names.count)
    var form = Squeezer(keepsBytes: false)
    for name in 0..<UInt32(names.count) {
      form.reset()
      let range = names.range(of: name)
      for place in range {
        let word = names.words[place]
        vocabulary.withBytes(of: word) {
          form.add($0, vocabulary.traits[Int(word)], isLast: place == range.upperBound - 1)
        }
      }
      table.insert(name, hash: form.hashValue)
    }
    return table
  }

  static func distinctCount(_ entities: [EntityID]) -> Int {
    let sorted = entities.sorted()
    return zip(sorted, sorted.dropFirst()).reduce(sorted.isEmpty ? 0 : 1) {
      $0 + ($1.0 == $1.1 ? 0 : 1)
    }
  }
}
