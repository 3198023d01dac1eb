package import Foundation

/// How much donations weigh: by how many there are, and how long ago.
///
/// A score is the sum of 0.5^(*age* / 7 days) over the donations: one of today weighs 1, one of last
/// week a half. It is a function of the donations and `now` alone. One dated in the future, by a
/// clock that was wrong, weighs as one of now; one older than its lifetime nothing, so that it does
/// not matter when it is forgotten. A further donation never lowers the score of what it donates.
///
/// Two today, one a week ago → 2.5
///
/// - Note: Shares of habits that fade exponentially are what Firefox ranks its history by (“frecency”);
///   a week lets what is done daily outrank what was done often last month.
package struct Frecency: Sendable {
  /// After how many seconds a donation weighs half as much.
  package static let halfLife: TimeInterval = 7 * 86_400

  /// The moment that ages are measured from.
  let now: Date
  /// How long a donation counts.
  let lifetime: TimeInterval

  /// What one donation of a date adds to a score.
  func weight(of date: Date) -> Double {
    let age = now.timeIntervalSince(date)
    guard age <= lifetime else { return 0 }
    return exp2(-max(age, 0) / Self.halfLife)
  }
}
