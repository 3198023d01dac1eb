/// A word, prepared for counting the typing errors between it and another.
struct ComparableWord: Sendable {
  let text: [UInt8]
  let letters: [Unicode.Scalar]
  /// The letters that the word has, one bit for each of 64 groups.
  let letterSet: UInt64

  init(_ text: [UInt8]) {
    self.text = text
    letters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    letterSet = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  /// The fewest letters inserted, deleted, substituted or swapped with a neighbour that turn one
  /// word into the other; `nil` if more than `budget`.
  ///
  /// - Complexity: O(letters × budget) time; most pairs are told apart by their lengths and sets
  ///   of letters alone.
  func edits(to other: ComparableWord, budget: Int) -> Int? {
    if text == other.text { return 0 }
    guard budget > 0, abs(letters.count - other.letters.count) <= budget else { return nil }
    // An edit adds at most one letter and removes at most one.
    guard (letterSet ^ other.letterSet).nonzeroBitCount <= 2 * budget else { return nil }
    let distance = Self.distance(letters, other.letters)
    return distance <= budget ? distance : nil
  }

  /// The optimal string alignment distance.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = last
    for i in left.indices {
      row[0] = i + 1
      for j in right.indices {
        let substitution = last[j] + (left[i] == right[j] ? 0 : 1)
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, substitution)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[right.count]
  }
}
