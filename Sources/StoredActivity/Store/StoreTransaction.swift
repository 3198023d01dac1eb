import Foundation
import GRDB

/// Writes that are kept together or not at all. Given to the closure of ``RuntimeStore/write(_:)``,
/// and of no use after it.
package struct StoreTransaction {
  let database: Database
  let limits: StoreLimits

  /// Runs a statement that is compiled once for each store.
  func run(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// Forgets what is too old to matter.
  func forgetExpired(now: Date) throws {
    try forgetDonations(now)
    try forgetDialogues(now)
    try forgetRuns(now)
  }
}

extension Date {
  /// The date as a column holds it.
  var stored: Double { timeIntervalSinceReferenceDate }

  init(stored: Double) { self.init(timeIntervalSinceReferenceDate: stored) }
}

extension Row {
  /// What a column holds.
  ///
  /// - Throws: ``StoreError`` where GRDB's own subscript would trap: a file that says it is ours may
  ///   still hold anything.
  func value<T: DatabaseValueConvertible>(_ column: String) throws -> T {
    guard let value = T.fromDatabaseValue(self[column]) else {
      throw StoreError(.damaged, "the column \(column) in the store does not hold what it should")
    }
    return value
  }

  /// What a column holds, by its place in the query: where there are many rows, looking for names
  /// takes longer than reading.
  ///
  /// - Throws: ``StoreError`` as above.
  func value<T: DatabaseValueConvertible>(at place: Int) throws -> T {
    guard let value = T.fromDatabaseValue(self[place]) else {
      throw StoreError(.damaged, "column \(place) of a row in the store is not what it should be")
    }
    return value
  }

  /// The date in a column, by its place in the query.
  func date(at place: Int) throws -> Date { Date(stored: try value(at: place)) }

  /// The date in a column.
  func date(_ column: String) throws -> Date { Date(stored: try value(column)) }

  /// The identifier in a column.
  func id(_ column: String) throws -> UUID {
    guard let id = UUID(uuidString: try value(column)) else {
      throw StoreError(.damaged, "the column \(column) in the store holds no identifier")
    }
    return id
  }
}
