import DialogueScriptReading
import PhraseRouter
import Testing

@testable import DialogueScripts
@testable import Evaluation

@Suite struct DialogueScriptTests {
  @Test func scriptsAreRead() throws {
    let scripts = try DialogueScript.scripts(
      yaml: """
        name: the lion king
        language: en
        context: {now: "2026-11-20T12:00"}
        turns:
          - user: mark the lion king as watched
            expect:
              decision: chooseEntity
              slot: film
              options: [the-lion-king-1994, {title: The Lion King, subtitle: "2019"}]
              message: Which film?
              firstNumber: 1
              hasMore: false
              open: true
          - user: 2
          - user: yes
          - user: cancel
            expect: {decision: null, open: false}
        ---
        name: second
        turns: [{user: "~"}]
        """, file: "a.yaml")
    #expect(scripts.map(\.name) == ["the lion king", "second"])
    #expect(scripts.map(\.line) == [1, 19])
    let first = try #require(scripts.first)
    #expect(first.context == ["now": "2026-11-20T12:00"])
    #expect(first.turns.map(\.user) == ["mark the lion king as watched", "2", "yes", "cancel"])
    let expected = first.turns[0].expectation
    #expect(expected.decided.decision == .chooseEntity)
    #expect(expected.decided.options?.count == 2)
    #expect(expected.message == "Which film?")
    #expect(expected.hasMore == false)
    #expect(first.turns[3].expectation.decidesNothing)
    #expect(scripts.last?.turns.first?.user == "~")
  }

  @Test(arguments: [
    ("name: [", "a.yaml:"),
    ("turns: [{user: x}]", "a.yaml:1:1: error: a dialogue must have a 'name'"),
    ("name: a\nturns: []", "a.yaml:1:1: error: a dialogue must have 'turns'"),
    ("name: a\nturns:\n  - usr: x", "a.yaml:3:10: error: a turn has no member 'usr'"),
    (
      "name: a\nturns:\n  - user: x\n    expect: {open: 1}",
      "a.yaml:4:20: error: 'open' must be true"
    ),
    ("name: a\nname: b\nturns: [{user: x}]", "a.yaml:1:1: error: the file is no YAML: given twice"),
    (
      "name: a\nturns: [{user: x, expect: {decision: jump}}]",
      "a.yaml:2:38: error: there is no decision"
    ),
    (
      "name: a\nturns: [{user: x, expect: {mustNot: [run, jump]}}]",
      "a.yaml:2:43: error: there is no decision 'jump'"
    ),
    (
      "name: a\nturns: [{user: x, expect: {mustNot: run}}]",
      "a.yaml:2:37: error: 'mustNot' must be a list"
    ),
    ("name: a\nkind: [b]\nturns: [{user: x}]", "a.yaml:2:7: error: 'kind' must be text"),
    ("name: a\nturns: [{user: x, kind: {}}]", "a.yaml:2:25: error: 'kind' must be text"),
    ("- a\n- b", "a.yaml:1:1: error: a dialogue must be an object"),
    ("name: *nothing", "a.yaml:1:7"),
  ])
  func faultsHavePlaces(yaml: String, fault: String) throws {
    do {
      _ = try DialogueScript.scripts(yaml: yaml, file: "a.yaml")
      Issue.record("the faulty script was read")
    } catch {
      #expect(error.description.hasPrefix(fault), "\(error.description)")
    }
  }

  @Test func whatGrowsWithoutBoundsIsRefused() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...8 {
      let references = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(references)]\n"
    }
    let deep = String(repeating: "[", count: 100_000)
    for yaml in [bomb, deep] {
      #expect(throws: DiagnosticError.self) {
        try DialogueScript.scripts(yaml: yaml, file: "bomb.yaml")
      }
    }
  }

  static let shown = Turn(
    decision: .chooseEntity(
      EntityChoice(
        invocation: Invocation(intent: "Mark"),
        slot: FilledSlot(name: "film", text: "x", value: .null),
        options: (1...12).map { EntityHit(id: "f\($0)", title: "Film \($0)") })),
    message: "Which film?\n", options: [Option(id: "f11", title: "Film 11")], firstNumber: 11,
    hasMore: false, isOpen: true)

  private func differences(
    _ turn: Turn, _ change: (inout TurnExpectation) -> Void
  ) -> [String] {
    var expectation = TurnExpectation()
    change(&expectation)
    return differences(ScriptedAnswer(turn), expectation)
  }

  private func differences(
    _ answer: ScriptedAnswer, _ expectation: TurnExpectation
  ) -> [String] {
    expectation.differences(from: answer, manifest: Samples.manifest, language: "en")
      .map(\.subject)
  }

  @Test func turnsAreCompared() {
    #expect(differences(Self.shown) { _ in }.isEmpty)
    #expect(differences(Self.shown) { $0.decided.decision = .chooseEntity }.isEmpty)
    #expect(differences(Self.shown) { $0.decided.options = [.named("f11")] }.isEmpty)
    #expect(differences(Self.shown) { $0.decided.options = [.named("f1")] } == ["options"])
    #expect(differences(Self.shown) { $0.message = "Which film?" }.isEmpty)
    #expect(differences(Self.shown) { $0.message = "Which" } == ["message"])
    #expect(differences(Self.shown) { $0.decidesNothing = true } == ["decision"])
    #expect(differences(Self.shown) { $0.mustNot = [.run] }.isEmpty)
    #expect(differences(Self.shown) { $0.mustNot = [.run, .chooseEntity] } == ["decision"])
    #expect(differences(Self.shown) { $0.decided.decisions = [.run, .chooseEntity] }.isEmpty)
    #expect(differences(Self.shown) { $0.decided.decisions = [.run, .confirm] } == ["decision"])
    #expect(
      differences(Self.shown) {
        $0.firstNumber = 1
        $0.hasMore = true
        $0.open = false
      } == ["firstNumber", "hasMore", "open"])
    let silent = Turn(decision: nil, message: "", options: [], isOpen: false)
    #expect(differences(silent) { $0.decidesNothing = true }.isEmpty)
    #expect(differences(silent) { $0.decided.decision = .run } == ["decision"])
    #expect(differences(silent) { $0.decided.intent = "Mark" } == ["intent"])
    #expect(differences(silent) { $0.decided.slot = "film" } == ["slot"])
    #expect(differences(silent) { $0.decided.optionsInclude = [.named("f1")] } == ["options"])
  }

  /// Answers with the turns that it is given, one after another.
  private actor Recorded: ScriptedConversation {
    var turns: [Turn]
    init(_ turns: [Turn]) { self.turns = turns.reversed() }
    func answer(to text: String) async -> ScriptedAnswer {
      ScriptedAnswer(
        turns.popLast() ?? Turn(decision: nil, message: "", options: [], isOpen: false))
    }
  }

  private func turn(_ decision: Decision?, isOpen: Bool = false) -> Turn {
    Turn(decision: decision, message: "", options: [], isOpen: isOpen)
  }

  @Test func failuresTellWhatBecameOfTheDialogue() async throws {
    let expected = "expect: {decision: run, intent: Mark, slots: {film: Up}, open: false}"
    let replies: [(Turn, String, ReplyOutcome?)] = [
      (turn(Samples.run("Mark", ["film": "Up"])), expected, nil),
      (turn(Samples.run("Mark", ["film": "Cars"])), expected, .wrong),
      (turn(Samples.run("Note")), "expect: {mustNot: [run]}", .wrong),
      (turn(Samples.run("Mark", ["film": "Up"]), isOpen: true), expected, .askedAgain),
      (Self.shown, expected, .askedAgain),
      (turn(nil), expected, .lost),
      (turn(Samples.reject), expected, .lost),
      (Self.shown, "expect: {mustNot: [run]}", nil),
    ]
    let lines = replies.enumerated().map {
      "\n- {user: x, kind: k\($0.offset % 2), \($0.element.1)}"
    }
    let script = try #require(
      DialogueScript.scripts(
        yaml: "name: a\nkind: choice\nturns:" + lines.joined(), file: "a.yaml"
      ).first)
    let failures = await script.play(in: Recorded(replies.map(\.0)), of: Samples.manifest)
    #expect(failures.map(\.turn) == replies.indices.filter { replies[$0].2 != nil }.map { $0 + 1 })
    #expect(failures.map(\.outcome) == replies.compactMap(\.2))

    var report = EvaluationReport()
    report.add(script, failures: failures)
    #expect(report.byDialogueKind.groups == ["choice"])
    let counts = ReplyOutcome.allCases.map { report.byDialogueKind.count($0) }
    #expect(counts == [2, 2, 2, 2])
    #expect(report.byReplyKind.count(.wrong, in: "k0") == 1)
    #expect(report.byReplyKind.count(.wrong, in: "k1") == 1)
    #expect(report.json["byDialogueKind"]?["choice"]?["askedAgain"]?.value == 2)
    let table = report.text().split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(table.contains("choice 8 2 2 2 2"))
    #expect(table.contains("k1 4 1 1 1 1"))
  }

  @Test func optionsAndArgumentsOfARouterAloneAreCompared() {
    #expect(differences(Self.shown) { $0.optionCount = 1 }.isEmpty)
    #expect(differences(Self.shown) { $0.optionCount = 12 } == ["optionCount"])
    let slot = FilledSlot(
      name: "film", text: "cars", entityID: "c1", value: "Cars")
    let run = Turn(
      decision: .run(Invocation(intent: "Mark", slots: [slot])), message: "", options: [])
    for name: Value in ["Cars", "c1", ["c0", "c1"]] {
      #expect(differences(run) { $0.arguments = ["film": name] }.isEmpty)
    }
    #expect(differences(run) { $0.arguments = ["film": "c2"] } == ["argument film"])
    #expect(differences(run) { $0.arguments = ["list": "x"] } == ["argument list"])
    #expect(differences(run) { $0.decided.decision = .run }.isEmpty)
    #expect(differences(run) { $0.run = .succeeded } == ["run"])
  }

  /// What may be expected of an app's intents where the script says nothing of them, by what is
  /// expected to be decided.
  @Test(arguments: [RunState.nothing, .succeeded, .failed, .asks])
  func runsAreCompared(state: RunState) {
    let decided = Turn(decision: .run(Invocation(intent: "Mark")), message: "", options: [])
    let answer = ScriptedAnswer(decided, arguments: [:], run: state)
    var expectation = TurnExpectation()
    #expect(differences(answer, expectation).isEmpty)
    expectation.decided.decision = .run
    #expect(differences(answer, expectation) == (state == .succeeded ? [] : ["run"]))
    expectation.run = state
    #expect(differences(answer, expectation).isEmpty)
    for other in RunState.allCases where other != state {
      expectation.run = other
      #expect(differences(answer, expectation) == ["run"])
    }
    let question = ScriptedAnswer(Self.shown, arguments: [:], run: state)
    expectation = TurnExpectation()
    expectation.decided.decision = .chooseEntity
    #expect(differences(question, expectation) == (state == .nothing ? [] : ["run"]))
  }

  @Test func argumentsLeaveRoomForOthers() throws {
    let scripts = try DialogueScript.scripts(
      yaml: """
        name: a
        turns:
          - {user: x, expect: {decision: run}}
          - {user: x, expect: {decision: run, arguments: {film: c1}}}
          - {user: x, expect: {decision: run, arguments: {film: c1}, slots: {film: Cars}}}
        """, file: "a.yaml")
    let turns = try #require(scripts.first).turns
    #expect(turns.map(\.expectation.decided.slots) == [[:], nil, ["film": "Cars"]])
    #expect(turns.map(\.expectation.arguments) == [nil, ["film": "c1"], ["film": "c1"]])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var expectation = TurnExpectation(Self.shown, manifest: Samples.manifest, language: "en")
    expectation.arguments = ["film": "f1"]
    expectation.run = .failed
    expectation.optionCount = 1
    expectation.decided.ids = ["film": ["f1", "f2"]]
    expectation.decided.decisions = [.chooseEntity, .confirm]
    expectation.mustNot = [.run, .chooseIntent]
    expectation.decided.optionsInclude = [.described(id: "f12", title: nil, subtitle: "\u{1B}x")]
    let silent = Turn(decision: nil, message: "", options: [], isOpen: false)
    let script = DialogueScript(
      name: "yes: \"no\" # \u{202E}", kind: "a: b", language: "en",
      context: ["area": ["value": "Kitchen"]],
      turns: [
        ScriptedTurn(user: "2\n- user: x", kind: "~", expectation: expectation),
        ScriptedTurn(
          user: "~",
          expectation: TurnExpectation(silent, manifest: Samples.manifest, language: "en")),
      ])
    var read = try #require(DialogueScript.scripts(yaml: script.yaml, file: "a.yaml").first)
    #expect(read.turns.map(\.line) == [7, 25])
    read.file = ""
    read.line = 1
    for index in read.turns.indices { read.turns[index].line = 1 }
    #expect(read == script)
  }
}
