import AppIntents
package import DialogueScripts
package import IntentRuntime
import PhraseRouter

/// An app that runs what is decided, as the conversation of a script; it keeps what came of every
/// turn.
package actor AppConversation: ScriptedConversation {
  private let session: AppSession
  private let title: @Sendable (any Sendable) -> String
  private(set) var turns: [PlayedTurn] = []

  /// - Parameters:
  ///   - session: A conversation that has just begun.
  ///   - language: The language that it is held in. `nil`: the app's default.
  package init(_ session: AppSession, with host: AppHost, language: String?) {
    self.session = session
    title = { host.title(of: $0, language: language) }
  }

  package func answer(to text: String) async -> ScriptedAnswer {
    let turn = PlayedTurn(await session.send(text), to: text, title: title)
    turns.append(turn)
    return turn.answer
  }
}

extension ScriptedAnswer {
  /// The answer of an app that runs what is decided.
  init(_ turn: AppTurn, readings: [ArgumentReading]) {
    self.init(turn.turn, arguments: readings.names, run: RunState(turn))
  }
}

extension RunState {
  init(_ turn: AppTurn) {
    if turn.isAskedByRun {
      self = .asks
    } else if turn.hasFailed {
      self = .failed
    } else {
      self = turn.decision?.kind == .run && turn.outcome != nil ? .succeeded : .nothing
    }
  }
}
