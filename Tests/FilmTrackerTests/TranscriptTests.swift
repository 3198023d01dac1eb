import Foundation
import Testing

/// The executable of the example app, as a newcomer starts it.
@Suite struct TranscriptTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The executable stands beside the test bundle.
  private static let executable: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = bundle.appendingPathComponent("film-tracker")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return package.appendingPathComponent(".build/debug/film-tracker")
  }()

  /// What the executable writes when some lines are typed.
  private func output(_ arguments: [String], typing lines: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-tracker-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (typed, written) = (folder.path + "/typed", folder.path + "/written")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: typed))
    try Data().write(to: URL(fileURLWithPath: written))
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.standardInput = FileHandle(forReadingAtPath: typed)
    process.standardOutput = FileHandle(forWritingAtPath: written)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(contentsOfFile: written, encoding: .utf8)
  }

  @Test func theOneInTheReadmeIsReal() throws {
    let readme = try String(
      contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(readme.firstRange(of: "<!-- transcript:begin -->\n```\n"))
    let end = try #require(readme.firstRange(of: "```\n<!-- transcript:end -->"))
    let transcript = String(readme[start.upperBound..<end.lowerBound])
    let typed = transcript.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
    #expect(typed.count >= 4)
    let written = try output(["--fresh"], typing: typed)
    let time = /[0-9.]+ (µs|ms)/
    #expect(written.replacing(time, with: "…") == transcript.replacing(time, with: "…"))
  }

  @Test func whatOneProcessNotesAnotherFinds() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("diary-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try output(["--store", file.path], typing: ["mark ratatouille as watched"])
    let second = try output(["--store", file.path], typing: ["mark ratatouille as watched"])
    #expect(second.contains("Ratatouille was marked as watched already."))
  }
}
