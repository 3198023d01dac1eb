import AppIntents
import AppManifest
import Dialogue

/// A run of a conversation, with what it was started with and what it waits for.
struct WaitingRun: Sendable {
  let run = IntentRun()
  let undoManager = UndoManager()
  let id = UUID()
  let invocation: Invocation
  let intent: any AppIntent
  /// What is asked, if something is.
  var question: IntentQuestion?

  init(invocation: Invocation, intent: any AppIntent) {
    self.invocation = invocation
    self.intent = intent
  }

  /// Yes or no, if the app's own word for it was typed.
  func labelledAnswer(_ text: String) -> Inquiry.Answer? {
    guard let question else { return nil }
    let reply = text.asReply
    if question.acceptLabels.contains(where: { $0.asReply == reply }) { return .agreed }
    return question.denyLabels.contains { $0.asReply == reply } ? .declined : nil
  }

  /// What is remembered of the run.
  var activity: RememberedActivity { RememberedActivity(of: intent, id: id) }

  /// What is remembered while it runs. `nil` if it cannot be written.
  var remembered: RememberedRun? {
    (try? JSONEncoder().encode(invocation)).map {
      RememberedRun(id: id, intent: invocation.intent, invocation: $0)
    }
  }
}

extension RememberedActivity {
  /// What is remembered of an intent that was done.
  init(of intent: any AppIntent, id: UUID) {
    var arguments: [String: Value] = [:]
    for (name, parameter) in intent.parameters {
      arguments[name] = parameter.anyValue.flatMap { Value(parameterValue: $0) }
    }
    self.init(id: id, intent: type(of: intent).name, arguments: arguments)
  }
}

extension AppIntent {
  /// What the manifest calls the intent, whatever identifier it goes by elsewhere.
  static var name: String { TypeName(self).own }
}

extension RunEnding {
  /// How work ends.
  init(_ wording: Wording, _ work: @Sendable () async throws -> RunOutcome) async {
    do {
      self = .finished(try await work())
    } catch is CancellationError {
      self = .cancelled
    } catch {
      self = .failed(wording.message(for: error), error)
    }
  }
}

extension String {
  /// A reply without case, marks and punctuation at its ends, for comparing it with known words.
  var asReply: String {
    folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
