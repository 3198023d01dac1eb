import IntentRuntime
import PhraseRouter
import REPL

/// A conversation with an app, as the REPL shows it.
struct AppConversation: Conversation {
  private let session: AppSession

  init(_ session: AppSession) { self.session = session }

  func reply(to utterance: String) async -> ConversationTurn {
    shown(await session.send(utterance))
  }

  func opening() async -> ConversationTurn? { await session.resume().map(shown) }

  private func shown(_ turn: AppTurn) -> ConversationTurn {
    let shown = Turn(
      decision: turn.decision, message: turn.message, options: turn.options,
      firstNumber: turn.firstNumber, hasMore: turn.hasMore, isOpen: turn.isOpen)
    let beside = turn.outcome?.supportingDialog.flatMap { $0 == turn.message ? nil : $0 }
    let label = turn.isUndo ? "undo" : turn.isAskedByRun ? "question" : "no decision"
    return ConversationTurn(
      shown, notes: [beside, turn.undoOffer].compactMap(\.self), label: label)
  }
}
