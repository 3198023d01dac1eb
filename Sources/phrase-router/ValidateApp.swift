import AppManifest
import ArgumentParser
import CommandIO
import PhraseRouter

/// `phrase-router validate`
struct ValidateApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Find every fault of an app, with its place and what to do.",
    discussion: """
      Reads the manifest and its catalogues, compiles every phrase, and prints what is wrong, one \
      fault a line, as compilers do: file:line:column.

        phrase-router validate MyApp

      Exit codes: 0 no faults (perhaps warnings), 65 faults, 66 there is no such app.
      """)

  @Argument(help: "A manifest file, an app's folder, or a built-in example.")
  var app: String?

  func run() async throws {
    try await CommandFailure.reporting {
      let path = try AppLocator().path(of: app)
      let loaded = try Manifest.load(from: path)
      loaded.warnings.forEach { Output.complain($0.description) }
      _ = try Router(manifest: loaded)
      Output.line(summary(of: loaded.manifest, warnings: loaded.warnings.count))
    }
  }

  private func summary(of manifest: Manifest, warnings: Int) -> String {
    let phrases = manifest.shortcuts.reduce(0) { sum, shortcut in
      sum + shortcut.phrases.values.reduce(0) { $0 + $1.count }
    }
    let sentences = manifest.sentences.values.reduce(0) { sum, set in
      sum + set.blocks.reduce(0) { $0 + $1.sentences.count }
    }
    let entities = manifest.entityTypes.reduce(0) { $0 + $1.entities.count }
    let counts = [
      Output.count(manifest.intents.count, "intent"), Output.count(phrases + sentences, "phrase"),
      Output.count(entities, "named thing"),
    ].joined(separator: ", ")
    return "no faults, \(Output.count(warnings, "warning")): \(counts), "
      + "languages \(manifest.languages.joined(separator: ", "))"
  }
}
