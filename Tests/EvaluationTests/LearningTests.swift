import AppManifest
import DialogueScripts
import ExampleSets
import PhraseRouter
import Testing

@testable import Evaluation

/// What recorded conversations teach.
@Suite struct LearningTests {
  /// A recorded conversation, and its proposals: utterance, intent, evidence.
  typealias Row = (turns: [String], proposals: [(String, String?, LearningProposal.Evidence)])

  /// A turn as `:record` writes it.
  private static func turn(
    _ user: String, _ decision: String?, _ intent: String? = nil, options: [String] = [],
    open: Bool = false
  ) -> String {
    let members = [
      decision.map { "decision: \($0)" }, intent.map { "intent: \"\($0)\"" },
      options.isEmpty ? nil : "options: [\(options.joined(separator: ", "))]", "open: \(open)",
    ].compactMap(\.self)
    return "  - user: \"\(user)\"\n    expect:\n"
      + members.map { "      \($0)\n" }.joined()
  }

  private static let asked = turn("ping me about Up", "confirm", "Note", open: true)

  static let rows: [Row] = [
    ([turn("open it", "run", "Mark")], []),
    ([turn("do it", "reject")], [("do it", nil, .rejected)]),
    ([asked, turn("yes", "run", "Note")], [("ping me about Up", "Note", .confirmed)]),
    ([asked, turn("no", nil)], [("ping me about Up", "Note", .refused)]),
    (
      [asked, turn("hm", nil, open: true), turn("yes", "run", "Note")],
      [("ping me about Up", "Note", .confirmed)]
    ),
    // A command in place of a reply says nothing for the question.
    ([asked, turn("mark Up", "run", "Mark")], [("ping me about Up", "Note", .refused)]),
    ([asked], [("ping me about Up", "Note", .asked)]),
    (
      [
        turn("up please", "chooseIntent", options: ["Mark", "Note"], open: true),
        turn("the second", "run", "Note"),
      ], [("up please", "Note", .confirmed)]
    ),
    (
      [turn("i saw up", "reject"), turn("mark up as watched", "run", "Mark")],
      [("i saw up", "Mark", .saidAgain("mark up as watched"))]
    ),
    (
      [turn("a", "reject"), turn("b", "reject"), turn("mark up", "run", "Mark")],
      [("a", nil, .rejected), ("b", "Mark", .saidAgain("mark up"))]
    ),
    ([turn("which", "askValue", "Note", open: true), turn("Up", "run", "Note")], []),
  ]

  @Test(arguments: rows.indices)
  func scriptsSayWhatWasMeant(index: Int) throws {
    let (turns, expected) = Self.rows[index]
    let yaml = "---\nname: \"x\"\nlanguage: \"en\"\nturns:\n" + turns.joined()
    let folder = try TemporaryFolder(["talk.yaml": "# Recorded\n" + yaml])
    let proposals = try ConversationLog(path: folder.path + "/talk.yaml").proposals
    #expect(proposals.map(\.utterance) == expected.map(\.0))
    #expect(proposals.map(\.intent) == expected.map(\.1))
    #expect(proposals.map(\.evidence) == expected.map(\.2))
    #expect(proposals.allSatisfy { $0.language == "en" && $0.place.line > 4 })
  }

  @Test func linesOfJSONAreProposals() throws {
    let lines = """
      {"utterance": "a", "language": "de", "decision": "reject", "intent": null}
      {"utterance": "b", "language": null, "decision": "confirm", "intent": "Note"}

      {"utterance": "c", "decision": "run", "intent": "Note"}
      """
    let folder = try TemporaryFolder([
      "log.jsonl": lines, "bare.jsonl": "{\"decision\": \"reject\"}",
      "odd.jsonl": "{\"utterance\": \"a\", \"decision\": \"dance\"}",
    ])
    let proposals = try ConversationLog(path: folder.path + "/log.jsonl").proposals
    #expect(proposals.map(\.utterance) == ["a", "b"])
    #expect(proposals.map(\.evidence) == [.rejected, .asked])
    #expect(proposals.map(\.language) == ["de", nil] && proposals.map(\.intent) == [nil, "Note"])
    for name in ["bare.jsonl", "odd.jsonl", "none.jsonl"] {
      #expect(throws: DiagnosticError.self) { try ConversationLog(path: folder.path + "/" + name) }
    }
  }

  // MARK: - What is worth asking

  private static func router() throws -> Router {
    var manifest = Samples.manifest
    manifest.shortcuts = [
      Manifest.Shortcut(intent: "Mark", phrases: ["en": ["mark it as watched"]])
    ]
    return try Router(manifest: manifest.validated())
  }

  @Test func onlyWhatIsNewIsAsked() throws {
    let proposals = [
      LearningProposal(utterance: "i saw it", evidence: .rejected),
      LearningProposal(utterance: "i saw it", intent: "Mark", evidence: .confirmed),
      LearningProposal(utterance: "mark it as watched", intent: "Mark", evidence: .confirmed),
      LearningProposal(utterance: "known", intent: "Mark", evidence: .confirmed),
      LearningProposal(utterance: "gone", intent: "Removed", evidence: .confirmed),
      LearningProposal(utterance: "  ", evidence: .rejected),
      LearningProposal(utterance: String(repeating: "so ", count: 400), evidence: .rejected),
    ]
    let asked = proposals.worthAsking(
      of: try Self.router(), knowing: [LabelledExample(utterance: "known", intent: "Mark")])
    #expect(asked.map(\.utterance) == ["i saw it", "gone"])
    #expect(asked.map(\.intent) == ["Mark", nil] && asked.map(\.language) == ["en", "en"])
    // What its author meant is not what the app has: nothing is accepted unseen.
    #expect(LearningDialogue.acceptAll(asked).map(\.utterance) == ["i saw it"])
  }

  // MARK: - The dialogue

  static let proposals = [
    LearningProposal(utterance: "one", language: "en", intent: "Mark", evidence: .confirmed),
    LearningProposal(utterance: "two\u{1B}[31m", language: "en", evidence: .rejected),
    LearningProposal(utterance: "three", language: "en", intent: "Note", evidence: .asked),
    LearningProposal(utterance: "four", language: "en", intent: "Note", evidence: .saidAgain("x")),
  ]

  /// What is typed, and what is accepted: the utterances with their intents.
  static let dialogues: [([String], [String])] = [
    (["yes", "2", "n", "Y"], ["one Mark", "two\u{1B}[31m Note", "four Note"]),
    (["no", "nothing", "0", "stop"], ["two\u{1B}[31m -", "three -"]),
    (["hm", "list", "1", "yes", "1", "all"], ["one Mark", "two\u{1B}[31m Mark", "four Note"]),
    (["all"], ["one Mark", "four Note"]), (["yes"], ["one Mark"]), ([], []), (["7", "q"], []),
  ]

  @Test(arguments: dialogues)
  func peopleDecide(typed: [String], accepted: [String]) {
    var lines = typed[...]
    var said: [String] = []
    let dialogue = LearningDialogue(
      manifest: Samples.manifest, read: { lines.popFirst() }, write: { said.append($0) })
    let examples = dialogue.accept(Self.proposals)
    #expect(examples.map { "\($0.utterance) \($0.intent ?? "-")" } == accepted)
    #expect(said.contains { $0.contains("“one” [en], confirmed") })
    #expect(!said.contains { $0.unicodeScalars.contains("\u{1B}") })
  }

  @Test func examplesFindTheirPlaceInAManifest() throws {
    var reader = JSONReader(
      Array(
        #"{"x": 1, "intents": [{"name": "Mark", "examples": {"en": ["one"]}}, {"name": "Note", "examples": ["two"]}]}"#
          .utf8))
    let examples = [
      LabelledExample(utterance: "one", intent: "Mark"),
      LabelledExample(utterance: "zwei", language: "de", intent: "Mark"),
      LabelledExample(utterance: "three", language: "en", intent: "Note"),
      LabelledExample(utterance: "four", intent: nil),
    ]
    let (manifest, left) = try reader.document().adding(examples, defaultLanguage: "en")
    #expect(
      manifest.text(pretty: false)
        == #"{"x":1,"intents":[{"name":"Mark","examples":{"en":["one"],"de":["zwei"]}},"#
        + #"{"name":"Note","examples":{"en":["two","three"]}}]}"#)
    #expect(left.map(\.utterance) == ["four"])
  }

  // MARK: - Cross-validation

  /// Utterances of three intents and of none, each with words of its own and some that all share.
  private static let taught: [LabelledExample] = {
    let words = [
      "Add": ["add", "put", "list"], "Play": ["play", "song", "music"],
      "Stop": ["stop", "halt", "end"],
    ]
    let nouns = ["milk", "it", "that", "the bread", "everything", "two", "please", "now"]
    let meant = words.sorted { $0.key < $1.key }.flatMap { intent, verbs in
      verbs.flatMap { verb in
        nouns.map { LabelledExample(utterance: "\(verb) \($0)", language: "en", intent: intent) }
      }
    }
    let none = nouns.map {
      LabelledExample(utterance: "is \($0) warm", language: "en", intent: nil)
    }
    return meant + none
  }()

  @Test func examplesAreAskedOfWhatTheOthersTeach() {
    func report(seed: UInt64) -> EvaluationReport {
      var report = EvaluationReport()
      CrossValidation(folds: 4, seed: seed).run(
        on: Self.taught, file: "x", language: "en", into: &report)
      return report
    }
    let first = report(seed: 1)
    #expect(first.utterances == Self.taught.count && first.rows.count == Self.taught.count)
    #expect(Set(first.rows.map(\.source.name)).count == Self.taught.count)
    #expect(first.exact > Self.taught.count * 9 / 10)
    #expect(first.byIntent[EvaluationReport.rejected]?.expected == 8)
    #expect(first.rows.map(\.actual) == report(seed: 1).rows.map(\.actual))
    #expect(first.rows.map(\.source.name) != report(seed: 2).rows.map(\.source.name))
  }

  /// The same utterance under many intents is never asked of a ranker that was taught it: then none
  /// of its words is known.
  @Test func whatIsAskedWasNotTaught() {
    let examples = (0..<40).map { place in
      LabelledExample(
        utterance: place < 20 ? "Zyx wvu!" : "abc def", intent: place < 20 ? "A" : "B")
    }
    var report = EvaluationReport()
    CrossValidation(folds: 2).run(on: examples, file: "x", language: "en", into: &report)
    #expect(report.exact == 0)
  }

  @Test func oneIntentTeachesNothing() {
    let one = [
      LabelledExample(utterance: "a", intent: "A"), LabelledExample(utterance: "b", intent: "A"),
    ]
    #expect(!CrossValidation.canTeach(one) && !CrossValidation.canTeach([]))
    #expect(CrossValidation.canTeach(one + [LabelledExample(utterance: "c", intent: nil)]))
  }
}
