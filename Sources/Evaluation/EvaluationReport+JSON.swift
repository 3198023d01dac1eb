import AppManifest
package import PhraseRouter
import TextAnalysis

extension EvaluationReport {
  /// The report as JSON: `utterances`, `exact`, `intentCorrect`, `slotF1`, `byIntent`,
  /// `confusions`, `byOutcome`, `dialogues`, `dialoguesExact`, `failures`, `unexpectedPasses`.
  /// Latencies apart, it is the same on every run.
  package var json: LocatedJSON {
    .object([
      .init("utterances", .integer(utterances)),
      .init("exact", .integer(exact)),
      .init("intentCorrect", .integer(intentCorrect)),
      .init("slotF1", .number(slots.f1.rounded(toPlaces: 6))),
      .init("byIntent", .object(sortedIntents.map { .init($0.name, $0.score.json) })),
      .init("confusions", .array(sortedConfusions.map { $0.confusion.json(count: $0.count) })),
      .init("byOutcome", .object(outcomes.map { .init($0.outcome.rawValue, $0.latency.json) })),
      .init("dialogues", .integer(dialogues)),
      .init("dialoguesExact", .integer(dialogues - failures.count { $0.source.isDialogue })),
      .init("failures", .array(failures.map(\.json))),
      .init("unexpectedPasses", .array(unexpectedPasses.map { .string($0.name) })),
    ])
  }

  /// The intents by name.
  var sortedIntents: [(name: String, score: Score)] {
    byIntent.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The confusions, the most frequent first, then by name.
  var sortedConfusions: [(confusion: Confusion, count: Int)] {
    confusions.map { ($0.key, $0.value) }.sorted {
      ($1.count, $0.confusion.expected, $0.confusion.actual)
        < ($0.count, $1.confusion.expected, $1.confusion.actual)
    }
  }

  /// The latencies of those outcomes that occurred.
  var outcomes: [(outcome: DecisionRecord.Outcome, latency: LatencySummary)] {
    DecisionRecord.Outcome.allCases.compactMap { outcome in
      LatencySummary(nanoseconds: latencies[outcome] ?? []).map { (outcome, $0) }
    }
  }
}

extension Score {
  fileprivate var json: LocatedJSON {
    .object([
      .init("precision", .optional(precision?.rounded(toPlaces: 6))),
      .init("recall", .optional(recall?.rounded(toPlaces: 6))),
      .init("f1", .number(f1.rounded(toPlaces: 6))),
      .init("expected", .integer(expected)),
      .init("produced", .integer(produced)),
    ])
  }
}

extension EvaluationReport.Confusion {
  fileprivate func json(count: Int) -> LocatedJSON {
    .object([
      .init("expected", .string(expected)), .init("actual", .string(actual)),
      .init("count", .integer(count)),
    ])
  }
}

extension EvaluationReport.Failure {
  fileprivate var json: LocatedJSON {
    .object([
      .init(source.isDialogue ? "dialogue" : "utterance", .string(source.name)),
      .init("language", .optional(source.language)),
      .init("identity", .string(source.identity)),
      .init("file", .string(source.file)),
      .init("line", .integer(source.line)),
      .init("differences", .array(differences.map { .string($0) })),
      .init("knownBecause", .optional(knownBecause)),
    ])
  }
}

extension KnownFailure {
  /// What is listed: the utterance, or the dialogue's name.
  package var name: String {
    switch target {
    case .utterance(let utterance, _): utterance
    case .dialogue(let name): name
    }
  }
}
