import Foundation
import Testing

/// A process that writes to a store until it is killed.
final class Probe {
  private let process = Process()
  private let output: String

  /// The executable stands beside the test bundle.
  private static let executable: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = bundle.appendingPathComponent("store-crash-probe")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/debug/store-crash-probe")
  }()

  /// Starts it. What it says goes to files beside the store: unlike a pipe, a file has all that was
  /// said even if it was not read before the process was killed.
  init(store: String, lane: Int, seed: UInt64, output: String) throws {
    self.output = "\(store)-\(output)"
    for path in [self.output, self.output + ".errors"] {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    process.executableURL = Self.executable
    process.arguments = [store, String(lane), String(seed)]
    process.standardOutput = FileHandle(forWritingAtPath: self.output)
    process.standardError = FileHandle(forWritingAtPath: self.output + ".errors")
    try process.run()
  }

  deinit {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
  }

  /// Kills it once it has said so much, and a moment later.
  func kill(afterBytes bytes: Int, andMicroseconds pause: UInt32) throws {
    while process.isRunning, try size() < bytes { usleep(500) }
    usleep(pause)
    let said = try errors()
    try #require(process.isRunning, "it ended by itself: \(said)")
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }

  private func size() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: output)
    return attributes[.size] as? Int ?? 0
  }

  private func errors() throws -> String {
    try String(contentsOfFile: output + ".errors", encoding: .utf8)
  }

  /// What it said, line by line. A line that it was killed in the middle of is left out.
  func lines() throws -> [String] {
    let text = try String(contentsOfFile: output, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
