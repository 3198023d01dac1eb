import AppIntents
import Foundation
import IntentRuntime

/// Measures what an app of 100 intents and 1,000 entities takes to open, and what its turns take.
///
/// runtime-probe [--start-up MILLISECONDS] [--turn MICROSECONDS]: the most processor time from the
/// start of the process to the first decision, and of a turn at the 99th percentile. Exit code 1 past
/// either.
let budgets = Budgets(CommandLine.arguments.dropFirst())
let built = try ManifestBuilder(
  ProbeShortcuts.self, app: .init(id: "probe", name: ["en": "Probe"])
).build()
let described = ProcessorTime.milliseconds
let host = try await AppHost(built)
let session = AppSession(host)
let first = await session.send("lift up the amber anchor in probe")
let started = ProcessorTime.milliseconds
precondition(first.message == "Done with amber anchor.", first.message)
print(
  "start-up to the first decision: \(started.rounded()) ms of processor time, of which",
  "\(described.rounded()) ms until the manifest of \(built.intents.count) intents was built")

var turns: [Double] = []
for round in 0..<3000 {
  let name = Names.name(round * 7 % 1000)
  let utterance = "\(ProbeShortcuts.command(round * 3 % 100)) the \(name) in probe"
  let before = ProcessorTime.milliseconds
  let turn = await session.send(utterance)
  // The first hundred warm up, as they would in a process that answers people.
  if round >= 100 { turns.append((ProcessorTime.milliseconds - before) * 1000) }
  precondition(turn.outcome != nil, "“\(utterance)” came to: \(turn.message)")
}
turns.sort()
let p99 = turns[turns.count * 99 / 100]
print(
  "a turn, its run included: p50 \(turns[turns.count / 2].rounded()) µs, p99 \(p99.rounded()) µs",
  "of processor time over \(turns.count) turns, half of them with a query")
exit(started <= budgets.startUp && p99 <= budgets.turn ? 0 : 1)

/// What may be taken at most.
struct Budgets {
  var startUp = Double.infinity
  var turn = Double.infinity

  init(_ arguments: some Sequence<String>) {
    var name = ""
    for argument in arguments {
      switch name {
      case "--start-up": startUp = Double(argument) ?? startUp
      case "--turn": turn = Double(argument) ?? turn
      default: break
      }
      name = argument
    }
  }
}

enum ProcessorTime {
  /// What the process has taken so far, on all processors.
  static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
