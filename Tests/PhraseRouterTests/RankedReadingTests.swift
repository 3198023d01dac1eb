import AppManifest
import Dialogue
import Foundation
import IntentRanking
import MappedImage
import RandomNumbers
import Testing

@testable import PhraseRouter

/// What no phrase says: it is asked about, never run.
@Suite struct RankedReadingTests {
  private static let context: [String: Value] = ["now": "2026-11-20T12:00"]

  private static let shared = FilmTracker.asking

  private func decision(
    _ utterance: String, _ language: String = "en", _ router: Router? = nil
  ) throws -> Decision {
    try (router ?? Self.shared.get()).route(
      utterance, language: language, context: Self.context)
  }

  @Test(arguments: [
    ("en", "we saw Citizen Kane", "MarkFilmAsWatched", ["film": "Citizen Kane"]),
    (
      "en", "give me a reminder next friday about Citizen Kane", "RemindToWatch",
      ["film": "Citizen Kane", "date": "2026-11-27"]
    ),
    (
      "en", "my score for Casablanca is a solid 4", "RateFilm",
      ["film": "Casablanca", "rating": "4"]
    ),
    (
      "de", "Casablanca kriegt von mir 4 Sterne", "RateFilm",
      ["film": "Casablanca", "rating": "4"]
    ),
    ("es", "ya hemos visto Casablanca en el cine", "MarkFilmAsWatched", ["film": "Casablanca"]),
  ])
  func whatNoPhraseSaysIsConfirmed(
    language: String, utterance: String, intent: String, slots: [String: String]
  ) throws {
    guard case .confirm(let invocation) = try decision(utterance, language) else {
      Issue.record("\(try decision(utterance, language))")
      return
    }
    #expect(invocation.intent == intent)
    for (slot, value) in slots { #expect(invocation[slot]?.value.displayText == value) }
    #expect(invocation.confidence > 0 && invocation.confidence < 1)
  }

  @Test(arguments: [
    ("en", "please don't mark Casablanca"), ("en", "why was Casablanca marked as seen?"),
    ("de", "warum ist Casablanca als gesehen markiert?"),
    ("fr", "pourquoi Casablanca est marqué comme vu ?"), ("es", "por qué vi Casablanca?"),
  ])
  func questionsAndDenialsConfirmNoAction(language: String, utterance: String) throws {
    let decision = try decision(utterance, language)
    #expect(decision.kind == .reject || decision.invocation?.intent != "MarkFilmAsWatched")
    #expect(decision.kind != .run)
  }

  @Test(arguments: [
    ("en", "what's the weather in berlin"), ("en", "play some music by Adele"),
    ("en", "remind me to call mom"), ("en", "how are you doing"),
    ("de", "stell den Wecker auf sieben"), ("fr", "allume la lumière du salon"),
    ("es", "qué hora es en madrid"), ("ja", "明日の天気を教えて"), ("ar", "ما حال الطقس غدا"),
  ])
  func everydayTalkIsLeftAlone(language: String, utterance: String) throws {
    #expect(try decision(utterance, language).kind == .reject)
  }

  @Test func whatIsStoredDecidesTheSame() throws {
    let router = try Self.shared.get()
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try router.write(to: path)
    let opened = try Router(compiledAt: path)
    for utterance in ["we saw Citizen Kane", "the weather in rome", "surprise"] {
      #expect(try decision(utterance, "en", opened) == decision(utterance))
    }
    let shelf = try #require(opened.router(for: "en")?.ranked?.shelf)
    #expect(shelf.bytes == router.router(for: "en")?.ranked?.shelf.bytes)
  }

  @Test func appsThatDoNotWantItRankNothing() throws {
    let router = try FilmTracker.router(languages: ["en"]) { $0.policies.wording = .phrases }
    #expect(try decision("we saw Citizen Kane", "en", router).kind == .reject)
    #expect(router.router(for: "en")?.ranked == nil)
  }

  @Test func aSessionLearnsBesideItsTurns() async throws {
    let router = try FilmTracker.router(languages: ["en"]) { $0.policies.wording = .meaning }
    let session = Session(router: router, context: Self.context)
    // Whether it knows by now or not, it answers at once; and nothing runs.
    let first = await session.send("we saw Citizen Kane")
    #expect([.reject, .confirm].contains(try #require(first.decision?.kind)))
    let waiting = Session(
      router: router, context: Self.context, options: SessionOptions(waitsForLearning: true))
    #expect(await waiting.send("we saw Citizen Kane").decision?.kind == .confirm)
  }

  @Test func examplesTeach() throws {
    let utterance = "Casablanca flickered across my telly"
    #expect(try decision(utterance).invocation?.intent != "MarkFilmAsWatched")
    let router = try FilmTracker.router(languages: ["en"]) { manifest in
      manifest.policies.wording = .meaning
      guard let place = manifest.intents.firstIndex(where: { $0.name == "MarkFilmAsWatched" })
      else {
        return
      }
      manifest.intents[place].examples["en"] = [
        "Jaws flickered across my telly", "Up flickered across my screen last night",
        "tonight Alien flickered across the telly",
      ]
    }
    guard case .confirm(let invocation) = try decision(utterance, "en", router) else {
      Issue.record("\(try decision(utterance, "en", router))")
      return
    }
    #expect(invocation.intent == "MarkFilmAsWatched")
  }

  @Test func strictAppsRankNothing() throws {
    let strict = try FilmTracker.router(languages: ["en"]) {
      $0.policies.tolerance = .strict
      $0.policies.wording = .meaning
    }
    #expect(try decision("we saw Citizen Kane", "en", strict).kind == .reject)
  }

  @Test func appsWithFewPhrasesRankNothing() throws {
    let router = try FilmTracker.router(languages: ["en"]) {
      $0.shortcuts = [$0.shortcuts[2]]
      $0.policies.wording = .meaning
    }
    #expect(try decision("which ones are still missing", "en", router).kind == .reject)
    let learned = try #require(router.router(for: "en")?.ranked?.shelf.learned)
    #expect(learned.ranker.labels.isEmpty)
  }

  @Test func languagesWithoutTalkRankNothing() throws {
    let router = try FilmTracker.router(languages: ["pt"]) { manifest in
      manifest.languages.append("pt")
      manifest.policies.wording = .meaning
      for index in manifest.shortcuts.indices {
        manifest.shortcuts[index].phrases["pt"] = manifest.shortcuts[index].phrases["es"]
      }
    }
    let decision = router.route("anoche vimos Casablanca", language: "pt", context: Self.context)
    #expect(decision.kind == .reject)
  }

  @Test func theExplanationShowsWhatWeighed() throws {
    let explanation = try Self.shared.get().explain(
      "my score for Casablanca is a solid 4", context: Self.context)
    let first = try #require(explanation.ranked.first)
    #expect(first.intent == "RateFilm")
    #expect(first.features.contains { $0.text == "{number}" && $0.weight > 0 })
    #expect(try Self.shared.get().explain("rate cars").ranked.isEmpty)
  }

  @Test func aStoredLessonThatIsNoneIsRefused() throws {
    let shelf = try #require(try Self.shared.get().router(for: "en")?.ranked?.shelf)
    let bytes = shelf.bytes
    #expect(try RankedLesson(bytes).bytes == bytes)
    for length in stride(from: 0, to: bytes.count, by: bytes.count / 40) {
      #expect(throws: ImageError.damaged) { try RankedLesson(Array(bytes.prefix(length))) }
    }
  }

  @Test func changedLessonsAreRefusedOrDecideSomething() throws {
    let shelf = try #require(try Self.shared.get().router(for: "en")?.ranked?.shelf)
    let bytes = shelf.bytes
    var random = SeededGenerator(seed: 0xF0)
    for _ in 0..<20 {
      var changed = bytes
      for _ in 0..<3 { changed[random.below(changed.count)] = UInt8(random.below(256)) }
      guard let lesson = try? RankedLesson(changed) else { continue }
      var scratch = IntentRanker.Scratch()
      let guesses = lesson.ranker.rank(Array("we saw {Film}".utf8), limit: 3, scratch: &scratch)
      #expect(guesses.allSatisfy { lesson.ranker.labels.indices.contains($0.label) })
    }
  }
}
