import AppManifest
import PhraseRouter
import Testing

@testable import Evaluation

@Suite struct CorpusSamplerTests {
  /// An app whose phrases share words, and whose things share names.
  static let manifest: Manifest = {
    let film = Manifest.Parameter(name: "film", type: .entity("Film"))
    let stars = Manifest.Parameter(
      name: "stars", type: .integer, minimum: 1, maximum: 5)
    let note = Manifest.Parameter(name: "note", type: .string)
    let day = Manifest.Parameter(name: "day", type: .date)
    return Manifest(
      app: Manifest.App(id: "films", name: ["en": "Films"]), languages: ["en"],
      entityTypes: [
        Manifest.EntityType(
          name: "Film", title: ["en": "film"],
          entities: [
            Manifest.Entity(id: "up", title: "Up"),
            Manifest.Entity(id: "dune-1984", title: "Dune"),
            Manifest.Entity(id: "dune-2021", title: "Dune"),
          ])
      ],
      intents: [
        Manifest.Intent(name: "Rate", parameters: [film, stars]),
        Manifest.Intent(
          name: "Forget", parameters: [film], needsConfirmation: true),
        Manifest.Intent(name: "Note", parameters: [note]),
        Manifest.Intent(name: "Watch", parameters: [film]),
        Manifest.Intent(name: "Plan", parameters: [film]),
        Manifest.Intent(
          name: "Remind",
          parameters: [
            film, day,
            Manifest.Parameter(name: "loud", type: .boolean, defaultValue: true),
          ]),
      ],
      shortcuts: [
        Manifest.Shortcut(
          intent: "Rate", phrases: ["en": ["rate the film ${film} ${stars} stars"]]),
        Manifest.Shortcut(intent: "Rate", phrases: ["en": ["rate (a|any) film"]]),
        Manifest.Shortcut(intent: "Forget", phrases: ["en": ["forget about the film ${film}"]]),
        Manifest.Shortcut(intent: "Note", phrases: ["en": ["take a note ${note}"]]),
        Manifest.Shortcut(intent: "Watch", phrases: ["en": ["we want to see ${film}"]]),
        Manifest.Shortcut(intent: "Plan", phrases: ["en": ["we want to see ${film}"]]),
        Manifest.Shortcut(intent: "Remind", phrases: ["en": ["remind us of ${film} on ${day}"]]),
      ])
  }()

  private func draw(
    _ count: Int, seed: UInt64 = 1, intents: Set<String>? = nil, ambiguous: Bool = false,
    manifest: Manifest = manifest
  ) throws -> CorpusSampler.Result {
    var sampler = CorpusSampler(
      router: try Router(manifest: manifest.validated()), language: "en", intents: intents,
      seed: seed,
      keepsAmbiguous: ambiguous)
    return sampler.draw(count)
  }

  @Test func rowsExpectWhatTheirTemplatesMean() throws {
    let rows = try draw(120).rows.map(\.row)
    func expectations(_ intent: String) -> [Expectation] {
      rows.map(\.expectation).filter { $0.intent == intent }
    }
    let rated = expectations("Rate")
    #expect(rated.contains { $0.decision == .run && $0.slots?["film"] == "Up" })
    #expect(rated.contains { $0.decision == .askValue && $0.slot == "film" && $0.slots == [:] })
    #expect(
      rated.contains {
        $0.decision == .chooseEntity && $0.slot == "film"
          && $0.optionsInclude == [.named("dune-1984")]
      })
    #expect(expectations("Forget").contains { $0.decision == .confirm })
    let reminders = rows.filter { $0.expectation.intent == "Remind" }
    #expect(reminders.allSatisfy { $0.context["now"] != nil })
    #expect(reminders.contains { $0.expectation.slots?["loud"] == true })
    // The words of two shortcuts are a question.
    let questions = rows.filter { $0.expectation.decision == .chooseIntent }
    for intent in ["Watch", "Plan"] {
      #expect(questions.contains { $0.expectation.optionsInclude == [.named(intent)] })
    }
  }

  @Test func rowsAreReadBackAndPass() async throws {
    let drawn = try draw(60)
    let text = drawn.rows.map { $0.json.text(pretty: false) }.joined(separator: "\n")
    let folder = try TemporaryFolder(["drawn.jsonl": text])
    let corpus = try Corpus.load([folder.path + "/drawn.jsonl"], intents: [])
    #expect(corpus.rows.map(\.expectation) == drawn.rows.map(\.row.expectation))
    #expect(corpus.rows.map(\.identity) == drawn.rows.map(\.row.identity))
    let report = await Evaluator(router: try Router(manifest: Self.manifest.validated())).evaluate(
      corpus)
    #expect(report.failures.map(\.source.name) == [])
  }

  @Test func noUtteranceComesTwice() throws {
    let drawn = try draw(100, intents: ["Forget"])
    #expect(
      Set(drawn.rows.map(\.row.utterance)) == [
        "forget about the film Up", "forget about the film Dune",
      ])
    #expect(drawn.rows.count == 2 || drawn.rows.count == 3)
    #expect(drawn.repeated > 0)
  }

  @Test func theSameSeedDrawsTheSame() throws {
    func lines(_ seed: UInt64) throws -> [String] {
      try draw(50, seed: seed).rows.map { $0.json.text(pretty: false) }
    }
    #expect(try lines(3) == lines(3))
    #expect(try lines(3) != lines(4))
  }

  @Test func whatMeansSomethingElseFirstIsLeftOutUnlessWanted() throws {
    var manifest = Manifest(
      app: Manifest.App(id: "t", name: ["en": "T"]), languages: ["en"],
      intents: [Manifest.Intent(name: "A"), Manifest.Intent(name: "B")])
    manifest.sentences["en"] = SentenceSet(
      lists: ["w": .wildcard],
      blocks: [
        SentenceBlock(intent: "A", sentences: ["(play|stop) music"]),
        SentenceBlock(intent: "B", sentences: ["(play|pause) music", "what? now", "say {w}"]),
      ])
    manifest.policies.tolerance = .strict
    let drawn = try draw(40, manifest: manifest)
    #expect(drawn.ambiguous > 0 && drawn.unmatched > 0)
    #expect(drawn.firstLeftOut?.why != nil)
    let texts = drawn.rows.map(\.row.utterance)
    #expect(texts.contains("pause music") && texts.contains("play music"))
    #expect(drawn.rows.allSatisfy { $0.why == nil })
    let all = try draw(40, ambiguous: true, manifest: manifest)
    let kept = all.rows.first { $0.row.utterance == "play music" && $0.why != nil }
    #expect(kept?.row.expectation.intent == "B")
    #expect(all.rows.contains { $0.row.utterance == "what? now" && $0.why == "nothing matches it" })
  }

  @Test(arguments: ["en", "de", "fr", "es", "ja", "ar"])
  func theExampleAppGivesRowsInEveryLanguage(language: String) throws {
    let router = try Router(manifest: Manifest.load(from: FilmTrackerTests.films))
    var sampler = CorpusSampler(router: router, language: language, seed: 5)
    let drawn = sampler.draw(60)
    #expect(drawn.rows.count == 60)
    #expect(Set(drawn.rows.compactMap(\.row.expectation.intent)).count >= 5)
    #expect(drawn.ambiguous + drawn.unmatched < 6)
  }
}
