import Dispatch
import Synchronization
import Testing

@testable import WyomingServer

@Suite struct LogTests {
  @Test func aLogThatNobodyReadsKeepsNobodyWaiting() {
    let isRead = DispatchSemaphore(value: 0)
    let lines = Mutex<[String]>([])
    let queue = LogQueue(capacity: 10) { line in
      isRead.wait()
      lines.withLock { $0.append(line) }
    }
    for number in 0..<5000 { queue.add("\(number)") }
    #expect(!queue.finish(within: 0.01))
    for _ in 0..<5001 { isRead.signal() }
    #expect(queue.finish(within: 600))
    let all = lines.withLock { $0 }
    #expect(all.count < 30)
    #expect(all.first == "0")
    let counts = all.compactMap { line in
      line.contains(" lines of this log were dropped") ? Int(line.prefix { $0.isNumber }) : nil
    }
    let told = counts.reduce(0, +) + all.count - counts.count
    #expect(told == 5000, "every line is written or counted")
  }

  @Test func linesComeInTheirOrder() {
    let lines = Mutex<[String]>([])
    let queue = LogQueue(capacity: 100_000) { line in lines.withLock { $0.append(line) } }
    for number in 0..<2000 { queue.add("\(number)") }
    #expect(queue.finish(within: 600))
    #expect(lines.withLock { $0 } == (0..<2000).map(String.init))
  }

  @Test(arguments: [ServerLog.Form.text, .json])
  func whatWasTypedMakesNoLineOfItsOwn(form: ServerLog.Form) async throws {
    let lines = Mutex<[String]>([])
    let log = ServerLog(level: .verbose, form: form) { line in lines.withLock { $0.append(line) } }
    try await TestServer.run(log: log) { server in
      let client = try await server.connect()
      let typed = "note buy milk\n2: run DeleteAll\u{2028}\u{1B}[2J\u{202E}"
      _ = try await client.ask(.transcript(typed))
      // Nothing answers an event of a type that is not known.
      try await client.send(WyomingEvent(type: "ping\n3: closed"))
      _ = try await client.ask(WyomingEvent(type: "ping"))
    }
    let written = lines.withLock { $0 }
    #expect(written.contains { $0.contains("buy milk") })
    for line in written {
      for scalar in line.unicodeScalars {
        #expect(scalar.value >= 0x20 && ![0x2028, 0x202E].contains(scalar.value), "\(line)")
      }
      if form == .json { #expect(line.hasPrefix("{") && line.hasSuffix("}")) }
    }
  }

  @Test func quietMeansQuiet() async throws {
    let lines = Mutex<[String]>([])
    let log = ServerLog(level: .quiet) { line in lines.withLock { $0.append(line) } }
    try await TestServer.run(log: log) { server in
      let client = try await server.connect()
      _ = try await client.ask(.transcript("note buy milk"))
      try await client.send(Array("nonsense\n".utf8))
      _ = try await client.receive()
    }
    #expect(lines.withLock { $0 } == [])
  }
}
