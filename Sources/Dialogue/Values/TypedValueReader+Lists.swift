import AppManifest
import TextAnalysis

extension TypedValueReader {
  /// The most items that a list is taken apart into.
  private static let maximumItems = 64

  /// The array that a text lists, each item read by itself.
  ///
  /// *`milk, eggs and bread` → `["milk", "eggs", "bread"]`, `five` → `[5]`.*
  ///
  /// A whole text that is one value is one item: *one hundred and five*. Where any text is a value,
  /// the text is taken apart first.
  func readList(_ text: String, now: CalendarMinute?) -> Reading {
    readList(text) { readItem($0, now: now) }
  }

  /// The same, for values that another reader knows.
  func readList(_ text: String, one: (String) -> Reading) -> Reading {
    if !takesAnyText, case .value(let value) = one(text) { return .value(.array([value])) }
    let reading = readItems(items(of: text, keepingNumbers: true), one)
    // 1,2,3 is no number, so that its commas part items after all.
    return reading == .unreadable
      ? readItems(items(of: text, keepingNumbers: false), one) : reading
  }

  /// The names that a text lists, as many as are looked up one by one.
  ///
  /// *`cars, up and soul` → `cars`, `up`, `soul`.*
  func items(of text: String) -> [String] {
    let items = items(of: text, keepingNumbers: false)
    return items.count <= Self.maximumItems ? items : []
  }

  private func readItems(_ items: [String], _ one: (String) -> Reading) -> Reading {
    guard items.count <= Self.maximumItems, !items.isEmpty else { return .unreadable }
    var values: [Value] = []
    for item in items {
      switch one(item) {
      case .value(let value): values.append(value)
      case .outOfRange: return .outOfRange
      case .unreadable: return .unreadable
      }
    }
    return .value(.array(values))
  }

  /// True where any text is a value.
  package var takesAnyText: Bool {
    switch type {
    case .string, .person, .file: true
    case .integer, .number, .boolean, .date, .duration, .measurement, .currency, .url, .entity,
      .enumeration:
      false
    }
  }

  /// What stands between commas and the language's *and*.
  ///
  /// - Parameter keepingNumbers: True to part nothing at a comma between digits.
  private func items(of text: String, keepingNumbers: Bool) -> [String] {
    var items: [String] = []
    var current = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isInNumber =
        keepingNumbers && character == "," && current.last?.isNumber == true && next.isNumber
      if Self.separators.contains(character), !isInNumber {
        items.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    return (items + [current]).flatMap(splitAtAnd).map { String($0.trimmed) }
      .filter { !$0.isEmpty }
  }

  private static let separators: Set<Character> = [",", "،", "、", "，", ";"]

  private func splitAtAnd(_ text: String) -> [String] {
    and.reduce([text]) { texts, word in
      texts.flatMap { Self.split($0, at: word) }
    }
  }

  private static func split(_ text: String, at word: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    // A word at the very beginning follows a comma: "milk, and eggs".
    if " \(rest)".hasPrefix(word) { rest = rest.dropFirst(word.count - 1) }
    while let (before, after) = rest.parted(by: word) {
      parts.append(String(before))
      rest = after
    }
    return parts + [String(rest)]
  }
}

extension Substring {
  /// What stands before and after a text, whatever its letter case.
  fileprivate func parted(by word: String) -> (Substring, Substring)? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.prefix(word.count).lowercased() == word {
        return (self[..<start], rest.dropFirst(word.count))
      }
      start = index(after: start)
    }
    return nil
  }
}
