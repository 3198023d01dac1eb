import AppManifest
import Synchronization
import Testing

@testable import WyomingServer

/// The server at a real socket of the loopback address. Each test has a server of its own.
@Suite(.timeLimit(.minutes(30))) struct WyomingServerTests {
  @Test func talksWithAClient() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      #expect(try await client.ask(WyomingEvent(type: "describe"))?.type == "info")
      #expect(try await client.ask(.transcript("open the red box"))?.type == "handled")
      let answer = try await client.ask(.transcript("2"))
      #expect(answer?.entities == [["name": "box", "value": "red box"]])
    }
  }

  @Test func answersEventsInTheirOrder() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      let pings = (0..<200).map { WyomingEvent(type: "ping", ["text": .string("\($0)")]) }
      try await client.send(pings.flatMap(\.encoded))
      for number in 0..<200 { #expect(try await client.receive()?.text == "\(number)") }
    }
  }

  @Test func eventsMayComeByteByByte() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      for byte in WyomingEvent.transcript("open the blue box").encoded {
        try await client.send([byte])
      }
      #expect(try await client.receive()?.type == "intent")
    }
  }

  @Test func servesManyAtOnce() async throws {
    try await TestServer.run { server in
      let right = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<40 {
          group.addTask {
            let client = try await server.connect()
            _ = try await client.ask(.transcript("open the red box"))
            let answer = try await client.ask(.transcript(number.isMultiple(of: 2) ? "1" : "2"))
            let slots = answer?["context"]?["phrase_router"]?["slots"]
            return slots?["box"]?["id"]?.string
              == (number.isMultiple(of: 2) ? "red-small" : "red-large")
          }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(right == 40)
    }
  }

  /// Descriptors are given again at once, so this is where a forgotten one would show.
  @Test func servesOneAfterTheOther() async throws {
    try await TestServer.run { server in
      for _ in 0..<300 {
        let client = try await server.connect()
        #expect(try await client.ask(WyomingEvent(type: "ping"))?.type == "pong")
      }
    }
  }

  @Test func aConnectionGoesOnAfterAFault() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      try await client.send(Array("nonsense\n".utf8))
      let fault = try await client.receive()
      #expect(fault?.type == "error")
      #expect(fault?["code"]?.string == "malformed-event")
      #expect(try await client.ask(WyomingEvent(type: "recognize"))?.type == "error")
      #expect(try await client.ask(WyomingEvent(type: "ping"))?.type == "pong")
    }
  }

  @Test func closesAfterManyFaults() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      try await client.send(Array(String(repeating: "nonsense\n", count: 2000).utf8))
      var count = 0
      while let event = try await client.receive() {
        #expect(event.type == "error")
        count += 1
      }
      #expect(count == ServerLimits().faults)
    }
  }

  @Test func saysWhyItClosesAfterAnOversizeEvent() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      let line = #"{"type":"recognize","data_length":100000}"# + "\n"
      try await client.send(Array((line + String(repeating: "x", count: 100_000)).utf8))
      #expect(try await client.receive()?["code"]?.string == "event-too-large")
      #expect(try await client.receive() == nil)
      #expect(try await server.connect().ask(WyomingEvent(type: "ping"))?.type == "pong")
    }
  }

  @Test func longUtterancesAreRejectedAndNotFaults() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      let answer = try await client.ask(.transcript(String(repeating: "very ", count: 2000)))
      #expect(answer?.type == "not-recognized")
      #expect(answer?["context"]?["phrase_router"]?["reason"]?.string == "tooLong")
    }
  }

  @Test func refusesMoreThanItsLimit() async throws {
    var limits = ServerLimits.patient
    limits.connections = 2
    try await TestServer.run(limits: limits) { server in
      let first = try await server.connect()
      let second = try await server.connect()
      #expect(try await first.ask(WyomingEvent(type: "ping"))?.type == "pong")
      #expect(try await second.ask(WyomingEvent(type: "ping"))?.type == "pong")
      let third = try await server.connect()
      #expect(try await third.receive()?["code"]?.string == "too-many-connections")
      #expect(try await third.receive() == nil)
      #expect(try await first.ask(WyomingEvent(type: "ping"))?.type == "pong")
    }
  }

  @Test func closesSilentConnections() async throws {
    var limits = ServerLimits.patient
    limits.idleTimeout = .milliseconds(50)
    try await TestServer.run(limits: limits) { server in
      let client = try await server.connect()
      #expect(try await client.receive() == nil)
    }
  }

  @Test func doesNotWaitForEverForTheRestOfAnEvent() async throws {
    var limits = ServerLimits.patient
    limits.eventTimeout = .milliseconds(50)
    try await TestServer.run(limits: limits) { server in
      let client = try await server.connect()
      try await client.send(Array(#"{"type":"#.utf8))
      #expect(try await client.receive() == nil)
    }
  }

  @Test func endsWhileOthersAreConnected() async throws {
    let client = try await TestServer.run { server in
      let client = try await server.connect()
      #expect(try await client.ask(WyomingEvent(type: "ping"))?.type == "pong")
      return client
    }
    #expect(try await client.receive() == nil, "the server has ended and closed")
  }

  @Test func logsNothingThatWasSaidUnlessAsked() async throws {
    for isVerbose in [false, true] {
      let lines = Mutex<[String]>([])
      let log = ServerLog(level: isVerbose ? .verbose : .normal) { line in
        lines.withLock { $0.append(line) }
      }
      try await TestServer.run(log: log) { server in
        let client = try await server.connect()
        _ = try await client.ask(.transcript("note buy milk"))
      }
      let text = lines.withLock { $0.joined(separator: "\n") }
      #expect(text.contains("run AddNote"))
      #expect(text.contains("milk") == isVerbose)
    }
  }

  @Test(arguments: ["", "example.com", "1.2.3", "300.0.0.1", "::g", "203.0.113.7"])
  func listensAtAddressesOfThisMachineOnly(host: String) {
    #expect(throws: ServerError.self) { try Listener(host: host, port: 0) }
  }

  @Test func saysThatAPortIsInUse() throws {
    let listener = try Listener(host: "localhost", port: 0)
    defer { try? listener.socket.close() }
    #expect(listener.uri == "tcp://127.0.0.1:\(listener.port)")
    let expected = ServerError(
      description: "cannot listen at 127.0.0.1, port \(listener.port): the port is in use")
    #expect(throws: expected) { try Listener(host: "127.0.0.1", port: listener.port) }
  }
}

@Suite struct ConnectionTableTests {
  @Test func aConnectionTableServesRefusesAndDrops() {
    let table = ConnectionTable(limit: 2)
    let later = ContinuousClock.now + .seconds(100)
    #expect(table.admit(until: later) == .serve(1))
    #expect(table.admit(until: later) == .serve(2))
    for place in 0..<ConnectionTable.refusals {
      #expect(table.admit(until: later) == .refuse(3 + place))
    }
    #expect(table.admit(until: later) == .drop)
    table.remove(1)
    #expect(table.admit(until: later) == .serve(3 + ConnectionTable.refusals))
    #expect(table.count == 2 + ConnectionTable.refusals)
    table.drain(until: later)
    table.remove(2)
    #expect(table.admit(until: later) == .drop)
    #expect(!table.waits(3, until: later))
  }

  @Test func aConnectionTableCancelsWhoIsOverdue() async {
    let table = ConnectionTable(limit: 2)
    let now = ContinuousClock.now
    _ = table.admit(until: now)
    _ = table.admit(until: now + .seconds(1))
    let tasks = (0..<2).map { _ in Task { while !Task.isCancelled { await Task.yield() } } }
    table.expire(now)
    // The first was overdue before its task was known.
    table.attach(tasks[0], to: 1)
    table.attach(tasks[1], to: 2)
    await tasks[0].value
    #expect(!tasks[1].isCancelled)
    table.drain(until: now)
    #expect(!tasks[1].isCancelled, "it has something to answer")
    table.expire(now)
    await tasks[1].value
  }
}
