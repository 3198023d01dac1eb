import AppManifest
package import DialogueScripts
package import PhraseRouter

/// What became of a corpus.
package struct EvaluationReport: Sendable {
  /// How many utterances were routed.
  package var utterances = 0
  /// How many of them came to exactly what was expected.
  package var exact = 0
  /// How many of them came to the expected intent, or were rejected as expected.
  package var intentCorrect = 0
  /// Slots with name and value, as expected or not.
  package var slots = Score()
  /// Utterances by intent; ``rejected`` and ``undecided`` stand for those of none.
  package var byIntent: [String: Score] = [:]
  /// How often one intent was taken for another.
  package var confusions: [Confusion: Int] = [:]
  /// How long routing took, by what it came to, in nanoseconds.
  package var latencies: [DecisionRecord.Outcome: [UInt64]] = [:]
  /// What became of each utterance, in the order of the corpus.
  package var rows: [RowRecord] = []
  /// What became of the utterances that have a class, by it.
  package var byClass = Tally<RowOutcome>()
  /// What became of the replies in scripts that have a kind, by it.
  package var byDialogueKind = Tally<ReplyOutcome>()
  /// What became of the replies that have a kind, by it.
  package var byReplyKind = Tally<ReplyOutcome>()
  /// How many dialogues were played.
  package var dialogues = 0
  /// What failed, rows first, in the order of the corpus.
  package var failures: [Failure] = []
  /// What passed.
  package var passes: [Case] = []
  /// What passed though it is listed as a known failure.
  package var unexpectedPasses: [KnownFailure] = []

  package init() {}

  /// What stands for the intent of an utterance that is rejected.
  package static let rejected = "(reject)"
  /// What stands for the intent of an utterance where the intent is the question.
  package static let undecided = "(chooseIntent)"

  /// An intent that was expected, and the one that came of it.
  package struct Confusion: Hashable, Sendable {
    package var expected: String
    package var actual: String
  }

  /// A row or dialogue of a corpus.
  package struct Case: Equatable, Sendable {
    /// The utterance, or the name of the dialogue.
    package var name: String
    package var language: String?
    package var isDialogue: Bool
    package var file: String
    package var line: Int
    /// What tells the case from others, in whatever file it stands.
    package var identity: String
  }

  /// A row or dialogue that failed.
  package struct Failure: Equatable, Sendable {
    package var source: Case
    /// In what it differs, a line each.
    package var differences: [String]
    /// Why it is known to fail, if it is.
    package var knownBecause: String?
  }
}

extension EvaluationReport {
  mutating func add(_ row: CorpusRow, record: DecisionRecord, nanoseconds: UInt64) {
    utterances += 1
    latencies[record.kind.outcome, default: []].append(nanoseconds)
    let labels = addIntent(expected: row.expectation, actual: record)
    let mayKnowNone = record.intent == nil && row.expectation.decisions.contains(record.kind)
    if let slots = row.expectation.slots, !mayKnowNone {
      addSlots(expected: slots, actual: record)
    }
    let differences = row.differences(from: record)
    let outcome = RowOutcome(record, isRight: differences.isEmpty, expected: row.expectation)
    if let rowClass = row.rowClass { byClass.add(outcome, to: rowClass) }
    let source = Case(
      name: row.utterance, language: row.language, isDialogue: false, file: row.file,
      line: row.line, identity: row.identity)
    rows.append(
      RowRecord(
        row, record: record, expected: labels.expected, actual: labels.actual, outcome: outcome,
        source: source, nanoseconds: nanoseconds))
    if differences.isEmpty {
      exact += 1
      passes.append(source)
    } else {
      failures.append(Failure(source: source, differences: differences.map(\.description)))
    }
  }

  mutating func add(_ script: DialogueScript, failures turns: [TurnFailure]) {
    dialogues += 1
    addReplies(of: script, failures: turns)
    let source = Case(
      name: script.name, language: script.language, isDialogue: true, file: script.file,
      line: script.line, identity: LocatedJSON.string(script.name).text(pretty: false))
    guard !turns.isEmpty else { return passes.append(source) }
    let differences = turns.flatMap { turn in
      turn.differences.map { "turn \(turn.turn) “\(turn.user)”: \($0)" }
    }
    failures.append(Failure(source: source, differences: differences))
  }

  /// Counts the turns that have a kind. Those that have none lead up to the reply.
  private mutating func addReplies(of script: DialogueScript, failures: [TurnFailure]) {
    let outcomes = Dictionary(failures.map { ($0.turn, $0.outcome) }) { _, last in last }
    for (index, turn) in script.turns.enumerated() {
      guard let kind = turn.kind else { continue }
      let outcome = outcomes[index + 1] ?? .expected
      byReplyKind.add(outcome, to: kind)
      if let kind = script.kind { byDialogueKind.add(outcome, to: kind) }
    }
  }

  private mutating func addIntent(
    expected: Expectation, actual: DecisionRecord
  ) -> (expected: String, actual: String) {
    let actualLabel = Self.label(actual.kind, intent: actual.intent) ?? ""
    let kind = expected.decisions.first { $0 == actual.kind } ?? expected.decisions.first
    let expectedLabel = Self.label(kind, intent: expected.intent) ?? actualLabel
    count(expected: expectedLabel, actual: actualLabel)
    return (expectedLabel, actualLabel)
  }

  /// Counts an intent that was expected, and the one that came of it.
  mutating func count(expected expectedLabel: String, actual actualLabel: String) {
    byIntent[expectedLabel, default: Score()].expected += 1
    byIntent[actualLabel, default: Score()].produced += 1
    if expectedLabel == actualLabel {
      intentCorrect += 1
      byIntent[expectedLabel, default: Score()].right += 1
    } else {
      let confusion = Confusion(expected: expectedLabel, actual: actualLabel)
      confusions[confusion, default: 0] += 1
    }
  }

  private static func label(_ kind: Decision.Kind?, intent: String?) -> String? {
    switch kind {
    case .reject: rejected
    case .chooseIntent: undecided
    case .run, .chooseEntity, .askValue, .confirm, nil: intent
    }
  }

  private mutating func addSlots(expected: [String: Value], actual: DecisionRecord) {
    let produced = Dictionary(actual.slots.map { ($0.name, $0.value) }) { _, last in last }
    slots.expected += expected.count
    slots.produced += produced.count
    slots.right += expected.count { name, value in
      produced[name].map(value.agrees(with:)) ?? false
    }
  }

  /// Tells known failures from others, and finds listed ones that pass.
  mutating func settle(_ known: [KnownFailure]) {
    for index in failures.indices {
      let source = failures[index].source
      failures[index].knownBecause = known.first { $0.covers(source) }?.why
    }
    unexpectedPasses = known.filter { listing in
      passes.contains(where: listing.covers) && !failures.contains { listing.covers($0.source) }
    }
  }

  /// The failures that are on no list.
  package var unexpectedFailures: [Failure] { failures.filter { $0.knownBecause == nil } }
}

extension KnownFailure {
  /// Whether the listing speaks of a row or dialogue.
  fileprivate func covers(_ source: EvaluationReport.Case) -> Bool {
    switch target {
    case .dialogue(let name): source.isDialogue && name == source.name
    case .utterance(let utterance, let language):
      !source.isDialogue && utterance == source.name
        && (language == nil || language == source.language)
    }
  }
}
