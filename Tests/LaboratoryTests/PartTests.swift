import Evaluation
import Foundation
import PhraseRouter
import Testing

@testable import LabBenches

@Suite struct PartTests {
  static let films = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpora/FilmTracker").path

  /// A part's answer is checked before it is timed, so a run is a test; a million names take long.
  @Test(arguments: Part.allCases.filter { !$0.rawValue.hasPrefix("lookup.1") })
  func answersAreRight(part: Part) async throws {
    let films = try Manifest.load(from: Self.films).manifest
    let report = try await PartBench(only: part.name, seconds: 0.001).run(in: films)
    let rows = report.rows.filter { $0.part == part }
    #expect(rows.count == 1 && (report.value(of: part) ?? 0) >= 0)
    #expect(report.json[part.rawValue]?["p50"] != nil)
  }

  @Test func wrongAnswersAreNotTimed() async throws {
    var films = try Manifest.load(from: Self.films).manifest
    films.shortcuts.removeAll { $0.intent == "ListUnwatchedFilms" }
    let app = films
    await #expect(throws: WrongAnswer.self) {
      _ = try await PartBench(only: "part.route.exact", seconds: 0.001).run(in: app)
    }
  }

  @Test func everyFigureHasANameOfItsOwn() {
    let names = FigureTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    for figure in FigureTable.all {
      #expect(!figure.meaning.measures.isEmpty && (figure.meaning.budget ?? 1) > 0)
    }
    #expect(FigureTable.lines.count == names.count + 1)
  }
}
