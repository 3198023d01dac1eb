package import PhraseRouter
import TextAnalysis
import UtteranceSampling

/// Measures how long a router takes from a `String` to its complete decision.
///
/// Every pass goes through all utterances in an order of its own, so that no utterance finds the
/// machine's caches warmed by itself, and is followed by a pass of the floor in the same order.
/// A first pass of both is not counted. Timings go into arrays that are allocated beforehand.
package struct LatencyBench: Sendable {
  package var router: Router
  package var passes: Int
  package var seed: UInt64
  /// How many threads measure at once, each on passes of its own.
  package var threads: Int

  package init(
    router: Router, passes: Int = 20, seed: UInt64 = 1, threads: Int = 1
  ) {
    self.router = router
    self.passes = passes
    self.seed = seed
    self.threads = threads
  }

  /// Measures the utterances of a corpus, each in its context.
  package func run(_ corpus: Corpus) async -> BenchReport {
    let overhead = MonotonicClock.overhead()
    let rows = corpus.rows
    let timings = await withTaskGroup(of: Timings.self) { group in
      for thread in 0..<max(1, threads) {
        group.addTask { measure(rows, seed: seed &+ UInt64(thread)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    return BenchReport(
      timings: timings, utterances: rows.count, passes: passes, seed: seed,
      clockOverhead: overhead)
  }

  /// The timings that one thread took, in nanoseconds.
  struct Timings: Sendable {
    var byOutcome: [DecisionRecord.Outcome: [UInt64]]
    var floor: [UInt64]
    /// The floor's timings, told apart by what the router made of the utterance.
    var floorByOutcome: [DecisionRecord.Outcome: [UInt64]]
    /// The sum of every utterance's median, of the router and of the floor.
    var medianSums: (route: UInt64, floor: UInt64)
    /// The processor time of all passes, of the router and of the floor.
    var processor: (route: UInt64, floor: UInt64)
    /// The processor time of the pass before those, which found nothing prepared.
    var firstPass: UInt64
  }

  private func measure(_ rows: [CorpusRow], seed: UInt64) -> Timings {
    var worker = BenchWorker(rows, bench: self)
    var generator = SeededGenerator(seed: seed)
    var order = Array(rows.indices)
    worker.pass(order)
    let firstPass = worker.forget()
    for _ in 0..<passes {
      order.shuffle(using: &generator)
      worker.pass(order)
    }
    return worker.timings(firstPass: firstPass)
  }
}

/// Everything that one thread needs, allocated before the first timing.
private struct BenchWorker {
  private let rows: [CorpusRow]
  private let languages: [String]
  private let utf16: [[UInt16]]
  private let floors: [ICUFloor]
  private let router: Router
  private var route: [UInt64] = []
  private var outcomes: [DecisionRecord.Outcome] = []
  /// Which row each timing is of. It is the floor's order too, and that of the outcomes.
  private var timedRows: [Int32] = []
  private var floor: [UInt64] = []
  private var processor: (route: UInt64, floor: UInt64) = (0, 0)
  /// Keeps the floor's work from being left out as useless.
  private var boundaries = 0

  init(_ rows: [CorpusRow], bench: LatencyBench) {
    self.rows = rows
    router = bench.router
    let standard = bench.router.manifest.defaultLanguage
    let languages = rows.map { $0.language ?? standard }
    let meters = Dictionary(
      Set(languages).map { ($0, ICUFloor(language: $0)) }
    ) { first, _ in first }
    self.languages = languages
    floors = languages.map { meters[$0] ?? ICUFloor(language: $0) }
    utf16 = rows.map { Array($0.utterance.utf16) }
    route.reserveCapacity(rows.count * bench.passes)
    outcomes.reserveCapacity(rows.count * bench.passes)
    timedRows.reserveCapacity(rows.count * bench.passes)
    floor.reserveCapacity(rows.count * bench.passes)
  }

  /// Routes the rows in an order, then runs the floor in the same.
  mutating func pass(_ order: [Int]) {
    let start = MonotonicClock.threadTime()
    for index in order {
      let start = MonotonicClock.now()
      let decision = router.route(
        rows[index].utterance, language: languages[index], context: rows[index].context)
      route.append(MonotonicClock.now() - start)
      outcomes.append(decision.outcome)
      timedRows.append(Int32(index))
    }
    let routed = MonotonicClock.threadTime()
    for index in order {
      let start = MonotonicClock.now()
      boundaries &+= floors[index].run(utf16[index])
      floor.append(MonotonicClock.now() - start)
    }
    processor.route += routed - start
    processor.floor += MonotonicClock.threadTime() - routed
  }

  /// Drops the timings of the warm-up, but not their storage.
  ///
  /// - Returns: The processor time that it took the router.
  mutating func forget() -> UInt64 {
    let spent = processor.route
    route.removeAll(keepingCapacity: true)
    outcomes.removeAll(keepingCapacity: true)
    timedRows.removeAll(keepingCapacity: true)
    floor.removeAll(keepingCapacity: true)
    processor = (0, 0)
    return spent
  }

  func timings(firstPass: UInt64) -> LatencyBench.Timings {
    var byOutcome: [DecisionRecord.Outcome: [UInt64]] = [:]
    var floorByOutcome: [DecisionRecord.Outcome: [UInt64]] = [:]
    for (outcome, spent) in zip(outcomes, route) { byOutcome[outcome, default: []].append(spent) }
    for (outcome, spent) in zip(outcomes, floor) {
      floorByOutcome[outcome, default: []].append(spent)
    }
    return LatencyBench.Timings(
      byOutcome: byOutcome, floor: floor, floorByOutcome: floorByOutcome,
      medianSums: (route: sumOfMedians(route), floor: sumOfMedians(floor)),
      processor: processor, firstPass: firstPass)
  }

  private func sumOfMedians(_ timings: [UInt64]) -> UInt64 {
    var byRow = [[UInt64]](repeating: [], count: rows.count)
    for (row, spent) in zip(timedRows, timings) { byRow[Int(row)].append(spent) }
    return byRow.reduce(0) { sum, spent in
      spent.isEmpty ? sum : sum + spent.sorted()[spent.count / 2]
    }
  }
}
