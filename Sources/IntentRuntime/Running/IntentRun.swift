import Dialogue

/// One run of an intent: it goes on by itself until it asks something or ends.
///
/// The conversation takes one event after the other (``next()``) and answers each
/// question before it takes the next event. Questions that are asked at the same time wait for one
/// another.
actor IntentRun {
  /// What a run comes to next.
  enum Event: Sendable {
    case asks(IntentQuestion)
    case ended(RunEnding)
  }

  private struct Waiting {
    let question: IntentQuestion
    let continuation: CheckedContinuation<Inquiry.Answer, any Error>
  }

  private var task: Task<Void, Never>?
  private var questions: [Waiting] = []
  private var events: [Event] = []
  private var listener: CheckedContinuation<Event, Never>?
  private var isCancelled = false

  /// Starts the run. To be called once.
  func start(_ body: @escaping @Sendable (IntentRun) async -> RunEnding) {
    task = Task { emit(.ended(await body(self))) }
  }

  /// Waits for what comes next. One caller at a time.
  func next() async -> Event {
    if !events.isEmpty { return events.removeFirst() }
    return await withCheckedContinuation { listener = $0 }
  }

  /// Asks a person, and waits for the answer.
  ///
  /// - Throws: `CancellationError` where there will be none.
  func ask(_ question: IntentQuestion) async throws -> Inquiry.Answer {
    guard !isCancelled else { throw CancellationError() }
    return try await withCheckedThrowingContinuation { continuation in
      questions.append(Waiting(question: question, continuation: continuation))
      if questions.count == 1 { emit(.asks(question)) }
    }
  }

  /// Answers the open question; `nil`: there is no answer, and the intent is told so.
  func answer(_ answer: Inquiry.Answer?) {
    guard !questions.isEmpty else { return }
    let waiting = questions.removeFirst()
    if let next = questions.first { emit(.asks(next.question)) }
    if let answer {
      waiting.continuation.resume(returning: answer)
    } else {
      waiting.continuation.resume(throwing: CancellationError())
    }
  }

  /// Ends the run, as far as it lets itself be ended: nothing that it asks is answered any more.
  func cancel() {
    isCancelled = true
    task?.cancel()
    let open = questions
    questions = []
    for waiting in open { waiting.continuation.resume(throwing: CancellationError()) }
  }

  /// Ends the run for the caller that waits for it, whether or not it lets itself be ended.
  func abandon() {
    cancel()
    emit(.ended(.cancelled))
  }

  private func emit(_ event: Event) {
    if let listener {
      self.listener = nil
      listener.resume(returning: event)
    } else {
      events.append(event)
    }
  }
}

/// How a run has ended.
enum RunEnding: Sendable {
  case finished(RunOutcome)
  /// The person did not want to go on.
  case cancelled
  /// It failed: what the person is told, and what was thrown.
  case failed(String, any Error)
}

/// A question that a run asks, with what the app calls yes and no.
struct IntentQuestion: Sendable {
  var inquiry: Inquiry
  /// What is said for yes beside the usual words, such as *buy*, the label first.
  var acceptLabels: [String] = []
  /// What is said for no beside the usual words, the label first.
  var denyLabels: [String] = []
}
