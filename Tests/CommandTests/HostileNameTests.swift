import AppManifest
import DialogueScripts
import PhraseRouter
import REPL
import RandomNumbers
import Synchronization
import Testing
import TextAnalysis
import WyomingServer

@testable import Evaluation

/// Names that would write to a terminal, to a report or to a protocol what is not theirs to write.
@Suite struct HostileNameTests {
  /// What a terminal obeys, what turns or hides text, and what ends lines, strings and elements.
  private static let pieces: [String] =
    (0...0x9F).filter { $0 < 0x20 || $0 > 0x7E }.compactMap(Unicode.Scalar.init).map { String($0) }
    + [
      "\u{AD}", "\u{61C}", "\u{180E}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}",
      "\u{202A}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFF9}",
      "\u{FFFB}",
      "\u{E0041}", "\u{E0001}", "\u{1D173}", "\u{13430}", "\u{3164}", "\r\n", "\u{1B}[2J",
      "\u{1B}]0;x\u{7}", "\u{9B}2J", "\"", "'", "\\", "</testcase>", "&#x1b;", "]]>", "{{ 7*7 }}",
      "- x: y", "#", "%s%n", "`id`", "$(id)", "\n3. delete all", ": ", "---\n",
    ]

  static let names: [String] = {
    var random = SeededGenerator(seed: 300)
    return (0..<300).map { _ in
      let parts = (0...random.below(4)).map { _ in random.pick(pieces) }
      return "a" + parts.joined(separator: random.pick(["", "b", " "])) + "c"
    }
  }()

  private static func app(_ name: String) -> Manifest {
    Manifest(
      app: Manifest.App(id: "hostile", name: ["en": name]), languages: ["en"],
      entityTypes: [
        Manifest.EntityType(
          name: "Thing", title: ["en": name], attributes: [.init(name: "kind", title: [:])],
          entities: (1...3).map {
            Manifest.Entity(id: "\(name)\($0)", title: name, attributes: ["kind": .string(name)])
          }, subtitle: ["kind"])
      ],
      intents: [
        Manifest.Intent(
          name: "Open", title: ["en": name],
          parameters: [Manifest.Parameter(name: "thing", type: .entity("Thing"))]),
        Manifest.Intent(
          name: "Note", parameters: [Manifest.Parameter(name: "note", type: .string)]),
      ],
      shortcuts: [
        Manifest.Shortcut(intent: "Open", phrases: ["en": ["open ${thing}"]]),
        Manifest.Shortcut(intent: "Note", phrases: ["en": ["note ${note}"]]),
      ])
  }

  /// Everything that is shown of an utterance.
  private static func outputs(of utterance: String, _ router: Router) async throws -> [String] {
    let session = Session(router: router)
    let turn = await session.send(utterance)
    let record = turn.decision.map {
      DecisionRecord($0, manifest: router.manifest, language: "en")
    }
    let text = DecisionText(palette: Palette(isEnabled: false))
    let explanation = router.explain(utterance)
    var expectation = TurnExpectation(turn, manifest: router.manifest, language: "en")
    expectation.decided.slot = utterance
    let script = DialogueScript(
      name: utterance, kind: utterance, context: ["x": .string(utterance)],
      turns: [ScriptedTurn(user: utterance, expectation: expectation)])
    var report = EvaluationReport()
    let source = EvaluationReport.Case(
      name: utterance, language: "en", isDialogue: false, file: utterance, line: 1,
      identity: utterance)
    report.failures = [
      EvaluationReport.Failure(source: source, differences: [utterance, turn.message])
    ]
    report.passes = [source]
    let json = record.map { LocatedJSON.object($0.json(prompt: turn.message)) }
    return text.lines(record: record, turn: turn, microseconds: 1)
      + text.lines(explaining: explanation)
      + [explanation.json.text(pretty: true), explanation.json.text(pretty: false)]
      + [json?.text(pretty: false) ?? "", script.yaml, report.junit]
      + (try await served(utterance, router))
  }

  /// What a server answers, and what it logs.
  private static func served(_ utterance: String, _ router: Router) async throws -> [String] {
    let logged = Mutex<[String]>([])
    let service = IntentService(router: { router })
    var caller = IntentService.Caller()
    let event = WyomingEvent(type: "transcript", ["text": .string(utterance)])
    let answer = try await service.answer(event, from: &caller)
    for form in [ServerLog.Form.text, .json] {
      let log = ServerLog(level: .verbose, form: form) { line in logged.withLock { $0.append(line) }
      }
      log.warn(utterance)
    }
    let sent = answer.map { String(decoding: $0.event.encoded, as: UTF8.self) }
    return logged.withLock { $0 } + [sent ?? "", TerminalSafety.escape(utterance)]
  }

  @Test(arguments: 0..<30)
  func nothingHiddenIsShown(tenth: Int) async throws {
    for name in Self.names[(tenth * 10)..<(tenth * 10 + 10)] {
      guard let router = try? Router(manifest: Self.app(name).validated()) else { continue }
      for utterance in ["open \(name)", "note \(name)", "open a", name] {
        for output in try await Self.outputs(of: utterance, router) {
          let hidden = output.unicodeScalars.filter { $0.isHidden && $0 != "\n" }
          #expect(hidden.isEmpty, "\(TerminalSafety.escape(output))")
        }
      }
    }
  }

  /// The one rule and the one that terminals are written by agree on what obviously does harm.
  @Test func theRulesAgree() {
    for piece in Self.pieces {
      for scalar in piece.unicodeScalars where scalar.isHidden {
        #expect(TerminalSafety.escape("x\(scalar)y") != "x\(scalar)y", "\(scalar.value)")
      }
    }
  }
}
