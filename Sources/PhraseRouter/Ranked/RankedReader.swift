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

  /// - Parameter stored: What was learned before, in bytes. `nil`: it is learned when it is first
  ///   needed.
  init(
    manifest: Manifest, language: String, profile: TextProfile, pool: ScratchPool,
    reader: SlotReader, maker: DecisionMaker, stored: [UInt8]?
  ) {
    self.manifest = manifest
    self.pool = pool
    self.maker = maker
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
  }

  /// What a rejected utterance may mean. `nil`: nothing that is likely enough.
  ///
  /// - Complexity: O(words × 8) lookups and O(features × intents); for what may mean something, the
  ///   typed values of its spans besides.
  func decision(for utterance: String, context: [String: Value]) -> Decision? {
    let learned = shelf.learned
    guard !learned.ranker.labels.isEmpty else { return nil }
    return withRanking(of: utterance, context: context, learned) { decision($0.readings) }
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
    var ranking = rank(learned.finder.mentions(in: scratch.analyzed), learned, scratch)
    guard Self.mayMeanSomething(ranking.guesses, learned) else { return ranking }
    let now = CalendarMinute(context["now"] ?? .null)
    if let dated = slots.addDates(
      to: ranking.mentions, finder: learned.finder, utterance, scratch, now: now)
    {
      ranking = rank(dated, learned, scratch)
    }
    let signs = learned.mood.signs(of: ranking.text, typed: utterance)
    ranking.readings = ranking.guesses.compactMap { guess in
      guard learned.isIntent(guess.label),
        UtteranceMood.allows(signs, by: learned.lesson.signs[guess.label]),
        let candidate = slots.candidate(
          of: learned.ranker.labels[guess.label], ranking.mentions, utterance, scratch, now: now,
          probability: Double(guess.probability))
      else { return nil }
      return Reading(candidate: candidate, probability: Double(guess.probability))
    }
    return ranking
  }

  /// Longer utterances say more than one thing.
  private static let longest = 256

  private func rank(
    _ mentions: [Mention], _ learned: RankerShelf.Learned, _ scratch: RouteScratch
  ) -> Ranking {
    let text = scratch.analyzed.replacing(mentions)
    let guesses = learned.ranker.rank(text, limit: 4, scratch: &scratch.ranking)
    return Ranking(text: text, mentions: mentions, guesses: guesses, readings: [])
  }

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
  static let look: Float = 0.1
  /// To be asked about alone, where everything that it needs was said, an entity among it.
  static let confirm = 0.22
  /// To be asked about alone, where no entity was named.
  static let confirmNameless = 0.8
  /// To be asked about alone, where something is missing beside an entity that was named.
  static let ask = 0.7
  /// To be asked about alone, where something is missing and no entity was named.
  static let askNameless = 0.9
  /// Of several together, to be offered.
  static let choose = 0.5
  /// Of one of several, to be among them.
  static let option = 0.1
}

extension RankedReader {
  /// What readings come to, the likeliest first.
  private func decision(_ readings: [Reading]) -> Decision? {
    guard let first = readings.first else { return nil }
    if let decision = decision(alone: first) { return decision }
    let options = readings.filter { $0.probability >= RankedBars.option && $0.namesEntity }
      .prefix(Self.maximumOptions)
    let sum = options.reduce(0) { $0 + $1.probability }
    guard options.count > 1, sum >= RankedBars.choose else { return nil }
    return .chooseIntent(IntentChoice(options: options.map { maker.option(for: $0.candidate) }))
  }

  /// The most actions that are offered.
  private static let maximumOptions = 3

  private func decision(alone reading: Reading) -> Decision? {
    let isNamed = reading.namesEntity
    guard reading.probability >= (isNamed ? RankedBars.confirm : RankedBars.confirmNameless),
      case .decided(let decision) = maker.decide([reading.candidate], utteranceLength: 1)
    else { return nil }
    switch decision {
    case .run(let invocation), .confirm(let invocation): return .confirm(invocation)
    case .chooseEntity, .chooseIntent: return decision
    case .askValue:
      let bar = isNamed ? RankedBars.ask : RankedBars.askNameless
      return reading.probability >= bar ? decision : nil
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
}
