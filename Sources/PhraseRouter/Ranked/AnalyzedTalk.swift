import IntentRanking
import Synchronization
import TextAnalysis

/// The everyday talk of a language, made ready as utterances are. It is the same for all apps, so that
/// each process does it once.
struct AnalyzedTalk: Sendable {
  /// An utterance, with the number of the line that it was drawn from.
  struct Utterance: Sendable {
    var line: Int
    /// What stands between the places of days.
    var parts: [AnalyzedText]
  }

  let utterances: [Utterance]
  /// Words that everybody uses: those of the list, and those that more than one line has.
  let common: Set<[UInt8]>
  /// All words.
  let words: Set<[UInt8]>
  /// Two words that stand together in a line.
  let pairs: Set<[UInt8]>

  /// How many utterances are drawn of a line.
  private static let perLine = 6
  /// What stands for a day.
  static let day = "{\(MentionKinds.date)}"

  /// The talk of a language. `nil` where there is none.
  static func talk(in language: String, isUnspaced: Bool, analyzer: TextAnalyzer) -> AnalyzedTalk? {
    let key = analyzer.profile
    if let talk = known.withLock({ $0[key] }) { return talk }
    guard let talk = BackgroundTalk.talk(in: language) else { return nil }
    let analyzed = AnalyzedTalk(talk, isUnspaced: isUnspaced, analyzer: analyzer)
    known.withLock { $0[key] = analyzed }
    return analyzed
  }

  private static let known = Mutex<[TextProfile: AnalyzedTalk]>([:])

  /// - Complexity: O(text of the talk).
  private init(_ talk: BackgroundTalk, isUnspaced: Bool, analyzer: TextAnalyzer) {
    utterances = talk.utterances(perLine: Self.perLine, day: Self.day).map { line, text in
      let parts = Self.parts(of: text).map { part in
        var analyzed = analyzer.analyze(part)
        if isUnspaced { analyzer.segment(&analyzed) }
        return analyzed
      }
      return Utterance(line: line, parts: parts)
    }
    let space = UInt8(ascii: " ")
    let listed = analyzer.analyze(talk.commonWords + " " + talk.listedWords).bytes
    var common = Set(listed.split(separator: space).map(Array.init))
    var lines: [[UInt8]: Int] = [:]
    var pairs: Set<[UInt8]> = []
    for utterance in utterances {
      for part in utterance.parts {
        let words = part.bytes.split(separator: space).map(Array.init)
        for word in words {
          if let line = lines[word] {
            if line != utterance.line { common.insert(word) }
          } else {
            lines[word] = utterance.line
          }
        }
        for (first, second) in zip(words, words.dropFirst()) {
          pairs.insert(first + [space] + second)
        }
      }
    }
    self.common = common
    words = Set(lines.keys)
    self.pairs = pairs
  }

  /// The texts between the places of days.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      if part == day {
        parts.append("")
      } else {
        parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + part
      }
    }
    return parts
  }
}
