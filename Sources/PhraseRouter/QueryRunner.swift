import AppManifest
import Dialogue
import Dispatch
import Synchronization

/// Runs string queries, none beyond the deadline of its turn.
///
/// Each query runs on a thread of its own, so that one which blocks holds up no other. A query
/// that has not answered at the deadline is cancelled. Until it really ends it is a straggler.
///
/// Invariant: at most ``maximumStragglers`` queries have started and not ended, so that no more
/// can ever be left behind. Further ones wait for their turn until the deadline; where all places
/// are taken by stragglers, they are skipped at once.
final class QueryRunner: Sendable {
  private let places = Mutex(Places())
  private let clock: any Clock<Duration>

  /// The most queries that may be left behind at the same time.
  static let maximumStragglers = 8

  /// The queries that were left behind and have not ended.
  var stragglerCount: Int { places.withLock { $0.stragglers } }

  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  /// The deadline of what begins now.
  func deadline(after duration: Duration) -> QueryDeadline { QueryDeadline(duration, by: clock) }

  /// Asks a query, until the deadline.
  func run(
    _ query: any StringQuery, text: String, language: String,
    until deadline: QueryDeadline
  ) async -> QueryAnswer {
    let call = QueryCall(query: query, text: text, language: language)
    switch places.withLock({ $0.admit(call) }) {
    case .start: start(call)
    case .wait: break
    case .skip: return .failure(.skipped)
    }
    let timer = Task.detached { [self] in
      try await deadline.pass()
      if places.withLock({ $0.expire(call) }) { call.cancel() }
    }
    let answer = await call.answer()
    timer.cancel()
    return answer
  }

  private func start(_ call: QueryCall) {
    call.run { [self] outcome in
      let next = places.withLock { $0.finish(call, outcome) }
      if let next { start(next) }
    }
  }
}

/// A moment after which queries are not waited for any more.
struct QueryDeadline: Sendable {
  /// Returns once the moment has come; throws when the waiting task is cancelled.
  let pass: @Sendable () async throws -> Void

  init(_ duration: Duration, by clock: some Clock<Duration>) {
    let moment = clock.now.advanced(by: duration)
    pass = { try await clock.sleep(until: moment, tolerance: nil) }
  }
}

/// What a query came to.
enum QueryAnswer: Sendable {
  case entities([Manifest.Entity])
  case failure(LookupResult.Failure)
}

/// Who may run, who waits, and who was left behind.
private struct Places {
  /// The calls that have started and not ended, stragglers among them.
  private var taken = 0
  private(set) var stragglers = 0
  private var waiting: [QueryCall] = []

  enum Admission {
    case start, wait, skip
  }

  /// Gives a call a place, or one in the queue.
  mutating func admit(_ call: QueryCall) -> Admission {
    guard stragglers < QueryRunner.maximumStragglers else { return .skip }
    guard taken >= QueryRunner.maximumStragglers else {
      taken += 1
      return .start
    }
    waiting.append(call)
    return .wait
  }

  /// Notes that a call's deadline has come. True if the call runs and is now a straggler.
  mutating func expire(_ call: QueryCall) -> Bool {
    guard call.give(.failure(.timedOut)) else { return false }
    if let place = waiting.firstIndex(where: { $0 === call }) {
      waiting.remove(at: place)
      return false
    }
    stragglers += 1
    return true
  }

  /// Notes that a call has ended, and gives its place to the next.
  mutating func finish(_ call: QueryCall, _ outcome: QueryAnswer) -> QueryCall? {
    if !call.give(outcome) { stragglers -= 1 }
    guard !waiting.isEmpty else {
      taken -= 1
      return nil
    }
    return waiting.removeFirst()
  }
}

/// One question to a query, which is answered once: by the query, or by the deadline.
private final class QueryCall: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<QueryAnswer, Never>)
    case given(QueryAnswer)
    case taken
  }

  private let query: any StringQuery
  private let text: String
  private let language: String
  private let state = Mutex(State.open)
  private let work = Mutex<(task: Task<Void, Never>?, isCancelled: Bool)>((nil, false))

  init(query: any StringQuery, text: String, language: String) {
    self.query = query
    self.text = text
    self.language = language
  }

  /// Asks the query, on a thread of its own.
  func run(_ ended: @escaping @Sendable (QueryAnswer) -> Void) {
    let task = Task(executorPreference: QueryThread()) { [self] in
      let entities = try? await query.entities(matching: text, language: language)
      ended(entities.map(QueryAnswer.entities) ?? .failure(.failed))
    }
    let isLate = work.withLock { work in
      work.task = task
      return work.isCancelled
    }
    if isLate { task.cancel() }
  }

  func cancel() {
    let task = work.withLock { work in
      work.isCancelled = true
      return work.task
    }
    task?.cancel()
  }

  /// Gives the answer. False if there was one already.
  func give(_ outcome: QueryAnswer) -> Bool {
    let old = state.withLock { state -> State in
      let old = state
      switch old {
      case .open: state = .given(outcome)
      case .awaited: state = .taken
      case .given, .taken: break
      }
      return old
    }
    switch old {
    case .open: return true
    case .given, .taken: return false
    case .awaited(let continuation):
      continuation.resume(returning: outcome)
      return true
    }
  }

  /// Waits for the answer. May be called once.
  func answer() async -> QueryAnswer {
    await withCheckedContinuation { continuation in
      let given = state.withLock { state -> QueryAnswer? in
        if case .given(let outcome) = state {
          state = .taken
          return outcome
        }
        state = .awaited(continuation)
        return nil
      }
      if let given { continuation.resume(returning: given) }
    }
  }
}

/// Runs the parts of one query on a queue of its own, away from the threads that all tasks share.
private final class QueryThread: TaskExecutor {
  private let queue = DispatchQueue(label: "phrase-router.query")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
