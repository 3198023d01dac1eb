import DialogueScripts
import Foundation
import PhraseRouter

@testable import Evaluation

// Swift Testing has an `Expectation` too.
typealias Expectation = DialogueScripts.Expectation

/// Values that tests share.
enum Samples {
  static let manifest = Manifest(
    app: Manifest.App(id: "films", name: ["en": "Films", "de": "Filme"]),
    languages: ["en", "de"],
    intents: [
      Manifest.Intent(name: "Mark", title: ["en": "Mark as watched", "de": "Markieren"]),
      Manifest.Intent(
        name: "Note", title: ["en": "Take a note"],
        parameters: [Manifest.Parameter(name: "text", type: .string)]),
    ])

  static func record(_ decision: Decision, language: String? = nil) -> DecisionRecord {
    DecisionRecord(decision, manifest: manifest, language: language)
  }

  static func run(_ intent: String, _ slots: [String: Value] = [:]) -> Decision {
    let filled = slots.sorted { $0.key < $1.key }.map { FilledSlot(name: $0.key, value: $0.value) }
    return .run(Invocation(intent: intent, slots: filled))
  }

  static let reject = Decision.reject(Rejection(reason: .noMatch))
}

/// A folder that a test fills, and that is gone afterwards.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let name = "phrase-router-tests-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    for (name, text) in files { try write(name, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
