/// Numbers words as they come, each once.
struct WordInterner {
  private(set) var words = BytePool()
  private var table = TaggedTable(capacity: 1 << 12)
  private var capacity = 1 << 12

  /// The number of a word, new or known.
  mutating func intern(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let hash = ByteHash.of(word)
    var probe = table.probe(hash)
    while let index = table.next(&probe) {
      if words.equals(Int(index), word) { return index }
    }
    if words.count == capacity { grow() }
    let index = UInt32(words.count)
    words.append(word)
    table.insert(index, hash: hash)
    return index
  }

  private mutating func grow() {
    capacity *= 2
    table = words.hashed(capacity: capacity)
  }
}

extension BytePool {
  /// A table that finds the strings by their hash.
  func hashed(capacity: Int) -> TaggedTable {
    var table = TaggedTable(capacity: capacity)
    bytes.withUnsafeBufferPointer { all in
      for index in 0..<count {
        let string = UnsafeBufferPointer(rebasing: all[range(index)])
        table.insert(UInt32(index), hash: ByteHash.of(string))
      }
    }
    return table
  }
}

extension Vocabulary {
  /// - Parameters:
  ///   - words: distinct words in byte order.
  ///   - bestFirst: the words of scripts without spaces, in the order of their best names.
  init(words: BytePool, traits: [WordTraits], bestFirst: [WordID]) {
    self.words = words
    self.traits = traits
    table = words.hashed(capacity: words.count)
    neighbours = Self.neighbours(of: words, traits)
    bigrams = Self.bigrams(of: words, bestFirst)
  }

  /// The traits of words.
  static func traits(of words: BytePool, in language: NameLanguage) -> [WordTraits] {
    words.bytes.withUnsafeBufferPointer { all in
      (0..<words.count).map { word in
        WordTraits(UnsafeBufferPointer(rebasing: all[words.range(word)]), in: language)
      }
    }
  }

  private static func neighbours(of words: BytePool, _ traits: [WordTraits]) -> HashBuckets {
    let tolerant = traits.indices.filter { traits[$0].budget > 0 }
    // Bytes instead of letters: right for most words, and for the others too many.
    let expected = tolerant.reduce(0) {
      $0
        + DeletionKeys.expectedCount(
          letters: words.range($1).count, deletions: traits[$1].budget)
    }
    var (letters, keys): ([UInt32], [UInt64]) = ([], [])
    return HashBuckets(expected: expected, valueCount: words.count) { file in
      for word in tolerant {
        letters.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        words.appendLetters(of: word, to: &letters)
        DeletionKeys.append(of: letters[...], deletions: traits[word].budget, to: &keys)
        for key in keys { file(key, UInt32(word)) }
      }
    }
  }

  private static func bigrams(of words: BytePool, _ order: [WordID]) -> HashBuckets {
    let expected = order.reduce(0) { $0 + words.range(Int($1)).count / 3 }
    var letters: [UInt32] = []
    return HashBuckets(expected: expected, valueCount: words.count) { file in
      for word in order {
        letters.removeAll(keepingCapacity: true)
        words.appendLetters(of: Int(word), to: &letters)
        for (first, second) in zip(letters, letters.dropFirst()) {
          file(bigramHash(first, second), word)
        }
      }
    }
  }

  /// The key of two letters in a row.
  static func bigramHash(_ first: UInt32, _ second: UInt32) -> UInt64 {
    var hash = ByteHash()
    hash.add(first)
    hash.add(second)
    return hash.value
  }
}

extension BytePool {
  /// Appends the code points of a string.
  func appendLetters(of index: Int, to letters: inout [UInt32]) {
    let range = range(index)
    bytes.withUnsafeBufferPointer {
      CodePoints.append(UnsafeBufferPointer(rebasing: $0[range]), to: &letters)
    }
  }
}
