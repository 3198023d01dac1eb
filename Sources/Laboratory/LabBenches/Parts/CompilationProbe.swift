import AppManifest
import PhraseMatching

/// Compiles made-up templates, to be timed: three to six words each, one slot, optional words
/// and alternatives.
struct CompilationProbe {
  private let app: Manifest
  private let templates: Int

  /// Prepares templates.
  ///
  /// - Parameter words: An app whose catalogues have the words that templates are made of.
  /// - Throws: ``WrongAnswer`` if any of them does not compile.
  init(templates: Int, form: ScalingBench.Form, words: Manifest) throws {
    let bench = ScalingBench(
      templates: [templates], names: [1], form: form,
      vocabulary: NameVocabulary(catalogues: words))
    app = bench.app(templates: templates)
    self.templates = templates
    let compiled = run()
    guard compiled == templates else {
      throw WrongAnswer(
        "\(templates) templates", expected: "as many sentences", found: "\(compiled)")
    }
  }

  /// Compiles all templates.
  ///
  /// - Returns: How many there are in the programs.
  func run() -> Int {
    let output = PhraseCompiler(app, language: "en").compile()
    return (output.phrases?.sentences.count ?? 0) + (output.sentences?.sentences.count ?? 0)
  }
}
