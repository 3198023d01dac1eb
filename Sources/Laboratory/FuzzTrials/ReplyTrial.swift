import AppManifest
import Dialogue
import Foundation
import PhraseRouter

/// What a person types, line by line, to an app that asks; or, after a first line `state`, where a
/// conversation stands, as it is saved, and what is typed from there.
///
/// Every line comes to a turn, and where a conversation stands can be saved and read again.
struct ReplyTrial {
  private let state: [UInt8]?
  private let replies: [String]

  private static let mostReplies = 12
  private static let mostActions = 64
  private static let router = try? Router(manifest: TrialApp.manifest.validated())

  init(_ input: [UInt8]) {
    let lines = InputLines(input)
    if lines.head == "state" {
      state = Array(lines.lines.first ?? "").isEmpty ? [] : Array((lines.lines.first ?? "").utf8)
      replies = Array(lines.lines.dropFirst().prefix(Self.mostReplies))
    } else {
      state = nil
      replies = Array(([lines.head] + lines.lines).prefix(Self.mostReplies))
    }
  }

  func run(_ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    guard let router = Self.router else { throw FuzzFinding("the app is not valid") }
    var machine = DialogueMachine(guide: router.guide(for: "en", now: { "2026-11-20T12:00" }))
    if let state {
      guard let saved = stopwatch.time({ Self.read(Data(state)) }) else { return }
      machine = DialogueMachine(guide: machine.guide, state: saved)
    }
    for reply in replies {
      stopwatch.time { Self.take(reply, &machine, router) }
      try check(machine.state)
    }
  }

  private static func take(_ reply: String, _ machine: inout DialogueMachine, _ router: Router) {
    var action = machine.reply(reply)
    for _ in 0..<mostActions {
      switch action {
      case .show: return
      case .route(let text): action = machine.routed(router.route(text))
      case .lookUp(let request):
        let found = router.lookUp(request, language: "en") ?? LookupResult(hits: [])
        action = machine.lookedUp(found)
      }
    }
  }

  private func check(_ state: DialogueState) throws(FuzzFinding) {
    guard let data = try? JSONEncoder().encode(state) else {
      throw FuzzFinding("where the conversation stands cannot be saved")
    }
    guard Self.read(data) == state else {
      throw FuzzFinding("what is saved is not what is read")
    }
  }

  private static func read(_ data: Data) -> DialogueState? {
    try? JSONDecoder().decode(DialogueState.self, from: data)
  }
}
