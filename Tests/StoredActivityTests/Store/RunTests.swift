import Foundation
import StoredActivity
import Testing

@Suite struct RunTests {
  enum Event: CaseIterable { case begin, finish, undo }

  /// What an event does to a run of a state: the new state and the answer, or the error.
  enum Effect: Equatable {
    case moved(RunRecord.State)
    case same
    case refused(StoreError.Code)
  }

  /// The rules, row by row.
  static func effect(of event: Event, on state: RunRecord.State?) -> Effect {
    switch (event, state) {
    case (.begin, nil): .moved(.started)
    case (.begin, _): .same
    case (_, nil): .refused(.unknownRun)
    case (.finish, .started): .moved(.finished)
    case (.finish, _): .same
    case (.undo, .started): .refused(.unfinishedRun)
    case (.undo, .finished): .moved(.undone)
    case (.undo, .undone): .same
    }
  }

  static func perform(_ event: Event, _ id: UUID, in store: RuntimeStore, now: Date) -> Effect {
    do {
      let isNew =
        switch event {
        case .begin: try store.beginRun(id, intent: "Mark", now: now)
        case .finish: try store.finishRun(id, now: now)
        case .undo: try store.markUndone(id, now: now)
        }
      guard isNew, let run = try store.run(id) else { return .same }
      return .moved(run.state)
    } catch {
      return .refused((error as? StoreError)?.code ?? .failed)
    }
  }

  /// All sequences of five events.
  @Test func runsGoThroughTheirStatesOnce() throws {
    let store = try RuntimeStore.inMemory()
    for number in 0..<243 {
      let id = UUID()
      var state: RunRecord.State?
      var changed = Date.noon
      for (place, power) in [1, 3, 9, 27, 81].enumerated() {
        let event = Event.allCases[number / power % 3]
        let expected = Self.effect(of: event, on: state)
        let now = Date.noon.addingTimeInterval(Double(place))
        #expect(Self.perform(event, id, in: store, now: now) == expected)
        if case .moved(let next) = expected { (state, changed) = (next, now) }
        let run = try store.run(id)
        #expect(run?.state == state)
        #expect(run == nil || run?.changed == changed)
      }
    }
  }

  @Test func runsAreListed() throws {
    let store = try RuntimeStore.inMemory()
    let ids = (0..<4).map { _ in UUID() }
    for (place, id) in ids.enumerated() {
      let now = Date.noon.addingTimeInterval(Double(place))
      try store.beginRun(id, intent: "Intent\(place)", now: now)
    }
    try store.finishRun(ids[1])
    try store.finishRun(ids[2])
    try store.markUndone(ids[2])
    #expect(try store.runs().map(\.id) == ids.reversed())
    #expect(try store.runs(in: .started).map(\.id) == [ids[3], ids[0]])
    #expect(try store.runs(in: .finished).map(\.intent) == ["Intent1"])
    #expect(try store.runs(in: .undone).map(\.id) == [ids[2]])
    #expect(try store.run(UUID()) == nil)
  }

  @Test func anIdentifierStandsForOneIntent() throws {
    let store = try RuntimeStore.inMemory()
    let id = UUID()
    try store.beginRun(id, intent: "Mark")
    #expect(code { try store.beginRun(id, intent: "Open") } == .conflictingRun)
    #expect(try store.run(id)?.intent == "Mark")
  }

  @Test func oldRunsAreForgotten() throws {
    var limits = StoreLimits()
    limits.runs = 2
    let store = try RuntimeStore.inMemory(limits: limits)
    let ids = (0..<4).map { _ in UUID() }
    for (id, days) in zip(ids, [31, 2, 1, 0] as [Double]) {
      try store.beginRun(id, intent: "Mark", now: .daysAgo(days))
    }
    #expect(try store.runs().map(\.id) == [ids[3], ids[2]])
    try store.beginRun(ids[0], intent: "Mark", now: .daysAgo(-29.5))
    #expect(try store.runs().map(\.id) == [ids[0], ids[3]])
  }
}
