package import PhraseRouter

/// What becomes of utterances in which accidents have happened.
package struct NoiseTrial: Sendable {
  package var router: Router
  package var seed: UInt64
  /// How many accidents happen in each row, of each class that has a place in it.
  package var count: Int

  package init(router: Router, seed: UInt64 = 1, count: Int = 1) {
    self.router = router
    self.seed = seed
    self.count = count
  }

  /// Lets accidents happen in those rows that run or ask, and do so as expected.
  ///
  /// - Complexity: O(rows × classes × count) decisions.
  package func run(_ classes: [Noise], on corpus: Corpus) -> NoiseReport {
    let mutations = MutationTrial(router: router)
    let rows = corpus.rows.compactMap(mutations.reference(of:))
    var report = NoiseReport(seed: seed)
    for (place, noise) in classes.enumerated() {
      var makers: [String: NoiseMaker] = [:]
      for reference in rows {
        let language = reference.language
        var maker =
          makers[language]
          ?? NoiseMaker(seed: seed &+ UInt64(place) &* 0x1_0000_0001, language: language)
        for _ in 0..<count {
          guard let made = maker.apply(noise, to: reference.row.utterance, fixed: reference.fixed)
          else { break }
          report.add(accident(noise, made, in: reference))
        }
        makers[language] = maker
      }
    }
    return report
  }

  private func accident(
    _ noise: Noise, _ made: NoiseMaker.Result, in reference: MutationTrial.Reference
  ) -> NoiseReport.Accident {
    let decision = router.route(
      made.text, language: reference.language, context: reference.row.context)
    let record = DecisionRecord(
      decision, manifest: router.manifest, language: reference.language)
    let outcome = MutationOutcome(record)
    return NoiseReport.Accident(
      noise: noise, language: reference.language, wordLength: made.wordLength,
      utterance: reference.row.utterance, noisy: made.text, expected: reference.outcome.text,
      actual: outcome.text,
      outcome: RowOutcome(
        record, isRight: outcome == reference.outcome, expected: reference.row.expectation))
  }
}
