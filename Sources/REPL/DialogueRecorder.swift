import DialogueScripts
import Foundation
import PhraseRouter

/// Writes a conversation to a file as a dialogue script, turn by turn, so that what works today can
/// be kept as a test.
///
/// What is expected of a turn is what it decided and offered. What was said is left out unless it is
/// wanted: the words are the app's, and change more often than what they are about.
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
    var expectation = TurnExpectation(turn, manifest: manifest, language: language)
    if !keepsWording { expectation.message = nil }
    let scripted = ScriptedTurn(user: user, expectation: expectation)
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
