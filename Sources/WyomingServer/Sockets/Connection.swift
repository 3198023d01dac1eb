import FlyingSocks
import Foundation

/// One peer: its events are read, answered in their order, and its faults told, until it leaves,
/// falls silent, or sends what cannot be read.
struct Connection {
  let number: Int
  let socket: AsyncSocket
  let service: IntentService
  let limits: ServerLimits
  let table: ConnectionTable
  let log: ServerLog

  private static let portion = 4096

  /// Serves the peer to the end.
  func serve() async {
    log.detail("\(number): connected")
    do {
      try await answerEvents()
      log.detail("\(number): closed")
    } catch SocketError.disconnected {
      log.detail("\(number): the peer closed")
    } catch is CancellationError {
      log.note("\(number): closed: silent or slow for too long, or the server ends")
    } catch {
      log.detail("\(number): the connection broke")
    }
  }

  private func answerEvents() async throws {
    var decoder = EventDecoder(limits: limits.event)
    var caller = IntentService.Caller()
    var faults = 0
    var eventBegan: ContinuousClock.Instant?
    while table.waits(number, until: deadline(after: eventBegan)) {
      decoder.append(try await socket.read(atMost: Self.portion))
      while let frame = decoder.next() {
        table.works(number, until: .now + limits.answerTimeout)
        eventBegan = nil
        guard let fault = try await take(frame, from: &caller) else { continue }
        faults += 1
        guard !fault.isFatal, faults < limits.faults else {
          return try await leave(after: fault)
        }
        try await send(fault.event)
      }
      eventBegan = decoder.isInsideEvent ? eventBegan ?? .now : nil
    }
  }

  /// Until when the next bytes must come. An event that has begun is not waited for any longer
  /// because it comes byte by byte.
  private func deadline(after eventBegan: ContinuousClock.Instant?) -> ContinuousClock.Instant {
    eventBegan.map { $0 + limits.eventTimeout } ?? .now + limits.idleTimeout
  }

  /// Answers an event. Gives what is wrong with it, if it cannot be answered.
  private func take(
    _ frame: EventDecoder.Frame, from caller: inout IntentService.Caller
  ) async throws -> EventFault? {
    switch frame {
    case .fault(let fault):
      log.note("\(number): \(fault.code.rawValue): \(fault.message)")
      return fault
    case .event(let event):
      log.detail("\(number): \(event.type) \(event["text"]?.string ?? "")")
      let began = ContinuousClock.now
      do {
        guard let answer = try await service.answer(event, from: &caller) else { return nil }
        log.note("\(number): \(answer.summary), \(began.duration(to: .now).inMicroseconds) µs")
        try await send(answer.event)
        return nil
      } catch let fault as EventFault {
        log.note("\(number): \(fault.code.rawValue): \(fault.message)")
        return fault
      }
    }
  }

  private func send(_ event: WyomingEvent) async throws {
    try await socket.write(Data(event.encoded))
  }
}

// MARK: - Leaving

extension Connection {
  /// Tells a peer that it is not served.
  func refuse() async {
    let fault = EventFault(.tooManyConnections, "there are too many connections: try again later")
    log.note("\(number): refused: there are \(limits.connections) connections already")
    try? await leave(after: fault)
  }

  /// Tells a last fault, and waits a moment for the peer to hear it: to close while bytes of its
  /// own are under way would take the message back.
  private func leave(after fault: EventFault) async throws {
    table.works(number, until: .now + Self.parting)
    try await send(fault.event)
    socket.socket.endWriting()
    for _ in 0..<Self.partingPortions {
      _ = try await socket.read(atMost: Self.portion)
    }
  }

  private static let parting: Duration = .seconds(2)
  private static let partingPortions = 256
}

extension Duration {
  fileprivate var inMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
