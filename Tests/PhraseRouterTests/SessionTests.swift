import PhraseRouter
import Testing

/// Sessions ask an app's own queries.
@Suite("Sessions")
struct SessionTests {
  @Test("A query gets the slot's text and nothing around it")
  func slotText() async throws {
    let query = EchoQuery()
    let session = try QueryApp.session(query)
    let turn = await session.send("open the box Größe 7, bitte")
    #expect(query.asked.value.withLock { $0 } == ["Größe 7, bitte"])
    #expect(turn.decision?.summary == "run Open thing=GRÖSSE 7, BITTE")
    #expect(turn.decision?.slots.first?.entityID == "id-Größe 7, bitte")
  }

  @Test("A query gets a name with single spaces, however it was pasted")
  func spaces() async throws {
    let query = EchoQuery()
    let session = try QueryApp.session(query)
    _ = await session.send("open the box\tbig \u{A0}\n red  one")
    #expect(query.asked.value.withLock { $0 } == ["big red one"])
  }

  @Test("A session asks which of several hits is meant, in the query's order")
  func several() async throws {
    let hits = TestApp.entities("Zeta", "Alpha", "Mid")
    let session = try QueryApp.session(EchoQuery(entities: hits))
    let turn = await session.send("open the box thing")
    #expect(turn.decision?.summary == "choose Open thing: Zeta | Alpha | Mid")
    let reply = await session.send("the second one")
    #expect(reply.decision?.summary == "run Open thing=Alpha")
  }

  @Test("A query is asked once for a name that two slots share")
  func sharedNames() async throws {
    let query = EchoQuery()
    let session = try QueryApp.session(query)
    let turn = await session.send("compare the boxes x with y and x")
    #expect(turn.decision?.summary == "run Compare a=X b=Y c=X")
    #expect(query.asked.value.withLock { $0.sorted() } == ["x", "y"])
  }

  @Test("A question never has more options than it can hold")
  func manyHits() async throws {
    let hits = (0..<5000).map { Manifest.Entity(id: "\($0)", title: "Thing \($0)") }
    let session = try QueryApp.session(EchoQuery(entities: hits))
    let turn = await session.send("open the box thing")
    #expect(turn.options.count == 10)
    #expect(turn.hasMore)
    #expect((turn.decision?.optionIDs.count ?? 0) <= 100)
  }

  @Test("A session says that a query failed, and nothing of the error")
  func failing() async throws {
    let session = try QueryApp.session(ThrowingQuery())
    let turn = await session.send("open the box alpha")
    #expect(turn.decision?.summary == "ask Open thing unavailable(\"alpha\")")
    #expect(turn.isOpen)
    #expect(!turn.message.isEmpty)
    for leak in ["secret", "Secret", "Query", "Error", "/"] {
      #expect(!turn.message.contains(leak))
    }
    #expect(await session.stragglers == 0)
  }

  @Test("A session says that nothing is found")
  func nothingFound() async throws {
    let session = try QueryApp.session(EchoQuery(entities: []))
    let turn = await session.send("open the box alpha")
    #expect(turn.decision?.summary == "ask Open thing unknown(\"alpha\")")
  }

  @Test("A session without a query for a type that needs one says that it is not there")
  func noQuery() async throws {
    let session = Session(router: try QueryApp.router())
    let turn = await session.send("open the box alpha")
    #expect(turn.decision?.summary == "ask Open thing unavailable(\"alpha\")")
    #expect(try QueryApp.router().route("open the box alpha") == turn.decision)
  }

  @Test("A new command wins over an open question")
  func newCommand() async throws {
    let session = try QueryApp.session(EchoQuery(entities: TestApp.entities("One", "Two")))
    _ = await session.send("open the box thing")
    let turn = await session.send("close all boxes")
    #expect(turn.decision?.summary == "run Close")
    #expect(!turn.isOpen)
  }

  @Test("A session reads the time from its clock unless the context gives it")
  func clock() async throws {
    let router = try FilmTracker.shared.get()
    let options = SessionOptions(clock: .fixed(try #require(LocalTime("2030-01-01T10:00"))))
    let utterance = "remind me to watch ratatouille tomorrow"
    let clocked = Session(router: router, options: options)
    let first = await clocked.send(utterance).decision
    #expect(first?.summary == "run RemindToWatch film=Ratatouille date=2030-01-02")
    let fixed = Session(router: router, context: FilmTracker.context, options: options)
    let second = await fixed.send(utterance).decision
    #expect(second?.summary == "run RemindToWatch film=Ratatouille date=2026-11-21")
  }

  @Test("Sessions of many people do not disturb each other")
  func manySessions() async throws {
    let router = try FilmTracker.shared.get()
    let outcomes = await withTaskGroup(of: String?.self) { group in
      for number in 0..<32 {
        group.addTask {
          let session = Session(router: router, context: FilmTracker.context)
          _ = await session.send("mark toy story as watched")
          return await session.send(String(number % 4 + 1)).decision?.slots.first?.entityID
        }
      }
      return await group.reduce(into: [String?]()) { $0.append($1) }
    }
    for film in ["toy-story-1995", "toy-story-2-1999", "toy-story-3-2010", "toy-story-4-2019"] {
      #expect(outcomes.count { $0 == film } == 8)
    }
  }
}
