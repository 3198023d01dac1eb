import ArgumentParser
import CommandIO
import Dispatch
import PhraseRouter
import WyomingServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
      said unless --verbose. The protocol knows no passwords: whoever reaches the address can ask, \
      so it is the loopback address unless --host says otherwise. SIGHUP reads the app again, between \
      two utterances; one with faults is reported, and the old one stays.

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

  @Option(help: "After how many silent seconds a connection is closed.")
  var idleTimeout = 300

  @Flag(help: "Log connections and what was said.")
  var verbose = false

  func validate() throws {
    guard (1...10_000).contains(connections) else {
      throw ValidationError("--connections is a number from 1 to 10,000")
    }
    guard (1...86_400).contains(idleTimeout) else {
      throw ValidationError("--idle-timeout is a number from 1 to 86,400")
    }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      let router = LiveRouter(try options.router())
      let server = server(for: { router.current })
      let reloading = Self.onSignal(SIGHUP) { reload(router) }
      defer { reloading.cancel() }
      do {
        let listener = try Listener(host: host, port: port)
        if !Listener.isLoopback(host) {
          Output.complain("\(listener.uri): whoever reaches this address can ask")
        }
        Output.line(listener.uri)
        try await Self.untilInterrupted { try await server.run(at: listener) }
      } catch let error as ServerError {
        throw CommandFailure(.unavailable, error.description)
      }
    }
  }

  private func server(for router: @escaping @Sendable () -> Router) -> WyomingServer {
    var limits = ServerLimits()
    limits.connections = connections
    limits.idleTimeout = .seconds(idleTimeout)
    let settings = IntentService.Settings(
      language: options.language, facts: options.context,
      version: PhraseRouterCommand.configuration.version)
    return WyomingServer(
      service: IntentService(router: router, settings: settings), limits: limits,
      log: ServerLog(isVerbose: verbose, write: Output.complain))
  }

  /// Works until it is done, or until the process is asked to end, which cancels the work.
  private static func untilInterrupted(
    _ work: @escaping @Sendable () async throws -> Void
  ) async throws {
    let task = Task { try await work() }
    let sources = [SIGINT, SIGTERM].map { onSignal($0) { task.cancel() } }
    defer { sources.forEach { $0.cancel() } }
    try await task.value
  }

  /// Does something whenever a signal comes. Those of a kind wait for each other.
  private static func onSignal(
    _ number: Int32, _ action: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let queue = DispatchQueue(label: "signal \(number)")
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: action)
    source.resume()
    return source
  }

  /// Reads the app again. Utterances go on being routed by the old one until it is compiled.
  private func reload(_ router: LiveRouter) {
    do {
      router.replace(with: try options.router())
      Output.complain("the app was read again")
    } catch {
      let reason = (error as? CommandFailure)?.message ?? "\(error)"
      Output.complain("the app stays as it was: \(reason)")
    }
  }
}
