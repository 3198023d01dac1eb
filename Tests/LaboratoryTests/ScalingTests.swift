import Evaluation
import PhraseRouter
import RandomNumbers
import Testing

@testable import LabBenches

@Suite struct ScalingTests {
  /// Made-up words that are not like each other.
  static let vocabulary: NameVocabulary = {
    var generator = SeededGenerator(seed: 11)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return NameVocabulary(
      names: (0..<1_200).map { _ in
        String((0..<8).map { _ in letters.randomElement(using: &generator) ?? "a" })
      })
  }()

  @Test func vocabulariesTakeWordsOnce() {
    let names = ["The Lion King", "lion’s 2nd the", "Amélie", "(Kings)", "a"]
    #expect(NameVocabulary(names: names).words == ["The", "Lion", "King", "Amélie"])
    #expect(NameVocabulary(names: names).plainWords == ["the", "lion", "king"])
  }

  @Test(arguments: [10, 95, 1_000])
  func smallCataloguesBeginLargeOnes(count: Int) {
    var one = NameGenerator(Self.vocabulary, seed: 3)
    var other = NameGenerator(Self.vocabulary, seed: 3)
    let names = one.entities(count)
    #expect(other.entities(1_500).prefix(count) == names[...])
    #expect(Set(names.map(\.id)).count == count)
    // One in ten bears the title of another.
    #expect(Set(names.map(\.title)).count == count - count / 10)
  }

  @Test func templatesHaveASlotAndThreeToSixWords() {
    var generator = TemplateGenerator(Self.vocabulary, seed: 5)
    for template in generator.templates(500) {
      let slots = template.pieces.count { if case .slot = $0 { true } else { false } }
      #expect(slots == 1)
      #expect((4...7).contains(template.pieces.count))
      #expect(template.requiredWords.count >= 2)
    }
  }

  @Test(arguments: ScalingBench.Form.allCases)
  func answersAreRight(form: ScalingBench.Form) throws {
    let bench = ScalingBench(
      templates: [20, 40], names: [50, 200], form: form, passes: 1, vocabulary: Self.vocabulary)
    let report = try bench.run()
    #expect(report.cells.map(\.templates) == [20, 40, 20, 40])
    #expect(report.cells.map(\.names) == [50, 50, 200, 200])
    for cell in report.cells {
      #expect(cell.faults == [])
      #expect(cell.all?.count == 400)
      #expect(cell.byKind.map(\.total) == [240, 80, 40, 40])
    }
    let growth = try #require(report.value(of: .scaleGrowth))
    #expect(growth > 0)
    // Names come and go where an app's own templates are used.
    let ofChanges: [LabFigure] = [.scaleAdding, .scaleRemoving]
    for figure in LabFigure.allCases where figure.name.hasPrefix("scale.") {
      #expect((report.value(of: figure) == nil) == ofChanges.contains(figure), "\(figure)")
    }
  }

  @Test func onlySomeKindsAreAsked() throws {
    let bench = ScalingBench(
      templates: [10], names: [20], kinds: [.unrelated], passes: 2, vocabulary: Self.vocabulary)
    let cell = try #require(try bench.run().cells.first)
    #expect(cell.byKind.map(\.kind) == [.unrelated])
    #expect(cell.all?.count == 80)
  }

  @Test func budgetsAndWrongAnswersAreViolations() throws {
    let bench = ScalingBench(templates: [10], names: [20], vocabulary: Self.vocabulary)
    var cell = ScalingReport.Cell(templates: 10, names: 20)
    cell.nameBytes = 2_000
    cell.all = LatencySummary(nanoseconds: [5_000])
    var report = ScalingReport(bench: bench, utterances: 1, cells: [cell])
    let budgets = try ["scale.nameBytes=100", "scale.p99=4"].map {
      try #require(Budget<LabFigure>($0))
    }
    #expect(report.violations(of: budgets) == ["scale.p99: 5.0 is over the budget of 4.0"])
    report.cells[0].faults = ["mark toy story"]
    #expect(report.violations(of: []).count == 1)
  }

  @Test func residentMemoryIsTold() {
    guard ProcessMemory.peakBytes != nil else { return }
    let before = ProcessMemory.residentBytes
    let pages = [UInt8](repeating: 1, count: 64 << 20)
    let after = ProcessMemory.residentBytes
    #expect(withExtendedLifetime(pages) { after - before } > 60 << 20)
  }
}
