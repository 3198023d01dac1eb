import RandomNumbers

/// Everyday talk that means nothing to most apps, so that a ranker learns what to leave alone.
///
/// It is a small grammar: on each line `(a|b)` is a choice, `[a]` may be left out, and `<day>` stands
/// for a word of a list. All of it was written for this project.
package struct BackgroundTalk: Sendable {
  /// Words of one kind, by name; `|` stands between them.
  private let lists: [String: String]
  private let lines: String
  /// Further words that everybody uses, with spaces between them.
  package let commonWords: String

  init(lists: [String: String], lines: String, commonWords: String = "") {
    self.lists = lists
    self.lines = lines
    self.commonWords = commonWords
  }

  /// The talk of a language. `nil` where there is none: what is not known to be everyday talk would
  /// all be taken for an app's.
  package static func talk(in language: String) -> BackgroundTalk? {
    switch language.prefix(2) {
    case "de": german
    case "fr": french
    case "es": spanish
    case "ja": japanese
    case "ar": arabic
    case "en": english
    default: nil
    }
  }

  /// The words of all lists, with spaces between them.
  package var listedWords: String {
    lists.keys.sorted().map { lists[$0, default: ""].replacing("|", with: " ") }
      .joined(separator: " ")
  }

  /// How many lines there are.
  package var lineCount: Int { lines.split(separator: "\n").count }

  /// Utterances of every line, each with the number of its line. Equal counts give equal utterances.
  ///
  /// - Parameters:
  ///   - count: How many are drawn of a line. Equal ones are given once.
  ///   - day: What stands for a day in half of the places that have one. `nil`: all are written out.
  /// - Complexity: O(count × text).
  package func utterances(perLine count: Int, day: String? = nil) -> [(line: Int, text: String)] {
    var random = SeededGenerator(seed: 0xBAC6)
    var utterances: [(line: Int, text: String)] = []
    for (number, line) in lines.split(separator: "\n").enumerated() {
      let scalars = Array(line.unicodeScalars)
      var seen: Set<String> = []
      for _ in 0..<count {
        var draw = Draw(scalars: scalars, lists: lists, day: day, random: random)
        let text = draw.utterance()
        random = draw.random
        if seen.insert(text).inserted { utterances.append((number, text)) }
      }
    }
    return utterances
  }
}

/// One utterance that is drawn from a line, by reading the line once.
private struct Draw {
  let scalars: [Unicode.Scalar]
  let lists: [String: String]
  let day: String?
  var random: SeededGenerator
  private var place = 0

  /// What the lists of days are called.
  private static let days: Set<String> = ["day", "tag", "jour", "día", "日", "يوم"]

  init(
    scalars: [Unicode.Scalar], lists: [String: String], day: String?, random: SeededGenerator
  ) {
    self.scalars = scalars
    self.lists = lists
    self.day = day
    self.random = random
  }

  mutating func utterance() -> String {
    let text = choice()
    return text.split(separator: " ").joined(separator: " ")
  }

  /// One of the alternatives up to a closing bracket or the end.
  private mutating func choice() -> String {
    var alternatives: [String] = [""]
    while place < scalars.count, scalars[place] != ")", scalars[place] != "]" {
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "|": alternatives.append("")
      case "(":
        alternatives[alternatives.count - 1] += choice()
        place += 1
      case "[":
        let optional = choice()
        place += 1
        if random.oneIn(2) { alternatives[alternatives.count - 1] += optional }
      case "<": alternatives[alternatives.count - 1] += word()
      default: alternatives[alternatives.count - 1].unicodeScalars.append(scalar)
      }
    }
    return random.pick(alternatives)
  }

  /// A word of the list that is named up to `>`.
  private mutating func word() -> String {
    var name = ""
    while place < scalars.count, scalars[place] != ">" {
      name.unicodeScalars.append(scalars[place])
      place += 1
    }
    place += 1
    if let day, Self.days.contains(name), random.oneIn(2) { return " \(day) " }
    let words = lists[name]?.split(separator: "|") ?? []
    return words.isEmpty ? name : String(random.pick(words))
  }
}
