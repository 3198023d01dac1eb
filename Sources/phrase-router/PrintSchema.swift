import ArgumentParser
import CommandIO
import ManifestSchema

/// `phrase-router schema`
struct PrintSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of manifests.",
    discussion: """
      Editors that know JSON Schema complete and check a manifest by it.

        phrase-router schema > manifest.schema.json
      """)

  func run() { Output.line(ManifestSchema.text) }
}
