import Foundation
import MappedImage
import PhraseRouter
import RandomNumbers
import Testing

@testable import Evaluation

/// An app that was compiled into a file means the same as one that is compiled in memory.
@Suite("Compiled apps")
struct CompiledAppTests {
  private static func temporaryFile() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  /// Compiles an app into a file and opens it.
  private static func reopened(_ router: Router) throws -> Router {
    let path = temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try router.write(to: path)
    #expect(Router.isCompiled(at: path))
    return try Router(compiledAt: path)
  }

  @Test func filmTrackerDecidesTheSame() throws {
    let router = try FilmTracker.shared.get()
    let reopened = try Self.reopened(router)
    for row in try DeterminismTests.rows() {
      #expect(DeterminismTests.json(row, reopened) == DeterminismTests.json(row, router))
    }
  }

  @Test func sentencesDecideTheSame() throws {
    let router = try SentenceApp.router()
    let reopened = try Self.reopened(router)
    for utterance in SentenceApp.utterances {
      #expect(
        reopened.route(utterance, context: SentenceApp.context)
          == router.route(utterance, context: SentenceApp.context), "\(utterance)")
    }
  }

  @Test func theSameAppGivesTheSameBytes() throws {
    let paths = [Self.temporaryFile(), Self.temporaryFile()]
    defer { paths.forEach { try? FileManager.default.removeItem(atPath: $0) } }
    for path in paths { try SentenceApp.router().write(to: path) }
    let files = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(files[0] == files[1])
  }

  @Test func otherFilesAreRefused() throws {
    let path = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: CompiledAppError.unreadable) { try Router(compiledAt: path) }
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: CompiledAppError.notCompiled) { try Router(compiledAt: path) }
    #expect(!Router.isCompiled(at: path))
    try SentenceApp.router().write(to: path)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(throws: CompiledAppError.damaged) { try Router(compiledAt: path) }
  }

  /// Bytes that were changed and given the right checksum give an error or a router that
  /// decides something, never a crash.
  @Test(arguments: 0..<8)
  func forgedFilesDoNoHarm(seed: UInt64) throws {
    let path = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try SentenceApp.router().write(to: path)
    let original = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index =
          Self.headerLength + Int.random(in: 0..<bytes.count - Self.headerLength, using: &random)
        bytes[index] =
          Bool.random(using: &random) ? .random(in: 0...255, using: &random) : bytes[index] &+ 1
      }
      Self.forgeChecksum(of: &bytes)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      guard let router = try? Router(compiledAt: path) else { continue }
      for utterance in SentenceApp.utterances {
        _ = router.route(utterance, context: SentenceApp.context)
      }
    }
  }

  private static let headerLength = 48

  /// Puts the checksum of the bytes as they are where the header has it.
  private static func forgeChecksum(of bytes: inout [UInt8]) {
    for index in 32..<40 { bytes[index] = 0 }
    let sum = bytes.withUnsafeBytes { file in
      let seed = MemoryImage.checksum(of: UnsafeRawBufferPointer(rebasing: file[..<40]))
      return MemoryImage.checksum(
        of: UnsafeRawBufferPointer(rebasing: file[40...]), seed: seed)
    }
    withUnsafeBytes(of: sum) { sum in
      for (offset, byte) in sum.enumerated() { bytes[32 + offset] = byte }
    }
  }
}
