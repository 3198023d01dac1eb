import Foundation

/// The folder in which a program keeps what it remembers for its user.
package enum StateFolder {
  /// A program's folder under the user's state folder (`XDG_STATE_HOME`, else `~/.local/state`),
  /// which is made if need be, open to its owner alone. `nil` where the user has no home.
  package static func path(
    of program: String, variable: (String) -> String? = ColorMode.environment
  ) -> String? {
    let state =
      variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? variable("HOME").map { $0 + "/.local/state" }
    guard let folder = state.map({ $0 + "/" + program }) else { return nil }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }
}

/// The file in which a program remembers the lines that were typed.
package enum HistoryFile {
  /// The file in the program's state folder, which is made if need be, readable to its owner alone.
  /// `nil` where that is not possible.
  package static func path(
    of program: String = "phrase-router", variable: (String) -> String? = ColorMode.environment
  ) -> String? {
    guard let folder = StateFolder.path(of: program, variable: variable) else { return nil }
    let path = folder + "/history"
    let files = FileManager.default
    if !files.fileExists(atPath: path) {
      let isMade = files.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      guard isMade else { return nil }
    }
    return files.isWritableFile(atPath: path) ? path : nil
  }
}
