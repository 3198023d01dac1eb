package import AppManifest
package import Foundation
import GRDB

/// Something that the person is likely to want done.
package struct Suggestion: Equatable, Sendable {
  /// The intent's name.
  package let intent: String
  package let arguments: [String: Value]
  /// How likely, compared with others: see ``Frecency``.
  package let score: Double
  /// When it was last donated.
  package let lastDonated: Date
}

extension RuntimeStore {
  /// The scores of intents, in their order: 0 where nothing was donated.
  ///
  /// - Complexity: O(*n*) in the number of donations of these intents.
  package func ranking(ofIntents intents: [String], now: Date) throws -> [Double] {
    let frecency = Frecency(now: now, lifetime: limits.donationLifetime)
    return try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT date FROM donations WHERE intent = ? ORDER BY date")
      return try intents.map { intent in
        try Row.fetchCursor(statement, arguments: [intent])
          .reduce(0) { $0 + frecency.weight(of: try $1.date(at: 0)) }
      }
    }
  }

  /// The scores of values as arguments of an intent, in their order: 0 for one that was never
  /// donated, or that cannot be.
  ///
  /// - Complexity: O(*n* + *v*) in the number of donations of the intent and of values.
  package func ranking(
    of values: [Value], for parameter: String, of intent: String, now: Date
  ) throws -> [Double] {
    let frecency = Frecency(now: now, lifetime: limits.donationLifetime)
    let scores = try read { database in
      let statement = try database.cachedStatement(
        sql: """
          SELECT a.value, d.date FROM donations d
          JOIN donation_arguments a ON a.donation = d.number AND a.parameter = ?
          WHERE d.intent = ? ORDER BY d.date
          """)
      return try Row.fetchCursor(statement, arguments: [parameter, intent])
        .reduce(into: [String: Double]()) { scores, row in
          scores[try row.value(at: 0), default: 0] += frecency.weight(of: try row.date(at: 1))
        }
    }
    return values.map { value in StoredValue.text(of: value).flatMap { scores[$0] } ?? 0 }
  }

  /// The likeliest intents with their arguments, the likeliest first.
  ///
  /// Of two equally likely ones the one donated last comes first, then the one whose name does.
  ///
  /// - Complexity: O(*n* log *n*) in the number of donations.
  package func suggestions(limit: Int, now: Date) throws -> [Suggestion] {
    guard limit > 0 else { return [] }
    let frecency = Frecency(now: now, lifetime: limits.donationLifetime)
    let habits = try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT intent, arguments, date FROM donations ORDER BY date")
      return try Row.fetchCursor(statement).reduce(into: [Habit.Deed: Habit]()) { habits, row in
        let deed = Habit.Deed(intent: try row.value(at: 0), arguments: try row.value(at: 1))
        habits[deed, default: Habit(deed: deed)].add(try row.date(at: 2), frecency)
      }
    }
    return try habits.values.filter { $0.score > 0 }.sorted(by: Habit.isLikelier).prefix(limit)
      .map { try $0.suggestion() }
  }
}

/// What was donated of one intent with the same arguments.
private struct Habit {
  struct Deed: Hashable {
    let intent: String
    /// As the column holds them.
    let arguments: String
  }

  let deed: Deed
  var score = 0.0
  var last = Date.distantPast

  init(deed: Deed) { self.deed = deed }

  mutating func add(_ date: Date, _ frecency: Frecency) {
    score += frecency.weight(of: date)
    last = max(last, date)
  }

  static func isLikelier(_ left: Habit, _ right: Habit) -> Bool {
    if left.score != right.score { return left.score > right.score }
    if left.last != right.last { return left.last > right.last }
    return (left.deed.intent, left.deed.arguments) < (right.deed.intent, right.deed.arguments)
  }

  func suggestion() throws -> Suggestion {
    guard case .object(let arguments) = try StoredValue.value(of: deed.arguments) else {
      throw StoreError(.damaged, "arguments in the store are no object")
    }
    return Suggestion(
      intent: deed.intent, arguments: arguments, score: score, lastDonated: last)
  }
}
