import ArgumentParser
import Evaluation
import PhraseRouter

/// The options of `phrase-router bench --scale`.
struct ScalingOptions: ParsableArguments {
  @Flag(help: "Measure made-up apps of growing size instead of an app's corpora.")
  var scale = false

  @Option(
    help: ArgumentHelp("With --scale: numbers of templates.", valueName: "n,n,…"))
  var templates = Sizes(values: [100, 1_000, 10_000])

  @Option(help: ArgumentHelp("With --scale: numbers of names.", valueName: "n,n,…"))
  var names = Sizes(values: [1_000, 100_000, 1_000_000])

  @Option(
    help: """
      With --scale: whether templates are an app's own phrases or imported sentence templates.
      """)
  var form = ScalingBench.Form.phrases

  @Option(
    name: .customLong("only"), parsing: .singleValue,
    help: ArgumentHelp(
      "With --scale: the kinds of utterances that are asked. May be repeated (default: all).",
      valueName: "kind"))
  var kinds: [ScalingBench.Kind] = []

  @Option(
    name: .customLong("words"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      With --scale: names in JSON Lines ('title', 'aliases'), a file or a folder, whose words \
      names are made of. May be repeated (default: the film catalogue's).
      """, valueName: "path"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      With --scale: the list of the app's sentence templates that the names go into. The templates \
      are the app's own then.
      """, valueName: "name"))
  var list: String?

  /// Measures made-up apps, or an app with made-up names.
  func measure(_ app: ScalingApp?, passes: Int, seed: UInt64) throws -> ScalingReport {
    let vocabulary = try vocabulary()
    guard vocabulary.words.count >= NameVocabulary.minimumWords else {
      throw CommandFailure(
        .badData, "names need \(NameVocabulary.minimumWords) words or more to be made of")
    }
    let bench = ScalingBench(
      templates: templates.values, names: names.values, form: form, app: app,
      kinds: kinds.isEmpty ? ScalingBench.Kind.allCases : kinds, passes: passes, seed: seed,
      vocabulary: vocabulary)
    return try bench.run { Output.complain("measuring \($0)") }
  }

  private func vocabulary() throws -> NameVocabulary {
    guard words.isEmpty else { return try NameVocabulary.load(words) }
    return NameVocabulary(catalogues: try Manifest.load(from: AppLocator().path(of: nil)).manifest)
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
