import AppManifest
import TextAnalysis

/// Where a server writes what happens.
package struct ServerLog: Sendable {
  /// How much is written.
  package enum Level: Sendable {
    /// What went wrong, and what the operator should know of.
    case quiet
    /// That, and what each event came to, without a word of what was said.
    case normal
    /// That, and every connection and what was said.
    case verbose
  }

  /// How a line is written.
  package enum Form: Sendable {
    case text
    /// A JSON object: `message`, and where there are any `connection`, `microseconds`, `said`.
    case json
  }

  package var level: Level
  package var form: Form
  /// Takes a line. It has no line breaks, and nothing in it that a terminal would obey. It must not
  /// wait for anybody: see ``LogQueue``.
  private let write: @Sendable (String) -> Void

  package init(
    level: Level = .normal, form: Form = .text, write: @escaping @Sendable (String) -> Void
  ) {
    self.level = level
    self.form = form
    self.write = write
  }

  /// A log that is thrown away.
  package static let none = ServerLog { _ in }

  /// Something that happened.
  struct Entry {
    /// The connection that it happened on.
    var connection: Int?
    var message: String
    var microseconds: Int64?
    /// What was said, which is written only where all is.
    var said: String?
  }

  /// Writes what is always written.
  package func warn(_ message: String, connection: Int? = nil) {
    write(Entry(connection: connection, message: message))
  }

  /// Writes what an event came to.
  func note(_ entry: @autoclosure () -> Entry) {
    if level != .quiet { write(entry()) }
  }

  /// Writes a detail.
  func detail(_ entry: @autoclosure () -> Entry) {
    if level == .verbose { write(entry()) }
  }

  private func write(_ entry: Entry) {
    switch form {
    case .text: write(TerminalSafety.escape(entry.text))
    case .json: write(entry.json.text(pretty: false))
    }
  }
}

extension ServerLog.Entry {
  fileprivate var text: String {
    (connection.map { "\($0): " } ?? "") + message + (said.map { " “\($0)”" } ?? "")
      + (microseconds.map { ", \($0) µs" } ?? "")
  }

  fileprivate var json: LocatedJSON {
    var members = [LocatedJSON.Member("message", .string(message))]
    if let connection { members.append(.init("connection", .integer(connection))) }
    if let microseconds { members.append(.init("microseconds", .integer(Int(microseconds)))) }
    if let said { members.append(.init("said", .string(said))) }
    return .object(members)
  }
}
