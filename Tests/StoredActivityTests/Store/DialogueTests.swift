import Foundation
import StoredActivity
import Testing

@Suite struct DialogueTests {
  let store: RuntimeStore
  let mark = PerformingMark(
    runID: UUID(), intent: "Mark", invocation: #"{"intent":"Mark"}"#, started: .noon)

  init() throws { store = try RuntimeStore.inMemory() }

  @Test func aDialogueIsKeptUntilItEnds() throws {
    #expect(try store.loadDialogue(session: "a", now: .noon) == nil)
    try store.saveDialogue(session: "a", state: Data([1, 0, 255]), now: .noon)
    try store.saveDialogue(session: "b", state: Data(), performing: mark, now: .noon)
    let first = try #require(try store.loadDialogue(session: "a", now: .noon))
    #expect(first.state == Data([1, 0, 255]))
    #expect(first.performing == nil)
    #expect(first.saved == .noon)
    let second = try #require(try store.loadDialogue(session: "b", now: .noon))
    #expect(second.state == Data())
    #expect(second.performing == mark)
    #expect(try store.endDialogue(session: "a"))
    #expect(try !store.endDialogue(session: "a"))
    #expect(try store.loadDialogue(session: "a", now: .noon) == nil)
    #expect(try store.loadDialogue(session: "b", now: .noon) == second)
  }

  @Test func whatIsSavedLastStands() throws {
    try store.saveDialogue(session: "a", state: Data([1]), performing: mark, now: .daysAgo(0.5))
    try store.saveDialogue(session: "a", state: Data([2]), now: .noon)
    let dialogue = try #require(try store.loadDialogue(session: "a", now: .noon))
    #expect(dialogue.state == Data([2]))
    #expect(dialogue.performing == nil, "the mark of before is gone")
    #expect(dialogue.saved == .noon)
  }

  @Test func dialoguesExpire() throws {
    try store.saveDialogue(session: "a", state: Data([1]), now: .daysAgo(1))
    #expect(try store.loadDialogue(session: "a", now: .noon) != nil)
    #expect(try store.loadDialogue(session: "a", now: .noon.addingTimeInterval(1)) == nil)
    #expect(try store.loadDialogue(session: "a", now: .noon) != nil, "reading deletes nothing")
    try store.saveDialogue(session: "b", state: Data([1]), now: .noon.addingTimeInterval(1))
    #expect(try store.loadDialogue(session: "a", now: .noon) == nil)
  }

  @Test func theLatestDialoguesAreKept() throws {
    var limits = StoreLimits()
    limits.dialogues = 2
    let store = try RuntimeStore.inMemory(limits: limits)
    for (place, session) in ["a", "b", "c"].enumerated() {
      let now = Date.noon.addingTimeInterval(Double(place))
      try store.saveDialogue(session: session, state: Data(), now: now)
    }
    let kept = try ["a", "b", "c"].map { try store.loadDialogue(session: $0, now: .noon) != nil }
    #expect(kept == [false, true, true])
  }

  @Test func whatIsTooLargeIsRefused() throws {
    let long = String(repeating: "x", count: 70_000)
    var large = mark
    large.invocation = long
    var odd = mark
    odd.invocation = "\0"
    let codes = [
      code { try store.saveDialogue(session: long, state: Data(), now: .noon) },
      code { try store.saveDialogue(session: "a", state: Data(count: 1_048_577), now: .noon) },
      code { try store.saveDialogue(session: "a", state: Data(), performing: large, now: .noon) },
      code { try store.saveDialogue(session: "a", state: Data(), performing: odd, now: .noon) },
      code { try store.saveDialogue(session: "a", state: Data(count: 1_048_576), now: .noon) },
    ]
    #expect(codes == [.tooLarge, .tooLarge, .tooLarge, .unstorable, nil])
  }
}
