import ArgumentParser
import CommandIO
import PhraseRouter
import REPL
import WyomingServer

/// `phrase-router wyoming`
struct ServeWyoming: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wyoming",
    abstract: "Serve an app to Home Assistant and others that speak the Wyoming protocol.",
    discussion: """
      Answers 'recognize' and 'transcript' events with 'intent' (its slots as entities) or \
      'not-recognized'. A question is sent as 'handled', its options numbered; the next utterance \
      of the same conversation_id, or of the same connection, is the reply. 'describe' tells the \
      app's languages. The context of an event holds facts that templates can require; that of \
      an answer holds the decision, as 'route --json' prints it, under 'phrase_router'.

        phrase-router wyoming
        phrase-router wyoming --app home.json --port 10500 --verbose

      The first line of output is the address. Log lines go to standard error, without what was \
      said unless --verbose; lines that nobody reads in time are dropped and counted. The protocol knows no passwords: whoever reaches the address can ask, \
      so it is the loopback address unless --host says otherwise. SIGHUP reads the app again, between \
      two utterances; one with faults is reported, and the old one stays. SIGTERM answers what was \
      received, and ends.

      Exit codes: 0 after SIGINT or SIGTERM, 65 the app has faults, 66 there is no such app, 69 \
      the address cannot be listened at.
      """)

  @OptionGroup var options: AppOptions

  @Option(help: "The address to listen at: this machine's, as numbers, or localhost.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at. 0: any that is free.")
  var port: UInt16 = 10500

  @Option(help: "The most connections at once.")
  var connections = 64

  @Option(help: "The most of them from one address. By default three quarters.")
  var connectionsPerPeer: Int?

  @Option(
    help: "After how many silent seconds a connection is closed; 300 where a question is open.")
  var idleTimeout = 30

  @Flag(help: "Log connections and what was said.")
  var verbose = false

  @Flag(help: "Log nothing but what went wrong.")
  var quiet = false

  @Flag(help: "Log a JSON object a line.")
  var json = false

  func validate() throws {
    guard (1...10_000).contains(connections) else {
      throw ValidationError("--connections is a number from 1 to 10,000")
    }
    guard (1...connections).contains(connectionsPerPeer ?? 1) else {
      throw ValidationError("--connections-per-peer is a number from 1 to that of --connections")
    }
    guard !quiet || !verbose else {
      throw ValidationError("--quiet and --verbose exclude each other")
    }
    guard (1...86_400).contains(idleTimeout) else {
      throw ValidationError("--idle-timeout is a number from 1 to 86,400")
    }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      let signals = ServerSignals()
      let queue = LogQueue(sink: StandardStream.writeErrorLine)
      defer { queue.finish(within: Self.lastLines) }
      let log = ServerLog(
        level: quiet ? .quiet : verbose ? .verbose : .normal, form: json ? .json : .text,
        write: queue.add)
      let router = LiveRouter(try options.router())
      signals.onReload { reload(router, log) }
      do {
        try await serve(router, log, until: signals)
      } catch let error as ServerError {
        throw CommandFailure(.unavailable, error.description)
      }
    }
  }

  /// How long the log's last lines may take to be read, in seconds.
  private static let lastLines = 0.5

  private func serve(
    _ router: LiveRouter, _ log: ServerLog, until signals: ServerSignals
  ) async throws {
    let server = server(for: { router.current }, log)
    let listener = try Listener(host: host, port: port)
    if !Listener.isLoopback(host) {
      log.warn("\(listener.uri): whoever reaches this address can ask")
    }
    let task = Task { try await server.run(at: listener) }
    signals.onEnd { task.cancel() }
    Output.line(listener.uri)
    try await task.value
  }

  private func server(
    for router: @escaping @Sendable () -> Router, _ log: ServerLog
  ) -> WyomingServer {
    var limits = ServerLimits()
    limits.connections = connections
    limits.connectionsPerPeer = connectionsPerPeer ?? max(1, connections * 3 / 4)
    limits.idleTimeout = .seconds(idleTimeout)
    let settings = IntentService.Settings(
      language: options.language, facts: options.context,
      version: PhraseRouterCommand.configuration.version)
    return WyomingServer(
      service: IntentService(router: router, settings: settings), limits: limits, log: log)
  }

  /// Reads the app again. Utterances go on being routed by the old one until it is compiled.
  private func reload(_ router: LiveRouter, _ log: ServerLog) {
    do {
      router.replace(with: try options.router())
      log.warn("the app was read again")
    } catch {
      let reason = (error as? CommandFailure)?.message ?? "\(error)"
      log.warn("the app stays as it was: \(reason)")
    }
  }
}
