import Foundation
import IntentRuntime
import Testing

@testable import StoredActivity

/// Several processes with one store.
@Suite struct SharedStoreTests {
  private static func remembered(_ byte: UInt8) -> RememberedDialogue {
    RememberedDialogue(state: Data([byte]), running: nil)
  }

  @Test func aQuestionIsThatOfTheProcessThatAskedIt() throws {
    let store = try RuntimeStore.inMemory()
    // The first process of the machine is always there, and nothing says when it began.
    let other = "default\u{1F}\(getppid())-" + (try Self.startTime(of: getppid()))
    try store.saveDialogue(session: other, state: Data([9]))
    let memory = StoreMemory(store)
    #expect(memory.dialogue(of: "default") == nil, "it belongs to a process that runs")
    memory.save(Self.remembered(1), of: "default")
    #expect(try store.loadDialogue(session: other)?.state == Data([9]))
    #expect(memory.dialogue(of: "default")?.state == Data([1]))
    memory.end("default")
    #expect(memory.dialogue(of: "default") == nil)
    #expect(try store.loadDialogue(session: other)?.state == Data([9]))
  }

  @Test(arguments: ["default", "default\u{1F}999999999-12", "default\u{1F}1-12", "default\u{1F}x"])
  func theQuestionOfAProcessThatHasEndedIsTakenOver(session: String) throws {
    let store = try RuntimeStore.inMemory()
    try store.saveDialogue(session: "default\u{1F}999999998-1", state: Data([1]), now: .noon)
    try store.saveDialogue(
      session: session, state: Data([2]), now: .noon.addingTimeInterval(60))
    try store.saveDialogue(session: "defaults", state: Data([3]), now: .noon)
    let memory = StoreMemory(store) { .noon.addingTimeInterval(120) }
    #expect(memory.dialogue(of: "default")?.state == Data([2]))
    memory.end("default")
    #expect(memory.dialogue(of: "default") == nil, "what was asked before is not asked again")
    #expect(memory.dialogue(of: "defaults")?.state == Data([3]))
  }

  private static func startTime(of process: Int32) throws -> String {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = try #require(text.split(separator: ")").last).split(separator: " ")
    return String(fields[19])
  }
}
