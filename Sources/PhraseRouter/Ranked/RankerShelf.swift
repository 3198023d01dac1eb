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
  private let stored: [UInt8]?
  private let state = Mutex<Learned?>(nil)

  /// What was learned, and what reads utterances as the examples were read.
  struct Learned: Sendable {
    var lesson: RankedLesson
    var finder: MentionFinder
    var mood: UtteranceMood

    var ranker: IntentRanker { lesson.ranker }

    /// False for the class of what means nothing.
    func isIntent(_ label: Int) -> Bool { ranker.labels[label] != RankedMaterial.background }
  }

  /// - Parameter stored: What ``bytes`` gave for the same app.
  init(
    manifest: Manifest, language: String, profile: TextProfile, reader: SlotReader,
    stored: [UInt8]?
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

  /// What was learned, to be stored with the app.
  var bytes: [UInt8] { learned.lesson.bytes }

  private func learn() -> Learned {
    let analyzer = TextAnalyzer(profile: profile)
    let mood = UtteranceMood(language: language) {
      String(decoding: analyzer.analyze($0).bytes, as: UTF8.self)
    }
    if let lesson = stored.flatMap(RankedLesson.init) {
      return Learned(lesson: lesson, finder: finder(analyzer, lesson.words), mood: mood)
    }
    let words = RankedWords(manifest: manifest, language: language, analyzer: analyzer)
    let finder = finder(analyzer, words)
    let material = RankedMaterial(
      manifest: manifest, language: language, analyzer: analyzer, finder: finder, mood: mood)
    let lesson = RankedLesson(
      ranker: Self.ranker(of: material), signs: material.signs, words: words)
    return Learned(lesson: lesson, finder: finder, mood: mood)
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
