package import ExampleSets
import IntentRanking
import PhraseRouter
import RandomNumbers
import TextAnalysis

/// How well examples teach what their like mean: each part of them is asked of a ranker that the
/// others have taught.
///
/// The ranker stands alone, without phrases, names and bars: it says what it holds likeliest, and how
/// likely. Languages are learned apart, as the router does. Utterances that are the same once they
/// are made ready for matching are of one part, so that none is asked that was taught.
package struct CrossValidation: Sendable {
  /// In how many parts examples are divided.
  package var folds: Int
  package var seed: UInt64

  package init(folds: Int, seed: UInt64 = 1) {
    self.folds = folds
    self.seed = seed
  }

  /// Examples of which something can be learned: at least two intents, or an intent and talk that
  /// means nothing, in some language.
  package static func canTeach(_ examples: [LabelledExample]) -> Bool {
    Dictionary(grouping: examples, by: \.language).values.contains { examples in
      Set(examples.map(\.intent)).count > 1
    }
  }

  /// Asks each example once.
  ///
  /// - Parameters:
  ///   - language: That of examples that say none.
  ///   - progress: Told, after each part, how many of how many are done.
  /// - Complexity: `folds` times that of learning all examples.
  package func run(
    on examples: [LabelledExample], file: String, language: String,
    into report: inout EvaluationReport,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    let byLanguage = Dictionary(grouping: examples) { $0.language ?? language }
    let lessons = byLanguage.sorted { $0.key < $1.key }.map { language, examples in
      Lesson(examples, language: language, folds: folds, seed: seed)
    }
    for (place, lesson) in lessons.enumerated() {
      for fold in 0..<folds {
        lesson.ask(fold, file: file, into: &report)
        progress(place * folds + fold + 1, lessons.count * folds)
      }
    }
  }
}

/// The examples of one language, and which part each is of.
private struct Lesson {
  private let language: String
  private let examples: [LabelledExample]
  private let texts: [[UInt8]]
  private let labels: [String]
  private let parts: [Int]

  init(_ examples: [LabelledExample], language: String, folds: Int, seed: UInt64) {
    self.language = language
    self.examples = examples
    let analyzer = TextAnalyzer(profile: TextProfile(language: language))
    texts = examples.map { analyzer.analyze($0.utterance).bytes }
    labels = Set(examples.map { $0.intent ?? EvaluationReport.rejected }).sorted()
    parts = Self.parts(of: examples, texts, folds: folds, seed: seed)
  }

  /// Deals the texts of each intent out in turn, so that every part has some of each.
  private static func parts(
    of examples: [LabelledExample], _ texts: [[UInt8]], folds: Int, seed: UInt64
  ) -> [Int] {
    var random = SeededGenerator(seed: seed)
    var partOfText: [[UInt8]: Int] = [:]
    var turns: [String?: Int] = [:]
    var parts = [Int](repeating: 0, count: examples.count)
    for place in examples.indices.shuffled(using: &random) {
      // Intents of a single example begin at different parts.
      let turn = turns[examples[place].intent] ?? turns.count
      let part = partOfText[texts[place]] ?? turn % folds
      if partOfText[texts[place]] == nil { turns[examples[place].intent] = turn + 1 }
      partOfText[texts[place]] = part
      parts[place] = part
    }
    return parts
  }

  /// Asks one part of a ranker that the others have taught.
  func ask(_ part: Int, file: String, into report: inout EvaluationReport) {
    let asked = examples.indices.filter { parts[$0] == part }
    guard !asked.isEmpty else { return }
    let numbers = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
    let taught = examples.indices.filter { parts[$0] != part }.map { place in
      RankerExample(
        text: texts[place], label: numbers[examples[place].intent ?? EvaluationReport.rejected] ?? 0
      )
    }
    let ranker =
      taught.isEmpty
      ? nil
      : IntentRanker(
        learning: taught, labels: labels, meaningless: numbers[EvaluationReport.rejected])
    var scratch = IntentRanker.Scratch()
    for place in asked {
      let start = MonotonicClock.now()
      let guess = ranker?.rank(texts[place], limit: 1, scratch: &scratch).first
      let spent = MonotonicClock.now() - start
      report.add(
        examples[place], language: language, file: file, guess: guess.map { labels[$0.label] },
        probability: guess.map { Double($0.probability) }, nanoseconds: spent)
    }
  }
}

extension EvaluationReport {
  /// Adds what an example was held to mean.
  ///
  /// - Parameter guess: `nil`: nothing, as none of its words is known.
  fileprivate mutating func add(
    _ example: LabelledExample, language: String, file: String, guess: String?,
    probability: Double?, nanoseconds: UInt64
  ) {
    let expected = example.intent ?? Self.rejected
    let actual = guess ?? Self.rejected
    let isRejected = actual == Self.rejected
    let isRight = expected == actual
    let source = Case(
      name: example.utterance, language: language, isDialogue: false, file: file,
      line: example.line, identity: example.json.text(pretty: false))
    utterances += 1
    latencies[isRejected ? .reject : .ask, default: []].append(nanoseconds)
    count(expected: expected, actual: actual)
    rows.append(
      RowRecord(
        source: source, expected: expected, actual: actual,
        decision: isRejected ? .reject : .confirm, tier: isRejected ? .rejected : .ranked,
        outcome: isRight ? .right : isRejected ? .rejected : .askedOtherwise,
        confidence: isRejected ? nil : probability, isReadRight: isRight, slots: [:],
        nanoseconds: nanoseconds))
    if isRight {
      exact += 1
      passes.append(source)
    } else {
      failures.append(
        Failure(source: source, differences: ["intent: expected \(expected), got \(actual)"]))
    }
  }
}
