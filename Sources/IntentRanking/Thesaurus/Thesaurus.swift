package import RandomNumbers

/// Words and turns of speech that say much the same, for what an app's few phrases leave out.
///
/// *`mark {Film} as watched` → `log {Film} as seen`, `tick off {Film} as viewed`.* A text that is
/// varied so need not be good style: it is learned from, and never shown. All of it was written for
/// this project, about no app in particular.
package struct Thesaurus: Sendable {
  /// What can stand for each other; a word may be in several.
  private let groups: [[String]]
  /// The groups that a turn of speech is in, by its first word (in languages without spaces: none).
  private let byFirstWord: [String: [Int]]
  private let isUnspaced: Bool

  /// - Parameters:
  ///   - lines: A line is a group; `|` stands between its turns of speech.
  ///   - normalize: Makes a text as it stands in normalized text.
  init(lines: String, isUnspaced: Bool = false, normalize: (String) -> String) {
    self.isUnspaced = isUnspaced
    groups = lines.split(separator: "\n").map { line in
      line.split(separator: "|").map { normalize(String($0)) }.filter { !$0.isEmpty }
    }
    var byFirstWord: [String: [Int]] = [:]
    for (number, group) in groups.enumerated() where !isUnspaced {
      for turn in group {
        guard let first = turn.split(separator: " ").first.map(String.init) else { continue }
        if byFirstWord[first]?.last != number { byFirstWord[first, default: []].append(number) }
      }
    }
    self.byFirstWord = byFirstWord
  }

  /// The thesaurus of a language; an empty one where there is none.
  package static func thesaurus(
    in language: String, normalize: (String) -> String
  ) -> Thesaurus {
    let lines =
      switch language.prefix(2) {
      case "en": english
      case "de": german
      case "fr": french
      case "es": spanish
      case "ja": japanese
      case "ar": arabic
      default: ""
      }
    return Thesaurus(
      lines: lines, isUnspaced: language.hasPrefix("ja"), normalize: normalize)
  }

  /// How many groups there are, and how many turns of speech the smallest has.
  var groupCount: Int { groups.count }
  var smallestGroup: Int { groups.map(\.count).min() ?? 0 }

  /// A text with other words for some of its own. `nil` if it has none that there are others for.
  ///
  /// - Complexity: O(words × turns of speech of their groups).
  package func variation(of text: [UInt8], random: inout SeededGenerator) -> [UInt8]? {
    let text = String(decoding: text, as: UTF8.self)
    let varied = isUnspaced ? replaced(in: text, &random) : respoken(text, &random)
    return varied == text ? nil : Array(varied.utf8)
  }

  /// Goes through the words, and speaks otherwise where it can, two times in three.
  private func respoken(_ text: String, _ random: inout SeededGenerator) -> String {
    let words = text.split(separator: " ").map(String.init)
    var spoken: [String] = []
    var place = 0
    while place < words.count {
      if let (length, group) = turn(in: words, at: place, &random), !random.oneIn(3) {
        spoken.append(random.pick(groups[group]))
        place += length
      } else {
        spoken.append(words[place])
        place += 1
      }
    }
    return spoken.joined(separator: " ")
  }

  /// The longest turn of speech at a place, and one of its groups.
  private func turn(
    in words: [String], at place: Int, _ random: inout SeededGenerator
  ) -> (length: Int, group: Int)? {
    var found: [(length: Int, group: Int)] = []
    for group in byFirstWord[words[place]] ?? [] {
      for turn in groups[group] {
        let parts = turn.split(separator: " ")
        guard place + parts.count <= words.count,
          zip(parts, words[place...]).allSatisfy({ $0 == $1 })
        else { continue }
        found.append((parts.count, group))
      }
    }
    guard let longest = found.map(\.length).max() else { return nil }
    return random.pick(found.filter { $0.length == longest })
  }

  private func replaced(in text: String, _ random: inout SeededGenerator) -> String {
    var text = text
    for group in groups where !random.oneIn(3) {
      guard let turn = group.filter({ text.contains($0) }).max(by: { $0.count < $1.count }),
        let range = text.firstRange(of: turn)
      else { continue }
      text.replaceSubrange(range, with: random.pick(group))
    }
    return text
  }
}
