import Foundation
import FuzzTrials
import Testing

/// The inputs that fuzzing starts from, and those that it has found: none of them may show anything
/// wrong. `make fuzz` tries others.
@Suite struct FuzzTrialsTests {
  @Test(arguments: FuzzTarget.allCases)
  func hasInputs(target: FuzzTarget) throws {
    #expect(try Input.all(of: target).count >= 10)
  }

  @Test(arguments: try FuzzTarget.allCases.flatMap(Input.all))
  func nothingIsWrong(input: Input) throws {
    var stopwatch = Stopwatch()
    try input.target.run([UInt8](Data(contentsOf: input.file)), timing: &stopwatch)
    #expect(stopwatch.nanoseconds > 0)
  }

  /// What a fuzzer tries first: each input cut short, and each of its bytes dropped.
  @Test(arguments: FuzzTarget.allCases)
  func nothingIsWrongWithPartsOfInputs(target: FuzzTarget) throws {
    for input in try Input.all(of: target) {
      let bytes = try [UInt8](Data(contentsOf: input.file))
      var stopwatch = Stopwatch()
      for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 24)) {
        try target.run(Array(bytes[..<place]), timing: &stopwatch)
        try target.run(Array(bytes[..<place] + bytes[(place + 1)...]), timing: &stopwatch)
      }
    }
  }

  /// An input, as a file under `Inputs`.
  struct Input: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    var file: URL

    var testDescription: String { "\(target.rawValue)/\(file.lastPathComponent)" }

    static func all(of target: FuzzTarget) throws -> [Input] {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Inputs/\(target.rawValue)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.filter { !$0.hasPrefix(".") }.sorted()
        .map { Input(target: target, file: folder.appendingPathComponent($0)) }
    }
  }
}
