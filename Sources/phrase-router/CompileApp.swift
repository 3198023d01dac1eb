import ArgumentParser
import CommandIO
import PhraseRouter

/// `phrase-router compile`
struct CompileApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile an app into a file that opens in milliseconds.",
    discussion: """
      Every command takes such a file as --app. It is read whole, so that it may be replaced, \
      overwritten or removed while an app is served. A file is for the \
      version of phrase-router and of ICU that compiled it; others refuse it, as they refuse one \
      that is damaged. The same app gives the same bytes.

        phrase-router compile home.json -o home.phrases
        phrase-router repl --app home.phrases

      Exit codes: 0 compiled, 65 the app has faults, 66 there is no such app, 73 the file cannot \
      be written.
      """)

  @Argument(help: "A manifest file, an app's folder, or a built-in example.")
  var app: String?

  @Option(name: [.short, .long], help: "The file to write. One that is there is replaced.")
  var output: String

  func run() async throws {
    try await CommandFailure.reporting {
      let path = try AppLocator().path(of: app)
      let loaded = try Manifest.load(from: path)
      loaded.warnings.forEach { Output.complain($0.description) }
      let router = try Router(manifest: loaded)
      let size: Int
      do {
        size = try router.write(to: output)
      } catch {
        throw CommandFailure(.cannotWrite, "\(output): \(error)")
      }
      let languages = Output.count(loaded.manifest.languages.count, "language")
      Output.line("\(output): \(languages), \(Output.count(size, "byte"))")
    }
  }
}
