import PhraseRouter
import RandomNumbers
import UtteranceSampling

/// What can be said to an app, as a person would type it: for each phrase a sentence, with an example
/// in the place of each slot.
///
/// *`mark ${film} as (watched|seen) [in ${applicationName}]` → “mark Spirited Away as watched”*
struct PhraseBook: Sendable {
  /// The phrases of one shortcut or sentence block.
  struct Section: Equatable, Sendable {
    var title: String
    var sentences: [String]
  }

  let sections: [Section]

  /// The most draws, however many phrases there are.
  private static let maximumDraws = 4000
  /// How many sentences are drawn of a phrase. The shortest is taken: it says what must be said.
  private static let drawsOfPhrase = 6
  /// The best-known things stand first in a catalogue, and serve as examples.
  private static let knownThings = 3

  /// - Complexity: O(phrases) draws, ``maximumDraws`` at most. A phrase that none is drawn of stands as
  ///   it is written.
  init(manifest: Manifest, language: String) {
    let listed = REPL.phrases(of: manifest, language: language)
    let count = listed.reduce(0) { $0 + $1.phrases.count }
    let sentences = Self.sentences(
      of: manifest, language: language,
      draws: min(Self.maximumDraws, count * Self.drawsOfPhrase))
    sections = listed.map { title, phrases in
      Section(title: title, sentences: phrases.map { sentences[$0] ?? $0 })
    }
  }

  /// Three sentences to begin with, of different sections, with a thing in them if that can be.
  static func suggestions(for manifest: Manifest, language: String) -> [String] {
    let listed = Set(REPL.phrases(of: manifest, language: language).flatMap(\.phrases))
    var sampler = Self.sampler(manifest, language: language)
    var found: [(intent: String, utterance: String, isNamed: Bool)] = []
    for _ in 0..<60 {
      guard let sample = sampler.draw(), listed.contains(sample.template),
        !found.contains(where: { $0.intent == sample.intent })
      else { continue }
      let isNamed = sample.slots.values.contains { $0.entity != nil }
      found.append((sample.intent, sample.utterance, isNamed))
    }
    return (found.filter(\.isNamed) + found.filter { !$0.isNamed }).prefix(3).map(\.utterance)
  }

  private static func sentences(
    of manifest: Manifest, language: String, draws: Int
  ) -> [String: String] {
    var sampler = sampler(manifest, language: language)
    var shortest: [String: String] = [:]
    for _ in 0..<draws {
      guard let sample = sampler.draw() else { continue }
      let known = shortest[sample.template]
      if known.map({ $0.count > sample.utterance.count }) ?? true {
        shortest[sample.template] = sample.utterance
      }
    }
    return shortest
  }

  private static func sampler(_ manifest: Manifest, language: String) -> UtteranceSampler {
    var known = manifest
    for place in known.entityTypes.indices {
      known.entityTypes[place].entities = known.entityTypes[place].entities.prefix(knownThings).map
      {
        // Synonyms may be of any language.
        var entity = $0
        entity.synonyms = []
        return entity
      }
    }
    known.shortcuts.removeAll { $0.isGenerated }
    return UtteranceSampler(known, language: language, random: SeededGenerator(seed: 1))
  }
}
