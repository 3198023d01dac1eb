import FlyingSocks
import Foundation

@testable import WyomingServer

extension ServerLimits {
  /// The standard limits, for a machine that has other work: only what a test is about may run out.
  static var patient: ServerLimits {
    var limits = ServerLimits()
    limits.idleTimeout = .seconds(3600)
    limits.questionTimeout = .seconds(3600)
    limits.connectionsPerPeer = limits.connections
    limits.eventTimeout = .seconds(3600)
    limits.answerTimeout = .seconds(3600)
    limits.drainTimeout = .seconds(3600)
    return limits
  }
}

/// A server at a free port of this machine, for as long as a test runs.
struct TestServer {
  let port: UInt16
  private let task: Task<Void, any Error>

  /// Serves, works, and ends the server again.
  static func run<Result>(
    limits: ServerLimits = .patient, log: ServerLog = .none,
    _ work: (TestServer) async throws -> Result
  ) async throws -> Result {
    let listener = try Listener(host: "127.0.0.1", port: 0)
    let server = WyomingServer(service: try BoxApp.service(), limits: limits, log: log)
    let test = TestServer(
      port: listener.port, task: Task { try await server.run(at: listener) })
    do {
      let result = try await work(test)
      try await test.end()
      return result
    } catch {
      try await test.end()
      throw error
    }
  }

  func connect() async throws -> TestClient {
    TestClient(
      socket: try await AsyncSocket.connected(
        to: .inet(ip4: "127.0.0.1", port: port), timeout: 3600))
  }

  /// Asks the server to end, and waits for it.
  func end() async throws {
    task.cancel()
    try await task.value
  }
}

/// A connection as a client has it.
final class TestClient {
  private let socket: AsyncSocket
  private var decoder = EventDecoder(limits: EventLimits(dataBytes: 1_000_000))

  init(socket: AsyncSocket) { self.socket = socket }

  deinit { try? socket.close() }

  func send(_ event: WyomingEvent) async throws { try await send(event.encoded) }

  func send(_ bytes: [UInt8]) async throws { try await socket.write(Data(bytes)) }

  /// The next event, or `nil` where the server has closed.
  func receive() async throws -> WyomingEvent? {
    while true {
      if let frame = decoder.next() { return frame.event }
      do {
        decoder.append(try await socket.read(atMost: 4096))
      } catch is SocketError {
        return nil
      }
    }
  }

  func ask(_ event: WyomingEvent) async throws -> WyomingEvent? {
    try await send(event)
    return try await receive()
  }
}
