import AppManifest
import DialogueScripts
package import PhraseRouter

/// What an utterance of a corpus came to: what all figures of a report are made of.
package struct RowRecord: Equatable, Sendable {
  package var source: EvaluationReport.Case
  package var rowClass: String?
  /// The intent that was expected and the one that came of it, or what stands for none.
  package var expected: String
  package var actual: String
  package var decision: Decision.Kind
  package var tier: DecisionRecord.Tier
  package var outcome: RowOutcome
  package var confidence: Double?
  /// Whether intent and arguments are as expected, whether or not it is asked about.
  package var isReadRight: Bool
  /// The arguments by name, and by words; those of rows that say nothing of them have none.
  package var slots: [String: SlotScore]
  package var nanoseconds: UInt64

  /// Whether all is as expected.
  package var isExact: Bool { outcome == .right }
}

/// How an argument of some name was found, as Rasa tells it: exactly, the whole of it or nothing,
/// and leniently, word by word, which rewards a part of a name and does not punish one that is split.
package struct SlotScore: Equatable, Sendable {
  package var exact = Score()
  package var lenient = Score()

  package init(exact: Score = Score(), lenient: Score = Score()) {
    self.exact = exact
    self.lenient = lenient
  }

  /// Compares what was expected of an argument with what came of it. `nil`: it is not there.
  init(expected: Value?, produced: Value?) {
    let isRight = if let expected, let produced { expected.agrees(with: produced) } else { false }
    exact = Score(
      expected: expected == nil ? 0 : 1, produced: produced == nil ? 0 : 1, right: isRight ? 1 : 0)
    let wanted = expected.map { Self.words(of: isRight ? produced ?? $0 : $0) } ?? []
    let found = produced.map(Self.words) ?? []
    lenient = Score(
      expected: wanted.count, produced: found.count, right: Self.shared(wanted, found))
  }

  /// The words of a value as it is shown: of a list, those of its first element, since a list that is
  /// expected stands for any of its elements.
  private static func words(of value: Value) -> [String] {
    if case .array(let elements) = value { return elements.first.map(Self.words) ?? [] }
    let text = value.displayText.lowercased()
    let parts = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return parts.isEmpty ? [text] : parts
  }

  /// How many words both have, each as often as both have it.
  private static func shared(_ wanted: [String], _ found: [String]) -> Int {
    var left = Dictionary(wanted.map { ($0, 1) }, uniquingKeysWith: +)
    return found.count { word in
      guard let count = left[word], count > 0 else { return false }
      left[word] = count - 1
      return true
    }
  }

  static func += (sum: inout SlotScore, other: SlotScore) {
    sum.exact += other.exact
    sum.lenient += other.lenient
  }
}

extension Score {
  static func += (sum: inout Score, other: Score) {
    sum.expected += other.expected
    sum.produced += other.produced
    sum.right += other.right
  }
}

extension RowRecord {
  /// Compares a row with what it came to.
  init(
    _ row: CorpusRow, record: DecisionRecord, expected: String, actual: String,
    outcome: RowOutcome, source: EvaluationReport.Case, nanoseconds: UInt64
  ) {
    self.source = source
    rowClass = row.rowClass
    self.expected = expected
    self.actual = actual
    decision = record.kind
    tier = record.tier
    self.outcome = outcome
    confidence = record.confidence
    slots = Self.slots(of: row.expectation, record: record)
    let isSame = slots.values.allSatisfy { $0.exact.right == $0.exact.expected }
    isReadRight = outcome == .right || (expected == actual && isSame)
    self.nanoseconds = nanoseconds
  }

  private static func slots(
    of expectation: Expectation, record: DecisionRecord
  ) -> [String: SlotScore] {
    let mayKnowNone = record.intent == nil && expectation.decisions.contains(record.kind)
    guard let expected = expectation.slots, !mayKnowNone else { return [:] }
    let produced = Dictionary(record.slots.map { ($0.name, $0.value) }) { _, last in last }
    let names = Set(expected.keys).union(produced.keys)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, SlotScore(expected: expected[name], produced: produced[name]))
      })
  }
}
