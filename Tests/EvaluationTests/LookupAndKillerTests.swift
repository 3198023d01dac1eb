import Foundation
import Testing

@testable import Evaluation

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
    #expect(report.figure("lookup.missed") == 1 - report.found)
    #expect(report.figure("lookup.p99") != nil && report.figure("ratio") == nil)
  }

  @Test func fitsTheGrowthOfKillers() throws {
    func rows(_ family: String, _ exponent: Double) -> [KillerBench.Report.Row] {
      [10, 20, 40, 80].map { size in
        KillerBench.Report.Row(
          family: family, size: size, milliseconds: pow(Double(size), exponent), isRight: true)
      }
    }
    var report = KillerBench.Report(rows: rows("linear", 1) + rows("cubic", 3))
    let slope = try #require(report.figure("killer.slope"))
    #expect(abs(slope - 3) < 1e-9)
    #expect(report.figure("killer.wrong") == 0)
    report.rows[2].isRight = false
    #expect(report.figure("killer.wrong") == 1 && report.text.contains("WRONG"))
    let budget = try #require(Budget("killer.slope=2.2"))
    #expect(report.violations(of: [budget]).count == 1)
  }
}
