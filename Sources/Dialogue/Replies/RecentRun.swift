import AppManifest
import TextAnalysis

/// What was run last, which a reply may amend, repeat or take back.
struct RecentRun: Equatable, Sendable, Codable {
  var invocation: Invocation
  /// The question that told which option was meant, if one was asked.
  var question: Question?
  /// When it was run, where the time is known.
  var time: Value
  /// How many things have been said since that did not concern it.
  var turnsSince = 0

  /// After so many minutes, and so many other things said, it is no longer what is talked about.
  static let maximumMinutes = 30
  static let maximumTurns = 3

  /// True while what is said may be about it.
  func isCurrent(at now: CalendarMinute?) -> Bool {
    guard turnsSince < Self.maximumTurns else { return false }
    guard let now, case .string(let text) = time, let then = CalendarMinute(iso: text) else {
      return true
    }
    guard (now.year, now.month, now.day) == (then.year, then.month, then.day) else { return false }
    let minutes = (now.hour - then.hour) * 60 + now.minute - then.minute
    return (0...Self.maximumMinutes).contains(minutes)
  }
}

/// A text that names the last thing.
struct Attempt: Equatable, Sendable, Codable {
  var text: String
  /// What answers the question that the text leads to. *rate it 5* → *rate Up*, and *5*.
  var value: String?
}

/// How a text is read that may be about the last run.
struct FollowUp: Equatable, Sendable, Codable {
  var original: String
  /// Texts that name the last thing in place of a pronoun, read before the original.
  var attempts: [Attempt] = []
  /// A name that may stand in place of the last thing.
  var name: String?
  /// The reading that is being routed.
  var current: Attempt?
  /// True while the original itself is read.
  var isOriginal = false
}
