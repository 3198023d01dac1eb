/// The distinct texts among the names that were added, as words, in the order they came.
struct DistinctTexts {
  /// The distinct words in byte order.
  let vocabulary: BytePool
  /// The words of all texts, one text after another.
  private(set) var words: [WordID] = []
  private var starts: [UInt32] = [0]
  /// The number of letters of each text, spaces not counted.
  private var letters: [UInt32] = []
  /// For each name as it came, its text.
  private var textOfName: [UInt32] = []

  init(_ names: BytePool) {
    let split = SplitNames(names)
    vocabulary = split.vocabulary
    let wordLetters = vocabulary.letterCounts()
    var table = TaggedTable(capacity: names.count)
    textOfName.reserveCapacity(names.count)
    for name in 0..<names.count {
      let range = Int(split.starts[name])..<Int(split.starts[name + 1])
      let hash = Self.hash(split.words[range])
      if let known = find(split.words[range], hash: hash, in: table) {
        textOfName.append(known)
        continue
      }
      let text = UInt32(letters.count)
      table.insert(text, hash: hash)
      textOfName.append(text)
      words.append(contentsOf: split.words[range])
      starts.append(UInt32(words.count))
      letters.append(split.words[range].reduce(0) { $0 + UInt32(wordLetters[Int($1)]) })
    }
  }

  /// Where a text's words are in ``words``.
  func range(of text: UInt32) -> Range<Int> {
    Int(starts[Int(text)])..<Int(starts[Int(text) + 1])
  }

  /// Groups who bears which text how.
  func records(_ bearings: [NameIndexBuilder.Bearing]) -> NameRecords {
    var keys = zip(textOfName, bearings).map { text, bearing in
      UInt64(text) << 33 | (bearing.isTitle ? 0 : 1 << 32) | UInt64(bearing.entity)
    }
    keys.sort()
    var records = NameRecords()
    records.bearers.reserveCapacity(keys.count)
    for key in keys {
      let entity = EntityID(rawValue: UInt32(truncatingIfNeeded: key))
      records.add(entity, text: UInt32(key >> 33), isTitle: key & (1 << 32) == 0)
    }
    return records
  }

  /// The records in the order of their names' ids.
  func ranked(_ records: NameRecords) -> [NameRecord] {
    var keys = records.list.indices.map { index in
      (rank: rank(records.list[index], records), index: UInt32(index))
    }
    keys.sort { $0 < $1 }
    return keys.map { records.list[Int($0.index)] }
  }

  /// Titles first, then fewer words, fewer letters, an earlier entity, in one number.
  ///
  /// A name is at most 4,096 bytes long: 12 bits hold its words but one, 13 its letters.
  private func rank(_ record: NameRecord, _ records: NameRecords) -> UInt64 {
    let entity = records.bearers[record.bearers.lowerBound].rawValue
    return (record.isTitle ? 0 : 1 << 57) | UInt64(range(of: record.text).count - 1) << 45
      | UInt64(letters[Int(record.text)]) << 32 | UInt64(entity)
  }

  private func find(
    _ text: ArraySlice<WordID>, hash: UInt64, in table: TaggedTable
  ) -> UInt32? {
    var probe = table.probe(hash)
    while let known = table.next(&probe) {
      if words[range(of: known)] == text { return known }
    }
    return nil
  }

  private static func hash(_ words: ArraySlice<WordID>) -> UInt64 {
    var hash = ByteHash()
    for word in words { hash.add(word) }
    return hash.value
  }
}

/// Names split into words, the words numbered in byte order.
private struct SplitNames {
  let vocabulary: BytePool
  private(set) var words: [WordID]
  private(set) var starts: [UInt32]

  init(_ names: BytePool) {
    var interner = WordInterner()
    var (words, starts): ([WordID], [UInt32]) = ([], [0])
    starts.reserveCapacity(names.count + 1)
    for name in 0..<names.count {
      names.withBytes(of: name) { text in
        var scanner = WordScanner(text)
        while let word = scanner.next() {
          words.append(interner.intern(UnsafeBufferPointer(rebasing: text[word])))
        }
      }
      starts.append(UInt32(words.count))
    }
    let order = interner.words.sortedOrder()
    var ranks = [WordID](repeating: 0, count: order.count)
    for (rank, index) in order.enumerated() { ranks[Int(index)] = WordID(rank) }
    vocabulary = interner.words.reordered(order)
    self.words = words.map { ranks[Int($0)] }
    self.starts = starts
  }
}

extension BytePool {
  /// Gives the bytes of a string to `body`.
  func withBytes<Result>(
    of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = range(index)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The strings in another order.
  fileprivate func reordered(_ order: [UInt32]) -> BytePool {
    var pool = BytePool()
    pool.reserve(strings: count, bytes: bytes.count)
    for index in order { withBytes(of: Int(index)) { pool.append($0) } }
    return pool
  }

  /// The number of code points of each string.
  fileprivate func letterCounts() -> [UInt32] {
    (0..<count).map { withBytes(of: $0) { UInt32(CodePoints.count($0)) } }
  }
}
