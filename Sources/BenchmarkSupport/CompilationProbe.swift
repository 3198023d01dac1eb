public import AppManifest
import Evaluation
import PhraseMatching

/// Compiles made-up templates, for benchmarks: three to six words each, one slot, optional words
/// and alternatives.
public struct CompilationProbe: Sendable {
  private let app: Manifest
  private let templates: Int

  /// How templates are written.
  public enum Form: Sendable {
    /// As an app's own phrases.
    case phrases
    /// As imported sentence templates.
    case sentences
  }

  /// Prepares templates.
  ///
  /// - Parameter words: An app whose catalogues have the words that templates are made of.
  /// - Throws: ``WrongAnswer`` if any of them does not compile.
  public init(templates: Int, form: Form, words: Manifest) throws {
    let bench = ScalingBench(
      templates: [templates], names: [1], form: form == .phrases ? .phrases : .sentences,
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
  public func run() -> Int {
    let output = PhraseCompiler(app, language: "en").compile()
    return (output.phrases?.sentences.count ?? 0) + (output.sentences?.sentences.count ?? 0)
  }
}
