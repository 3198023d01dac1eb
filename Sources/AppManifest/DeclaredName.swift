extension String {
  /// The words of a name in code, in lower case: `minimumRating` → `minimum rating`, `HTTPServer2` →
  /// `http server 2`.
  ///
  /// - Complexity: O(length).
  package var wordsOfName: [String] {
    var words: [String] = []
    var previous: Character?
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        previous = nil
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let last = previous, !last.isJoined(to: character, before: next), !words.isEmpty {
        words.append("")
      } else if previous == nil {
        words.append("")
      }
      words[words.count - 1] += character.lowercased()
      previous = character
    }
    return words
  }
}

extension Character {
  /// Whether the next character of a name goes on with the word that this one is in.
  fileprivate func isJoined(to next: Character, before after: Character?) -> Bool {
    if isNumber != next.isNumber { return false }
    guard next.isUppercase else { return true }
    // `HTTPServer`: the last capital of a row begins the next word.
    return isUppercase && !(after?.isLowercase ?? false)
  }
}
