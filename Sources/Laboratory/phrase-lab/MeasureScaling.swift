import ArgumentParser
import CommandIO
import Evaluation
import LabBenches
import PhraseRouter

/// `phrase-lab scaling`
struct MeasureScaling: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scaling",
    abstract: "Measure how latency and memory grow with templates and names.",
    discussion: """
      Made-up apps of growing size hear the same utterances, whose answers are checked. Times are \
      of processor time. Budgets bound the largest app: scale.p50, scale.p99, scale.mean, \
      scale.growth (its median over that of the smallest), scale.nameBytes, scale.templateBytes, \
      scale.indexSeconds and scale.compileMicroseconds (a template).

        phrase-lab scaling --names 1000,100000 --budget scale.p99=1000

      With --list, the sentence templates of an app stay as they are, and made-up names take the \
      place of that list's; the corpora's utterances name them. Then scale.adding and \
      scale.removing bound what changing a name takes.

        phrase-lab scaling --app en.json --list name corpus.jsonl --words names.jsonl

      Exit codes: 0 within all budgets, 1 past one or a wrong answer, 65 a file has faults, 66 a \
      file is not there.
      """)

  @Argument(help: "With --list: corpora of rows, .jsonl files or folders.")
  var corpora: [String] = []

  @Option(help: "With --list: a manifest file, an app's folder or a built-in example.")
  var app: String?

  @Option(
    help: ArgumentHelp(
      """
      The list of the app's sentence templates that the names go into. The templates are the app's \
      own then.
      """, valueName: "name"))
  var list: String?

  @Option(help: ArgumentHelp("Numbers of templates.", valueName: "n,n,…"))
  var templates = Sizes(values: [100, 1_000, 10_000])

  @Option(help: ArgumentHelp("Numbers of names.", valueName: "n,n,…"))
  var names = Sizes(values: [1_000, 100_000, 1_000_000])

  @Option(help: "Whether templates are an app's own phrases or imported sentence templates.")
  var form = ScalingBench.Form.phrases

  @Option(
    name: .customLong("only"), parsing: .singleValue,
    help: ArgumentHelp(
      "The kinds of utterances that are asked. Repeats (default: all).", valueName: "kind"))
  var kinds: [ScalingBench.Kind] = []

  @Option(
    name: .customLong("words"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      Names in JSON Lines ('title', 'aliases'), a file or a folder, whose words names are made of. \
      Repeats (default: the film catalogue's).
      """, valueName: "path"))
  var words: [String] = []

  @Option(help: "How many passes over the utterances are timed.")
  var passes = 20

  @Option(help: "The seed of what is made up, and of the order within the passes.")
  var seed: UInt64 = 1

  @OptionGroup var report: ReportOptions<LabFigure>

  func validate() throws {
    guard (1...10_000).contains(passes) else {
      throw ValidationError("--passes is a number from 1 to 10,000")
    }
    guard (list == nil) == corpora.isEmpty else {
      throw ValidationError("--list goes with corpora; made-up apps make their own utterances")
    }
    guard app == nil || list != nil else { throw ValidationError("--app goes with --list") }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      let bench = ScalingBench(
        templates: templates.values, names: names.values, form: form,
        app: try list.map { try scalingApp(list: $0) },
        kinds: kinds.isEmpty ? ScalingBench.Kind.allCases : kinds, passes: passes, seed: seed,
        vocabulary: try vocabulary())
      let measured = try bench.run { Output.complain("measuring \($0)") }
      try report.conclude(measured.text, measured.json, measured.violations(of: report.budgets))
    }
  }

  private func scalingApp(list: String) throws -> ScalingApp {
    let manifest = try Manifest.load(from: AppLocator().path(of: app)).manifest
    let corpus = try Corpus.load(corpora, intents: Set(manifest.intents.map(\.name)))
      .filling(language: manifest.defaultLanguage, context: [:])
    guard let app = ScalingApp(manifest, list: list, rows: corpus.rows) else {
      throw CommandFailure(
        .badData, "the app's default language has no sentence templates with a list '\(list)'")
    }
    return app
  }

  private func vocabulary() throws -> NameVocabulary {
    let vocabulary =
      words.isEmpty
      ? NameVocabulary(catalogues: try Manifest.load(from: AppLocator().path(of: nil)).manifest)
      : try NameVocabulary.load(words)
    guard vocabulary.words.count >= NameVocabulary.minimumWords else {
      throw CommandFailure(
        .badData, "names need \(NameVocabulary.minimumWords) words or more to be made of")
    }
    return vocabulary
  }
}

extension ScalingBench.Form: ExpressibleByArgument {}
extension ScalingBench.Kind: ExpressibleByArgument {}

/// Some positive numbers, separated by commas.
struct Sizes: ExpressibleByArgument {
  var values: [Int]

  init(values: [Int]) { self.values = values }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { Int($0) }
    guard values.count == parts.count, values.allSatisfy({ (1...10_000_000).contains($0) }) else {
      return nil
    }
  }

  var defaultValueDescription: String { values.map(String.init).joined(separator: ",") }
}
