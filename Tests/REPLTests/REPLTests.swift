import Evaluation
import Foundation
import PhraseRouter
import Testing

@testable import REPL

/// Lines that a test types.
struct ScriptedReader: LineReader {
  var lines: [TypedLine]
  var needsEcho: Bool { true }

  init(_ lines: [TypedLine]) { self.lines = lines }

  mutating func next() -> TypedLine { lines.isEmpty ? .end : lines.removeFirst() }
}

@Suite struct REPLTests {
  static let manifest = Manifest(
    app: Manifest.App(id: "films", name: ["en": "Fi\u{1B}[31mlms"]),
    languages: ["en", "de"],
    intents: [
      Manifest.Intent(
        name: "Open", title: ["en": "Open the list"],
        parameters: [Manifest.Parameter(name: "list", type: .string, isOptional: true)])
    ],
    shortcuts: [
      Manifest.Shortcut(
        intent: "Open", title: ["en": "Open"],
        phrases: ["en": ["open the list", "open ${list} in ${applicationName}"]])
    ])

  /// What the REPL writes when some lines are typed.
  private func transcript(_ lines: [TypedLine]) async throws -> [String] {
    let router = try Router(manifest: Self.manifest.validated())
    var written: [String] = []
    var repl = REPL(
      router: router, reader: ScriptedReader(lines), write: { written.append($0) },
      takesCommands: true)
    await repl.run()
    return written
  }

  /// Says what it was begun with, and what it heard.
  private struct Echo: Conversation {
    let language: String

    func reply(to utterance: String) async -> ConversationTurn {
      ConversationTurn(
        Turn(decision: nil, message: "\(language): \(utterance)", options: [], isOpen: false),
        notes: ["a note\u{1B}[31m"])
    }
  }

  @Test func othersThanSessionsAreTalkedWith() async throws {
    var written: [String] = []
    var repl = REPL(
      router: try Router(manifest: Self.manifest.validated()),
      reader: ScriptedReader([.text("open the list"), .text(":language de"), .text("hallo")]),
      write: { written.append($0) },
      takesCommands: true, begin: { language, _ in Echo(language: language) })
    await repl.run()
    let notes = written.filter { $0.hasPrefix("a note") }
    #expect(notes.count == 2)
    #expect(notes.allSatisfy { !$0.contains("\u{1B}") })
    #expect(written.filter { $0.contains(": ") && $0.hasSuffix("o") } == ["de: hallo"])
    #expect(written.contains("en: open the list"))
  }

  @Test func commandsAnswer() async throws {
    let written = try await transcript([
      .text(":explain"), .text(":language de"), .text(":language tlh"), .text(":context a=1"),
      .text(":context b=two"), .text(":context a="), .text(":context nonsense"), .text(":dance"),
      .text(":record"), .text(":help"), .text(":quit"), .text("never read"),
    ])
    let expected = [
      "There is nothing to explain yet.", "Now in de.", "The app does not speak 'tlh'.",
      "Languages: en, de (now)", "a=1", "a=1 b=two", "b=two", "A fact is written KEY=VALUE.",
      "There is no command ':dance'. Try :help.", "Nothing is being recorded.",
    ]
    #expect(written.filter { expected.contains($0) } == expected)
    #expect(
      REPLCommand.summary.allSatisfy { command in
        written.contains { $0.contains(command.usage) && $0.contains(command.meaning) }
      })
    #expect(written.last == "> :quit")
  }

  @Test func phrasesAreListed() async throws {
    let written = try await transcript([.text(":phrases"), .text(":l de"), .text(":phrases")])
    #expect(written.contains("  open the list"))
    #expect(!written.contains { $0.contains("${") })
    #expect(written.contains("The app has no phrases in de."))
  }

  @Test func nothingIsPrintedRaw() async throws {
    let written = try await transcript([
      .text("\u{1B}]0;gotcha\u{7}\u{9B}31m\u{202E}"), .text(":\u{1B}[31m"),
      .text(":language \u{1B}[31m"), .text(":record /nowhere/\u{1B}[31m"), .text("a\u{0}b"),
    ])
    let raw = written.joined().unicodeScalars.filter {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0 == "\u{202E}"
    }
    #expect(raw.isEmpty)
    #expect(written.contains { $0.contains("gotcha") })
  }

  @Test func linesThatCannotBeReadAreRefusedPolitely() async throws {
    let written = try await transcript([.tooLong, .notUTF8, .text("   "), .text("hello")])
    #expect(written.contains("That line is too long. An utterance is a sentence or two."))
    #expect(written.contains("That line is not UTF-8 text."))
    #expect(written.contains { $0.hasPrefix("reject") })
    #expect(written.count { $0.hasPrefix("reject") } == 1)
  }

  @Test(
    "Recordings are playable, and hold what is said where that is asked for",
    arguments: [("", false), ("--wording ", true)])
  func recordings(option: String, hasWording: Bool) async throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString).yaml").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let brackets = String(repeating: "[{", count: 150)
    let hostile = "say \"hi\" # not: a comment\\ \\\\u{7}\u{7}\u{1F600}\u{E0041}\u{FFF9}" + brackets
    _ = try await transcript([
      .text(":context now=2026-11-20T12:00"), .text(":record \(option)\(path)"),
      .text(hostile), .text(":record"), .text("not recorded"), .text(":record \(option)\(path)"),
      .text("open the list"),
    ])
    let corpus = try Corpus.load([path], intents: [])
    #expect(corpus.dialogues.map(\.name) == [hostile, "open the list"])
    #expect(corpus.dialogues.map(\.language) == ["en", "en"])
    let expectations = corpus.dialogues.flatMap { $0.turns.map(\.expectation) }
    #expect(expectations.map { $0.message != nil } == [hasWording, hasWording])
    #expect(expectations.map(\.decided.decision) == [.reject, .run])
    #expect(corpus.dialogues.first?.context == ["now": "2026-11-20T12:00"])
    let report = await Evaluator(router: try Router(manifest: Self.manifest.validated())).evaluate(
      corpus)
    #expect(report.failures.map(\.differences) == [])
    #expect(report.dialogues == 2)
  }

  /// Commands with what is shown of decisions when they are done.
  @Test(arguments: [([], false), ([":trace"], true), ([":trace", ":t"], false)])
  func whoTalksSeesWhatIsSaid(commands: [String], isShown: Bool) async throws {
    var written: [String] = []
    var repl = REPL(
      router: try Router(manifest: Self.manifest.validated()),
      reader: ScriptedReader((commands + ["hello", "open the list"]).map(TypedLine.text)),
      write: { written.append($0) }, takesCommands: true, isQuiet: true)
    await repl.run()
    #expect(written.contains { $0.hasPrefix("reject ") } == isShown, "\(written)")
    #expect(written.contains("I didn’t understand that."))
    // What says nothing is still answered.
    #expect(written.last?.isEmpty == false && written.last?.hasPrefix(">") == false)
  }

  @Test func timesThatCannotBeReadAreRefused() async throws {
    let written = try await transcript([
      .text(":context now=tomorrow"), .text(":context now=7"), .text(":context"),
      .text(":context now=2026-11-20T12:00"), .text(":context now="), .text(":context"),
    ])
    #expect(
      written.filter { !$0.hasPrefix(">") && !$0.contains("Type an utterance") } == [
        "The time is written like 2026-11-20T12:00, not 'tomorrow'.",
        "The time is written like 2026-11-20T12:00, not '7'.", "No facts.",
        "now=2026-11-20T12:00", "No facts.", "No facts.",
      ])
  }
}
