/// Deletes punctuation at the edges of words, as the two editions of hassil do.
///
/// A maximal run of punctuation goes at the start of the text, at its end unless it closes dotted
/// initials, and wherever it does not stand between two word characters; between two, its first
/// character stays. Of each run at most one character survives.
enum SentencePunctuation {
  typealias Item = SentenceNormalizer.Item
  typealias Items = UnsafeMutableBufferPointer<Item>

  private static let period: UInt32 = 0x2E

  /// Moves what stays to the front and answers how many items that are.
  ///
  /// - Complexity: O(*n*) in the items.
  static func remove(from items: Items, rules: SentenceRules) -> Int {
    let keepsLast = endsInInitials(items, rules: rules)
    var kept = 0
    var index = 0
    while index < items.count {
      if !items[index].traits.isPunctuation {
        items[kept] = items[index]
        (kept, index) = (kept + 1, index + 1)
        continue
      }
      var end = index + 1
      while end < items.count, items[end].traits.isPunctuation { end += 1 }
      let run = index..<end
      if let survivor = survivor(of: run, in: items, kept: kept, keepsLast, rules: rules) {
        items[kept] = items[survivor]
        kept += 1
      }
      index = end
    }
    return kept
  }

  /// The index of the character of a run that stays, or nil; the items before `kept` stay already.
  private static func survivor(
    of run: Range<Int>, in items: Items, kept: Int, _ keepsLast: Bool, rules: SentenceRules
  ) -> Int? {
    if run.lowerBound == 0 { return nil }
    if run.upperBound == items.count { return keepsLast ? run.lowerBound : nil }
    guard items[run.lowerBound - 1].traits.isWord else { return nil }
    if items[run.upperBound].traits.isWord { return run.lowerBound }
    guard rules.isRecent, let period = run.first(where: { items[$0].scalar == period }) else {
      return nil
    }
    // 3.12 keeps the period of initials. Without initials, what follows a period that it deletes
    // only comes to stand after the word when it is too late to delete it.
    if kept >= 3, isInitial(items[kept - 3], items[kept - 2]), items[kept - 1].traits.isWord {
      return period
    }
    return run.suffix(from: period + 1).first { items[$0].scalar != Self.period }
  }

  private static func isInitial(_ letter: Item, _ stop: Item) -> Bool {
    letter.traits.isWord && stop.scalar == period
  }

  /// True if the text is (3.12: ends in) at least two single letters with a period each.
  private static func endsInInitials(_ items: Items, rules: SentenceRules) -> Bool {
    var start = items.count
    while start >= 2, isInitial(items[start - 2], items[start - 1]) { start -= 2 }
    if rules.isRecent {
      // A pair whose letter ends a longer word is no initial, but those after it are.
      let isCut = start > 0 && items[start - 1].traits.isWord
      return items.count - start >= (isCut ? 6 : 4)
    }
    return items.count - start >= 4 && items[..<start].allSatisfy { $0.traits.isPunctuation }
  }
}
