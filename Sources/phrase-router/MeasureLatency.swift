import ArgumentParser
import AppManifest
import Evaluation
import PhraseRouter

/// `phrase-router bench`
struct MeasureLatency: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how long decisions take.",
    discussion: """
      Times every utterance of the corpora from a String to its complete decision, in shuffled \
      passes after a warm-up, and beside it what ICU alone needs to normalize and segment the same \
      text (icuFloor). 'ratio' is our total over ICU's total; 'steadyRatio' takes each utterance \
      at its median, and 'processorRatio' is of processor time, which other work on the machine \
      does not disturb. Latencies are in \
      microseconds, told apart, as ratios are, by what the utterance comes to: run, ask or reject. \
      Build for release before you believe a figure.

        swift run -c release phrase-router bench Corpora/FilmTracker
        phrase-router bench --tolerance strict --budget reject.p99=50 --budget ratio=5

      A budget bounds ratio, medianRatio, steadyRatio, processorRatio, memory (MiB at its peak), a \
      latency such as reject.p99 or all.max, or a ratio of its own such as reject.ratio.

      With --scale, made-up apps of growing size hear the same utterances instead, and budgets \
      bound the largest of them: scale.p50, scale.p99, scale.mean, scale.growth (its median over \
      that of the smallest), scale.nameBytes, scale.templateBytes, scale.indexSeconds, \
      scale.compileMicroseconds (a template).

        phrase-router bench --scale --names 1000,100000 --budget scale.p99=1000

      With --scale and --list, the app's own sentence templates stay as they are, and made-up \
      names take the place of that list's; the corpora's utterances name them.

        phrase-router bench --scale --app en.json --list name corpus.jsonl --words names.jsonl

      With --lookups, catalogues of names (JSON Lines with 'title' and 'aliases') are asked for \
      misspelt titles instead; budgets bound lookup.p50, lookup.p99, lookup.missed (a share) and \
      lookup.incomplete of each.

        phrase-router bench --lookups films.jsonl --budget lookup.missed=0.02

      With --killers, templates that make backtracking matchers run for ever are matched at \
      growing sizes, limits lifted; budgets bound killer.milliseconds (the longest), killer.slope \
      (the exponent of the steepest growth), killer.late (times over a limit of their own) and \
      killer.wrong (answers).

      With --load, apps are read and compiled instead, and what they take in memory together is \
      measured, also after they have heard the utterances of the corpora; budgets bound load.read, \
      load.compile and load.map, of the compiled file, (milliseconds of the slowest) and \
      load.memory (MiB).

        phrase-router bench --load en.json --load de.json --budget load.compile=50

      With --differential, generated templates, catalogues and utterances are matched by the \
      compiled matcher and by one that follows the rules word for word, and every difference is \
      printed with what it takes to see it again. The same number and seed give the same triples.

        phrase-router bench --differential 1000000 --seed 1

      Exit codes: 0 within all budgets, 1 past one or a difference, 65 a file has faults, 66 a file is not there.
      """)

  @Argument(help: "Corpora of rows: .jsonl files or folders (default: the app's own).")
  var corpora: [String] = []

  @OptionGroup var options: AppOptions

  @OptionGroup(title: "Scaling") var scaling: ScalingOptions

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Measure lookups in a catalogue instead. Repeats.", valueName: "file"))
  var lookups: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Measure what it takes to load an app instead. Repeats.", valueName: "app"))
  var load: [String] = []

  @Flag(help: "Measure templates that make backtracking matchers run for ever instead.")
  var killers = false

  @Option(
    help: ArgumentHelp(
      "Compare the matcher with a naive one on so many generated triples instead.",
      valueName: "triples"))
  var differential: Int?

  @Option(
    name: .customLong("family"),
    help: ArgumentHelp("With --killers: only those whose name contains this.", valueName: "text"))
  var killerFamily = ""

  @Option(help: ArgumentHelp("Write the report as JSON ('-': print it).", valueName: "file"))
  var json: String?

  @Option(help: "How many passes over the corpora are timed.")
  var passes = 20

  @Option(help: "The seed of the order within the passes, and of what is generated.")
  var seed: UInt64 = 1

  @Option(help: "How many threads measure at once.")
  var threads = 1

  @Option(
    name: .customLong("budget"), parsing: .singleValue,
    help: ArgumentHelp("The most that a figure may be. Repeats.", valueName: "figure=limit"),
    transform: { text in
      guard let budget = Budget(text) else {
        throw ValidationError(
          "a budget is FIGURE=LIMIT, not '\(text)'; figures: ratio, medianRatio, "
            + "steadyRatio, processorRatio, memory, {run,ask,reject}.ratio, "
            + "{run,ask,reject,all,icuFloor}.{p50,p90,p99,p99.9,max,mean}, with --scale "
            + "scale.{p50,p99,mean,growth,nameBytes,templateBytes,indexSeconds,"
            + "compileMicroseconds,adding,removing}, with --lookups lookup.{p50,p99,missed,incomplete}, "
            + "with --killers killer.{milliseconds,slope,late,wrong}, with --load "
            + "load.{read,compile,map,memory}")
      }
      return budget
    })
  var budgets: [Budget] = []

  func validate() throws {
    guard (1...10_000).contains(passes) else {
      throw ValidationError("--passes is a number from 1 to 10,000")
    }
    guard (1...256).contains(threads) else {
      throw ValidationError("--threads is a number from 1 to 256")
    }
    if let differential, !(1...1_000_000_000).contains(differential) {
      throw ValidationError("--differential is a number from 1 to 1,000,000,000")
    }
    guard !scaling.scale || corpora.isEmpty || scaling.list != nil else {
      throw ValidationError("--scale makes its own utterances: leave the corpora out")
    }
    guard scaling.list == nil || scaling.scale && !corpora.isEmpty else {
      throw ValidationError("--list goes with --scale and corpora")
    }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      if !lookups.isEmpty { return try measureLookups() }
      if !load.isEmpty { return try measureLoading() }
      if killers { return try measureKillers() }
      if let differential { return try compareMatchers(on: differential) }
      if scaling.scale { return try measureScaling() }
      let router = try options.router()
      let corpus = try options.corpus(corpora, for: router.manifest)
      guard !corpus.rows.isEmpty else {
        throw CommandFailure(.badData, "the corpora have no utterances")
      }
      let bench = LatencyBench(
        router: router, passes: passes, seed: seed, threads: threads)
      let report = await bench.run(corpus)
      try conclude(report.text, report.json, report.violations(of: budgets))
    }
  }

  private func compareMatchers(on triples: Int) throws {
    let start = MonotonicClock.now()
    let step = max(1, triples / 20)
    var told = 0
    let tally = try DifferentialBench(triples: triples, seed: seed).run { done, total in
      guard done / step > told else { return }
      told = done / step
      Output.complain("\(done) of \(total)")
    }
    for disagreement in tally.disagreements { Output.line(disagreement.description) }
    let seconds = (Double(MonotonicClock.now() - start) / 1e9).rounded()
    Output.line("\(tally.summary); seed \(seed), \(Int(seconds)) s")
    guard tally.disagreements.isEmpty else {
      throw CommandFailure(.failed, "the matchers disagree")
    }
  }

  /// Writes a report, and fails where something is past a budget.
  private func conclude(
    _ text: String, _ json: LocatedJSON, _ violations: [String]
  ) throws(CommandFailure) {
    if let path = self.json { try Output.file(path, json.text(pretty: true)) }
    if self.json != "-" { Output.line(text) }
    guard violations.isEmpty else {
      throw CommandFailure(.failed, violations.joined(separator: "\n"))
    }
  }

  private func measureScaling() throws {
    let app = try scaling.list.map { list in
      let manifest = try Manifest.load(from: options.path()).manifest
      let rows = try options.corpus(corpora, for: manifest).rows
      guard let app = ScalingApp(manifest, list: list, rows: rows) else {
        throw CommandFailure(
          .badData, "the app's default language has no sentence templates with a list '\(list)'")
      }
      return app
    }
    let report = try scaling.measure(app, passes: passes, seed: seed)
    try conclude(report.text, report.json, report.violations(of: budgets))
  }

  private func measureLoading() throws {
    let paths = try load.map { try AppLocator().path(of: $0) }
    let report = try LoadBench().run(paths, corpora: corpora)
    try conclude(report.text, report.json, report.violations(of: budgets))
  }

  private func measureKillers() throws {
    let report = try KillerBench(only: killerFamily).run()
    try conclude(report.text, report.json, report.violations(of: budgets))
  }

  private func measureLookups() throws {
    var violations: [String] = []
    for path in lookups {
      let report = try LookupBench(seed: seed).run(path)
      Output.line(report.text)
      violations += report.violations(of: budgets)
    }
    guard violations.isEmpty else {
      throw CommandFailure(.failed, violations.joined(separator: "\n"))
    }
  }
}
