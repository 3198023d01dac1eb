import Dispatch
@testable import PhraseRouter
import Synchronization

/// An app whose things are looked up by a query of its own, and the queries that tests give it.
enum QueryApp {
  /// `open the box ${thing}`, `compare the boxes ${a} with ${b} and ${c}`, and `close all boxes`,
  /// which needs no query. `pile up …` takes twelve things.
  static func router() throws -> Router {
    var manifest = TestApp.manifest(isQueried: true)
    let piled = (0..<12).map { "p\($0)" }
    manifest.intents += [
      Manifest.Intent(name: "Compare", parameters: ["a", "b", "c"].map(parameter)),
      Manifest.Intent(name: "Pile", parameters: piled.map(parameter)),
      Manifest.Intent(name: "Close"),
    ]
    manifest.shortcuts += [
      shortcut("Compare", "compare the boxes ${a} with ${b} and ${c}"),
      shortcut("Pile", "pile up " + piled.map { "${\($0)}" }.joined(separator: " then ")),
      shortcut("Close", "close all boxes"),
    ]
    return try Router(manifest: manifest.validated())
  }

  static let pile = "pile up " + (0..<12).map { "n\($0)" }.joined(separator: " then ")

  private static func parameter(_ name: String) -> Manifest.Parameter {
    Manifest.Parameter(name: name, type: .entity("Thing"))
  }

  private static func shortcut(_ intent: String, _ phrase: String) -> Manifest.Shortcut {
    Manifest.Shortcut(intent: intent, phrases: ["en": [phrase]])
  }

  static func session(
    _ query: any StringQuery, deadline: Duration, by clock: TestClock
  ) throws -> Session {
    Session(
      router: try router(), queries: ["Thing": query],
      options: SessionOptions(queryDeadline: deadline, deadlineClock: clock))
  }

  static func session(
    _ query: any StringQuery, deadline: Duration = .seconds(3600)
  ) throws -> Session {
    Session(
      router: try router(), queries: ["Thing": query],
      options: SessionOptions(queryDeadline: deadline))
  }
}

/// How often a query was asked, and how often it came to an end.
final class Tally: Sendable {
  private let counts = Mutex((started: 0, ended: 0, most: 0))

  var started: Int { counts.withLock { $0.started } }
  var ended: Int { counts.withLock { $0.ended } }
  /// The most queries that ran at the same time.
  var most: Int { counts.withLock { $0.most } }

  func start() {
    counts.withLock {
      $0.started += 1
      $0.most = max($0.most, $0.started - $0.ended)
    }
  }

  func end() { counts.withLock { $0.ended += 1 } }
}

/// Answers with one entity of the name that was asked for, or with given ones.
struct EchoQuery: StringQuery {
  var entities: [Manifest.Entity]?
  let asked = Mutexed<[String]>([])

  func entities(matching text: String, language: String) async throws -> [Manifest.Entity] {
    asked.value.withLock { $0.append(text) }
    return entities ?? [Manifest.Entity(id: "id-\(text)", title: text.uppercased())]
  }
}

/// A mutex that copies of a value share.
final class Mutexed<Value: Sendable>: Sendable {
  let value: Mutex<Value>
  init(_ value: Value) { self.value = Mutex(value) }
}

/// Sleeps, and ends at once when it is cancelled.
struct SleepingQuery: StringQuery {
  var duration: Duration
  let tally = Tally()

  func entities(matching text: String, language: String) async throws -> [Manifest.Entity] {
    tally.start()
    defer { tally.end() }
    try await Task.sleep(for: duration)
    return [Manifest.Entity(id: "late", title: "Late")]
  }
}

/// Blocks its thread until the gate is opened, even if it is cancelled.
struct BlockingQuery: StringQuery {
  let gate = Gate()
  let tally = Tally()

  func entities(matching text: String, language: String) async throws -> [Manifest.Entity] {
    tally.start()
    defer { tally.end() }
    gate.pass()
    return [Manifest.Entity(id: "blocked", title: "Blocked")]
  }
}

/// Waits until as many queries as are expected are there: which only happens if they run at the
/// same time.
struct MeetingQuery: StringQuery {
  let expected: Int
  let tally = Tally()

  func entities(matching text: String, language: String) async throws -> [Manifest.Entity] {
    tally.start()
    while tally.started < expected { try await Task.sleep(for: .milliseconds(1)) }
    return [Manifest.Entity(id: "id-\(text)", title: text)]
  }
}

/// Fails.
struct ThrowingQuery: StringQuery {
  struct Secret: Error { let path = "/srv/secret/database" }

  func entities(matching text: String, language: String) async throws -> [Manifest.Entity] {
    throw Secret()
  }
}

/// Holds up threads until it is opened.
final class Gate: Sendable {
  private let isOpen = Mutex(false)
  private let semaphore = DispatchSemaphore(value: 0)

  /// Returns once the gate is open.
  func pass() {
    if isOpen.withLock({ $0 }) { return }
    semaphore.wait()
    semaphore.signal()
  }

  func open() {
    isOpen.withLock { $0 = true }
    semaphore.signal()
  }
}

/// Waits until something is so that other threads bring about. False if it does not come about in
/// 60,000 looks: other tests may keep the machine busy.
func eventually(_ isSo: () async -> Bool) async -> Bool {
  for _ in 0..<60_000 {
    if await isSo() { return true }
    try? await Task.sleep(for: .milliseconds(10))
  }
  return await isSo()
}
