import AppIntents
import AppManifest
import Synchronization
import Testing

@testable import IntentRuntime

/// Conversations outlive their process as far as can be known.
@Suite("Conversations that are resumed")
struct ResumptionTests {
  /// Remembers as a store does, for as long as a test runs.
  final class Memory: ActivityMemory {
    private let kept = Mutex<(dialogues: [String: RememberedDialogue], done: [RememberedActivity])>(
      ([:], []))

    var done: [RememberedActivity] { kept.withLock { $0.done } }

    func donate(_ activity: RememberedActivity) { kept.withLock { $0.done.append(activity) } }
    func finish(_ activity: RememberedActivity, of conversation: String) {
      donate(activity)
      end(conversation)
    }
    func markUndone(_ run: UUID) {}
    func forget(_ filter: ActivityFilter) -> [UUID] { [] }
    func scores(ofIntents intents: [String]) -> [Double] { intents.map { _ in 0 } }
    func scores(of values: [Value], for parameter: String, of intent: String) -> [Double] {
      values.map { _ in 0 }
    }
    func likeliest(_ count: Int) -> [(intent: String, arguments: [String: Value])] { [] }
    func save(_ dialogue: RememberedDialogue, of conversation: String) {
      kept.withLock { $0.dialogues[conversation] = dialogue }
    }
    func dialogue(of conversation: String) -> RememberedDialogue? {
      kept.withLock { $0.dialogues[conversation] }
    }
    func end(_ conversation: String) { kept.withLock { $0.dialogues[conversation] = nil } }
  }

  @Test("go on where a parameter was asked for")
  func resolving() async throws {
    let memory = Memory()
    await (try TicketApp.Visit(memory: memory)).say("get tickets for hamlet in globe", "4")
    let later = try await TicketApp.Visit(memory: memory)
    let turn = await later.resume()
    #expect(turn?.message == "Where do you want to sit?")
    #expect(turn?.options.count == 2)
    #expect(await later.say("stalls") == ["4 seats for Hamlet are booked."])
    #expect(later.box.log == ["booked hamlet 4 stalls - false"])
  }

  @Test("say that a run was interrupted, do nothing of it, and offer to start again")
  func performing() async throws {
    let memory = Memory()
    let first = try await TicketApp.Visit(memory: memory)
    await first.say("buy a programme in globe", "yes")
    #expect(first.box.log == ["printed", "charged 5"])
    let later = try await TicketApp.Visit(memory: memory)
    let turn = await later.resume()
    #expect(turn?.message == "That was interrupted before it was finished. Shall I start again?")
    #expect(turn?.isOpen == true)
    #expect(later.box.log.isEmpty)
    #expect(await later.say("yes") == ["It costs five pounds. Do you want it?"])
    #expect(later.box.log == ["printed"])
  }

  @Test("are forgotten once the app's own word for yes or no has ended them")
  func labels() async throws {
    let memory = Memory()
    await (try TicketApp.Visit(memory: memory)).say("buy a programme in globe", "yes", "just so")
    #expect(await (try TicketApp.Visit(memory: memory)).resume() == nil)
  }

  @Test("say nothing where nothing was open")
  func nothing() async throws {
    let memory = Memory()
    #expect(await (try TicketApp.Visit(memory: memory)).resume() == nil)
    let visit = try await TicketApp.Visit(memory: memory)
    await visit.say("queue in globe", "get tickets for hamlet in globe", "cancel")
    #expect(await (try TicketApp.Visit(memory: memory)).resume() == nil)
  }

  @Test("remember what was run, with its arguments")
  func activities() async throws {
    let memory = Memory()
    let visit = try await TicketApp.Visit(memory: memory)
    await visit.say("book 2 seats for hamlet in globe", "stalls", "fail stalls in globe")
    #expect(memory.done.map(\.intent) == ["Book"])
    #expect(
      memory.done.first?.arguments == [
        "show": "hamlet", "seats": 2, "row": "stalls", "insured": false,
      ])
  }
}
