import AppIntents
import PhraseRouter

/// A run that can be undone: by what it registered with its undo manager, or by its own
/// `undo()`.
struct UndoOffer: Sendable {
  /// The run's identifier.
  let run: UUID
  /// What was run.
  let invocation: Invocation
  /// What was said of it.
  let message: String
  /// False once something else has been done, so that *that* may mean another thing.
  var isOfLastRun = true
  private let intent: any AppIntent
  private let manager: UndoManager

  /// - Parameter message: What was said of the run.
  /// - Returns: `nil` for runs that cannot be undone.
  init?(_ run: WaitingRun, saying message: String) async {
    let isRegistered = await run.undoManager.canUndo
    guard isRegistered || (run.intent as? any UndoableIntent)?.hasOwnUndo == true else {
      return nil
    }
    self.run = run.id
    self.message = message
    invocation = run.invocation
    intent = run.intent
    manager = run.undoManager
  }

  /// Undoes the run, and says so.
  func undoRun(_ wording: Wording) async -> AppTurn {
    if await manager.canUndo {
      await MainActor.run { manager.undo() }
      return AppTurn(message: wording.words.tellsUndone(message))
    }
    guard let undoable = intent as? any UndoableIntent else {
      return AppTurn(message: wording.shared.nothingToUndo)
    }
    let ending = await RunEnding(wording) {
      RunOutcome(try await undoable.takenBack(), of: undoable, wording: wording)
    }
    return turn(for: ending, wording)
  }

  private func turn(for ending: RunEnding, _ wording: Wording) -> AppTurn {
    switch ending {
    case .cancelled: return AppTurn(message: wording.shared.cancelled)
    case .failed(let message, let error):
      var turn = AppTurn(message: message)
      turn.error = error
      return turn
    case .finished(let outcome):
      var turn = AppTurn(message: outcome.dialog ?? wording.words.tellsUndone(message))
      turn.outcome = outcome
      return turn
    }
  }
}

extension UndoableIntent {
  fileprivate var hasOwnUndo: Bool { Self.hasUndo }

  fileprivate func takenBack() async throws -> any IntentResult { try await undo() }
}
