import FlyingSocks

/// Serves an app over TCP to programs that speak the Wyoming protocol, such as Home Assistant.
///
/// The protocol knows no passwords and no encryption: a server belongs on the loopback address or
/// in a network whose members may all ask it.
package struct WyomingServer: Sendable {
  private let service: IntentService
  private let limits: ServerLimits
  private let log: ServerLog

  /// Creates a server.
  package init(
    service: IntentService, limits: ServerLimits = ServerLimits(), log: ServerLog = .none
  ) {
    self.service = service
    self.limits = limits
    self.log = log
  }

  /// Serves until the task is cancelled; then accepts no more connections, finishes the answers under
  /// way, and returns.
  ///
  /// Each connection is a task of its own. From here on the process ignores `SIGPIPE`.
  ///
  /// - Parameter listener: The address, which is closed in the end.
  /// - Throws: ``ServerError`` where the system takes the sockets away.
  package func run(at listener: Listener) async throws {
    Socket.ignoreBrokenPipes()
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let polling = Task { try await pool.run() }
    let table = ConnectionTable(
      limit: limits.connections, limitPerPeer: limits.connectionsPerPeer)
    let expiring = Task { try await expire(table) }
    defer {
      polling.cancel()
      expiring.cancel()
    }
    let failure = await withDiscardingTaskGroup { group in
      let accepting = Accepting(listener: listener, pool: pool, table: table)
      let failure = await accept(accepting, into: &group)
      admitThoseWhoWait(accepting, into: &group)
      try? listener.socket.close()
      table.drain(until: .now + limits.drainTimeout)
      return failure
    }
    if let failure { throw failure }
  }

  /// Looks for overdue connections now and then.
  private func expire(_ table: ConnectionTable) async throws {
    let shortest = min(
      limits.idleTimeout, limits.questionTimeout, limits.eventTimeout, limits.answerTimeout)
    let pause = min(shortest / 4, .milliseconds(500))
    while true {
      try await Task.sleep(for: max(pause, .milliseconds(1)))
      table.expire(.now)
    }
  }
}

// MARK: - Accepting

/// What is needed to let peers in.
private struct Accepting<Pool: AsyncSocketPool> {
  var listener: Listener
  var pool: Pool
  var table: ConnectionTable
}

extension WyomingServer {
  /// Lets peers in until the task is cancelled, or the sockets fail.
  private func accept(
    _ accepting: Accepting<some AsyncSocketPool>, into group: inout DiscardingTaskGroup
  ) async -> ServerError? {
    do {
      let listening = try AsyncSocket(socket: accepting.listener.socket, pool: accepting.pool)
      while !Task.isCancelled {
        do {
          admit(try await listening.accept(), accepting, into: &group)
        } catch is SocketError {
          // The peer has left already, or there are no file descriptors: others may end meanwhile.
          log.warn("a connection could not be accepted")
          try await Task.sleep(for: .milliseconds(100))
        }
      }
      return nil
    } catch {
      return Task.isCancelled ? nil : ServerError(description: "the sockets have failed")
    }
  }

  /// Lets in who has connected by the time the server ends: they may have sent something already.
  private func admitThoseWhoWait(
    _ accepting: Accepting<some AsyncSocketPool>, into group: inout DiscardingTaskGroup
  ) {
    for _ in 0..<(limits.connections + ConnectionTable.refusals) {
      guard let (file, _) = try? accepting.listener.socket.accept() else { return }
      let socket = Socket(file: file)
      guard let asynchronous = try? AsyncSocket(socket: socket, pool: accepting.pool) else {
        try? socket.close()
        continue
      }
      admit(asynchronous, accepting, into: &group)
    }
  }

  private func admit(
    _ socket: AsyncSocket, _ accepting: Accepting<some AsyncSocketPool>,
    into group: inout DiscardingTaskGroup
  ) {
    let (table, pool) = (accepting.table, accepting.pool)
    let number: Int
    let isServed: Bool
    let peer = Peer(socket.socket)
    switch table.admit(from: peer, until: .now + limits.answerTimeout) {
    case .serve(let given): (number, isServed) = (given, true)
    case .refuse(let given): (number, isServed) = (given, false)
    case .drop:
      try? socket.close()
      return
    }
    socket.socket.sendAtOnce()
    let connection = Connection(
      number: number, peer: peer, socket: socket, service: service, limits: limits, table: table,
      log: log)
    // Not a child, so that the end of the server does not cut an answer off: the table decides.
    let task = Task {
      await isServed ? connection.serve() : connection.refuse()
      await settle(pool)
      try? socket.close()
      table.remove(number)
    }
    table.attach(task, to: number)
    group.addTask { await task.value }
  }

  /// Waits until the pool has finished what it does.
  ///
  /// It wakes a reader first and forgets its descriptor after that. A descriptor that is closed in
  /// between can be given to the next connection, which the pool would then believe to know, and
  /// never wake.
  private func settle(_ pool: some AsyncSocketPool) async {
    func pass(_ actor: isolated any Actor) {}
    if let actor = pool as? any Actor { await pass(actor) }
  }
}
