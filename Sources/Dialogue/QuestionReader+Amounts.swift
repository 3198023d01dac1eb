import AppManifest

/// Numbers that a reply says something around.
extension QuestionReader {
  /// The most words that a number is looked for among.
  private static let maximumWords = 12

  /// The number that a reply spells among words that do not change it: fillers, the parameter's
  /// title, and one word for what is counted.
  ///
  /// *"I'd say 4 stars" → 4; "31 february" → `nil`; "4 or 5" → `nil`*
  ///
  /// - Complexity: O(n²) readings for n words, of which there are few.
  func tellingNumber(_ reply: Reply) -> TypedValueReader.Reading? {
    guard case .askValue = question.decision, let parameter, !parameter.values.isList,
      parameter.type == .integer || parameter.type == .number
    else { return nil }
    let words = reply.words
    guard words.count > 1, words.count <= Self.maximumWords else { return nil }
    // Longer numbers first: what "twenty five stars" counts is 25.
    for length in (1..<words.count).reversed() {
      for start in 0...(words.count - length) {
        let number = words[start..<start + length].joined(separator: " ")
        let value = amount(Reply(typed: number, guide: guide))
        guard value != .unreadable else { continue }
        let (before, after) = (words[..<start], words[(start + length)...])
        if isAmount(number, between: Array(before), and: Array(after)) { return value }
      }
    }
    return nil
  }

  private func isAmount(
    _ number: String, between before: [String], and after: [String]
  ) -> Bool {
    let title = parameter?.title.map(guide.normalize) ?? ""
    let idle = guide.lexicon.amountFillers.union(title.spacedWords.map(String.init))
    let parts = guide.lexicon.parts
    let isUnitSaid = (before + after).contains { parts[guide.normalize($0)[...]].contains(.unit) }
    let isDigits = number.contains(where: \.isNumber)
    var surrounding = ReplyPart.around.union(.unit)
    if isUnitSaid || isDigits { surrounding.insert(.glue) }
    let isIdle: (String) -> Bool = {
      let word = guide.normalize($0)
      return idle.contains(word) || !parts[word[...]].isDisjoint(with: surrounding)
    }
    let (leading, trailing) = (before.filter { !isIdle($0) }, after.filter { !isIdle($0) })
    guard isDigits || isUnitSaid || leading.isEmpty && trailing.isEmpty else { return false }
    guard leading.isEmpty || guide.lexicon.unitMayPrecedeAmount else { return false }
    let others = leading + trailing
    return others.count <= 1 && others.allSatisfy { isUnit($0, of: number) }
  }

  /// True for a word that can be what is counted: any but numbers, and those that make a date of
  /// the number, be it one that does not exist.
  private func isUnit(_ word: String, of number: String) -> Bool {
    let isNumber =
      word.contains(where: \.isNumber) || Reply(typed: word, guide: guide).number != nil
      || guide.language.number(word) != nil
    return !isNumber && ![number, "1"].contains { guide.language.isDate("\($0) \(word)") }
  }
}
