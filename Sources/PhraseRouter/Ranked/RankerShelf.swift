import AppManifest
import IntentRanking
import Synchronization
import TextAnalysis

/// Keeps what was learned of an app in a language: read from a compiled app, or learned when it is
/// first needed.
final class RankerShelf: Sendable {
  private let manifest: Manifest
  private let language: String
  private let profile: TextProfile
  private let reader: SlotReader
  private let stored: RankedLesson?
  private let state = Mutex<Learned?>(nil)
  private let hasBegun = Atomic(false)

  /// What was learned, and what reads utterances as the examples were read.
  struct Learned: Sendable {
    var lesson: RankedLesson
    var finder: MentionFinder
    var mood: UtteranceMood
    var thesaurus: Thesaurus

    var ranker: IntentRanker { lesson.ranker }

    /// False for the class of what means nothing.
    func isIntent(_ label: Int) -> Bool { ranker.labels[label] != RankedMaterial.background }

    /// Makes what means nothing as unlikely as it is where one of the app's entities was named: the
    /// talk that was learned from has names far more often than people's talk about other things.
    func discountBackground(_ guesses: inout [IntentRanker.Guess]) {
      guard let place = guesses.firstIndex(where: { !isIntent($0.label) }),
        case let nothing = guesses[place].probability, nothing < 1
      else { return }
      let odds = nothing / (1 - nothing) * Float(RankedMaterial.talkPerName) * Self.namesInTalk
      let discounted = odds / (1 + odds)
      for other in guesses.indices {
        guesses[other].probability *= (1 - discounted) / (1 - nothing)
      }
      guesses[place].probability = discounted
      guesses.sort { $0.probability > $1.probability }
    }

    /// In what part of talk that is not for an app one of its entities is named.
    private static let namesInTalk: Float = 0.005
  }

  /// - Parameter stored: What was learned of the same app before.
  init(
    manifest: Manifest, language: String, profile: TextProfile, reader: SlotReader,
    stored: RankedLesson?
  ) {
    self.manifest = manifest
    self.language = language
    self.profile = profile
    self.reader = reader
    self.stored = stored
  }

  /// What was learned. Whoever comes first waits until it is.
  var learned: Learned {
    state.withLock { state in
      if let state { return state }
      let learned = learn()
      state = learned
      return learned
    }
  }

  /// What was learned, if it is there without waiting: what is stored is only to be read. Whoever asks
  /// first has it learned beside what goes on, so that an app that is never asked learns nothing.
  var learnedByNow: Learned? {
    if stored != nil { return learned }
    if hasBegun.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged {
      Task.detached(priority: .utility) { _ = self.learned }
    }
    return state.withLockIfAvailable { $0 } ?? nil
  }

  /// What was learned, to be stored with the app.
  var bytes: [UInt8] { learned.lesson.bytes }

  private func learn() -> Learned {
    let analyzer = TextAnalyzer(profile: profile)
    let mood = UtteranceMood(language: language) {
      String(decoding: analyzer.analyze($0).bytes, as: UTF8.self)
    }
    let thesaurus = Thesaurus.thesaurus(in: language) {
      String(decoding: analyzer.analyze($0).bytes, as: UTF8.self)
    }
    if let lesson = stored {
      return Learned(
        lesson: lesson, finder: finder(analyzer, lesson.words), mood: mood, thesaurus: thesaurus)
    }
    var material = RankedMaterial(
      manifest: manifest, language: language, analyzer: analyzer, mood: mood)
    let finder = finder(
      analyzer, RankedWords(talk: talk(analyzer), texts: material.examples.lazy.map(\.text)))
    if let talk = talk(analyzer) {
      material.complete(
        with: talk, manifest: manifest, language: language, analyzer: analyzer, finder: finder,
        thesaurus: thesaurus)
    }
    let lesson = RankedLesson(
      ranker: Self.ranker(of: material), signs: material.signs, words: finder.words)
    return Learned(lesson: lesson, finder: finder, mood: mood, thesaurus: thesaurus)
  }

  private func talk(_ analyzer: TextAnalyzer) -> AnalyzedTalk? {
    AnalyzedTalk.talk(
      in: language, isUnspaced: MentionFinder.isUnspaced(language), analyzer: analyzer)
  }

  private func finder(_ analyzer: TextAnalyzer, _ words: RankedWords) -> MentionFinder {
    MentionFinder(
      manifest: manifest, language: language, analyzer: analyzer, reader: reader, words: words)
  }

  /// The rankers that this process has learned, by the checksums of their material: an app is opened
  /// more than once, by tests above all.
  private static let known = Mutex<[UInt64: IntentRanker]>([:])
  private static let maximumKnown = 32

  private static func ranker(of material: RankedMaterial) -> IntentRanker {
    let checksum = material.checksum
    if let ranker = known.withLock({ $0[checksum] }) { return ranker }
    let ranker = IntentRanker(
      learning: material.examples, labels: material.labels,
      meaningless: material.labels.firstIndex(of: RankedMaterial.background))
    known.withLock { known in
      if known.count >= maximumKnown { known.removeAll() }
      known[checksum] = ranker
    }
    return ranker
  }
}
