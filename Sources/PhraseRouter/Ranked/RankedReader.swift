import AppManifest
import Dialogue
import IntentRanking
import PhraseMatching
import TextAnalysis

/// Reads what no phrase says: by what an app's phrases have taught, with names and values found by
/// themselves.
///
/// It is asked once the matcher has rejected an utterance, and never runs anything: it asks whether
/// the likeliest action is meant, or which of several, or for what is missing; or it leaves the
/// rejection as it is.
///
/// *"luca was okay, three stars" → `confirm` RateFilm(film: Luca, rating: 3).*
struct RankedReader: Sendable {
  let shelf: RankerShelf
  private let manifest: Manifest
  private let pool: ScratchPool
  private let slots: RankedSlots
  private let maker: DecisionMaker
  private let harmless: Set<String>
  private let entityTypes: Set<String>

  /// - Parameter stored: What was learned before. `nil`: it is learned when it is first needed.
  init(
    manifest: Manifest, language: String, profile: TextProfile, pool: ScratchPool,
    reader: SlotReader, maker: DecisionMaker, stored: RankedLesson?
  ) {
    self.manifest = manifest
    self.pool = pool
    self.maker = maker
    harmless = Set(manifest.intents.lazy.filter { $0.effectiveRisk == .harmless }.map(\.name))
    entityTypes = Set(manifest.entityTypes.map(\.name))
    slots = RankedSlots(manifest: manifest, reader: reader)
    shelf = RankerShelf(
      manifest: manifest, language: language, profile: profile, reader: reader, stored: stored)
  }

  /// An action that may be meant, and how likely it is.
  struct Reading {
    var candidate: Candidate
    var probability: Double
  }

  /// An utterance as the ranker sees it, and what it makes of it.
  struct Ranking {
    /// The utterance with the kinds of its mentions in their places.
    var text: [UInt8]
    var mentions: [Mention]
    /// What may be meant, the likeliest first, with what means nothing among them.
    var guesses: [IntentRanker.Guess]
    /// What may be asked about.
    var readings: [Reading]
    /// What speaks against its being an order.
    var signs: Set<String>
  }

  /// What a rejected utterance may mean. `nil`: nothing that is likely enough.
  ///
  /// - Parameter waits: Whether it is learned first what is to be known for that. If not, nothing is
  ///   likely until it has been.
  /// - Complexity: O(words × 8) lookups and O(features × intents); for what may mean something, the
  ///   typed values of its spans besides.
  func decision(
    for utterance: String, context: [String: Value], waits: Bool
  ) -> Decision? {
    guard let learned = waits ? shelf.learned : shelf.learnedByNow, !learned.ranker.labels.isEmpty
    else { return nil }
    return withRanking(of: utterance, context: context, learned, decision)
      .flatMap(\.self)
  }

  /// Calls a closure with what an utterance is ranked as. `nil`: it is too long.
  func withRanking<Result>(
    of utterance: String, context: [String: Value], _ learned: RankerShelf.Learned,
    _ body: (Ranking) -> Result
  ) -> Result? {
    pool.withScratch { ranking(of: utterance, context: context, learned, $0).map(body) }
  }

  /// - Returns: `nil` for what is too long.
  private func ranking(
    of utterance: String, context: [String: Value], _ learned: RankerShelf.Learned,
    _ scratch: RouteScratch
  ) -> Ranking? {
    scratch.lookups.removeAll()
    scratch.analyzer.analyze(utterance, into: &scratch.analyzed)
    guard scratch.analyzed.bytes.count <= Self.longest else { return nil }
    if learned.finder.isUnspaced { scratch.analyzer.segment(&scratch.analyzed) }
    var ranking = rank(
      learned.finder.mentionsAndParts(in: scratch.analyzed, typed: utterance), utterance, learned,
      scratch)
    guard Self.mayMeanSomething(ranking.guesses, learned) else { return ranking }
    let now = CalendarMinute(context["now"] ?? .null)
    if let dated = slots.addDates(
      to: ranking.mentions, finder: learned.finder, utterance, scratch, now: now)
    {
      ranking = rank(dated, utterance, learned, scratch)
    }
    ranking.readings = readings(
      of: ranking, utterance, learned, scratch, now: now)
    return ranking
  }

  /// What may be meant of what is likely, with its slots. What cannot take what was mentioned is not
  /// meant: the others share its probability.
  private func readings(
    of ranking: Ranking, _ utterance: String, _ learned: RankerShelf.Learned,
    _ scratch: RouteScratch, now: CalendarMinute?
  ) -> [Reading] {
    var readings: [Reading] = []
    var (impossible, possible) = (0.0, 0.0)
    for guess in ranking.guesses where learned.isIntent(guess.label) {
      let (name, probability) = (learned.ranker.labels[guess.label], Double(guess.probability))
      guard
        let candidate = slots.candidate(
          of: name, ranking.mentions, utterance, scratch, now: now, probability: probability)
      else {
        impossible += probability
        continue
      }
      possible += probability
      if UtteranceMood.allows(
        ranking.signs, by: learned.lesson.signs[guess.label], isHarmless: harmless.contains(name))
      {
        readings.append(Reading(candidate: candidate, probability: probability))
      }
    }
    guard possible > 0 else { return [] }
    let lift = (possible + impossible) / possible
    return readings.map { reading in
      var reading = reading
      reading.probability *= lift
      reading.candidate.cost = 1 / max(reading.probability, 0.01) - 1
      return reading
    }
  }

  /// Longer utterances say more than one thing.
  private static let longest = 256

  private func rank(
    _ mentions: [Mention], _ utterance: String, _ learned: RankerShelf.Learned,
    _ scratch: RouteScratch
  ) -> Ranking {
    let said = scratch.analyzed.replacing(mentions)
    let signs = learned.mood.signs(of: said, typed: utterance)
    let text = learned.thesaurus.addingSenses(to: said, marks: learned.mood.marks(of: signs))
    var guesses = learned.ranker.rank(text, limit: Self.looked, scratch: &scratch.ranking)
    if mentions.contains(where: { entityTypes.contains($0.kind) && !$0.isPartial }) {
      learned.discountBackground(&guesses)
    }
    return Ranking(text: text, mentions: mentions, guesses: guesses, readings: [], signs: signs)
  }

  /// How many of the likeliest actions are looked at.
  private static let looked = 8

  private static func mayMeanSomething(
    _ guesses: [IntentRanker.Guess], _ learned: RankerShelf.Learned
  ) -> Bool {
    guesses.contains { learned.isIntent($0.label) && $0.probability >= RankedBars.look }
  }
}

/// How likely something must be to be asked about.
///
/// A name of one of the app's entities is strong evidence, so that less is enough where there is one:
/// of 1,000 utterances that are not for the app hardly five have any.
enum RankedBars {
  /// To be looked at closely.
  static let look: Float = 0.02
  /// Of an action alone, to be asked about without others beside it.
  static let alone = 0.6
  /// Of all that may be meant, to be asked about where an entity was named.
  static let named = 0.5
  /// The same, where what was named may be something else.
  static let doubtful = 0.8
  /// The same, where only a case of an enum was named.
  static let chosen = 0.7
  /// The same, where nothing was named.
  static let nameless = 0.8
  /// Of the likeliest of several, for any to be offered: where all are unlikely, something else is meant.
  static let first = 0.25
  /// Of one of several, to be among them.
  static let option = 0.04
}

extension RankedReader {
  /// What readings come to, the likeliest first.
  private func decision(_ ranking: Ranking) -> Decision? {
    let readings = ranking.readings
    let isDoubtful = !ranking.mentions.contains { entityTypes.contains($0.kind) && !$0.isPartial }
    guard let first = readings.first else { return nil }
    let sum = readings.reduce(0) { $0 + $1.probability }
    let bar =
      first.namesEntity
      ? (isDoubtful ? RankedBars.doubtful : RankedBars.named)
      : first.namesCase ? RankedBars.chosen : RankedBars.nameless
    guard sum >= bar, first.probability >= RankedBars.first else { return nil }
    let others = readings.dropFirst().filter { $0.probability >= RankedBars.option }
    if first.probability < RankedBars.alone * sum, !others.isEmpty {
      let options = [first] + others.prefix(Self.maximumOptions - 1)
      return .chooseIntent(IntentChoice(options: options.map { maker.option(for: $0.candidate) }))
    }
    return decision(alone: first)
  }

  /// The most actions that are offered.
  private static let maximumOptions = 3

  private func decision(alone reading: Reading) -> Decision? {
    guard case .decided(let decision) = maker.decide([reading.candidate], utteranceLength: 1) else {
      return nil
    }
    switch decision {
    case .run(let invocation), .confirm(let invocation): return .confirm(invocation)
    case .chooseEntity, .chooseIntent, .askValue: return decision
    case .reject: return nil
    }
  }
}

extension RankedReader.Reading {
  /// True if one of the app's entities was named.
  fileprivate var namesEntity: Bool {
    candidate.slots.contains { slot in
      if case .entity = slot.resolution { return true }
      return false
    }
  }

  /// True if a case of one of its enums was.
  fileprivate var namesCase: Bool {
    candidate.slots.contains { slot in
      if case .value(_, .some) = slot.resolution { return true }
      return false
    }
  }
}
