import EditDistance

/// A word, prepared for counting the typing errors between it and another.
struct ComparableWord: Sendable {
  let text: [UInt8]
  /// Its code points.
  let letters: [UInt32]
  /// The letters that the word has, one bit for each of 64 groups.
  let letterSet: UInt64

  init(_ text: [UInt8]) {
    self.text = text
    letters = String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
    letterSet = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
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
    return EditDistance.between(letters[...], other.letters[...], atMost: budget)
  }
}
