import Foundation
import GRDB

/// The date by which a store forgets what is old.
///
/// A clock may be wrong: one that is a year ahead, once, must not cost what was remembered. So the
/// store's own date never runs ahead of the clock, goes on as the clock does, and leaps no more than
/// ``longestLeap`` at a time, once in a day. Who comes back after a long time finds some of it
/// forgotten a little later.
///
/// | the clock | the store's date |
/// |---|---|
/// | May 1, May 2 | May 1, May 2 |
/// | May 2, May 2 a year later, May 3 | May 2, May 9, May 3 |
/// | May 2, August 2, August 3 | May 2, May 9, May 16 |
struct StoreClock: Equatable, Sendable {
  /// The store's date.
  private(set) var date: Double
  /// What the clock said last.
  private var read: Double
  /// What it said when the store's date leapt.
  private var leapt: Double

  private static let day = 86_400.0
  static let longestLeap = 7 * day

  /// The clock of a store that has read none.
  init(now: Double) { (date, read, leapt) = (now, now, now) }

  /// Reads the clock.
  mutating func advance(to now: Double) {
    let isToLeap = now < leapt || now >= leapt + Self.day
    let step = isToLeap ? Self.longestLeap : max(0, now - read)
    if isToLeap { leapt = now }
    date = min(now, date + step)
    read = now
  }
}

extension StoreTransaction {
  /// The store's date, once the clock has been read.
  func age(now: Date) throws -> Double {
    let row = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT date, read, leapt FROM clock"))
    var clock = try row.flatMap { try StoreClock($0) } ?? StoreClock(now: now.stored)
    clock.advance(to: now.stored)
    try run(
      "INSERT OR REPLACE INTO clock (id, date, read, leapt) VALUES (1, ?, ?, ?)", clock.columns)
    return clock.date
  }
}

extension StoreClock {
  /// - Returns: `nil` if a damaged store holds something else.
  fileprivate init?(_ row: Row) throws {
    date = try row.value("date")
    read = try row.value("read")
    leapt = try row.value("leapt")
    guard date.isFinite, read.isFinite, leapt.isFinite else { return nil }
  }

  fileprivate var columns: StatementArguments { [date, read, leapt] }
}
