// example: readme
import PhraseRouter
// end
import Testing

/// What the README shows of the library.
@Suite struct ReadmeExamples {
  @Test func inSwiftWithoutAnApp() async throws {
    var printed = 0
    let print = { (_: Any...) in printed += 1 }
    // example: readme
    let app = try Manifest.load(from: "Corpora/FilmTracker")
    let router = try Router(manifest: app)

    switch router.route("rate ratatouille 5 stars") {
    case .run(let invocation): print(invocation.intent, invocation.slots)
    case .chooseEntity(let choice): print("Which one?", choice.options.map(\.title))
    case .chooseIntent, .askValue, .confirm: print("There is a question.")
    case .reject: print("Not for this app.")
    }

    // A conversation remembers what it asked.
    let session = Session(router: router)
    let turn = await session.send("mark toy story as watched")
    print(turn.message, turn.options.map(\.title))
    // end
    #expect(printed == 2)
    #expect(turn.options.count == 4)
  }

  /// Compiled and not run: there is no such file.
  func namesThatComeAndGo() throws {
    // example: readme-live
    let live = LiveRouter(try Router(compiledAt: "home.phrases"))
    try live.add([ListValue(input: "patio lamp", context: ["domain": "light"])], to: "name")
    let decision = live.current.route("turn on the patio lamp")
    live.replace(with: try Router(compiledAt: "home.phrases"))
    // end
    _ = decision
  }
}
