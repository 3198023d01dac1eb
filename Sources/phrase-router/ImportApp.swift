import AppManifest
import ArgumentParser
import CommandIO
import Evaluation
import Foundation
import SentenceTemplates

/// `phrase-router import`
struct ImportApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn other descriptions of an app into a manifest, or other examples into ours.",
    subcommands: [
      ImportHassil.self, ImportRasa.self, ImportSnips.self, ImportAlexa.self, ImportConll.self,
    ])
}

/// `phrase-router import hassil`
struct ImportHassil: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hassil",
    abstract: "Import sentence templates as Home Assistant uses them.",
    discussion: """
      The templates are one language's: JSON as the package home-assistant-intents ships it, YAML \
      as in Home Assistant's custom_sentences, or a folder of either. Several are merged in the \
      order given, those of a folder by path: arrays are appended, objects merged, anything else \
      replaced. The catalogue is JSON Lines of list, id, name and context.

        phrase-router import hassil en.json custom_sentences/en --catalog names.jsonl -o home.json
        phrase-router route "turn on the den lamp" --app home.json --json

      Templates are read as hassil 3.0 or 3.12 does. Unless --edition says which, YAML and blocks \
      with slot_combination among their metadata are 3.12, and other JSON is 3.0. What a manifest \
      cannot say is dropped with a warning.

      Exit codes: 0 imported, 65 a file has faults, 66 a file is not there, 73 the manifest cannot \
      be written.
      """)

  @Argument(help: ArgumentHelp("The templates: files, or folders of files.", valueName: "path"))
  var templates: [String]

  @Option(help: ArgumentHelp("The names that slots can take, as JSON Lines.", valueName: "file"))
  var catalog: String?

  @Option(
    help: "The edition of the templates: 3.0 or 3.12 (default: what they show).",
    transform: { text in
      if let edition = SentenceSet.Edition(rawValue: text) { return edition }
      throw ValidationError("the editions are 3.0 and 3.12, not '\(text)'")
    })
  var edition: SentenceSet.Edition?

  @Option(
    help: ArgumentHelp(
      "Whether slips are forgiven.",
      discussion: """
        strict: templates are to be typed as they are written, as in hassil. flexible: one slip \
        is repaired where that fits a template; what may have been meant otherwise is asked about.
        """))
  var tolerance: AppOptions.Tolerance = .strict

  @Option(name: [.short, .long], help: "The manifest to write: a file, or a folder that is made.")
  var output: String

  @Option(help: "The app's identifier (default: the manifest's name).")
  var id: String?

  func run() async throws {
    try await CommandFailure.reporting {
      for path in templates + [catalog].compactMap({ $0 })
      where !FileManager.default.fileExists(atPath: path) {
        throw CommandFailure(.noInput, "\(path): no such file")
      }
      let name = id ?? Self.name(of: output)
      let result = try SentenceTemplateImporter.import(
        templatesAt: templates, catalogueAt: catalog, edition: edition,
        app: Manifest.App(id: name, name: ["en": name]))
      for warning in result.warnings { Output.complain(warning.description) }
      var manifest = result.manifest
      manifest.policies.tolerance = tolerance.policy
      try Output.file(try file(), manifest.json(pretty: true))
    }
  }

  func validate() throws {
    if templates.isEmpty { throw ValidationError("name the templates to import") }
  }

  /// The manifest's file. A path that does not end in `.json` is a folder.
  private func file() throws(CommandFailure) -> String {
    if output == "-" || output.hasSuffix(".json") { return output }
    try Output.folder(output)
    return output + "/manifest.json"
  }

  /// A name for an app by that of its file: `apps/home.json` → `home`.
  private static func name(of output: String) -> String {
    let name = URL(fileURLWithPath: output).deletingPathExtension().lastPathComponent
    return name.isEmpty || name == "-" ? "imported" : name
  }
}
