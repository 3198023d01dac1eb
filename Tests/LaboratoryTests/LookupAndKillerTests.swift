import Evaluation
import Foundation
import PhraseRouter
import RandomNumbers
import Testing

@testable import LabBenches

@Suite struct LookupAndKillerTests {
  @Test func misspellsExactlyOneWordByOneEdit() {
    var generator = SeededGenerator(seed: 7)
    var changed = 0
    for _ in 0..<500 {
      guard let typed = LookupBench.misspelt("the Godfather of 1972", using: &generator) else {
        continue
      }
      changed += 1
      let words = typed.split(separator: " ")
      #expect(words.count == 4 && words[0] == "the" && words[2] == "of" && words[3] == "1972")
      #expect(words[1] != "Godfather" && abs(words[1].count - 9) <= 1, "\(typed)")
    }
    #expect(changed > 400)
  }

  @Test(arguments: ["", "Up", "It 2", "WALL·E", "12345 678"])
  func leavesTitlesWithoutALongWordAlone(title: String) {
    var generator = SeededGenerator(seed: 1)
    #expect(LookupBench.misspelt(title, using: &generator) == nil)
  }

  @Test func looksUpACatalogue() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lookups-\(ProcessInfo.processInfo.processIdentifier).jsonl")
    let rows = ["Ratatouille", "Casablanca", "Casablanca", "The Godfather"].enumerated().map {
      #"{"id": "\#($0)", "title": "\#($1)", "aliases": []}"#
    }
    try Data(rows.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let report = try LookupBench(draws: 100, seed: 3).run(file.path)
    #expect(report.entities == 4 && report.draws == 100 && report.incomplete == 0)
    #expect(report.found > 0.95)
    #expect(report.value(of: .lookupMissed) == 1 - report.found)
    #expect(report.value(of: .lookupP99) != nil && report.value(of: .loadMap) == nil)
  }

  @Test func fitsTheGrowthOfKillers() throws {
    func family(_ name: String, _ exponent: Double) -> KillerReport.Family {
      // What is smaller than the last four sizes has no say.
      let rows = [1, 10, 20, 40, 80].map { size in
        KillerReport.Row(size: size, milliseconds: pow(Double(max(size, 9)), exponent))
      }
      return KillerReport.Family(name: name, form: "sentences", rows: rows)
    }
    var report = KillerReport(families: [family("linear", 1), family("cubic", 3)])
    let slope = try #require(report.value(of: .killerSlope))
    #expect(abs(slope - 3) < 1e-9)
    #expect(report.value(of: .killerWrong) == 0)
    report.families[0].rows[2].isRight = false
    #expect(report.value(of: .killerWrong) == 1 && report.text.contains("WRONG"))
    report.families[1].rows[1].limit = 999
    report.families[1].rows[2].limit = 8001
    #expect(report.value(of: .killerLate) == 1 && report.text.contains("1000.00 ms LATE"))
    let budget = try #require(Budget<LabFigure>("killer.slope=2.2"))
    #expect(report.violations(of: [budget]).count == 1)
  }
}

@Suite struct KillerFamilyTests {
  static let small = KillerFamily.all.flatMap { family in
    family.forms.map { (family.name, $0) }
  }

  /// The answers at the smallest size; `phrase-lab killers` checks the others.
  @Test(arguments: small)
  func answersAreRight(name: String, form: Killer.Form) throws {
    let family = try #require(KillerFamily.all.first { $0.name == name })
    let killer = family.killer(family.sizes[0])
    let app = try killer.app(as: form)
    let options = RouterOptions(limits: .none)
    guard let router = try? Router(manifest: app.validated(), options: options) else {
      #expect(killer.outcome == .isRefused)
      return
    }
    let isRun = if case .run = router.route(killer.utterance) { true } else { false }
    #expect(killer.outcome == (isRun ? .matches : .isRejected))
  }

  @Test func everyFamilyHasFourSizesAndIsImported() {
    for family in KillerFamily.all {
      #expect(family.sizes.count >= 4 && family.sizes == family.sizes.sorted(), "\(family.name)")
      #expect(family.forms.contains(.sentences), "\(family.name)")
      #expect(Set(family.limits.keys).isSubset(of: family.sizes), "\(family.name)")
    }
    #expect(Set(KillerFamily.all.map(\.name)).count == KillerFamily.all.count)
    #expect(KillerFamily.all.count { $0.forms.contains(.phrases) } > 5)
  }
}
