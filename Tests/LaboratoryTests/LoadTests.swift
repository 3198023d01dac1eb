import DialogueScripts
import Evaluation
import Foundation
import PhraseRouter
import Testing

@testable import LabBenches

@Suite struct LoadTests {
  /// A file of a small app with sentence templates, that is gone afterwards.
  final class AppFile {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("load-\(UUID().uuidString).json").path

    init() throws {
      let text = """
        {"formatVersion": 1, "app": {"id": "t", "name": {"en": "Lamps"}}, "languages": ["en"],
         "intents": [{"name": "TurnOn"}],
         "sentences": {"en": {"lists": {"name": {"values": [{"in": "lamp", "out": "lamp"}]}},
           "blocks": [{"intent": "TurnOn", "sentences": ["turn on {name}", "all on"]}]}}}
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var manifest: Manifest { get throws { try Manifest.load(from: path).manifest } }
  }

  @Test func appsAreReadAndCompiled() throws {
    let app = try AppFile()
    let report = try LoadBench(repetitions: 3).run([app.path, app.path])
    let steps = ["read", "compile", "map"]
    #expect(report.apps.map { $0.steps.map(\.name.rawValue) } == [steps, steps])
    #expect(report.routed == nil)
    for figure in LabFigure.allCases where figure.name.hasPrefix("load.") {
      #expect(report.value(of: figure) != nil, "\(figure)")
    }
    #expect(report.text.contains("all 2 apps loaded"))
    #expect(report.json["apps"]?.array?.count == 2)
    let tight = try #require(Budget<LabFigure>("load.compile=0.000001"))
    #expect(report.violations(of: [tight]).count == 1)
  }

  @Test func memoryIsTheMoreOfLoadingAndRouting() {
    var report = LoadReport(before: 1 << 20, loaded: 5 << 20, used: 3 << 20)
    #expect(report.value(of: .loadMemory) == 5)
    report.routed = LoadReport.Routed(utterances: 7, bytes: 6 << 20)
    #expect(report.value(of: .loadMemory) == 6)
    #expect(report.text.contains("6.0 MiB resident after 7 utterances, 5.0 more"))
  }

  @Test func appsHearTheUtterancesOfTheirLanguage() throws {
    let app = try AppFile()
    let corpus = app.path + "l"
    let rows = ["en", "de", "en"].map {
      #"{"utterance": "turn on lamp", "intent": "TurnOn", "slots": {}, "language": "\#($0)"}"#
    }
    try Data(rows.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: corpus))
    defer { try? FileManager.default.removeItem(atPath: corpus) }
    let report = try LoadBench(repetitions: 1).run([app.path], corpora: [corpus])
    #expect(report.routed?.utterances == 2)
  }

  @Test func anAppsOwnTemplatesTakeMadeUpNames() throws {
    let manifest = try AppFile().manifest
    func row(_ text: String, _ slots: [String: Value]) -> CorpusRow {
      CorpusRow(
        utterance: text,
        expectation: DialogueScripts.Expectation(
          decision: .run, intent: "TurnOn", slots: slots))
    }
    let rows = [
      row("Turn on LAMP", ["name": .string("lamp")]), row("all on", [:]),
      // Neither says which occurrence is the name, nor is this one a name.
      row("turn on lamp lamp", ["name": .string("lamp")]),
      row("turn on sun", ["name": .string("sun")]),
    ]
    let app = try #require(ScalingApp(manifest, list: "name", rows: rows))
    #expect(ScalingApp(manifest, list: "area", rows: rows) == nil)
    #expect(app.templateCount == 2)
    let bench = ScalingBench(
      templates: [], names: [50, 200], app: app, passes: 1, vocabulary: ScalingTests.vocabulary)
    let report = try bench.run()
    #expect(report.cells.map(\.templates) == [2, 2] && report.cells.map(\.names) == [50, 200])
    for cell in report.cells {
      #expect(cell.faults == [])
      #expect(cell.byKind.map(\.kind) == ScalingBench.Kind.allCases)
      #expect(cell.byKind.allSatisfy { $0.kind == .typingError || $0.right == $0.total })
      #expect(cell.byKind.first?.total == 240)
      #expect(cell.changes?.adding.count == 500 && cell.changes?.unseen == [])
    }
    #expect(report.value(of: .scaleAdding) != nil && report.value(of: .scaleRemoving) != nil)
  }
}
