import Dispatch
import PhraseRouter
import Testing

/// Apps that change while they are served.
@Suite("Live routers")
struct LiveRouterTests {
  private static func intent(_ router: Router, _ utterance: String) -> String? {
    router.route(utterance).invocation?.intent
  }

  @Test func liveRoutersAddAndRemoveNames() throws {
    let live = LiveRouter(try SentenceApp.router())
    let before = live.current
    #expect(Self.intent(live.current, "turn on the porch light") == nil)
    try live.add([SentenceApp.name("porch light", domain: "light")], to: "name")
    let invocation = try #require(live.current.route("turn on the porch light").invocation)
    #expect(invocation.intent == "TurnOn")
    #expect(invocation.slots.first?.entityID == "id-porch light")
    #expect(invocation.slots.first?.value == "Porch Light")
    #expect(Self.intent(before, "turn on the porch light") == nil)
    #expect(try live.remove("porch light", from: "name") == 1)
    #expect(try live.remove("porch light", from: "name") == 0)
    #expect(try live.remove("patio lamp", id: "id-patio lamp", from: "name") == 1)
    #expect(Self.intent(live.current, "turn on the porch light") == nil)
    #expect(Self.intent(live.current, "turn on the patio lamp") == nil)
    #expect(Self.intent(live.current, "turn on the lamp") == "TurnOn")
  }

  /// What an added name supplies counts, and is copied to slots.
  @Test func contextsOfAddedNamesCount() throws {
    let live = LiveRouter(try SentenceApp.router())
    try live.add(
      [
        ListValue(input: "shed fan", context: ["domain": "fan", "area": "Shed"]),
        ListValue(input: "loose bulb", context: ["domain": "light"]),
      ], to: "name")
    #expect(Self.intent(live.current, "turn on the shed fan") == nil)
    let set = try #require(live.current.route("set shed fan to 20").invocation)
    #expect(set.slots.first { $0.name == "area" }?.value == "Shed")
    // It supplies no area, which the block requires.
    #expect(Self.intent(live.current, "set loose bulb to 20") == nil)
    #expect(Self.intent(live.current, "turn on the loose bulb") == "TurnOn")
  }

  @Test func changesThatCannotBeMadeAreRefused() throws {
    let live = LiveRouter(try SentenceApp.router())
    #expect(throws: NameChangeError.noSuchList("level")) {
      try live.add([ListValue(input: "x")], to: "level")
    }
    #expect(throws: NameChangeError.unusableName("")) {
      try live.add([ListValue(input: "fine"), ListValue(input: "")], to: "name")
    }
    #expect(throws: NameChangeError.noSentences(language: "de")) {
      try live.add([ListValue(input: "x")], to: "name", language: "de")
    }
    #expect(Self.intent(live.current, "note x for at fine") == nil)
  }

  /// Eight threads route while names come and go: each utterance sees one state or the other.
  @Test func changesDisturbNobody() throws {
    let live = LiveRouter(try SentenceApp.router())
    let porch = SentenceApp.name("porch light", domain: "light")
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for step in 0..<200 {
        if thread == 0 {
          do {
            if step % 2 == 0 {
              try live.add([porch], to: "name")
            } else {
              try live.remove("porch light", from: "name")
            }
          } catch {
            Issue.record(error)
          }
        } else {
          let router = live.current
          #expect(Self.intent(router, "turn on the lamp") == "TurnOn")
          let first = Self.intent(router, "turn on the porch light")
          #expect(first == Self.intent(router, "turn on the porch light"))
          #expect(first == nil || first == "TurnOn")
        }
      }
    }
  }

  /// A question that was asked before the app changed can be answered after it.
  @Test func dialoguesOutliveASwap() async throws {
    let live = LiveRouter(
      try TestApp.router(entities: TestApp.entities("red box", "blue box")))
    let session = Session(live: live)
    let question = await session.send("open the box box")
    #expect(question.options.count == 2)
    live.replace(
      with: try TestApp.router(entities: TestApp.entities("red box", "green jar")))
    let answer = await session.send("2")
    #expect(answer.decision?.invocation?.slots.first?.value == "blue box")
    let jar = await session.send("open the box green jar")
    #expect(jar.decision?.invocation?.intent == "Open")
  }
}
