import BoundedWork

/// A walk over the words of a vocabulary, in byte order, that passes over all that begin too unlike a
/// typed word.
///
/// ``DeletionKeys`` find a word's neighbours by its first letters, which does for words of a language.
/// Where a hundred thousand serial numbers begin with the same letters, all of them are found by the
/// same keys. The walk sees every common beginning once, however many words share it: it is that of
/// a trie, over words that merely lie in order.
///
/// - Complexity: O(beginnings within `limit` edits of one of the typed word's), each some steps.
struct NeighbourWalk {
  /// Letters of the typed word.
  private var typed: [UInt32] = []
  private var limit = 0
  /// For each letter of the word that is looked at, where the next one begins.
  private var ends: [Int] = []
  /// For each letter of it, and for none, a row of the table of alignments: the edits between the
  /// word's beginning and those of the typed word that are at most `limit` letters shorter or longer.
  private var rows: [UInt8] = []
  private var letters: [UInt32] = []
  /// The word that was looked at last.
  private var last: Int?

  /// More than any word may be away.
  private static let far: UInt8 = 99

  /// Calls `body` with each word that is within `limit` edits of a typed one, in byte order.
  ///
  /// - Parameter work: What the walk charges; it ends where that is spent.
  mutating func forEachWord(
    of words: BytePool, near typed: [UInt32], limit: Int, _ work: inout WorkBudget,
    _ body: (_ word: Int, _ edits: Int) -> Void
  ) {
    start(typed, limit: limit)
    var word = 0
    while word < words.count, !work.isSpent {
      work.charge(8)
      if let length = align(word, words, &work) {
        // No word that begins so is near.
        word = Self.end(of: word, length, words, &work)
        continue
      }
      let edits = edits
      if edits <= limit { body(word, edits) }
      word += 1
    }
  }

  private mutating func start(_ typed: [UInt32], limit: Int) {
    self.typed = typed
    self.limit = limit
    last = nil
    ends.removeAll(keepingCapacity: true)
    letters.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    for offset in -limit...limit {
      let isThere = offset >= 0 && offset <= typed.count
      rows.append(isThere ? UInt8(offset) : Self.far)
    }
  }

  /// The edits between the typed word and the whole one that is looked at.
  private var edits: Int {
    let column = typed.count - letters.count + limit
    guard 0..<width ~= column else { return Int(Self.far) }
    return Int(rows[letters.count * width + column])
  }

  private var width: Int { 2 * limit + 1 }

  /// Fills the rows of a word, but for those that the last one has left.
  ///
  /// - Returns: The bytes after which it is too far away to become near again; `nil` if it may be near.
  private mutating func align(_ word: Int, _ words: BytePool, _ work: inout WorkBudget) -> Int? {
    let shared = last.map { words.commonPrefix($0, word) } ?? 0
    while let end = ends.last, end > shared { dropLetter() }
    last = word
    let range = words.range(word)
    return words.bytes.withUnsafeBufferPointer { bytes in
      let word = UnsafeBufferPointer(rebasing: bytes[range])
      var index = ends.last ?? 0
      while index < word.count {
        let letter = CodePoints.next(in: word, at: &index)
        work.charge(width + 3)
        let least = append(letter, endingAt: index)
        if least > limit { return index }
      }
      return nil
    }
  }

  private mutating func dropLetter() {
    ends.removeLast()
    letters.removeLast()
    rows.removeLast(width)
  }

  /// Adds a letter and its row, and gives the least of the row.
  private mutating func append(_ letter: UInt32, endingAt end: Int) -> UInt8 {
    letters.append(letter)
    ends.append(end)
    let start = rows.count
    rows.append(contentsOf: repeatElement(Self.far, count: width))
    var least = Self.far
    for place in 0..<width {
      let column = letters.count + place - limit
      guard column >= 0, column <= typed.count else { continue }
      let cost = cost(of: letter, column, start + place, place)
      rows[start + place] = cost
      least = min(least, cost)
    }
    return least
  }

  /// One cell: `at` its place among all rows, `place` that in its row.
  private func cost(of letter: UInt32, _ column: Int, _ at: Int, _ place: Int) -> UInt8 {
    var cost = Self.far
    // The row above stands one column further to the left.
    if place + 1 < width { cost = min(cost, rows[at - width + 1] + 1) }
    if place > 0 { cost = min(cost, rows[at - 1] + 1) }
    guard column > 0 else { return cost }
    cost = min(cost, rows[at - width] + (typed[column - 1] == letter ? 0 : 1))
    let row = letters.count
    if row > 1, column > 1, typed[column - 2] == letter, letters[row - 2] == typed[column - 1] {
      cost = min(cost, rows[at - 2 * width] + 1)
    }
    return cost
  }

  /// The first word after those that begin as one does.
  ///
  /// - Complexity: O(log of how many they are).
  private static func end(
    of word: Int, _ length: Int, _ words: BytePool, _ work: inout WorkBudget
  ) -> Int {
    var (low, step) = (word, 1)
    while low + step < words.count, words.commonPrefix(word, low + step) >= length {
      low += step
      step *= 2
      work.charge(4 + length / 8)
    }
    var high = min(words.count, low + step)
    while low + 1 < high {
      let middle = (low + high) >> 1
      if words.commonPrefix(word, middle) >= length { low = middle } else { high = middle }
      work.charge(4 + length / 8)
    }
    return high
  }
}
