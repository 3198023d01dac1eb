import ArgumentParser
import CommandIO
import Evaluation
import Foundation
import PhraseRouter

extension EvaluateCorpora {
  /// Writes the report's folder: a page for people, and the same figures for programs.
  func saveReport(
    _ report: EvaluationReport, of corpus: Corpus, router: Router, since earlier: Baseline?
  ) throws {
    guard let folder = self.report else { return }
    let classes = noise.isEmpty ? Noise.allCases : noise
    let trial = NoiseTrial(router: router, seed: seed, count: count ?? 1)
    let manifest = router.manifest
    let document = ReportDocument(
      report, app: manifest.text(of: manifest.app.name, language: nil) ?? manifest.app.id,
      noise: trial.run(classes, on: corpus), baseline: earlier)
    try save(document, junit: report.junit, to: folder)
  }

  func save(_ document: ReportDocument, junit: String, to folder: String) throws {
    try Output.folder(folder)
    try Output.file(folder + "/index.html", ReportPage(document).html)
    try Output.file(folder + "/report.json", document.json.text(pretty: true))
    try Output.file(folder + "/figures.csv", document.figuresCSV)
    try Output.file(folder + "/rows.csv", document.rowsCSV)
    try Output.file(folder + "/junit.xml", junit)
    if json != "-" { Output.line("The report is in \(folder)/index.html.") }
  }
}
