import AppManifest
import Foundation
import Testing

@Suite struct LabCommandTests {
  private func run(_ line: String) throws -> Command.Result {
    try Command.run(line.split(separator: " ").map(String.init), of: "phrase-lab")
  }

  static let commands = [
    "latency", "scaling", "lookups", "load", "killers", "slowest", "differential", "budgets",
  ]

  @Test(arguments: commands)
  func everyCommandSaysWhatItDoes(name: String) throws {
    let help = try run(name + " --help")
    #expect(help.code == 0)
    #expect(help.output.contains("phrase-lab " + name), "help without an example")
    #expect(help.output.contains("Exit codes: 0"))
    #expect(help.output.contains("--json"))
    #expect(try run("--help").output.contains("\n  \(name) "))
  }

  @Test(arguments: [
    ("dance", 64), ("killers --budget ratio=1", 64), ("latency --budget load.map=1", 64),
    ("scaling --passes 0", 64), ("scaling --names 0", 64), ("scaling --list name", 64),
    ("differential --triples 0", 64), ("lookups", 64), ("lookups /nowhere", 66),
    ("load /nowhere", 66), ("latency --part dance", 1), ("killers --family dance", 1),
  ])
  func exitCodesTellWhatWentWrong(line: String, code: Int32) throws {
    let result = try run(line)
    #expect(result.code == code, "\(result.errors)")
    #expect(!result.errors.isEmpty)
  }

  @Test func matchersAgreeOnGeneratedTriples() throws {
    let result = try run("differential --triples 100 --seed 3")
    #expect(result.code == 0)
    #expect(result.output.contains("100 triples: "))
    #expect(result.output.contains("0 disagreements; seed 3, "))
    #expect(result.errors.contains("100 of 100"))
  }

  @Test func budgetsOfPartsAreHeld() throws {
    let part = "latency --part analysis.ascii --seconds 0.01 --json -"
    let result = try run(part + " --budget part.analysis.ascii=1000000")
    #expect(result.code == 0)
    var reader = JSONReader(Array(result.output.utf8))
    let json = try reader.document()
    #expect(json.object?.map(\.key) == ["analysis.ascii"])
    let late = try run(part + " --budget part.analysis.ascii=0.000001")
    #expect(late.code == 1 && late.errors.contains("part.analysis.ascii: "))
  }

  @Test func theTableHasAllFigures() throws {
    let text = try run("budgets").output
    let figures = ["ratio", "reject.p99", "scale.growth", "load.map", "part.lookup.1M.fuzzy"]
    for figure in figures { #expect(text.contains("\n\(figure) "), "\(figure)") }
    var reader = JSONReader(Array(try run("budgets --json -").output.utf8))
    #expect(try reader.document().array?.count == text.split(separator: "\n").count - 1)
  }
}
