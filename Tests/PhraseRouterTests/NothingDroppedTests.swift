import Foundation
import PhraseRouter
import RandomNumbers
import Testing

@testable import Evaluation

/// What runs accounts for every word that was typed.
///
/// The utterances come from people who saw neither phrases nor code
/// (`Corpora/FilmTracker/typed`), and from a grammar that draws new ones each time.
@Suite("Nothing said is dropped")
struct NothingDroppedTests {
  /// Rows whose authors expect something else than what happens, with the reason why that stands.
  private static let argued: [String: String] = [
    "I haven't seen Oppenheimer": "a phrase of the app, word for word",
    "Ich hab Oppenheimer noch nicht gesehen": "a phrase of the app, word for word",
    "オッペンハイマーはまだ見てない": "a phrase of the app, with another particle",
    "Remind me to watch Tenet tomorrow at 8pm": "the date holds the time",
    "Recuérdame ver Tenet mañana a las 8 de la noche": "the date holds the time",
    "Rappelle-moi de voir Tenet demain à 20h": "the date holds the time",
    "rate 5 Jaws stars": "a number is no film: the order says nothing else",
    "stop reminding me about Birdman": "the app takes reminders back",
    "ゼロ・グラビティのリマインドはもういりません": "the app takes reminders back",
  ]

  /// Rows that the app itself has to refuse, since the day is over: a date has no bounds here.
  private static let past: Set<String> = [
    "remind me to watch Whiplash yesterday", "recuérdame ayer ver whiplash",
    "rappelle-moi hier de voir whiplash", "昨日セッションを見るようリマインドして",
  ]

  @Test("What people type runs nothing that was not meant", arguments: FilmTracker.languages)
  func typed(language: String) throws {
    let folder = FilmTracker.folder + "/typed/utterances"
    let manifest = try FilmTracker.shared.get().manifest
    let corpus = try Corpus.load([folder], intents: Set(manifest.intents.map(\.name)))
    let rows = corpus.rows.filter { $0.language == language }
    #expect(rows.count >= 200)
    // What only shows something answers the questions that ask about an action.
    let harmless = Set(manifest.intents.filter { $0.effectiveRisk == .harmless }.map(\.name))
    for row in rows where !row.mustNotRun.isEmpty {
      guard Self.argued[row.utterance] == nil, !Self.past.contains(row.utterance) else { continue }
      let decision = try FilmTracker.route(row.utterance, language: language)
      guard case .run(let invocation) = decision, !harmless.contains(invocation.intent) else {
        continue
      }
      let forbidden = row.mustNotRun
      #expect(
        !forbidden.contains("*") && !forbidden.contains(invocation.intent),
        "“\(row.utterance)” → \(decision.summary)")
    }
  }

  @Test("New utterances of each kind run nothing", arguments: FilmTracker.languages)
  func generated(language: String) throws {
    let seed = UInt64.random(in: 1...UInt64(UInt32.max))
    var generator = SeededGenerator(seed: seed)
    let router = try FilmTracker.shared.get()
    let films = router.manifest.entityTypes.first { $0.name == "Film" }?.entities ?? []
    try #require(films.count > 500)
    let harmless = Set(
      router.manifest.intents.filter { $0.effectiveRisk == .harmless }.map(\.name))
    for (kind, forms) in SuspectForms.all[language] ?? [:] {
      for form in forms {
        for _ in 0..<4 {
          let utterance = Self.fill(form, films, language, &generator)
          let decision = try FilmTracker.route(utterance, language: language)
          guard case .run(let invocation) = decision, !harmless.contains(invocation.intent) else {
            continue
          }
          Issue.record("\(kind), seed \(seed): “\(utterance)” → \(decision.summary)")
        }
      }
    }
  }

  /// A form with films and numbers drawn for its gaps: F, G and H, n and m.
  private static func fill(
    _ form: String, _ films: [Manifest.Entity], _ language: String,
    _ generator: inout SeededGenerator
  ) -> String {
    var text = form
    for gap in ["{F}", "{G}", "{H}"] {
      guard let film = films.randomElement(using: &generator) else { return text }
      text = text.replacingOccurrences(of: gap, with: film.titles[language] ?? film.title)
    }
    for gap in ["{n}", "{m}"] {
      let number = Int.random(in: 1...5, using: &generator)
      text = text.replacingOccurrences(of: gap, with: String(number))
    }
    return text
  }
}
