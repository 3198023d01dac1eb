import AppManifest
import Dialogue

/// Knows which of several options a person is likelier to mean.
///
/// It orders options that fit what was typed equally well, and nothing else: what an utterance
/// means, and what is asked, stays the same. So a wrong guess costs a person a glance further down,
/// never a wrong action.
///
/// ```swift
/// struct Habits: OptionPreference {
///   let counts: [String: Double]
///
///   func scores(ofIntents intents: [String]) -> [Double] {
///     intents.map { counts[$0] ?? 0 }
///   }
///
///   func scores(ofEntities ids: [String], for parameter: String, of intent: String) -> [Double] {
///     ids.map { counts[$0] ?? 0 }
///   }
/// }
/// ```
///
/// A session asks it once for each question that it shows, and waits: answer from memory. Only how
/// scores compare matters; scores that are not one for each option are passed over.
public protocol OptionPreference: Sendable {
  /// How likely actions are, compared with one another; 0 for those that nothing is known of.
  func scores(ofIntents intents: [String]) -> [Double]

  /// How likely entities are as a parameter of an action; 0 for those that nothing is known of.
  func scores(ofEntities ids: [String], for parameter: String, of intent: String) -> [Double]
}

extension OptionPreference {
  /// The order in which the options of a choice should stand. `nil` where it is theirs already.
  func order(of turn: Turn) -> [Int]? {
    guard turn.isOpen, turn.firstNumber == 1 else { return nil }
    switch turn.decision {
    case .chooseEntity(let choice):
      let scores = scores(
        ofEntities: choice.options.map(\.id), for: choice.slot.name, of: choice.invocation.intent)
      return order(scores, ranks: choice.options.map { [$0.fit.rawValue, $0.edits] })
    case .chooseIntent(let choice):
      let intents = choice.options.map(\.invocation.intent)
      // Actions that are offered fit equally well.
      return order(scores(ofIntents: intents), ranks: intents.map { _ in [] })
    case .run, .askValue, .confirm, .reject, nil: return nil
    }
  }

  /// Orders the options within each row of equal ranks, the likeliest first; equal ones stay.
  private func order(_ scores: [Double], ranks: [[Int]]) -> [Int]? {
    guard scores.count == ranks.count, scores.contains(where: { $0 > 0 }) else { return nil }
    var order: [Int] = []
    var start = 0
    while start < ranks.count {
      let end = ranks[start...].firstIndex { $0 != ranks[start] } ?? ranks.count
      order += (start..<end).sorted { (scores[$0], $1) > (scores[$1], $0) }
      start = end
    }
    return order == Array(ranks.indices) ? nil : order
  }
}
