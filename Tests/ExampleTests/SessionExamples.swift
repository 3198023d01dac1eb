import Foundation
import PhraseRouter
import Testing

/// What the documentation shows of conversations, and of what they ask an app.
@Suite struct SessionExamples {
  private let router: Router

  init() throws { router = try ExampleApps.films.get() }

  @Test func conversations() async throws {
    try await Example.check("session") { print in
      // example: session
      let session = Session(router: router)
      let question = await session.send("mark toy story as watched")
      print(question.options.map(\.title).joined(separator: ", "))
      // → Toy Story, Toy Story 2, Toy Story 3, Toy Story 4

      let answer = await session.send("the one from 1999")
      print(answer.decision?.invocation?["film"]?.entityID ?? "")  // → toy-story-2-1999
      // end
    }
  }

  @Test func clocks() async throws {
    try await Example.check("clock") { print in
      // example: clock
      let noon = LocalTime("2026-11-20T12:00")
      let options = SessionOptions(clock: noon.map(LocalClock.fixed) ?? .system)
      let session = Session(router: router, options: options)
      let turn = await session.send("remind me to watch ratatouille tomorrow")
      print(turn.decision?.invocation?["date"]?.value.displayText ?? "")  // → 2026-11-21
      // end
    }
  }

  @Test func turns() async throws {
    let session = Session(router: router)
    try await Example.check("turn") { print in
      // example: turn
      let turn = await session.send("mark toy story as watched")
      for (number, option) in zip(turn.firstNumber..., turn.options.prefix(2)) {
        print(number, option.title, option.subtitle ?? "")
      }
      // → 1 Toy Story 1995 · John Lasseter
      // → 2 Toy Story 2 1999 · John Lasseter
      // end
    }
    try await Example.check("resume") { print in
      // example: resume
      let saved = try JSONEncoder().encode(await session.dialogue)

      let later = Session(router: router)
      let turn = await later.resume(try JSONDecoder().decode(DialogueState.self, from: saved))
      print(turn?.options.count ?? 0)  // → 4
      // end
    }
  }

  @Test func deadlines() async {
    // example: session-options
    let patient = SessionOptions(queryDeadline: .milliseconds(500))
    let session = Session(router: router, options: patient)
    // end
    #expect(await session.send("rate ratatouille 4 stars").decision?.kind == .run)
  }

  @Test func inquiries() async throws {
    let session = Session(router: router)
    try await Example.check("inquiry") { print in
      // example: inquiry
      let request = ValueRequest(
        invocation: Invocation(intent: "RateFilm"), parameter: "rating", reason: .missing)
      let question = await session.ask(Inquiry(.askValue(request), prompt: "How good was it?"))
      print(question.message)  // → How good was it?

      let reply = await session.send("four")
      if case .value(let slot)? = reply.answer { print(slot.value.displayText) }  // → 4
      // end
    }
  }

  // example: query
  struct Contacts: StringQuery {
    let people: [Manifest.Entity]

    func entities(matching text: String, language: String) -> [Manifest.Entity] {
      people.filter { $0.title.lowercased().hasPrefix(text.lowercased()) }
    }
  }
  // end

  // example: suggestions
  struct Recent: SuggestionSource {
    let people: [Manifest.Entity]

    func suggestions(
      for parameter: String, of known: Invocation, language: String
    ) -> [Manifest.Entity] {
      parameter == "person" ? people : []
    }
  }
  // end

  // example: preference
  struct Habits: OptionPreference {
    let counts: [String: Double]

    func scores(ofIntents intents: [String]) -> [Double] {
      intents.map { counts[$0] ?? 0 }
    }

    func scores(ofEntities ids: [String], for parameter: String, of intent: String) -> [Double] {
      ids.map { counts[$0] ?? 0 }
    }
  }
  // end

  @Test func queries() async throws {
    let session = Session(
      router: try ExampleApps.contacts(), queries: ["Person": Contacts(people: ExampleApps.people)],
      suggestions: Recent(people: ExampleApps.people),
      preference: Habits(counts: ["alan turing": 3]),
      options: SessionOptions(queryDeadline: .seconds(60)))
    let grace = await session.send("call grace").decision
    #expect(grace?.invocation?["person"]?.entityID == "grace hopper")
    #expect(await session.send("call someone").options.map(\.title).count == 3)
    #expect(await session.send("call a").options.map(\.title) == ["Alan Turing", "Ada Lovelace"])
  }
}
