import PhraseRouter
import Testing

/// All queries of a turn share one deadline, whatever they do.
///
/// Nothing here measures time: what would wait for a query that never ends runs into the limit.
@Suite("Query deadlines", .timeLimit(.minutes(30)))
struct QueryDeadlineTests {
  static let unavailable = "ask Open thing unavailable(\"alpha\")"

  @Test("A slow query costs its turn the deadline, is cancelled, and leaves nothing behind")
  func slow() async throws {
    let query = SleepingQuery(duration: .seconds(3600))
    let clock = TestClock()
    let session = try QueryApp.session(query, deadline: .milliseconds(50), by: clock)
    async let answer = session.send("open the box alpha")
    await clock.waiters(1)
    #expect(await eventually { query.tally.started == 1 })
    clock.advance(by: .milliseconds(49))
    #expect(clock.waiterCount == 1, "the deadline is not over yet")
    clock.advance(by: .milliseconds(1))
    let turn = await answer
    #expect(turn.decision?.summary == Self.unavailable)
    #expect(turn.isOpen)
    #expect(await eventually { await session.stragglers == 0 })
    #expect(await eventually { query.tally.ended == 1 })
  }

  @Test("Several lookups run at the same time and share one deadline")
  func shared() async throws {
    let query = SleepingQuery(duration: .seconds(3600))
    let clock = TestClock()
    let session = try QueryApp.session(query, deadline: .milliseconds(200), by: clock)
    async let answer = session.send("compare the boxes x with y and z")
    await clock.waiters(3)
    #expect(await eventually { query.tally.started == 3 })
    clock.advance(by: .milliseconds(200))
    #expect(await answer.decision?.summary == "ask Compare a unavailable(\"x\")")
    #expect(await eventually { await session.stragglers == 0 })
    #expect(await eventually { query.tally.ended == 3 })
  }

  @Test("Lookups of one turn run at the same time")
  func concurrent() async throws {
    let session = try QueryApp.session(MeetingQuery(expected: 3))
    let turn = await session.send("compare the boxes x with y and z")
    #expect(turn.decision?.summary == "run Compare a=x b=y c=z")
  }

  @Test("More lookups than may be left behind take turns")
  func many() async throws {
    let query = SleepingQuery(duration: .milliseconds(5))
    let session = try QueryApp.session(query)
    let turn = await session.send(QueryApp.pile)
    #expect(turn.decision?.summary.hasPrefix("run Pile p0=Late p1=Late") == true)
    #expect(query.tally.started == 12)
    #expect(query.tally.most <= 8)
  }

  @Test("Queries that block their threads are left behind at the deadline, at most eight")
  func blocking() async throws {
    let query = BlockingQuery()
    defer { query.gate.open() }
    let session = try QueryApp.session(query, deadline: .milliseconds(20))
    for _ in 0..<12 {
      let turn = await session.send("open the box alpha")
      #expect(turn.decision?.summary == Self.unavailable)
      _ = await session.send("cancel")
    }
    #expect(await session.stragglers == 8)
    #expect(await eventually { query.tally.started == 8 }, "the others were skipped")
    // Whatever needs no query works as ever.
    #expect(await session.send("close all boxes").decision?.summary == "run Close")
    // Once they are let go, the query is asked again.
    query.gate.open()
    #expect(await eventually { await session.stragglers == 0 })
    let turn = await session.send("open the box alpha")
    #expect([Self.unavailable, "run Open thing=Blocked"].contains(turn.decision?.summary))
    #expect(await eventually { query.tally.started == 9 })
    #expect(await eventually { query.tally.ended == 9 })
  }

  @Test("At most eight queries are left behind even if one turn starts them all")
  func pile() async throws {
    let query = BlockingQuery()
    defer { query.gate.open() }
    let session = try QueryApp.session(query, deadline: .milliseconds(50))
    let turn = await session.send(QueryApp.pile)
    #expect(turn.decision?.summary == "ask Pile p0 unavailable(\"n0\")")
    #expect(await session.stragglers == 8)
    #expect(await eventually { query.tally.started == 8 })
    query.gate.open()
    #expect(await eventually { await session.stragglers == 0 })
  }

  @Test("At most eight queries are left behind over all sessions that share their options")
  func sharedOptions() async throws {
    let query = BlockingQuery()
    defer { query.gate.open() }
    let router = try QueryApp.router()
    let options = SessionOptions(queryDeadline: .milliseconds(50))
    await withDiscardingTaskGroup { group in
      for _ in 0..<16 {
        group.addTask {
          let session = Session(router: router, queries: ["Thing": query], options: options)
          let turn = await session.send("open the box alpha")
          #expect(turn.decision?.summary == Self.unavailable)
        }
      }
    }
    #expect(query.tally.started <= 8)
    query.gate.open()
  }

  @Test("Late answers of queries count for nothing")
  func late() async throws {
    let query = BlockingQuery()
    let session = try QueryApp.session(query, deadline: .milliseconds(20))
    let question = await session.send("open the box alpha")
    #expect(question.decision?.summary == Self.unavailable)
    query.gate.open()
    #expect(await eventually { await session.stragglers == 0 })
    // The question is still open, as if nothing had come.
    let again = await session.send("")
    #expect(again.decision == question.decision)
    #expect(again.isOpen)
  }

  @Test("Ten thousand turns with queries leave no task behind")
  func tenThousandTurns() async throws {
    let query = SleepingQuery(duration: .seconds(3600))
    let session = try QueryApp.session(query, deadline: .milliseconds(1))
    for _ in 0..<10_000 {
      _ = await session.send("open the box alpha")
      _ = await session.send("cancel")
    }
    #expect(await eventually { await session.stragglers == 0 })
    #expect(await eventually { query.tally.ended == query.tally.started })
    #expect(query.tally.most <= 8)
    #expect(query.tally.started > 100, "nearly all were skipped")
  }

  @Test("Query deadlines of nothing and less are over at once")
  func noTime() async throws {
    for deadline in [Duration.zero, .seconds(-5)] {
      let query = SleepingQuery(duration: .seconds(3600))
      let session = try QueryApp.session(query, deadline: deadline)
      let turn = await session.send("open the box alpha")
      #expect(turn.decision?.summary == Self.unavailable)
      #expect(await eventually { await session.stragglers == 0 })
    }
  }
}
