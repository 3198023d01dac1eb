import AppManifest

extension RankedReader {
  /// What an utterance is ranked as, and what weighed most.
  ///
  /// - Complexity: O(features of the utterance · log features × intents).
  func explanation(
    of utterance: String, context: [String: Value]
  ) -> [Explanation.RankedIntent] {
    let learned = shelf.learned
    guard !learned.ranker.labels.isEmpty else { return [] }
    return withRanking(of: utterance, context: context, learned) { ranking in
      ranking.guesses.map { guess in
        let features = learned.ranker.contributions(
          of: ranking.text, to: guess.label, limit: Self.explainedFeatures,
          sense: learned.thesaurus.name)
        return Explanation.RankedIntent(
          intent: learned.ranker.labels[guess.label], probability: Double(guess.probability),
          features: features.map { .init(text: $0.feature, weight: Double($0.weight)) })
      }
    } ?? []
  }

  /// How many features are shown of each intent.
  private static let explainedFeatures = 6
}
