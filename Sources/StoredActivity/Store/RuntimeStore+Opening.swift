package import Foundation
import GRDB

extension RuntimeStore {
  /// Opens the store at a path, whatever stands there: an app is never kept from starting by what it
  /// remembers.
  ///
  /// A damaged store is set aside, under its name with `.damaged` and the time behind it, and a new
  /// one is begun with what could be read of the old. A file that another program or a newer version
  /// wrote is left alone, as one is that cannot be written; then the store is in memory, and what is
  /// done is forgotten with the process.
  ///
  /// - Parameter report: Takes a sentence for the developer, with the name of the file and what became
  ///   of it. Called where the store is not as it was left.
  /// - Throws: ``StoreError`` if not even a store in memory can be opened.
  /// - Complexity: O(bytes of the store), which its limits bound.
  package static func opened(
    path: String, durability: Durability = .powerCut, limits: StoreLimits = StoreLimits(),
    now: Date = Date(), report: (String) -> Void
  ) throws -> RuntimeStore {
    let open = {
      try RuntimeStore(path: path, durability: durability, limits: limits, now: now)
    }
    do {
      let store = try open()
      if try store.isWhole() { return store }
      try store.closeFile()
    } catch let error as StoreError {
      guard error.isAboutDamage, !Self.isOther(path) else {
        report("\(error.description). Nothing will be remembered.")
        return try inMemory(limits: limits)
      }
    }
    guard let damaged = setAside(path, now: now), let store = try? open() else {
      report("\(path): damaged, and it cannot be set aside. Nothing will be remembered.")
      return try inMemory(limits: limits)
    }
    let kept = store.recover(from: damaged)
    report("\(path): damaged. It is set aside as \(damaged), and \(kept) entries of it were kept.")
    return store
  }

  /// Renames a store and its companions. `nil`: that was not possible.
  private static func setAside(_ path: String, now: Date) -> String? {
    let files = FileManager.default
    let name = "\(path).damaged-\(Int(now.timeIntervalSince1970))"
    var target = name
    for number in 2..<100 where files.fileExists(atPath: target) { target = "\(name)-\(number)" }
    guard rename(path, target) == 0 else { return nil }
    // The log belongs to the file, and without it nothing of the log could be read again.
    for suffix in ["-wal", "-shm"] { _ = rename(path + suffix, target + suffix) }
    return target
  }

  /// True for a whole database that another program has written.
  private static func isOther(_ path: String) -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    guard let queue = try? DatabaseQueue(path: path, configuration: configuration),
      let id = try? queue.read({ try Int.fetchOne($0, sql: "PRAGMA application_id") })
    else { return false }
    return id != StoreSchema.applicationID
  }
}

extension StoreError {
  /// True where the file is not what was written.
  fileprivate var isAboutDamage: Bool {
    switch code {
    case .damaged, .foreign, .failed: true
    case .newerVersion, .unreachable, .unwritable, .busy, .tooLarge, .unstorable, .unknownRun,
      .unfinishedRun, .conflictingRun:
      false
    }
  }
}

// MARK: - Recovery

extension RuntimeStore {
  /// Copies what can be read of a damaged store.
  ///
  /// - Returns: How many donations, dialogues and runs that were.
  private func recover(from path: String) -> Int {
    var configuration = Configuration()
    configuration.readonly = true
    guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return 0 }
    let counts = RecoveredTable.all.map { recover($0, from: queue) }
    return counts.reduce(0, +)
  }

  /// Copies the rows of a table up to the first that cannot be read. One that says nothing, or does
  /// not fit, is passed over.
  ///
  /// - Returns: How many entries that were.
  private func recover(_ table: RecoveredTable, from queue: DatabaseQueue) -> Int {
    var rows: [Row] = []
    try? queue.read { damaged in
      let sql = "SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name)"
      let cursor = try Row.fetchCursor(damaged, sql: sql)
      while let row = try cursor.next(), rows.count < Self.maximumRecovered {
        rows.append(row.copy())
      }
    }
    let copied = try? write { transaction in
      rows.count { row in
        table.isReadable(row) && (try? transaction.insert(row, into: table)) != nil
      }
    }
    return table.isEntries ? copied ?? 0 : 0
  }

  /// The most rows of a table that are copied, whatever a damaged store says that it has.
  private static let maximumRecovered = 100_000
}

/// A table of a store, as it is copied from a damaged one.
private struct RecoveredTable: Sendable {
  let name: String
  let columns: [String]
  /// True if its rows are what is counted, and not parts of such rows.
  var isEntries = true
  let isReadable: @Sendable (Row) -> Bool

  static let all = [
    RecoveredTable(
      name: "donations", columns: ["number", "id", "intent", "arguments", "date", "source"],
      isReadable: { $0.isDonation }),
    RecoveredTable(
      name: "donation_arguments", columns: ["donation", "parameter", "value"], isEntries: false,
      isReadable: { (try? StoredValue.value(of: $0.value("value"))) != nil }),
    RecoveredTable(
      name: "dialogues",
      columns: ["state", "saved", "run", "intent", "invocation", "started", "session"],
      isReadable: { $0.isDialogue }),
    RecoveredTable(
      name: "runs", columns: ["id", "intent", "state", "started", "changed"],
      isReadable: { $0.isRun }),
  ]
}

extension StoreTransaction {
  fileprivate func insert(_ row: Row, into table: RecoveredTable) throws {
    let places = table.columns.map { _ in "?" }.joined(separator: ", ")
    try run(
      "INSERT INTO \(table.name) (\(table.columns.joined(separator: ", "))) VALUES (\(places))",
      StatementArguments(row.map(\.1)))
  }
}
