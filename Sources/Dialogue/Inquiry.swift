/// A question that an action asks while it runs.
///
/// Its answer goes back to the action, and nothing else is asked for. What is typed instead of an
/// answer means what it always does: *cancel* ends the dialogue, a command of its own takes its
/// place, and either way there is no answer.
///
/// ```swift
/// let request = ValueRequest(
///   invocation: Invocation(intent: "RateFilm"), parameter: "rating", reason: .missing)
/// let question = await session.ask(Inquiry(.askValue(request), prompt: "How good was it?"))
/// print(question.message)  // → How good was it?
///
/// let reply = await session.send("four")
/// if case .value(let slot)? = reply.answer { print(slot.value.displayText) }  // → 4
/// ```
///
/// A decision that asks nothing makes no inquiry: the dialogue ends at once.
public struct Inquiry: Equatable, Sendable, Codable {
  /// What is asked: for a value, which of several, or whether to go on.
  ///
  /// Options that are no entities of the app stand in a choice whose slot the intent does not
  /// declare: their names are not looked up anywhere else then.
  public var decision: Decision
  /// How the app asks. `nil`: in plain words.
  public var prompt: String?

  /// Creates a question from its parts.
  public init(_ decision: Decision, prompt: String? = nil) {
    self.decision = decision
    self.prompt = prompt
  }

  /// The answer to a question that an action asks.
  public enum Answer: Equatable, Sendable {
    /// The value that was asked for; for a choice, the option's identifier stands in it.
    case value(FilledSlot)
    /// Yes.
    case agreed
    /// No, or none of the options.
    case declined
  }
}

extension DialogueMachine {
  /// An action asks something, in place of any dialogue.
  ///
  /// - Returns: The turn that asks it; where nothing is asked, one that ends the dialogue.
  public mutating func inquire(_ inquiry: Inquiry) -> DialogueAction {
    state = state.closed(after: state.recent)
    guard let question = Question(inquiry.decision) else {
      return close(guide.writer.messages.nothingDone)
    }
    state.inquiry = inquiry
    state.stage = .asking(question: question)
    return show(question)
  }

  /// Ends an inquiry with its answer.
  mutating func settle(_ answer: Inquiry.Answer) -> DialogueAction {
    state = state.closed(after: state.recent)
    return .show(Turn(decision: nil, message: "", answer: answer))
  }

  /// What writes the dialogue's sentences: in an inquiry, with the app's own question.
  var writer: PromptWriter { guide.writer.asking(state.inquiry?.prompt) }
}
