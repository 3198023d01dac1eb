import Evaluation
import Foundation
import PhraseRouter

/// Writes a conversation to a file as a dialogue script, turn by turn, so that what works today can
/// be kept as a test.
///
/// What is expected of a turn is what it decided and offered. What was said is left out unless it is
/// wanted: the words are the app's, and change more often than what they are about.
///
/// Text is written in double quotes with everything invisible escaped, which YAML reads as it was.
final class DialogueRecorder {
  private let file: FileHandle
  private let manifest: Manifest
  private let keepsWording: Bool
  private var isStarted = false
  let language: String
  let context: [String: Value]

  /// Opens the file, to be appended to.
  ///
  /// - Parameter keepsWording: True to expect what is said, too.
  /// - Returns: `nil` where the file cannot be written.
  init?(
    path: String, manifest: Manifest, language: String, context: [String: Value],
    keepsWording: Bool = false
  ) {
    let files = FileManager.default
    if !files.fileExists(atPath: path), !files.createFile(atPath: path, contents: nil) {
      return nil
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return nil }
    self.file = file
    self.manifest = manifest
    self.keepsWording = keepsWording
    self.language = language
    self.context = context
    do {
      try file.seekToEnd()
    } catch {
      return nil
    }
  }

  deinit { try? file.close() }

  /// Appends a turn.
  ///
  /// - Returns: False where the file could not be written.
  func append(user: String, turn: Turn) -> Bool {
    var lines = isStarted ? [] : header(name: user)
    isStarted = true
    lines.append("  - user: \(quoted(user))")
    lines.append("    expect:")
    lines += expectation(of: turn).map { "      \($0.key): \($0.value.text(pretty: false))" }
    do {
      try file.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
      return true
    } catch {
      return false
    }
  }

  private func header(name: String) -> [String] {
    var lines = ["---", "name: \(quoted(name))", "language: \(quoted(language))"]
    if !context.isEmpty {
      lines.append("context: \(LocatedJSON(value: .object(context)).text(pretty: false))")
    }
    return lines + ["turns:"]
  }

  private func expectation(of turn: Turn) -> [LocatedJSON.Member] {
    var members: [LocatedJSON.Member] = []
    if let decision = turn.decision {
      let record = DecisionRecord(decision, manifest: manifest, language: language)
      members.append(.init("decision", .string(record.kind.rawValue)))
      if let intent = record.intent { members.append(.init("intent", .string(intent))) }
      if record.intent != nil { members.append(.init("slots", slots(record.slots))) }
      if let asked = record.askedSlot { members.append(.init("slot", .string(asked.name))) }
    } else {
      members.append(.init("decision", .null))
    }
    if !turn.options.isEmpty {
      members.append(.init("options", .array(turn.options.map { .string($0.id) })))
      members.append(.init("firstNumber", .integer(turn.firstNumber)))
      members.append(.init("hasMore", .bool(turn.hasMore)))
    }
    if keepsWording, !turn.message.isEmpty {
      members.append(.init("message", .string(turn.message)))
    }
    return members + [.init("open", .bool(turn.isOpen))]
  }

  private func slots(_ slots: [FilledSlot]) -> LocatedJSON {
    let values = Dictionary(slots.map { ($0.name, $0.value) }) { _, last in last }
    return LocatedJSON(value: .object(values))
  }

  private func quoted(_ text: String) -> String { LocatedJSON.string(text).text(pretty: false) }
}
