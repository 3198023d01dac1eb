import Foundation
import Testing

/// The executables under test.
enum Command {
  /// What a run of an executable came to.
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The executables stand beside the test bundle.
  private static func executable(_ name: String) -> URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = bundle.appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return package.appendingPathComponent(".build/debug/" + name)
  }

  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs an executable to its end.
  ///
  /// - Parameter output: Where its output goes, instead of into the result.
  static func run(
    _ arguments: [String], of tool: String = "phrase-router", input: Data = Data(),
    output: String? = nil
  ) throws -> Result {
    let folder = try Folder(["output": "", "errors": ""])
    try input.write(to: URL(fileURLWithPath: folder.path + "/input"))
    let process = Process()
    process.executableURL = executable(tool)
    process.arguments = arguments
    process.standardInput = FileHandle(forReadingAtPath: folder.path + "/input")
    process.standardOutput = FileHandle(forWritingAtPath: output ?? folder.path + "/output")
    process.standardError = FileHandle(forWritingAtPath: folder.path + "/errors")
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: try String(contentsOfFile: folder.path + "/output", encoding: .utf8),
      errors: try String(contentsOfFile: folder.path + "/errors", encoding: .utf8))
  }

  /// A small app of one shortcut.
  static func app() throws -> Folder {
    try Folder([
      "manifest.json": """
      {"formatVersion": 1, "app": {"id": "t", "name": {"en": "Lists"}}, "languages": ["en"],
       "intents": [{"name": "Open"}],
       "shortcuts": [{"intent": "Open", "phrases": {"en": ["open the list"]}}]}
      """
    ])
  }

  /// A folder that a test fills, and that is gone afterwards.
  final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
      let name = "phrase-router-command-\(UUID().uuidString)"
      path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
      for (name, text) in files {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }
}
