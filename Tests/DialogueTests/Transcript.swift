import AppManifest
import Dialogue
import Foundation
import Testing

/// A dialogue as a text: what the person typed after `U:`, what the machine said after `S:` with
/// the options it listed, and after `=` what it decided at the end.
///
/// ```
/// U: rate dune
/// S: There are several called “dune”. Which film?
///    1 Dune (1984 · David Lynch)
///    2 Dune (2021 · Denis Villeneuve)
/// U: cancel
/// S: Cancelled.
/// ```
struct Transcript: Sendable, CustomTestStringConvertible {
  var title: String
  var language = "en"
  var text: String

  init(_ title: String, language: String = "en", _ text: String) {
    self.title = title
    self.language = language
    self.text = text
  }

  var testDescription: String { "\(language): \(title)" }

  private var lines: [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Plays what the person typed against a fresh machine, which is saved and restored after
  /// every turn.
  func played() throws -> String {
    var session = TestSession(language: language)
    var played: [String] = []
    for line in lines where line.hasPrefix("U:") {
      let typed = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
      played.append("U: \(typed)".trimmingCharacters(in: .whitespaces))
      played += Self.lines(of: try session.send(typed))
    }
    return played.joined(separator: "\n")
  }

  /// Compares what is said with what is written. `RECORD_TRANSCRIPTS` names a file that what is
  /// said today is added to, for the tables to be brought up to date from.
  func check() throws {
    let played = try played()
    if let file = ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] {
      record(played, in: file)
    }
    #expect(played == lines.joined(separator: "\n"))
  }

  private func record(_ played: String, in file: String) {
    guard let handle = FileHandle(forWritingAtPath: file) else { return }
    handle.seekToEndOfFile()
    handle.write(Data("@@\(testDescription)\n\(played)\n@@end\n".utf8))
  }

  static func lines(of turn: Turn) -> [String] {
    var lines = ["S: \(turn.message)"]
    for (index, option) in turn.options.enumerated() {
      let subtitle = option.subtitle.map { " (\($0))" } ?? ""
      lines.append("\(turn.firstNumber + index) \(option.title)\(subtitle)")
    }
    if turn.hasMore { lines.append("…") }
    if !turn.isOpen, let decision = turn.decision {
      lines.append("= " + outcome(of: decision))
    }
    return lines
  }

  private static func outcome(of decision: Decision) -> String {
    let slots =
      decision.invocation?.slots.map { slot -> String in
        let ids: String = slot.entityIDs.joined(separator: "+")
        return "\(slot.name)=\(ids.isEmpty ? slot.value.displayText : ids)"
      } ?? []
    return ([decision.kind.rawValue, decision.invocation?.intent].compactMap { $0 } + slots).joined(
      separator: " ")
  }
}

/// What drives a machine: does its actions, and saves and restores it after every turn.
struct TestSession {
  var router: TestRouter
  var machine: DialogueMachine

  init(language: String = "en") {
    router = TestRouter.film(language)
    machine = DialogueMachine(guide: router.guide)
  }

  mutating func send(_ text: String) throws -> Turn {
    let turn = try answer(text)
    check(turn)
    return turn
  }

  /// The same without checking what holds of turns that are shown.
  mutating func answer(_ text: String) throws -> Turn {
    var action = machine.reply(text)
    for _ in 0..<60 {
      let saved = try JSONEncoder().encode(machine.state)
      let state = try JSONDecoder().decode(DialogueState.self, from: saved)
      #expect(state == machine.state)
      machine = DialogueMachine(guide: router.guide, state: state)
      switch action {
      case .show(let turn): return turn
      case .route(let text): action = machine.routed(router.route(text))
      case .lookUp(let request): action = machine.lookedUp(router.lookUp(request))
      }
    }
    failed("the machine never shows a turn")
    return Turn(decision: nil, message: "")
  }

  /// What holds of every turn.
  private func check(_ turn: Turn) {
    #expect(!turn.message.isEmpty)
    #expect(turn.options.count <= 10)
    #expect(turn.firstNumber >= 1)
    #expect(turn.isOpen == machine.state.isOpen)
    #expect(!turn.hasMore || turn.options.count == 10)
    for internalName in ["markWatched", "addToList", "deleteList", "scifi", "toy-story"] {
      #expect(!turn.message.contains(internalName), "identifiers are never said")
    }
    if turn.isOpen {
      #expect(machine.turn?.options == turn.options)
      #expect(turn.decision != nil)
    }
  }
}
