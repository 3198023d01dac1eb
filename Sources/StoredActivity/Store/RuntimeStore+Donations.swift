package import Foundation
import GRDB

extension RuntimeStore {
  /// Records that the person did something. Answers whether it was new.
  ///
  /// Written twice under the same identifier, it counts once, and the first stands; that holds until
  /// it is deleted or forgotten. Donations older than ``StoreLimits/donationLifetime``, and those of
  /// the intent beyond the newest ``StoreLimits/donationsPerIntent``, are forgotten.
  ///
  /// - Throws: ``StoreError`` for arguments that are too large or cannot be stored.
  /// - Complexity: O(log *n*) in the number of donations, and a commit.
  @discardableResult
  package func donate(_ donation: Donation, now: Date = Date()) throws -> Bool {
    try write { try $0.donate(donation, now: now) }
  }

  /// Deletes donations. Answers their identifiers, in the order in which they were donated.
  ///
  /// - Complexity: O(*n*) in the number of donations of the intents that the filter names.
  @discardableResult
  package func deleteDonations(matching filter: DonationFilter) throws -> [UUID] {
    try write { transaction in
      let rows = try DonationRow.matching(filter, in: transaction.database)
      for row in rows {
        try transaction.run("DELETE FROM donations WHERE number = ?", [row.number])
      }
      return rows.map(\.donation.id)
    }
  }

  /// The donations on record, in the order in which they were donated.
  package func donations(matching filter: DonationFilter = .all) throws -> [Donation] {
    try read { try DonationRow.matching(filter, in: $0).map(\.donation) }
  }
}

extension StoreTransaction {
  /// As ``RuntimeStore/donate(_:now:)``.
  @discardableResult
  package func donate(_ donation: Donation, now: Date = Date()) throws -> Bool {
    let arguments = try limits.texts(of: donation)
    try run(
      """
      INSERT INTO donations (id, intent, arguments, date, source) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING
      """,
      [
        donation.id.uuidString, donation.intent, arguments.whole, donation.date.stored,
        donation.source.rawValue,
      ])
    guard database.changesCount > 0 else { return false }
    let number = database.lastInsertedRowID
    for (parameter, value) in arguments.parts {
      try run(
        "INSERT INTO donation_arguments (donation, parameter, value) VALUES (?, ?, ?)",
        [number, parameter, value])
    }
    try forgetDonations(now)
    try forgetDonations(beyondTheNewestOf: donation.intent, now)
    return true
  }

  func forgetDonations(_ now: Date) throws {
    let oldest = try age(now: now) - limits.donationLifetime
    try run("DELETE FROM donations WHERE date < ?", [oldest])
  }

  /// What a clock that was ahead has dated counts as of now.
  private func forgetDonations(beyondTheNewestOf intent: String, _ now: Date) throws {
    try run(
      """
      DELETE FROM donations WHERE number IN (
        SELECT number FROM donations WHERE intent = ?
        ORDER BY min(date, ?) DESC, number DESC LIMIT -1 OFFSET ?)
      """,
      [intent, now.stored, limits.donationsPerIntent])
  }
}

extension StoreLimits {
  /// The arguments of a donation as columns hold them.
  fileprivate func texts(
    of donation: Donation
  ) throws -> (whole: String, parts: [(parameter: String, value: String)]) {
    try check(name: donation.intent, of: "an intent")
    try check(donation.date)
    let parts = try donation.arguments.map { name, value in
      try check(name: name, of: "a parameter")
      guard let text = StoredValue.text(of: value) else {
        throw StoreError(.unstorable, "a donated value is not finite, has NUL or nests too deep")
      }
      return (name, text)
    }
    guard let whole = StoredValue.text(of: .object(donation.arguments)) else {
      throw StoreError(.unstorable, "donated arguments nest too deep")
    }
    guard whole.utf8.count <= argumentBytes else {
      throw StoreError(.tooLarge, "donated arguments take more than \(argumentBytes) bytes")
    }
    return (whole, parts)
  }
}

extension Row {
  /// True if a donation can be read of it.
  var isDonation: Bool { (try? DonationRow(self)) != nil }
}

/// A row of the table of donations.
private struct DonationRow {
  let number: Int64
  let donation: Donation

  init(_ row: Row) throws {
    guard case .object(let arguments) = try StoredValue.value(of: row.value("arguments")),
      let source = Donation.Source(rawValue: try row.value("source"))
    else { throw StoreError(.damaged, "a donation in the store is none") }
    number = try row.value("number")
    donation = Donation(
      id: try row.id("id"), intent: try row.value("intent"), arguments: arguments,
      date: try row.date("date"), source: source)
  }

  static func matching(_ filter: DonationFilter, in database: Database) throws -> [DonationRow] {
    switch filter {
    case .all: try rows("TRUE", [], in: database)
    case .intent(let name): try rows("intent = ?", [name], in: database)
    case .ids(let ids):
      try ids.flatMap { try rows("id = ?", [$0.uuidString], in: database) }
        .sorted { $0.number < $1.number }
    case .entity(let id, let intent):
      try rows("intent = coalesce(?, intent)", [intent], in: database).filter { row in
        row.donation.arguments.values.contains { $0.mentions(entity: id) }
      }
    }
  }

  private static func rows(
    _ condition: String, _ arguments: StatementArguments, in database: Database
  ) throws -> [DonationRow] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT number, id, intent, arguments, date, source FROM donations
        WHERE \(condition) ORDER BY number
        """)
    return try Row.fetchAll(statement, arguments: arguments).map { try DonationRow($0) }
  }
}
