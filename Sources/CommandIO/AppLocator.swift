import Foundation
import REPL

/// Finds apps by path or by the name of a built-in example.
package struct AppLocator {
  /// The folder names of the built-in examples, by the names that people use.
  static let examples = ["film-tracker": "FilmTracker"]
  static let defaultExample = "film-tracker"
  /// The environment variable that names the folder of the examples.
  static let variable = "PHRASE_ROUTER_CORPORA"

  var environment: (String) -> String? = ColorMode.environment
  /// The running program's path.
  var executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
  var currentDirectory = FileManager.default.currentDirectoryPath

  package init() {}

  /// The path of an app: what the argument names, else the built-in example of that name.
  package func path(of app: String?) throws(CommandFailure) -> String {
    if let app, FileManager.default.fileExists(atPath: app) { return app }
    guard let folder = Self.examples[app ?? Self.defaultExample] else {
      let names = Self.examples.keys.sorted().joined(separator: ", ")
      throw CommandFailure(
        .noInput, "\(app ?? ""): no such file or folder, and no built-in example (\(names))")
    }
    return try corpora(with: folder) + "/" + folder
  }

  /// The folder of the built-in examples: the environment's, else the one that was installed with
  /// the program, else the nearest above the program, else the nearest above the current folder.
  private func corpora(with example: String) throws(CommandFailure) -> String {
    if let folder = environment(Self.variable), !folder.isEmpty {
      guard holds(example, folder) else {
        throw CommandFailure(.noInput, "\(Self.variable) is \(folder), which has no \(example)")
      }
      return folder
    }
    let binary = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let installed = binary.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("share/phrase-router/Corpora").path
    let candidates =
      [installed] + ancestors(of: binary) + ancestors(of: URL(fileURLWithPath: currentDirectory))
    if let found = candidates.first(where: { holds(example, $0) }) { return found }
    throw CommandFailure(
      .noInput,
      "the built-in example \(example) was found neither beside the program nor in or above the "
        + "current folder; set \(Self.variable) to the folder Corpora, or give --app a path")
  }

  private func ancestors(of start: URL) -> [String] {
    var folders: [String] = []
    var folder = start.standardizedFileURL
    for _ in 0..<64 {
      folders.append(folder.appendingPathComponent("Corpora").path)
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path { break }
      folder = parent
    }
    return folders
  }

  private func holds(_ example: String, _ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + example + "/manifest.json")
  }
}
