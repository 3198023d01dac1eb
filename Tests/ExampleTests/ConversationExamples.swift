// example: conversation
import PhraseRouter
// end
import Testing

/// What the article “A dialogue” shows.
@Suite struct ConversationExamples {
  @Test func questions() async throws {
    let router = try ExampleApps.films.get()
    var conversation: Session?
    try await Example.check("conversation") { print in
      // example: conversation
      let session = Session(router: router, context: ["now": "2026-11-20T12:00"])

      let question = await session.send("mark toy story as watched")
      print(question.message)  // → There are several called “toy story”. Which film?
      print(question.options.count, question.isOpen)  // → 4 true
      // end
      conversation = session
    }
    let session = try #require(conversation)
    try await Example.check("conversation-reply") { print in
      // example: conversation-reply
      let answer = await session.send("the one from 1999")
      if case .run(let invocation)? = answer.decision {
        print(invocation.intent, invocation["film"]?.entityID ?? "")
        // → MarkFilmAsWatched toy-story-2-1999
      }
      // end
    }
    try await Example.check("conversation-values") { print in
      // example: conversation-values
      let film = await session.send("rate toy story")
      print(film.message)  // → There are several called “toy story”. Which film?
      let rating = await session.send("1")
      print(rating.message)  // → How many stars, from 1 to 5?
      let done = await session.send("five stars")
      print(done.decision?.kind == .run)  // → true
      // end
    }
  }

  @Test func names() async throws {
    typealias Contacts = SessionExamples.Contacts
    let (phone, people) = (try ExampleApps.contacts(), ExampleApps.people)
    try await Example.check("conversation-query") { print in
      // example: conversation-query
      let calls = Session(router: phone, queries: ["Person": Contacts(people: people)])
      let turn = await calls.send("call grace")
      print(turn.decision?.invocation?["person"]?.entityID ?? "")  // → grace hopper
      // end
    }
  }
}
