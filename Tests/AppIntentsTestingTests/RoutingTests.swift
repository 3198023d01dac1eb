import AppIntents
import AppIntentsTesting
import Testing

/// What an app's tests can say about decisions. Only what other packages see is used.
@Suite("Expected decisions") struct RoutingTests {
  @Test("are compared with intent, arguments and options")
  func holds() async throws {
    let app = try await LibraryApp.underTest()
    try await app.route("lend emma from athenaeum")
      .expect(.askValue, LibraryApp.Lend.self, parameter: "weeks", arguments: ["book": "Emma"])
      .expect(.askValue, arguments: ["book": "b1"], options: [])
    try await app.route("lend faust from athenaeum")
      .expect(
        .chooseEntity, LibraryApp.Lend.self, parameter: "book", options: ["Faust I", "Faust II"])
    try await app.route("go to drama in athenaeum")
      .expect(.run, LibraryApp.Visit.self, arguments: ["shelf": "Drama"])
    try await app.route("sing a song").expect(.reject, options: [])
  }

  @Test("have arguments as Swift values")
  func values() async throws {
    let app = try await LibraryApp.underTest()
    let visit = try await app.route("go to drama in athenaeum")
    #expect(visit.argument("shelf") == LibraryApp.Shelf.plays)
    #expect(visit.argument("shelf", as: Int.self) == nil)
    #expect(visit.intent == "Visit")
    let lend = try await app.route("lend emma from athenaeum")
    #expect(lend.argument("book", as: LibraryApp.Book.self)?.author == "Jane Austen")
    #expect(lend.arguments.keys.sorted() == ["book"])
    #expect(lend.message == "Which weeks?")
  }

  @Test("run nothing")
  func runsNothing() async throws {
    let desk = LibraryApp.Desk()
    try await LibraryApp.$desk.withValue(desk) {
      let app = try await LibraryApp.underTest()
      try await app.route("give a book to athenaeum").expect(.run, LibraryApp.Donate.self)
    }
    #expect(desk.log.isEmpty)
  }

  @Test("show entities that have gone")
  func gone() async throws {
    let decision = try await LibraryApp.underTest().route("lend persuasion from athenaeum")
    #expect(decision.gone == ["book"])
    #expect(decision.argument("book", as: LibraryApp.Book.self) == nil)
    #expect(decision.description.hasSuffix("(gone: book)"))
    try decision.expect(.askValue, arguments: ["book": "Persuasion"])
  }

  @Test("say all that differs when they fail")
  func fails() async throws {
    let decision = try await LibraryApp.underTest().route("lend faust from athenaeum")
    let mismatch = try #require(throws: DecisionMismatch.self) {
      try decision.expect(
        .run, LibraryApp.Visit.self, parameter: "weeks", arguments: ["weeks": 2],
        options: ["Emma"])
    }
    #expect(
      mismatch.differences == [
        "decision: expected run, got chooseEntity", "intent: expected Visit, got Lend",
        "slot: expected weeks, got book", "options: expected Emma first, got Faust I | Faust II",
        "argument weeks: expected 2, got none", "optionCount: expected 1, got 2",
      ])
    #expect(mismatch.description.contains("“lend faust from athenaeum”"))
    #expect(mismatch.description.contains("chooseEntity Lend book [Faust I, Faust II]"))
  }

  @Test("need a language of the app")
  func languages() async throws {
    let app = try await LibraryApp.underTest()
    try await app.route("lend emma", language: "en-GB").expect(.askValue)
    let fault = try await #require(throws: UnknownLanguage.self) {
      _ = try await app.route("lend emma", language: "de")
    }
    #expect(fault.description == "the app does not speak “de”; it speaks en")
  }

  @Test("come with what a checker finds")
  func lint() async throws {
    let findings = try await LibraryApp.underTest().lint()
    #expect(findings.map(\.message) == ["the phrase does not name the app"])
    let finding = try #require(findings.first)
    #expect(!finding.isError)
    #expect(finding.place.contains("lend me ${book}"))
    #expect(finding.description.contains(": warning: "))
  }
}
