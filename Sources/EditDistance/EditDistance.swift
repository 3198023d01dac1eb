package import BoundedWork

/// How many typing errors lie between two words: the one edit distance that names, phrases and the
/// keys of manifests are compared by.
///
/// An edit inserts, deletes or substitutes a code point, or swaps two neighbours; nothing is edited
/// twice (*optimal string alignment*).
///
/// *stroy → story: 1. ca → abc: 3, since the swapped letters cannot be parted afterwards.*
package enum EditDistance {
  /// The fewest edits that turn one word into the other; `nil` if more than `limit`.
  ///
  /// - Parameters:
  ///   - first: Code points.
  ///   - second: Code points.
  ///   - limit: The most edits that matter, 0 or more.
  /// - Complexity: O(*n* · `limit`) time and O(*n*) memory for *n* code points between the words'
  ///   common start and end, which for words within an edit or two of each other is next to
  ///   nothing. Short words allocate nothing.
  package static func between(
    _ first: ArraySlice<UInt32>, _ second: ArraySlice<UInt32>, atMost limit: Int
  ) -> Int? {
    var work = WorkBudget.unlimited
    return between(first, second, atMost: limit, &work)
  }

  /// The same, with what it takes charged: a step for each two letters that are compared.
  package static func between(
    _ first: ArraySlice<UInt32>, _ second: ArraySlice<UInt32>, atMost limit: Int,
    _ work: inout WorkBudget
  ) -> Int? {
    work.charge(8)
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    return first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        let (left, right) = differing(first, second)
        work.charge(first.count - left.count)
        if left.isEmpty || right.isEmpty { return left.count + right.count }
        // No two words are farther apart than the longer one is long.
        let limit = min(limit, max(left.count, right.count))
        return limit == 0 ? nil : aligned(left, right, limit, &work)
      }
    }
  }

  /// The number of edits that are forgiven in a typed word: none up to four letters, one
  /// from five, two from nine.
  ///
  /// The rule is that of Meilisearch and Elasticsearch. It goes by the word that is meant, because the
  /// typed one may have lost the letter that counts.
  package static func budget(letters: Int) -> Int {
    letters < 5 ? 0 : letters < 9 ? 1 : 2
  }

  private typealias Letters = UnsafeBufferPointer<UInt32>

  /// The words without their common start and end.
  private static func differing(_ first: Letters, _ second: Letters) -> (Letters, Letters) {
    let shorter = min(first.count, second.count)
    var start = 0
    while start < shorter && first[start] == second[start] { start += 1 }
    var end = 0
    while end < shorter - start && first[first.count - 1 - end] == second[second.count - 1 - end] {
      end += 1
    }
    return (
      Letters(rebasing: first[start..<first.count - end]),
      Letters(rebasing: second[start..<second.count - end])
    )
  }

  /// Fills the table of alignments row by row, no farther than `limit` from its diagonal: what lies
  /// beyond takes more edits than that.
  private static func aligned(
    _ first: Letters, _ second: Letters, _ limit: Int, _ work: inout WorkBudget
  ) -> Int? {
    let width = second.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
      var rows = Rows(cells, width: width, limit: limit)
      for row in 1...first.count {
        work.charge(min(width, 2 * limit + 1))
        // A swap reaches back two rows, but never gains more than the row between has lost.
        guard rows.fill(row, first, second) <= limit else { return nil }
      }
      let distance = rows.last
      return distance <= limit ? distance : nil
    }
  }

  /// The last three rows of the table of alignments, in memory that is lent.
  private struct Rows {
    private let cells: UnsafeMutableBufferPointer<Int>
    private let width: Int
    private let limit: Int
    /// Where the row before the last one, the last one, and the next one start.
    private var beforeLast: Int
    private var previous: Int
    private var current: Int

    /// Starts with the row of an empty first word.
    init(_ cells: UnsafeMutableBufferPointer<Int>, width: Int, limit: Int) {
      self.cells = cells
      self.width = width
      self.limit = limit
      (beforeLast, previous, current) = (2 * width, 0, width)
      cells.initialize(repeating: limit + 1)
      for column in 0..<min(width, limit + 1) { cells[column] = column }
    }

    /// What the last row that was filled ends with.
    var last: Int { cells[previous + width - 1] }

    /// Fills the next row, and gives the least of it.
    mutating func fill(_ row: Int, _ first: Letters, _ second: Letters) -> Int {
      let low = max(1, row - limit)
      let high = min(width - 1, row + limit)
      cells[current + low - 1] = low == 1 ? row : limit + 1
      var least = cells[current + low - 1]
      for column in low..<max(low, high + 1) {
        let cost = cost(row, column, first, second)
        cells[current + column] = cost
        least = min(least, cost)
      }
      if high + 1 < width { cells[current + high + 1] = limit + 1 }
      (beforeLast, previous, current) = (previous, current, beforeLast)
      return least
    }

    private func cost(_ row: Int, _ column: Int, _ first: Letters, _ second: Letters) -> Int {
      let (letter, other) = (first[row - 1], second[column - 1])
      var cost = cells[previous + column - 1] + (letter == other ? 0 : 1)
      cost = min(cost, cells[previous + column] + 1, cells[current + column - 1] + 1)
      if row > 1, column > 1, letter == second[column - 2], first[row - 2] == other {
        cost = min(cost, cells[beforeLast + column - 2] + 1)
      }
      return cost
    }
  }
}
