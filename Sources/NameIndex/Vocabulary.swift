import EditDistance

/// A distinct word of the names, as its place in byte order.
typealias WordID = UInt32

/// The distinct words of all names, sorted, with the ways to find one that was not typed exactly.
struct Vocabulary: Sendable {
  /// The words in byte order.
  let words: BytePool
  /// What is known of each word.
  let traits: [WordTraits]
  /// The words by their hash.
  let table: TaggedTable
  /// The words that tolerate edits, by their ``DeletionKeys``.
  let neighbours: HashBuckets
  /// The words of scripts without spaces, by each two letters in a row; a bucket's words ascend by
  /// their best name.
  let bigrams: HashBuckets

  var count: Int { words.count }

  var byteCount: Int {
    words.byteCount + traits.count + table.byteCount + neighbours.byteCount + bigrams.byteCount
  }

  /// Gives the bytes of a word to `body`.
  func withBytes<Result>(
    of word: WordID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = words.range(Int(word))
    return words.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The word spelled so.
  func find(_ bytes: UnsafeBufferPointer<UInt8>) -> WordID? {
    var probe = table.probe(ByteHash.of(bytes))
    while let word = table.next(&probe) {
      if words.equals(Int(word), bytes) { return word }
    }
    return nil
  }

  /// The words that start so, the word itself included.
  ///
  /// - Complexity: O(log *n*) comparisons.
  func range(prefixedBy bytes: UnsafeBufferPointer<UInt8>) -> Range<WordID> {
    let low = firstWord(0..<count) { compare($0, bytes) >= 0 }
    let high = firstWord(low..<count) { compare($0, bytes) > 0 }
    return WordID(low)..<WordID(high)
  }

  /// Where a word is in byte order, or would be.
  func place(of bytes: UnsafeBufferPointer<UInt8>) -> WordID {
    WordID(firstWord(0..<count) { compare($0, bytes) >= 0 })
  }

  /// The first word of a range from which on `holds` is true.
  private func firstWord(_ range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) >> 1
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Negative when a word comes before all that start with `prefix`, 0 when it starts so, positive
  /// when it comes after them.
  private func compare(_ word: Int, _ prefix: UnsafeBufferPointer<UInt8>) -> Int {
    let range = words.range(word)
    for offset in 0..<prefix.count {
      guard offset < range.count else { return -1 }
      let byte = words.bytes[range.lowerBound + offset]
      if byte != prefix[offset] { return byte < prefix[offset] ? -1 : 1 }
    }
    return 0
  }
}

/// What is known of a word, in eight bits.
struct WordTraits: OptionSet, Sendable {
  var rawValue: UInt8

  /// The lowest two bits are the number of edits that the word allows.
  private static let budgetMask: UInt8 = 0b11
  static let isFunctionWord = WordTraits(rawValue: 1 << 2)
  static let isUnspaced = WordTraits(rawValue: 1 << 3)
  static let isArticle = WordTraits(rawValue: 1 << 4)
  static let isConjunction = WordTraits(rawValue: 1 << 5)
  static let isPart = WordTraits(rawValue: 1 << 6)
  static let isRoman = WordTraits(rawValue: 1 << 7)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The traits of a word of a language.
  init(_ word: UnsafeBufferPointer<UInt8>, in language: NameLanguage) {
    self.init(rawValue: 0)
    var (index, letters, isNumber) = (0, 0, true)
    while index < word.count {
      let letter = CodePoints.next(in: word, at: &index)
      letters += 1
      if CodePoints.isUnspaced(letter) { insert(.isUnspaced) }
      if !(UInt32(UInt8(ascii: "0"))...UInt32(UInt8(ascii: "9")) ~= letter) { isNumber = false }
    }
    if language.isFunctionWord(word) { insert(.isFunctionWord) }
    if language.isArticle(word) { insert(.isArticle) }
    if language.isConjunction(word) { insert(.isConjunction) }
    if language.isPart(word) { insert(.isPart) }
    if NameNumeral.value(ofRoman: word) != nil { insert(.isRoman) }
    // 10000 is not a slip for 10001.
    let allowed = Self.budget(letters: letters, isUnspaced: contains(.isUnspaced))
    if !isNumber { rawValue |= UInt8(allowed) }
  }

  /// The number of edits that a word of so many letters allows; in scripts without spaces never more
  /// than one.
  static func budget(letters: Int, isUnspaced: Bool) -> Int {
    min(EditDistance.budget(letters: letters), isUnspaced ? 1 : 2)
  }

  /// The number of edits that the word allows.
  var budget: Int { Int(rawValue & Self.budgetMask) }
}
