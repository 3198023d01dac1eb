import DialogueScripts
import PhraseRouter
import Testing

@testable import Evaluation

@Suite struct CorpusTests {
  private func load(_ text: String) throws -> Corpus {
    let folder = try TemporaryFolder(["corpus.jsonl": text])
    return try Corpus.load([folder.path + "/corpus.jsonl"], intents: ["Mark"])
  }

  /// The faults of one file, without its folder.
  private func faults(_ bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("corpus.jsonl", bytes)
    do {
      _ = try Corpus.load([folder.path + "/corpus.jsonl"], intents: ["Mark"])
      return []
    } catch {
      return error.diagnostics.map { String($0.description.dropFirst(folder.path.count + 1)) }
    }
  }

  @Test func rowsHaveAFullForm() throws {
    let row = try #require(
      try load(
        "\u{FEFF}" + #"{"utterance": "rate up 5", "language": "en", "context": {"area": "Den"},"#
          + #" "expect": {"decision": "chooseEntity", "intent": "Rate", "slot": "film","#
          + #" "slots": {"rating": 5}, "options": ["up"], "ids": {"list": ["a", "b"]}}}"#
      ).rows.first)
    #expect(row.utterance == "rate up 5")
    #expect(row.language == "en")
    #expect(row.context == ["area": "Den"])
    #expect(
      row.expectation
        == Expectation(
          decision: .chooseEntity, intent: "Rate", slots: ["rating": 5], slot: "film",
          options: [.named("up")], ids: ["list": ["a", "b"]]))
    #expect(row.line == 1)
  }

  @Test func rowsHaveAClassAndWhatMustNotRun() throws {
    var row = try #require(
      try load(
        #"{"utterance": "not up", "class": "negation", "expect": {"decision": ["confirm","#
          + #" "reject"], "intent": "Mark"}, "mustNotRun": ["*", "Mark"]}"#
      ).rows.first)
    #expect(row.rowClass == "negation")
    #expect(row.mustNotRun == ["*", "Mark"])
    #expect(row.expectation.decisions == [.confirm, .reject])
    #expect(row.expectation.decision == nil)
    #expect(row.expectation.slots == nil)
    var read = try #require(try load(row.json().text(pretty: false)).rows.first)
    (row.file, read.file) = ("", "")
    #expect(read == row)
  }

  static let forms: [(String, Expectation)] = [
    (
      #"{"utterance": "a", "intent": "Mark", "slots": {"x": 1}}"#,
      Expectation(decision: .run, intent: "Mark", slots: ["x": 1])
    ),
    (
      #"{"utterance": "a", "intent": "Mark"}"#,
      Expectation(decision: .run, intent: "Mark", slots: [:])
    ),
    (#"{"utterance": "a", "intent": null, "slots": {}}"#, Expectation(decision: .reject)),
    (#"{"text": "a", "intent": null, "slots": [], "lang": "en"}"#, Expectation(decision: .reject)),
    (#"{"text": "a", "intent": "transfer", "slots": []}"#, Expectation(decision: .reject)),
    (
      #"{"text": "a", "intent": "Mark", "slots": [{"name": "x"}]}"#,
      Expectation(decision: .run, intent: "Mark")
    ),
    (
      #"{"utterance": "a", "expect": {"decision": "run"}}"#,
      Expectation(decision: .run, slots: [:])
    ),
    (
      #"{"utterance": "a", "expect": {"decision": "askValue"}}"#, Expectation(decision: .askValue)
    ),
  ]

  @Test(arguments: forms)
  func theOtherForms(row: String, expectation: Expectation) throws {
    #expect(try load(row).rows.map(\.expectation) == [expectation])
  }

  @Test(arguments: [
    ("{", "corpus.jsonl:1:"),
    ("[1]", "corpus.jsonl:1:1: error: a row must be a JSON object"),
    (#"{"intent": null}"#, "corpus.jsonl:1:1: error: a row must have an 'utterance' (or 'text')"),
    (#"{"utterance": "a"}"#, "corpus.jsonl:1: error: a row must have 'expect' or 'intent'"),
    (
      #"{"utterance": "a", "intnt": 1, "intent": null}"#,
      "corpus.jsonl:1:29: error: a row has no member 'intnt'"
    ),
    (
      #"{"utterance": "ä", "expect": {"decision": "dance"}}"#,
      "corpus.jsonl:1:43: error: there is no decision 'dance'"
    ),
    (
      #"{"utterance": "a", "expect": {"intent": "Mark"}}"#,
      "corpus.jsonl:1:30: error: 'expect' must have a 'decision'"
    ),
    (#"{"utterance": "a", "utterance": "b", "intent": null}"#, "corpus.jsonl:1:20:"),
    (
      #"{"utterance": "a", "expect": {"decision": ["run", "dance"]}}"#,
      "corpus.jsonl:1:51: error: there is no decision 'dance'"
    ),
    (
      #"{"utterance": "a", "expect": {"decision": []}}"#,
      "corpus.jsonl:1:43: error: 'decision' must not be an empty list"
    ),
    (
      #"{"utterance": "a", "expect": {"decision": "run"}, "mustNotRun": ["Mark", "Marc"]}"#,
      "corpus.jsonl:1:74: error: the app has no intent 'Marc'"
    ),
    (
      #"{"utterance": "a", "expect": {"decision": "run"}, "mustNotRun": "*"}"#,
      "corpus.jsonl:1:65: error: 'mustNotRun' must be a list"
    ),
    (
      #"{"utterance": "a", "class": ["b"], "expect": {"decision": "run"}}"#,
      "corpus.jsonl:1:29: error: 'class' must be text"
    ),
    (
      #"{"utterance": "a", "intent": null, "class": "b"}"#,
      "corpus.jsonl:1:45: error: a row has no member 'class'"
    ),
    (#"{"utterance": "\ud800", "intent": null}"#, "corpus.jsonl:1:"),
    (
      #"{"utterance": "a", "intent": "Mark", "slots": [1]}"#,
      "corpus.jsonl:1:47: error: 'slots' must be an object of names and values"
    ),
  ])
  func faultsHavePlaces(row: String, fault: String) throws {
    let found = try faults(Array(row.utf8))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(fault) == true, "\(found)")
  }

  @Test func allFaultsAreReported() throws {
    let good = #"{"utterance": "a", "intent": null}"#
    let text = "\(good)\n\n{\n\(good)\n[]\n{\"utterance\": 1}"
    #expect(try faults(Array(text.utf8)).map { $0.split(separator: ":")[1] } == ["3", "5", "6"])
  }

  @Test func bytesThatAreNotTextAreRefused() throws {
    #expect(try faults([0x22, 0xFF, 0x22, 0x0A]).count == 1)
    #expect(try faults(Array("{\"utterance\": \"a\u{0}\", \"intent\": null}".utf8)).count == 1)
    let long = "{\"utterance\": \"" + String(repeating: "a", count: 1 << 20) + "\"}"
    #expect(
      try faults(Array(long.utf8)) == [
        "corpus.jsonl:1: error: the line is longer than 1 MiB (fix: split it)"
      ])
  }

  @Test func anAppsFolderStandsForItsCorpora() throws {
    let row = #"{"utterance": "a", "intent": null}"#
    let folder = try TemporaryFolder([
      "manifest.json": "{}", "films.jsonl": "{\"id\": 1}",
      "utterances/en.jsonl": row, "utterances/de.jsonl": row,
      "dialogues/a.yaml": "name: a\nturns: [{user: hi}]",
      "utterances/known-failures.jsonl": #"{"utterance": "a", "why": "x"}"#,
      "known-failures.jsonl": #"{"dialogue": "a", "why": "y"}"#,
    ])
    let corpus = try Corpus.load([folder.path], intents: [])
    #expect(corpus.rows.map { $0.file.split(separator: "/").last } == ["de.jsonl", "en.jsonl"])
    #expect(corpus.dialogues.map(\.name) == ["a"])
    #expect(corpus.knownFailures.map(\.why).sorted() == ["x", "y"])
  }

  @Test func aFolderStandsForItsUtterancesAndDialogues() throws {
    let row = #"{"utterance": "a", "intent": null}"#
    let folder = try TemporaryFolder([
      "own.jsonl": row, "utterances/en.jsonl": row, "elsewhere/en.jsonl": row,
      "dialogues/a.yaml": "name: a\nturns: [{user: hi}]",
    ])
    let corpus = try Corpus.load([folder.path], intents: [])
    #expect(corpus.rows.map { $0.file.split(separator: "/").last } == ["own.jsonl", "en.jsonl"])
    #expect(corpus.dialogues.map(\.name) == ["a"])
  }

  @Test func pathsWithoutACorpusAreMissing() throws {
    let folder = try TemporaryFolder(["readme.txt": "no corpus"])
    #expect(throws: DiagnosticError.self) { try Corpus.load([folder.path], intents: []) }
    do {
      _ = try Corpus.load([folder.path + "/none", folder.path + "/gone"], intents: [])
      Issue.record("a missing file was loaded")
    } catch {
      #expect(error.isMissingInput)
      #expect(error.diagnostics.count == 2)
    }
  }

  @Test func languagesAndContextsAreFilledIn() {
    let rows = [
      CorpusRow(utterance: "a", expectation: Expectation()),
      CorpusRow(
        utterance: "b", language: "de", context: ["now": "1"], expectation: Expectation()),
    ]
    let script = DialogueScript(name: "c", turns: [])
    let filled = Corpus(rows: rows, dialogues: [script])
      .filling(language: "en", context: ["now": "2", "area": "x"])
    #expect(filled.rows.map(\.language) == ["en", "de"])
    #expect(filled.rows.map { $0.context["now"] } == ["2", "1"])
    #expect(filled.rows.map { $0.context["area"] } == ["x", "x"])
    #expect(filled.dialogues.map(\.language) == ["en"])
  }
}
