import AppManifest
import ArgumentParser
import CommandIO
import Evaluation
import ExampleSets
import PhraseRouter

extension EvaluateCorpora {
  /// Teaches a ranker parts of the examples, asks it the others, and reports what becomes of them.
  func crossValidate(_ folds: Int) throws {
    var report = EvaluationReport()
    for path in corpora {
      let set = try ExampleSet(jsonLines: CorpusFile(path).bytes, name: path)
      guard CrossValidation.canTeach(set.examples) else {
        throw CommandFailure(.badData, "\(path): there are not two intents to tell apart")
      }
      CrossValidation(folds: folds, seed: seed).run(
        on: set.examples, file: path, language: options.language ?? "en", into: &report,
        progress: Output.progress)
    }
    let earlier = try baseline.map { try Baseline(path: $0) }
    try save(report.json)
    if json != "-" { Output.line(report.text(maximumFailures: max(0, show))) }
    if let junit { try Output.file(junit, report.junit) }
    guard let folder = self.report else { return }
    let document = ReportDocument(
      report, app: corpora.joined(separator: ", "), baseline: earlier)
    try save(document, junit: report.junit, to: folder)
  }
}
