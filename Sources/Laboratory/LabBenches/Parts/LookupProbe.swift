import AppManifest
import NameIndex
import TextAnalysis

/// Looks names up in a catalogue of made-up ones, to be timed.
final class LookupProbe {
  private let index: NameIndex
  private let questions: [[UInt8]]
  private let options: SearchOptions
  private var scratch = SearchScratch()
  private var next = 0

  /// What is typed of a name.
  enum Kind {
    /// All of it.
    case exact
    /// All but the last letters of its last word, of two or more.
    case prefix
    /// All of it, two letters of a long word swapped.
    case fuzzy
  }

  /// How many hits each lookup may have.
  private static let limit = 10
  /// How many different names are asked for in turn.
  private static let questionCount = 512

  /// Prepares a catalogue, and checks that each question finds the name it was made of.
  ///
  /// - Parameter words: An app whose catalogues have the words that names are made of.
  /// - Throws: ``WrongAnswer`` where that name, or for a prefix one that starts with it, is not
  ///   among the hits.
  init(names: Int, kind: Kind, words: Manifest) throws {
    let analyzer = TextAnalyzer(profile: TextProfile(language: "en"))
    let titles = ScalingBench.titles(names, of: NameVocabulary(catalogues: words), seed: 1)
      .map { analyzer.analyze($0).bytes }
    var builder = NameIndexBuilder(language: "en")
    for (number, title) in titles.enumerated() {
      builder.add(name: title, entity: EntityID(rawValue: UInt32(number)), isTitle: true)
    }
    index = builder.build()
    options = SearchOptions(worstFit: kind == .fuzzy ? .fuzzy : .words)
    var questions: [[UInt8]] = []
    // Names of all places in the catalogue, one after another with a stride.
    let stride = max(1, titles.count / (2 * Self.questionCount))
    for number in Swift.stride(from: 0, to: titles.count, by: stride)
    where questions.count < Self.questionCount {
      guard let question = Self.question(titles[number], kind) else { continue }
      questions.append(question)
      let found = index.search(question, limit: 100, options: options, scratch: &scratch).hits
      let isFound = found.contains { hit in
        let title = titles[Int(hit.entity.rawValue)]
        return kind == .prefix ? title.starts(with: question) : title == titles[number]
      }
      guard isFound else {
        throw WrongAnswer(
          String(decoding: question, as: UTF8.self),
          expected: String(decoding: titles[number], as: UTF8.self),
          found: "\(found.count) other names")
      }
    }
    self.questions = questions
  }

  /// Looks the next name up.
  ///
  /// - Returns: How many hits it has.
  func run() -> Int {
    next = next + 1 == questions.count ? 0 : next + 1
    return index.search(
      questions[next], limit: Self.limit, options: options, scratch: &scratch
    ).hits.count
  }

  /// What is typed of a name. `nil` if it is too short for that.
  private static func question(_ name: [UInt8], _ kind: Kind) -> [UInt8]? {
    guard name.allSatisfy({ $0 < 0x80 }) else { return nil }
    let space = UInt8(ascii: " ")
    switch kind {
    case .exact: return name
    case .prefix:
      // A long first word is no function word: those alone find nothing.
      let words = name.split(separator: space)
      guard words.count > 1, words[0].count >= 5, let last = words.last, last.count >= 5 else {
        return nil
      }
      return Array(name.dropLast(last.count - 3))
    case .fuzzy:
      let word = name.split(separator: space).first { word in
        word.count >= 6 && word[word.startIndex + 2] != word[word.startIndex + 3]
      }
      guard let word else { return nil }
      var typed = name
      typed.swapAt(word.startIndex + 2, word.startIndex + 3)
      return typed
    }
  }
}
