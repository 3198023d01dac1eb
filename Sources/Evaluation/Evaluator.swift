import DialogueScripts
package import PhraseRouter

/// Runs corpora through a router and tells what came of them.
package struct Evaluator: Sendable {
  package var router: Router

  package init(router: Router) { self.router = router }

  /// Routes every row, plays every dialogue.
  ///
  /// - Parameter progress: Told, after each, how many of how many are done.
  package func evaluate(
    _ corpus: Corpus, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async -> EvaluationReport {
    var report = EvaluationReport()
    let total = corpus.rows.count + corpus.dialogues.count
    for (index, row) in corpus.rows.enumerated() {
      evaluate(row, into: &report)
      progress(index + 1, total)
    }
    for (index, script) in corpus.dialogues.enumerated() {
      report.add(script, failures: await script.play(on: router))
      progress(corpus.rows.count + index + 1, total)
    }
    report.settle(corpus.knownFailures)
    return report
  }

  private func evaluate(_ row: CorpusRow, into report: inout EvaluationReport) {
    let start = MonotonicClock.now()
    let decision = router.route(row.utterance, language: row.language, context: row.context)
    let spent = MonotonicClock.now() - start
    let record = DecisionRecord(decision, manifest: router.manifest, language: row.language)
    report.add(row, record: record, nanoseconds: spent)
  }
}
