import FlyingSocks
import Foundation

/// One peer: its events are read, answered in their order, and its faults told, until it leaves,
/// falls silent, or sends what cannot be read.
struct Connection {
  let number: Int
  let peer: Peer
  let socket: AsyncSocket
  let service: IntentService
  let limits: ServerLimits
  let table: ConnectionTable
  let log: ServerLog

  private static let portion = 4096

  /// What is known of the peer between two of its events.
  private struct Talk {
    var decoder: EventDecoder
    var caller: IntentService.Caller
    var faults = 0
    var eventBegan: ContinuousClock.Instant?
    /// True once the connection has been left.
    var isOver = false
  }

  /// Serves the peer to the end.
  func serve() async {
    log.detail(entry("connected"))
    do {
      try await answerEvents()
      log.detail(entry("closed"))
    } catch SocketError.disconnected {
      log.detail(entry("the peer closed"))
    } catch is CancellationError {
      log.note(entry("closed: silent or slow for too long, or the server ends"))
    } catch {
      log.detail(entry("the connection broke"))
    }
  }

  private func entry(_ message: String) -> ServerLog.Entry {
    ServerLog.Entry(connection: number, message: message)
  }

  private func answerEvents() async throws {
    var talk = Talk(
      decoder: EventDecoder(limits: limits.event), caller: IntentService.Caller(peer: peer.key))
    while !talk.isOver, let bytes = try await read(until: deadline(of: talk)) {
      talk.decoder.append(bytes)
      try await answerFrames(&talk)
    }
    if !talk.isOver { try await answerRest(&talk) }
  }

  /// Answers the events that have come whole.
  private func answerFrames(_ talk: inout Talk) async throws {
    while !talk.isOver, let frame = talk.decoder.next() {
      table.works(number, until: .now + limits.answerTimeout)
      talk.eventBegan = nil
      guard let fault = try await take(frame, from: &talk.caller) else { continue }
      talk.faults += 1
      if fault.isFatal || talk.faults >= limits.faults {
        talk.isOver = true
        try await leave(after: fault)
      } else {
        try await send(fault.event)
      }
    }
    talk.eventBegan = talk.decoder.isInsideEvent ? talk.eventBegan ?? .now : nil
  }

  /// Until when the next bytes must come. An event that has begun is not waited for any longer
  /// because it comes byte by byte.
  private func deadline(of talk: Talk) -> ContinuousClock.Instant {
    if let began = talk.eventBegan { return began + limits.eventTimeout }
    return .now + (talk.caller.isAsked ? limits.questionTimeout : limits.idleTimeout)
  }

  /// Answers an event. Gives what is wrong with it, if it cannot be answered.
  private func take(
    _ frame: EventDecoder.Frame, from caller: inout IntentService.Caller
  ) async throws -> EventFault? {
    switch frame {
    case .fault(let fault):
      log.note(entry("\(fault.code.rawValue): \(fault.message)"))
      return fault
    case .event(let event):
      log.detail(
        ServerLog.Entry(connection: number, message: event.type, said: event["text"]?.string))
      let began = ContinuousClock.now
      do {
        guard let answer = try await service.answer(event, from: &caller) else { return nil }
        log.note(
          ServerLog.Entry(
            connection: number, message: answer.summary,
            microseconds: began.duration(to: .now).inMicroseconds))
        try await send(answer.event)
        return nil
      } catch let fault as EventFault {
        log.note(entry("\(fault.code.rawValue): \(fault.message)"))
        return fault
      }
    }
  }

  private func send(_ event: WyomingEvent) async throws {
    try await socket.write(Data(event.encoded))
  }
}

// MARK: - Reading

extension Connection {
  /// The peer's next bytes; `nil` where the server ends and waits for none.
  ///
  /// The wait is a task of its own, so that a server that ends can break it off, and not what is done
  /// about what came before.
  private func read(until deadline: ContinuousClock.Instant) async throws -> [UInt8]? {
    let reading = Task { try await socket.read(atMost: Self.portion) }
    guard table.waits(number, until: deadline, reading: reading) else {
      reading.cancel()
      return try? await reading.value
    }
    do {
      return try await withTaskCancellationHandler {
        try await reading.value
      } onCancel: {
        reading.cancel()
      }
    } catch is CancellationError where !Task.isCancelled {
      return nil
    }
  }

  /// Answers what has come by the time the server ends, and says that no more will be answered.
  private func answerRest(_ talk: inout Talk) async throws {
    while !talk.isOver, let bytes = try? socket.socket.read(atMost: Self.portion) {
      talk.decoder.append(bytes)
      try await answerFrames(&talk)
    }
    guard !talk.isOver else { return }
    socket.socket.endWriting()
    // To close while bytes of the peer's are under way would take the answers back.
    table.works(number, until: .now + Self.lastWords)
    try await readToTheEnd()
  }

  private static let lastWords: Duration = .milliseconds(500)
}

// MARK: - Leaving

extension Connection {
  /// Tells a peer that it is not served.
  func refuse() async {
    let fault = EventFault(.tooManyConnections, "there are too many connections: try again later")
    log.warn("refused: there are too many connections already", connection: number)
    try? await leave(after: fault)
  }

  /// Tells a last fault, and waits a moment for the peer to hear it: to close while bytes of its
  /// own are under way would take the message back.
  private func leave(after fault: EventFault) async throws {
    table.works(number, until: .now + Self.parting)
    try await send(fault.event)
    socket.socket.endWriting()
    try await readToTheEnd()
  }

  private func readToTheEnd() async throws {
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
