import DialogueScripts
import Foundation
import PhraseRouter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

  /// What a recording begins with. A file that does not is another's, and is left alone.
  private static let mark = "# Recorded by ':record', which may append to this file.\n"

  /// Opens a new file, or one that was recorded before, to be appended to.
  ///
  /// - Parameter keepsWording: True to expect what is said, too.
  /// - Returns: `nil` where the file cannot be written, or is no recording: another's file, a link, a
  ///   device.
  init?(
    path: String, manifest: Manifest, language: String, context: [String: Value],
    keepsWording: Bool = false
  ) {
    guard let file = Self.created(path) ?? Self.reopened(path) else { return nil }
    self.file = file
    self.manifest = manifest
    self.keepsWording = keepsWording
    self.language = language
    self.context = context
  }

  private static func created(_ path: String) -> FileHandle? {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    return (try? handle.write(contentsOf: Data(mark.utf8))).map { handle }
  }

  /// A recording that is there already. A pipe or a device is not waited for.
  private static func reopened(_ path: String) -> FileHandle? {
    let file = open(path, O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let start = try? handle.read(upToCount: mark.utf8.count), start == Data(mark.utf8)
    else { return nil }
    return handle
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
