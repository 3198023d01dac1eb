package import PhraseRouter

/// What a REPL talks with: a session that decides, or one of an app whose actions run.
package protocol Conversation: Sendable {
  /// Takes what was typed, a command or a reply, and says what comes of it.
  func reply(to utterance: String) async -> ConversationTurn

  /// What there is to say before anything is typed, such as a question that is still open from the
  /// last time.
  func opening() async -> ConversationTurn?
}

extension Conversation {
  /// Nothing.
  package func opening() async -> ConversationTurn? { nil }
}

/// What a turn came to, and what else there is to say.
package struct ConversationTurn: Sendable {
  package var turn: Turn
  /// What stands back behind the message, such as that it can be undone.
  package var notes: [String]
  /// What happened where nothing was decided.
  package var label: String

  package init(_ turn: Turn, notes: [String] = [], label: String = "no decision") {
    self.turn = turn
    self.notes = notes
    self.label = label
  }
}

extension Session: Conversation {
  package func reply(to utterance: String) async -> ConversationTurn {
    ConversationTurn(await send(utterance))
  }
}
