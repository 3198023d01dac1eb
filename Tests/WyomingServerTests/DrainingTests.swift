import Testing

@testable import WyomingServer

/// What a server owes its clients when it ends, and what they owe each other.
@Suite(.timeLimit(.minutes(30))) struct DrainingTests {
  @Test func whatWasReceivedIsAnsweredBeforeTheEnd() async throws {
    for round in 0..<10 {
      let clients = try await TestServer.run { server in
        var clients: [TestClient] = []
        for _ in 0..<12 {
          let client = try await server.connect()
          // Some have talked before, and some are not even let in yet.
          if round.isMultiple(of: 2) {
            #expect(try await client.ask(WyomingEvent(type: "ping"))?.type == "pong")
          }
          clients.append(client)
        }
        let note = WyomingEvent.transcript("note buy milk").encoded
        for client in clients { try await client.send((0..<8).flatMap { _ in note }) }
        return clients
      }
      for client in clients {
        var count = 0
        while let answer = try await client.receive() {
          #expect(answer.type == "intent")
          count += 1
        }
        #expect(count == 8)
      }
    }
  }

  @Test func anOpenQuestionIsWaitedForAsLongAsQuestionsAre() async throws {
    var limits = ServerLimits.patient
    limits.questionTimeout = .milliseconds(50)
    try await TestServer.run(limits: limits) { server in
      let (asked, idle) = (try await server.connect(), try await server.connect())
      #expect(try await asked.ask(.transcript("open the red box"))?.type == "handled")
      #expect(try await asked.receive() == nil)
      #expect(try await idle.ask(WyomingEvent(type: "ping"))?.type == "pong")
      #expect(try await idle.ask(.transcript("open the blue box"))?.type == "intent")
      #expect(try await idle.ask(WyomingEvent(type: "ping"))?.type == "pong")
    }
    #expect(ServerLimits().idleTimeout < ServerLimits().questionTimeout)
  }

  @Test func onePeerLeavesPlacesForOthers() {
    let table = ConnectionTable(limit: 4, limitPerPeer: 3)
    let later = ContinuousClock.now + .seconds(100)
    let (greedy, modest) = (Peer(key: "a"), Peer(key: "b"))
    for number in 1...3 { #expect(table.admit(from: greedy, until: later) == .serve(number)) }
    #expect(table.admit(from: greedy, until: later) == .refuse(4))
    #expect(table.admit(from: modest, until: later) == .serve(5))
  }

  @Test func whoHasFewerConnectionsGetsAPlaceOfWhoHasMost() async {
    let table = ConnectionTable(limit: 4)
    let later = ContinuousClock.now + .seconds(100)
    let (greedy, modest) = (Peer(key: "a"), Peer(key: "b"))
    let tasks = (1...4).map { number in
      #expect(table.admit(from: greedy, until: later) == .serve(number))
      let task = Task { while !Task.isCancelled { await Task.yield() } }
      table.attach(task, to: number)
      return task
    }
    // All of them have something to answer.
    #expect(table.admit(from: modest, until: later) == .refuse(5))
    #expect(table.waits(2, until: later) && table.waits(3, until: later + .seconds(1)))
    #expect(table.admit(from: modest, until: later) == .serve(6))
    await tasks[1].value
    #expect(!tasks[2].isCancelled)
    #expect(table.admit(from: greedy, until: later) == .refuse(7), "they have most")
    tasks.forEach { $0.cancel() }
  }
}
