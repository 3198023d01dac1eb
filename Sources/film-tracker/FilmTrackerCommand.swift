import AppREPL
import ArgumentParser
import FilmTracker
import Foundation
import IntentRuntime
import StoredActivity

/// `film-tracker`
@main
struct FilmTrackerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film-tracker",
    abstract: "Talk with Film Tracker, the example app.",
    discussion: """
      Type what you want: the app does it, or asks what it has to know. ':help' lists
      the commands of this program, 'undo that' takes back what was done last. A
      question that is open when the program ends is asked again the next time.

        film-tracker
        printf 'mark the lion king as watched\\n1\\n' | film-tracker --fresh

      Exit codes: 0 at the end, 1 the diary or the app cannot be read, 74 standard output cannot be
      written.
      """)

  @Option(help: "A language of the app, such as de. Default: en.")
  var language: String?

  @Option(help: "The file of the film diary. Default: one in your state folder.")
  var store: String?

  @Flag(help: "Begin with an empty diary, and keep nothing.")
  var fresh = false

  @Flag(help: "Keep the diary, and nothing of what was asked or done with it.")
  var forgetful = false

  @Flag(help: "Take commands such as ':help' through a pipe too.")
  var commands = false

  @Flag(help: "Show what is decided at a terminal too, with the time that it took.")
  var trace = false

  func validate() throws {
    guard !fresh || store == nil else {
      throw ValidationError("--fresh keeps nothing, so there is no file to name.")
    }
  }

  func run() async throws {
    try FilmApp.checkResources()
    FilmApp.start(with: try await FilmStore(file: fresh ? nil : file))
    let host = try await openApp()
    if let language, !host.manifest.languages.contains(language) {
      let languages = host.manifest.languages.joined(separator: ", ")
      throw ValidationError("The app does not speak '\(language)' but \(languages).")
    }
    let repl = AppREPL(
      host, program: Self.name, language: language, takesCommands: commands,
      trace: trace)
    guard await repl.run() else { throw ExitCode(74) }
  }
}

extension FilmTrackerCommand {
  private static let name = "film-tracker"

  /// What was done and asked is remembered beside the diary.
  private func openApp() async throws -> AppHost {
    guard !fresh, !forgetful, let file else {
      return try await AppHost(resources: FilmApp.resources)
    }
    return try await AppHost(
      activity: file.appendingPathExtension("sqlite"), resources: FilmApp.resources)
  }

  /// The diary's file: the one that was named, or the user's.
  private var file: URL? {
    if let store { return URL(fileURLWithPath: store) }
    return AppREPL.stateFolder(of: Self.name).map { URL(fileURLWithPath: $0 + "/diary.json") }
  }
}
