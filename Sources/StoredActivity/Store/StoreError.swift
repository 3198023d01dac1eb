import Foundation
import GRDB

/// Why a store cannot do what it was asked.
///
/// ``description`` is for the developer and may name the file. A person typing is shown
/// ``userMessage`` only, which is also what `localizedDescription` says.
package struct StoreError: Error, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong.
  package enum Code: Sendable, CaseIterable {
    /// The file is something else: no database, or another program's.
    case foreign
    /// A newer version of the library wrote the file.
    case newerVersion
    /// The file is not what was written.
    case damaged
    /// The file cannot be opened: its folder is missing, or permissions forbid it.
    case unreachable
    /// The file cannot be written: read-only, a full disk, a device that fails.
    case unwritable
    /// Another process kept the file locked for longer than the limit.
    case busy
    /// A text, a state or a set of arguments is larger than the limit.
    case tooLarge
    /// A value cannot be written as JSON and read back: not finite, nested too deep, or with NUL.
    case unstorable
    /// No run of this identifier is on record.
    case unknownRun
    /// A run cannot be undone that has not finished.
    case unfinishedRun
    /// The identifier already stands for the run of another intent.
    case conflictingRun
    /// Anything else that the database reports.
    case failed
  }

  package let code: Code
  /// What is wrong, and what to do, for a developer.
  package let description: String
  /// What the database reported, if it is the cause.
  package let underlying: (any Error)?

  init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
    self.code = code
    self.description = description
    self.underlying = underlying
  }

  /// What may be shown to the person typing: the same for every error.
  package var userMessage: String {
    "Something went wrong while reading or writing what this app remembers."
  }
}

extension StoreError: LocalizedError {
  package var errorDescription: String? { userMessage }
}

extension StoreError {
  /// What the database reported, in our terms.
  init(_ error: DatabaseError, place: String) {
    let code = Self.code(of: error.resultCode)
    let advice = Self.advice(for: code)
    self.init(code, "\(place): \(error)\(advice.map { "; \($0)" } ?? "")", underlying: error)
  }

  private static func code(of result: ResultCode) -> Code {
    switch result {
    case .SQLITE_NOTADB: .foreign
    case .SQLITE_CORRUPT: .damaged
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: .unreachable
    case .SQLITE_READONLY, .SQLITE_FULL, .SQLITE_IOERR: .unwritable
    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
    case .SQLITE_TOOBIG: .tooLarge
    default: .failed
    }
  }

  private static func advice(for code: Code) -> String? {
    switch code {
    case .foreign: "give the store a file of its own"
    case .damaged: "move the file away, and its -wal and -shm with it"
    case .unreachable: "create its folder, and let this user read and write there"
    case .unwritable: "make room on the disk, and let this user write there"
    case .busy: "end the process that holds the file, or raise the busy timeout"
    default: nil
    }
  }
}
