import AppManifest
import ArgumentParser
import CommandIO
import Evaluation
import Foundation
import PhraseRouter

/// `phrase-router eval`
struct EvaluateCorpora: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Compare decisions with a corpus of what is expected.",
    discussion: """
      A corpus is a .jsonl file of rows, a .yaml file of dialogue scripts, a folder of such, or an \
      app's folder; without one, the app's own is taken. A row is exact when decision, intent, \
      slot names and values are as expected: numbers compare by value, text without space at its \
      ends, and a list stands for any of its elements. Rows listed in known-failures.jsonl beside \
      the corpus must fail.

        phrase-router eval
        phrase-router eval --app ha.json ../home-assistant/en/corpus.jsonl --json report.json
        phrase-router eval --mutations typo,filler,double --seed 7

      With --baseline, only failures that the earlier report does not have count. With \
      --mutations, rows that run or ask are mutated, and the share that keeps its decision and \
      slots counts instead. With --measure, nothing counts: the report is all there is.

      With --noise, one accident of each class happens in each row that runs or asks: a neighbour \
      on the keyboard, a letter dropped, doubled or transposed, marks left out, filler, a function \
      word left out, words swapped, a space lost or doubled, a word that sounds alike, the \
      beginning repeated. Words of every length are hit. The report tells by class, language and \
      length what was kept, asked about with what was meant among the options, asked otherwise, \
      rejected, and ran as something else; nothing counts.

        phrase-router eval --noise all --seed 7

      Where rows have a class, or replies a kind, the report tells what became of those of each.

        phrase-router eval --measure Corpora/FilmTracker/typed

      With --report, a folder is written: index.html, a page with the figures that say how far the \
      app can be trusted (confusions, precision and recall, reliability, risk at each coverage, \
      accuracy by tier and by class of noise, latency, the difference to --baseline), and the same \
      as report.json, figures.csv, rows.csv and junit.xml. report.json is a baseline too. Accidents \
      of all classes are tried for it, or of those that --noise names.

        phrase-router eval --report before
        phrase-router eval --report after --baseline before/report.json

      With --cross-validate, sets of examples (JSON Lines of utterance and intent, as 'import rasa' and \
      its like and 'learn' write them) are divided in parts; each part is asked of a ranker that the \
      others have taught, alone and without a bar. Nothing counts, and no app is needed.

        phrase-router eval --cross-validate 5 examples.jsonl --report examples

      Exit codes: 0 all as expected; 1 a row fails that is not listed, one that is listed passes, \
      or fewer mutated rows keep than --keep, but never with --measure; 65 a file has faults; 66 a file is not there.
      """)

  @Argument(help: "Corpora: files or folders.")
  var corpora: [String] = []

  @OptionGroup var options: AppOptions

  @Option(help: ArgumentHelp("Write the report as JSON ('-': print it).", valueName: "file"))
  var json: String?

  @Option(help: ArgumentHelp("Write the report as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write a page for people and its figures for programs into a folder.", valueName: "folder"))
  var report: String?

  @Option(help: ArgumentHelp("An earlier --json report to compare with.", valueName: "file"))
  var baseline: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A further list of rows that must fail. Repeats.", valueName: "file"))
  var knownFailures: [String] = []

  @Option(help: "How many failures to show.")
  var show = 50

  @Option(
    help: ArgumentHelp(
      "Mutate instead: typo, filler, double, or several with commas between.",
      valueName: "kinds"),
    transform: EvaluateCorpora.mutations)
  var mutations: [Mutation] = []

  @Option(
    help: ArgumentHelp(
      "Let accidents happen instead, of classes with commas between, or 'all', and report what "
        + "becomes of them.",
      valueName: "classes"),
    transform: EvaluateCorpora.noises)
  var noise: [Noise] = []

  @Option(
    help: ArgumentHelp(
      "Teach a ranker all parts of example sets but one, ask it that one, and so for all.",
      valueName: "parts"))
  var crossValidate: Int?

  @Option(help: "The seed of the mutations, of the noise and of the parts.")
  var seed: UInt64 = 1

  @Option(help: "How many utterances to draw for each mutation (default: one of each row).")
  var count: Int?

  @Option(help: "The least share of mutated utterances that must keep decision and slots.")
  var keep = 0.95

  @Flag(help: "Report without a verdict: exit with 0 whatever fails.")
  var measure = false

  func validate() throws {
    guard !measure || (baseline == nil && mutations.isEmpty) else {
      throw ValidationError("--measure gives no verdict, which --baseline and --mutations are for")
    }
    guard report == nil || mutations.isEmpty else {
      throw ValidationError("--report tells of decisions as they are, without --mutations")
    }
    guard (0...1).contains(keep) else { throw ValidationError("--keep is a share from 0 to 1") }
    if let crossValidate {
      guard (2...100).contains(crossValidate) else {
        throw ValidationError("--cross-validate is a number of parts from 2 to 100")
      }
      guard !corpora.isEmpty, mutations.isEmpty, noise.isEmpty else {
        throw ValidationError(
          "--cross-validate takes example sets, without --mutations and --noise")
      }
    }
    if let count, !(1...10_000_000).contains(count) {
      throw ValidationError("--count is a number from 1 to 10,000,000")
    }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      if let crossValidate { return try self.crossValidate(crossValidate) }
      let router = try options.router()
      let corpus = try options.corpus(
        corpora, for: router.manifest, knownFailures: knownFailures)
      if !noise.isEmpty, report == nil {
        try makeNoise(corpus, router: router)
      } else if mutations.isEmpty {
        try await evaluate(corpus, router: router)
      } else {
        try tryMutations(corpus, router: router)
      }
    }
  }

  private func evaluate(_ corpus: Corpus, router: Router) async throws {
    let earlier = try baseline.map { try Baseline(path: $0) }
    let report = await Evaluator(router: router).evaluate(
      corpus, progress: Output.progress)
    try save(report.json)
    if let junit { try Output.file(junit, report.junit) }
    if json != "-" { Output.line(report.text(maximumFailures: max(0, show))) }
    try saveReport(report, of: corpus, router: router, since: earlier)
    if measure { return }
    let counted =
      earlier.map(report.newFailures(since:)) ?? report.unexpectedFailures
    let passes = report.unexpectedPasses.count
    guard counted.isEmpty, passes == 0 else {
      throw CommandFailure(
        .failed,
        Output.count(counted.count, "unexpected failure")
          + (earlier == nil ? "" : " since the baseline")
          + (passes == 0 ? "" : ", \(passes) listed as failing but passing"))
    }
  }

  private func tryMutations(_ corpus: Corpus, router: Router) throws {
    let trial = MutationTrial(router: router, seed: seed, count: count)
    let report = trial.run(mutations, on: corpus)
    try save(report.json)
    if json != "-" { Output.line(report.text(maximumLosses: max(0, show))) }
    guard report.total.drawn > 0 else {
      throw CommandFailure(.failed, "no row that runs or asks as expected can be mutated")
    }
    guard report.total.share >= keep else {
      throw CommandFailure(
        .failed, "\(report.total.kept) of \(report.total.drawn) keep, fewer than \(keep)")
    }
  }

  func save(_ report: LocatedJSON) throws(CommandFailure) {
    if let json { try Output.file(json, report.text(pretty: true)) }
  }

  private static func mutations(_ text: String) throws -> [Mutation] {
    try text.split(separator: ",").map { name in
      guard let mutation = Mutation(rawValue: String(name)) else {
        let names = Mutation.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there is no mutation '\(name)'; there are \(names)")
      }
      return mutation
    }
  }
}
