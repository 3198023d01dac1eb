import DialogueScripts
import Foundation
import PhraseRouter

/// Writes a conversation to a file as a dialogue script, turn by turn, so that what works today can
/// be kept as a test.
final class DialogueRecorder {
  private let file: FileHandle
  private let manifest: Manifest
  private var isStarted = false
  let language: String
  let context: [String: Value]

  /// Opens the file, to be appended to.
  ///
  /// - Returns: `nil` where the file cannot be written.
  init?(path: String, manifest: Manifest, language: String, context: [String: Value]) {
    let files = FileManager.default
    if !files.fileExists(atPath: path), !files.createFile(atPath: path, contents: nil) {
      return nil
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return nil }
    self.file = file
    self.manifest = manifest
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
    let scripted = ScriptedTurn(
      user: user,
      expectation: TurnExpectation(turn, manifest: manifest, language: language))
    let text = isStarted ? scripted.yaml : script(beginning: scripted).yaml
    isStarted = true
    do {
      try file.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return false
    }
  }

  /// A script that is named after what was typed first.
  private func script(beginning turn: ScriptedTurn) -> DialogueScript {
    DialogueScript(name: turn.user, language: language, context: context, turns: [turn])
  }
}
