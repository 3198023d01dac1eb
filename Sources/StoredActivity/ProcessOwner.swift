import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process that a conversation belongs to, as it is written behind the conversation's name.
///
/// Two processes that use one store at once each have the question that they have asked. Once a
/// process has ended, another one may take its question over.
struct ProcessOwner: Equatable, Sendable {
  private let process: Int32
  /// Tells processes apart that have had the same number.
  private let started: String

  /// This process.
  static let current = ProcessOwner(
    process: getpid(), started: startTime(of: getpid()) ?? unknown)

  private static let separator: Character = "\u{1F}"
  private static let unknown = "0"

  private init(process: Int32, started: String) {
    self.process = process
    self.started = started
  }

  /// The name under which this owner's part of a conversation is stored.
  func session(_ conversation: String) -> String {
    Self.prefix(of: conversation) + "\(process)-\(started)"
  }

  /// What the names of all parts of a conversation begin with.
  static func prefix(of conversation: String) -> String { conversation + String(separator) }

  /// The owner of a part. `nil` for one that has none.
  init?(session: String) {
    let parts = session.split(separator: Self.separator).last?.split(separator: "-") ?? []
    guard parts.count == 2, let process = Int32(parts[0]) else { return nil }
    self.init(process: process, started: String(parts[1]))
  }

  /// True while the process runs.
  var isAlive: Bool {
    guard process > 0, kill(process, 0) == 0 || errno == EPERM else { return false }
    return Self.startTime(of: process).map { $0 == started } ?? (started == Self.unknown)
  }

  /// When a process began, in the system's own count; `nil` for one that has ended, and where the
  /// system does not tell.
  private static func startTime(of process: Int32) -> String? {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // The name of the program, in brackets, may hold anything.
    let fields =
      String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ") ?? []
    guard fields.count > 19, fields[0] != "Z" else { return nil }
    return String(fields[19])
  }
}
