// example: live-names
import PhraseRouter
// end
import Testing

/// What the article “Live names” shows.
@Suite struct LiveNameExamples {
  @Test func names() throws {
    let home = try ExampleApps.home()
    try Example.check("live-names") { print in
      // example: live-names
      let live = LiveRouter(home)
      print(live.current.route("turn on the porch light").kind)  // → reject

      try live.add([ListValue(input: "porch light", id: "light.porch")], to: "name")
      let decision = live.current.route("turn on the porch light")
      print(decision.invocation?["name"]?.entityID ?? "")  // → light.porch

      let removed = try live.remove("porch light", id: "light.porch", from: "name")
      print(removed)  // → 1
      // end
    }
  }

  @Test func conversations() async throws {
    let live = LiveRouter(try ExampleApps.home())
    try await Example.check("live-conversation") { print in
      // example: live-conversation
      let session = Session(live: live)
      try live.add([ListValue(input: "attic lamp")], to: "name")
      let turn = await session.send("turn on the attic lamp")
      print(turn.decision?.kind == .run)  // → true
      // end
    }
  }

  @Test func otherApps() throws {
    let live = LiveRouter(try ExampleApps.home())
    let recompiled = try ExampleApps.home()
    try Example.check("live-replace") { print in
      // example: live-replace
      let renewed = try recompiled.adding([ListValue(input: "porch light")], to: "name")
      live.replace(with: renewed)
      print(live.current.route("turn on the porch light").kind)  // → run
      // end
    }
  }
}
