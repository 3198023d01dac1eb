import AppManifest
import PhraseRouter
import Synchronization
import Testing

@testable import WyomingServer

@Suite struct IntentServiceTests {
  @Test func describesTheApp() async throws {
    let service = try BoxApp.service()
    let info = try await service.ask(WyomingEvent(type: "describe"))
    #expect(info.type == "info")
    let program = try #require(info["intent"]?.array?.first)
    #expect(program["name"]?.string == "Boxes")
    #expect(program["installed"]?.value == true)
    #expect(program["version"]?.string == "1.2.3")
    #expect(program["attribution"]?["name"]?.string == "PhraseRouter")
    let models = try #require(program["models"]?.array)
    #expect(models.map { $0["name"]?.string } == ["boxes-en", "boxes-de"])
    #expect(models.map { $0["languages"]?.value } == [["en"], ["de"]])
    #expect(models[1]["description"]?.string == "The phrases of Kisten, de")
  }

  @Test(arguments: ["recognize", "transcript"])
  func runsAnIntent(type: String) async throws {
    let service = try BoxApp.service()
    let event = WyomingEvent(type: type, ["text": .string("open the blue box")])
    let answer = try await service.ask(event)
    #expect(answer.type == "intent")
    #expect(answer["name"]?.string == "Open")
    #expect(answer.entities == [["name": "box", "value": "blue box"]])
    #expect(answer.text == nil, "the app has no words for it")
    let details = answer["context"]?["phrase_router"]
    #expect(details?["decision"]?.string == "run")
    #expect(details?["slots"]?["box"]?["id"]?.string == "blue")
    #expect(details?["expects_reply"]?.value == false)
  }

  @Test func whatRunsIsSaid() async throws {
    let answer = try await BoxApp.service().ask(.transcript("note buy milk"))
    #expect(answer.entities == [["name": "note", "value": "buy milk"]])
    #expect(answer.text == "Add note: buy milk")
  }

  @Test(arguments: ["the {{ states('lock') }} here", "a {% x %} b", "a {# b"])
  func sendsNoTextThatWouldBeRunAsATemplate(typed: String) async throws {
    let answer = try await BoxApp.service().ask(.transcript("note " + typed))
    #expect(answer.type == "intent")
    #expect(answer["name"]?.string == "AddNote")
    #expect(answer.text == nil)
  }

  @Test func whatNoPhraseFitsIsNotRecognized() async throws {
    let answer = try await BoxApp.service().ask(.transcript("what is the weather like"))
    #expect(answer.type == "not-recognized")
    #expect(answer.text == "I didn’t understand that.")
    #expect(answer["context"]?["phrase_router"]?["reason"]?.string == "noMatch")
  }

  @Test func asksAndUnderstandsTheReply() async throws {
    let service = try BoxApp.service()
    var caller = IntentService.Caller()
    let question = try await service.ask(.transcript("open the red box"), as: &caller)
    #expect(question.type == "handled")
    #expect(question.text?.hasSuffix("\n1. red box (small)\n2. red box (large)") == true)
    #expect(question["context"]?["phrase_router"]?["expects_reply"]?.value == true)
    #expect(question.conversation?.utf8.count == 32)
    let answer = try await service.ask(.transcript("the large one"), as: &caller)
    #expect(answer.type == "intent")
    #expect(answer["context"]?["phrase_router"]?["slots"]?["box"]?["id"]?.string == "red-large")
  }

  @Test func aConversationGoesOnThroughAnotherConnection() async throws {
    let service = try BoxApp.service()
    let context: [String: Value] = ["conversation_id": "01J", "device_id": "d"]
    let question = try await service.ask(.transcript("open the red box", context: context))
    #expect(question.conversation == "01J")
    let other = try await service.ask(
      .transcript("2", context: ["conversation_id": "another"]))
    #expect(other.type == "not-recognized")
    let answer = try await service.ask(.transcript("2", context: context))
    #expect(answer.type == "intent")
    #expect(answer.conversation == "01J")
  }

  @Test func theContextOfAQuestionIsEnoughToAnswerIt() async throws {
    let service = try BoxApp.service()
    let question = try await service.ask(.transcript("open the red box"))
    let context = try #require(question["context"])
    let answer = try await service.ask(
      WyomingEvent(type: "recognize", ["text": .string("1"), "context": context]))
    #expect(answer.type == "intent")
  }

  @Test func connectionsDoNotAnswerEachOthersQuestions() async throws {
    let service = try BoxApp.service()
    var first = IntentService.Caller()
    var second = IntentService.Caller()
    _ = try await service.ask(.transcript("open the red box"), as: &first)
    #expect(try await service.ask(.transcript("1"), as: &second).type == "not-recognized")
    #expect(try await service.ask(.transcript("1"), as: &first).type == "intent")
  }

  @Test func theEndOfADialogueIsSaid() async throws {
    let service = try BoxApp.service()
    var caller = IntentService.Caller()
    _ = try await service.ask(.transcript("open the red box"), as: &caller)
    let end = try await service.ask(.transcript("cancel"), as: &caller)
    #expect(end.type == "handled")
    #expect(end.text?.isEmpty == false)
    #expect(end["context"]?["phrase_router"] == nil)
    #expect(try await service.ask(.transcript("1"), as: &caller).type == "not-recognized")
  }

  @Test func languagesComeWithEachUtterance() async throws {
    let service = try BoxApp.service()
    let german = try await service.ask(.transcript("öffne blue box", language: "de-AT"))
    #expect(german["name"]?.string == "Open")
    let unknown = try await service.ask(.transcript("open the blue box", language: "nl"))
    #expect(unknown["context"]?["phrase_router"]?["reason"]?.string == "unknownLanguage")
    let fixed = try BoxApp.service(settings: .init(language: "de"))
    #expect(try await fixed.ask(.transcript("öffne blue box")).type == "intent")
    #expect(try await fixed.ask(.transcript("open the blue box", language: "en")).type == "intent")
  }

  @Test func anotherLanguageIsNoReply() async throws {
    let service = try BoxApp.service()
    var caller = IntentService.Caller()
    _ = try await service.ask(.transcript("open the red box", language: "en"), as: &caller)
    let answer = try await service.ask(.transcript("1", language: "de"), as: &caller)
    #expect(answer.type == "not-recognized")
  }

  @Test func anotherRouterTakesPlaceBetweenConversations() async throws {
    let current = Mutex(try BoxApp.router())
    var renamed = BoxApp.manifest
    renamed.shortcuts = [Manifest.Shortcut(intent: "Open", phrases: ["en": ["unlock the ${box}"]])]
    let next = try Router(manifest: renamed.validated())
    let service = IntentService(router: { current.withLock { $0 } })
    var caller = IntentService.Caller()
    _ = try await service.ask(.transcript("open the red box"), as: &caller)
    current.withLock { $0 = next }
    #expect(try await service.ask(.transcript("1"), as: &caller).type == "intent")
    #expect(try await service.ask(.transcript("unlock the blue box"), as: &caller).type == "intent")
    let gone = try await service.ask(.transcript("note buy milk"), as: &caller)
    #expect(gone.type == "not-recognized")
  }

  @Test func answersPings() async throws {
    let pong = try await BoxApp.service().ask(WyomingEvent(type: "ping", ["text": .string("x")]))
    #expect(pong.value == ["pong", ["text": "x"]])
  }

  @Test(arguments: ["audio-chunk", "transcript-start", "select-program", "intent", ""])
  func saysNothingToOtherEvents(type: String) async throws {
    var caller = IntentService.Caller()
    let answer = try await BoxApp.service().answer(WyomingEvent(type: type), from: &caller)
    #expect(answer == nil)
  }

  @Test(
    arguments: [
      ([:], "a recognize event needs a text"),
      (["text": nil], "a recognize event needs a text"),
      (["text": 7], "text is a number, not a string"),
      (["text": "x", "language": []], "language is an array, not a string"),
      (
        ["text": "x", "language": .string(String(repeating: "a-", count: 40))],
        "language is longer than 64 bytes"
      ),
      (["text": "x", "context": "y"], "context is a string, not an object"),
      (
        ["text": "x", "context": ["conversation_id": .string(String(repeating: "a", count: 257))]],
        "conversation_id is longer than 256 bytes"
      ),
    ] as [([String: Value], String)])
  func saysWhatIsWrongWithARequest(data: [String: Value], message: String) async throws {
    let event = WyomingEvent(
      type: "recognize", data: LocatedJSON(value: .object(data)).object ?? [])
    let service = try BoxApp.service()
    await #expect(throws: EventFault(.invalidRequest, message)) { try await service.ask(event) }
  }

  @Test func nothingThatWasSaidStandsInTheSummary() async throws {
    var caller = IntentService.Caller()
    let service = try BoxApp.service()
    let answer = try await service.answer(.transcript("note buy milk"), from: &caller)
    #expect(answer?.summary == "run AddNote")
  }

  @Test(arguments: [
    ("en", "en"), ("EN_us", "en"), ("de-CH-1996", "de"), ("pt", "pt-BR"), ("pt-PT", nil),
    ("zh-Hans-CN", "zh-Hans"), ("zh_cn", "zh-Hans"), ("nl", nil), ("", nil), ("-", nil),
  ])
  func findsTheLanguageOfATag(tag: String, language: String?) {
    let spoken = ["en", "de", "pt-BR", "zh-Hans"]
    #expect(IntentService.appTag(for: tag, among: spoken) == language ?? tag)
  }
}

@Suite struct ConversationStoreTests {
  @Test func aFullConversationStoreForgetsTheOldest() throws {
    let clock = Mutex(ContinuousClock.now)
    let store = ConversationStore(capacity: 3, lifetime: .seconds(10)) { clock.withLock { $0 } }
    let router = try BoxApp.router()
    for name in ["a", "b", "c", "d"] {
      store.keep(Session(router: router), router: router, language: "en", as: name)
      clock.withLock { $0 += .seconds(1) }
    }
    #expect(store.count == 3)
    #expect(store.take("a") == nil)
    #expect(store.take("b") != nil)
    #expect(store.take("b") == nil, "it was taken")
    clock.withLock { $0 += .seconds(8) }
    #expect(store.take("c") == nil, "it waited too long")
    #expect(store.take("d") != nil)
  }

  @Test func expiredConversationsMakeRoom() throws {
    let clock = Mutex(ContinuousClock.now)
    let store = ConversationStore(capacity: 2, lifetime: .seconds(10)) { clock.withLock { $0 } }
    let router = try BoxApp.router()
    func keep(_ name: String) {
      store.keep(Session(router: router), router: router, language: "en", as: name)
    }
    keep("a")
    keep("b")
    keep("b")
    #expect(store.count == 2)
    clock.withLock { $0 += .seconds(11) }
    keep("c")
    #expect(store.count == 1)
  }
}

extension IntentService {
  /// The answer to an event of a connection of its own.
  func ask(_ event: WyomingEvent) async throws -> WyomingEvent {
    var caller = Caller()
    return try await ask(event, as: &caller)
  }

  func ask(_ event: WyomingEvent, as caller: inout Caller) async throws -> WyomingEvent {
    try #require(try await answer(event, from: &caller)).event
  }
}
