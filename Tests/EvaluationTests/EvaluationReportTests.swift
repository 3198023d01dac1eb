import PhraseRouter
import Testing

@testable import DialogueScripts
@testable import Evaluation

@Suite struct EvaluationReportTests {
  /// An utterance, what it is expected to come to, and what it comes to.
  typealias Case = (utterance: String, expectation: Expectation, decision: Decision)

  private func report(_ cases: [Case], known: [KnownFailure] = []) -> EvaluationReport {
    var report = EvaluationReport()
    for (index, (utterance, expectation, decision)) in cases.enumerated() {
      let row = CorpusRow(
        utterance: utterance, language: "en", expectation: expectation, file: "a.jsonl",
        line: index + 1)
      report.add(row, record: Samples.record(decision), nanoseconds: 1000)
    }
    report.settle(known)
    return report
  }

  static let mark = Expectation(decision: .run, intent: "Mark", slots: ["film": "Up"])
  static let reject = Expectation(decision: .reject)

  static let mixed: [Case] = [
    ("right", mark, Samples.run("Mark", ["film": "Up"])),
    ("wrong value", mark, Samples.run("Mark", ["film": "Cars"])),
    ("wrong intent", mark, Samples.run("Note", ["text": "Up"])),
    ("missed", mark, Samples.reject),
    ("left alone", reject, Samples.reject),
    ("taken for one of ours", reject, Samples.run("Mark")),
  ]

  @Test func reportsCountDecisionsAndSlots() {
    let report = report(Self.mixed)
    #expect(report.utterances == 6)
    #expect(report.exact == 2)
    #expect(report.intentCorrect == 3)
    #expect(report.byIntent["Mark"] == Score(expected: 4, produced: 3, right: 2))
    #expect(report.byIntent["Note"] == Score(expected: 0, produced: 1, right: 0))
    #expect(
      report.byIntent[EvaluationReport.rejected] == Score(expected: 2, produced: 2, right: 1))
    #expect(report.slots == Score(expected: 4, produced: 3, right: 1))
    #expect(report.failures.map(\.source.line) == [2, 3, 4, 6])
    #expect(report.latencies[.run]?.count == 4)
    #expect(
      report.sortedConfusions.map { "\($0.confusion.expected)>\($0.confusion.actual)" } == [
        "(reject)>Mark", "Mark>(reject)", "Mark>Note",
      ])
  }

  /// What an utterance is expected to come to, what must not run, what it comes to, and the outcome.
  static let outcomes: [(Expectation, [String], Decision, RowOutcome)] = {
    let confirm = Decision.confirm(
      Samples.run("Mark", ["film": "Up"]).invocation ?? Invocation(intent: "Mark"))
    var either = Expectation()
    either.decisions = [.run, .confirm]
    return [
      (mark, [], Samples.run("Mark", ["film": "Up"]), .right),
      (mark, [], confirm, .offered),
      (Expectation(decision: .run, intent: "Note"), [], confirm, .askedOtherwise),
      (reject, ["*"], confirm, .askedOtherwise),
      (mark, [], Samples.reject, .rejected),
      (mark, [], Samples.run("Mark", ["film": "Cars"]), .wrong),
      (reject, [], Samples.run("Mark"), .wrong),
      (either, [], Samples.run("Mark"), .right),
      (either, ["Note"], Samples.run("Mark"), .right),
      (either, ["Note", "Mark"], Samples.run("Mark"), .wrong),
      (either, ["*"], Samples.run("Mark"), .wrong),
      (either, ["*"], confirm, .right),
    ]
  }()

  @Test(arguments: outcomes)
  func rowsAreToldByWhatBecameOfThem(
    expectation: Expectation, mustNotRun: [String], decision: Decision, outcome: RowOutcome
  ) {
    var report = EvaluationReport()
    let row = CorpusRow(
      utterance: "x", expectation: expectation, mustNotRun: mustNotRun, rowClass: "class")
    report.add(row, record: Samples.record(decision), nanoseconds: 1)
    #expect(RowOutcome.allCases.filter { report.byClass.count($0, in: "class") == 1 } == [outcome])
    #expect((report.exact == 1) == (outcome == .right))
  }

  @Test func anAllowedRejectionMissesNoSlot() {
    var either = Self.mark
    either.decisions = [.confirm, .reject]
    #expect(report([("a", either, Samples.reject)]).slots == Score())
    #expect(report([("a", Self.mark, Samples.reject)]).slots == Score(expected: 1))
    #expect(report([("a", either, Samples.reject)]).intentCorrect == 1)
  }

  @Test func classesAreReported() throws {
    #expect(report(Self.mixed).byClass.isEmpty)
    #expect(!report(Self.mixed).text().contains("silently"))
    var report = EvaluationReport()
    for (index, (expectation, mustNotRun, decision, _)) in Self.outcomes.enumerated() {
      let row = CorpusRow(
        utterance: "x", expectation: expectation, mustNotRun: mustNotRun,
        rowClass: index < 4 ? "a\u{1B}" : "b")
      report.add(row, record: Samples.record(decision), nanoseconds: 1)
    }
    let b = try #require(report.json["byClass"]?["b"])
    let counts = ["right", "offered", "askedOtherwise", "rejected", "wrong"].map { b[$0]?.value }
    #expect(counts == [3, 0, 0, 1, 4])
    let lines = report.text().split(separator: "\n").filter { $0.hasPrefix("total ") }
    #expect(
      lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == ["12 4 1 2 1 4"])
  }

  @Test func scoresArePrecisionAndRecall() {
    let score = Score(expected: 4, produced: 5, right: 3)
    #expect(score.precision == 0.6)
    #expect(score.recall == 0.75)
    #expect(abs(score.f1 - 2 * 0.6 * 0.75 / 1.35) < 1e-12)
    #expect(Score().f1 == 1)
    #expect(Score(expected: 1).f1 == 0)
    #expect(Score(produced: 1).recall == nil)
  }

  @Test func knownFailuresAreExcusedAndMustFail() {
    let known = ["missed", "right", "nowhere"].map {
      KnownFailure(target: .utterance($0, language: nil), why: "because")
    }
    let report = report(Self.mixed, known: known)
    #expect(report.unexpectedFailures.map(\.source.line) == [2, 3, 6])
    #expect(report.unexpectedPasses.map(\.name) == ["right"])
    let elsewhere = KnownFailure(target: .utterance("missed", language: "de"), why: "")
    #expect(self.report(Self.mixed, known: [elsewhere]).unexpectedFailures.count == 4)
    #expect(report.text().contains("take them off the list"))
  }

  @Test func aListedUtteranceOfWhichOneRowFailsIsNoPass() {
    let known = KnownFailure(target: .utterance("twice", language: nil), why: "")
    let rows: [Case] = [
      ("twice", Self.reject, Samples.reject), ("twice", Self.reject, Samples.run("Mark")),
    ]
    let report = report(rows, known: [known])
    #expect(report.unexpectedPasses.isEmpty)
    #expect(report.unexpectedFailures.isEmpty)
  }

  @Test func jsonIsStableAndABaseline() throws {
    let report = report(Self.mixed)
    #expect(report.json.text(pretty: true) == self.report(Self.mixed).json.text(pretty: true))
    let json = report.json
    for key in ["utterances", "exact", "intentCorrect", "slotF1", "byIntent", "byOutcome"] {
      #expect(json[key] != nil, "\(key)")
    }
    let folder = try TemporaryFolder(["report.json": json.text(pretty: true), "other.json": "{}"])
    let baseline = try Baseline(path: folder.path + "/report.json")
    #expect(report.newFailures(since: baseline).isEmpty)
    var worse = Self.mixed
    worse[4].decision = Samples.run("Note")
    #expect(self.report(worse).newFailures(since: baseline).map(\.source.line) == [5])
    #expect(throws: DiagnosticError.self) { try Baseline(path: folder.path + "/other.json") }
    #expect(throws: DiagnosticError.self) { try Baseline(path: folder.path + "/none.json") }
  }

  @Test func junitIsWellFormed() {
    let hostile = "<&\"\u{1B}[31m\u{0}>"
    let known = KnownFailure(target: .utterance("missed", language: nil), why: "a \"reason\"")
    let rows = Self.mixed + [(hostile, Self.reject, Samples.run("Mark"))]
    let xml = report(rows, known: [known]).junit
    #expect(xml.contains(#"tests="7" failures="4" skipped="1""#))
    #expect(xml.contains("&lt;&amp;&quot;\u{FFFD}[31m\u{FFFD}&gt;"))
    #expect(!xml.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(xml.contains(#"<skipped message="a &quot;reason&quot;"/>"#))
  }

  @Test func reportsAreSafeToShow() {
    let hostile = "\u{1B}]0;gotcha\u{7}\u{9B}31m\u{202E}"
    let text = report([(hostile, Self.reject, Samples.run("Mark", ["film": .string(hostile)]))])
      .text()
    let raw: [Unicode.Scalar] = ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"]
    #expect(!text.unicodeScalars.contains { raw.contains($0) })
    #expect(text.contains("gotcha"))
  }

  @Test func dialoguesCount() {
    var report = EvaluationReport()
    let scripts = ["a", "b"].map { DialogueScript(name: $0, turns: [], file: "d.yaml") }
    report.add(scripts[0], failures: [])
    let difference = Difference(subject: "decision", expected: "run", actual: "reject")
    report.add(
      scripts[1],
      failures: [
        TurnFailure(turn: 2, user: "x", outcome: .askedAgain, differences: [difference])
      ])
    report.settle([KnownFailure(target: .dialogue("b"), why: "known")])
    #expect(report.unexpectedFailures.isEmpty)
    #expect(report.failures.first?.differences.first?.hasPrefix("turn 2 “x”: decision") == true)
    #expect(report.text().contains("2 dialogues: 1 play as written"))
  }
}
