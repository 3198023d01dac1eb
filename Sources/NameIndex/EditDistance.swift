/// The number of edits between two words, with room for its rows so that it allocates nothing.
///
/// An edit inserts, deletes or substitutes a letter, or swaps two neighbours; no stretch is edited
/// twice (*optimal string alignment*). `stroy` → `story`: one. `ca` → `abc`: three, since the
/// swapped letters cannot be parted afterwards.
struct EditDistance: Sendable {
  private var rows: [Int] = []

  /// The distance, if it is at most `limit`.
  ///
  /// - Complexity: O(*n* · *m*) for what remains once the words' common start and end are cut off,
  ///   which for words that are within one or two edits is next to nothing.
  mutating func within(
    _ limit: Int, _ first: ArraySlice<UInt32>, _ second: ArraySlice<UInt32>
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var (a, b) = (first, second)
    while let x = a.first, let y = b.first, x == y {
      a = a.dropFirst()
      b = b.dropFirst()
    }
    while let x = a.last, let y = b.last, x == y {
      a = a.dropLast()
      b = b.dropLast()
    }
    if a.isEmpty || b.isEmpty { return a.count + b.count }
    return limit == 0 ? nil : fill(limit, a, b)
  }

  /// Fills three rows of the alignment table in turn, until one exceeds the limit throughout.
  private mutating func fill(
    _ limit: Int, _ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>
  ) -> Int? {
    let width = b.count + 1
    if rows.count < 3 * width { rows = Array(repeating: 0, count: 3 * width) }
    for column in 0..<width { rows[column] = column }
    var (old, previous, current) = (2 * width, 0, width)
    for row in 1...a.count {
      rows[current] = row
      var best = row
      let letter = a[a.startIndex + row - 1]
      for column in 1..<width {
        let other = b[b.startIndex + column - 1]
        var cost = rows[previous + column - 1] + (letter == other ? 0 : 1)
        cost = min(cost, rows[previous + column] + 1, rows[current + column - 1] + 1)
        if row > 1, column > 1, letter == b[b.startIndex + column - 2],
          a[a.startIndex + row - 2] == other
        {
          cost = min(cost, rows[old + column - 2] + 1)
        }
        rows[current + column] = cost
        best = min(best, cost)
      }
      // A swap reaches back two rows, but never gains more than the row between has lost.
      if best > limit { return nil }
      (old, previous, current) = (previous, current, old)
    }
    let distance = rows[previous + width - 1]
    return distance <= limit ? distance : nil
  }
}

extension EditDistance {
  /// The number of edits that a name's word of some length allows: none up to four letters, one
  /// from five, two from nine; in scripts without spaces never more than one.
  ///
  /// The rule is Meilisearch's, whose users know it; it goes by the catalogue's word because the
  /// typed one may have lost the letter that counts.
  static func budget(letters: Int, isUnspaced: Bool) -> Int {
    switch letters {
    case ..<5: 0
    case ..<9: 1
    default: isUnspaced ? 1 : 2
    }
  }
}
