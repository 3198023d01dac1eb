import AppManifest
import Foundation
import PhraseRouter
import Testing

@testable import ActionPhrases
@testable import Evaluation

/// All schemas at once, in one app: they are told apart, and nothing else is taken for one.
@Suite struct EveryDomainTests {
  private func corpus(_ path: String) throws -> Corpus {
    try Corpus.load([path], intents: Set(try EveryDomain.schemas.get()))
      .filling(language: "en", context: [:])
  }

  /// A schema that is new in `AppIntents` needs wordings, or a reason why it has none.
  @Test func everySchemaHasWordingsOrAReason() throws {
    let schemas = try EveryDomain.schemas.get()
    #expect(schemas.count >= 130)
    let spoken = Set(SchemaMeaning.table.keys)
    let unspoken = Set(SchemaMeaning.unspoken.keys)
    #expect(spoken.union(unspoken) == Set(schemas))
    #expect(spoken.isDisjoint(with: unspoken))
    #expect(SchemaMeaning.unspoken.values.allSatisfy { $0.hasSuffix(".") })
  }

  /// What is done where, what is set to which value, and what means none of it: in each language.
  @Test func schemasAreToldApartInEveryLanguage() async throws {
    let folder = FilmFinder.package.appendingPathComponent("Corpora/Schemas").path
    let corpus = try corpus(folder)
    #expect(Set(corpus.rows.compactMap(\.language)) == Set(FilmFinder.languages))
    let report = await Evaluator(router: try EveryDomain.router.get()).evaluate(corpus)
    #expect(report.utterances >= 400)
    #expect(report.failures.map { "\($0.source.name): \($0.differences)" } == [])
  }

  // skipped: ../shared is absent
  @Test(.enabled(if: CorpusTests.hasUnrelated))
  func talkOfOtherThingsIsLeftAlone() async throws {
    let report = await Evaluator(router: try EveryDomain.router.get())
      .evaluate(try corpus(CorpusTests.unrelated))
    #expect(report.utterances == 3100)
    #expect(report.failures.map(\.source.name) == [])
  }

  /// Commands that other assistants are given. What is let through means a schema's action word for
  /// word, such as "answer the email": an app for that would have to run it.
  // skipped: ../shared is absent
  @Test(.enabled(if: hasCommands))
  func commandsForOthersAreLeftAlone() async throws {
    let report = await Evaluator(router: try EveryDomain.router.get())
      .evaluate(try corpus(Self.commands))
    #expect(report.utterances >= 9900)
    #expect(
      Set(report.failures.map(\.source.name)) == [
        "can you reply to the email", "forward email", "answer the email", "answer email",
        "please delete this file", "i would like to listen to my audiobook", "open book",
        "play audiobook", "play this audiobook", "play this audiobook for me",
      ])
  }

  static let commands = FilmFinder.package.deletingLastPathComponent()
    .appendingPathComponent("shared/corpora/nlu/hwu64/train.jsonl").path
  static let hasCommands = FileManager.default.fileExists(atPath: commands)

  /// What is said to one app means nothing to another: sentences about films to an app of everything
  /// else, and the other way round.
  @Test(arguments: FilmFinder.languages)
  func appsDoNotTakeEachOthersSentences(language: String) throws {
    let films = try sentences("FilmTracker/utterances", language)
    #expect(films.count >= 100)
    let taken = try films.filter { try EveryDomain.summary($0, language) != "reject" }
    #expect(taken == [])
    let others = try sentences("Schemas", language)
    #expect(others.count >= 60)
    // The film app's own phrases may take some: "ajoute ce site aux favoris" names one of its lists.
    let found = try others.filter { sentence in
      let words = try FilmFinder.decide(sentence, language).summary.split(separator: " ")
      return words.contains("FindFilm") || words.contains("SearchFilms") || words == ["which"]
    }
    #expect(found == [])
  }

  /// The utterances of a corpus in a language, whatever they are expected to come to there.
  private func sentences(_ folder: String, _ language: String) throws -> [String] {
    let path = FilmFinder.package.appendingPathComponent("Corpora/\(folder)/\(language).jsonl")
    struct Row: Decodable { var utterance: String }
    return try Data(contentsOf: path).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Row.self, from: $0).utterance }
  }

  /// Of two intents that the same words mean, the one that the app declares first is run.
  @Test(arguments: [
    ("open this document", "run reader.openDocument"), ("open the page", "run reader.openPage"),
    ("open the document called rome", "run reader.openDocument target=Rome"),
  ])
  func domainsThatMeanTheSame(utterance: String, expected: String) throws {
    #expect(try EveryDomain.summary(utterance, "en") == expected)
  }

  /// Without a parameter for the value, on and off are part of what is said.
  @Test(arguments: [
    ("en", "turn off the depth effect"), ("de", "schalte den Tiefeneffekt aus"),
    ("fr", "désactive l'effet de profondeur"), ("es", "desactiva el efecto de profundidad"),
    ("ja", "ポートレート効果をオフにして"), ("ar", "عطل تأثير العمق"),
  ])
  func turnsOff(language: String, utterance: String) throws {
    #expect(try EveryDomain.summary(utterance, language) == "run photos.toggleDepth")
  }

  /// With a boolean that has words, those are what is turned to; without words it is asked for.
  @Test(arguments: [
    (true, "turn the depth effect off", "run Toggle isOn=false"),
    (true, "turn on the depth effect", "run Toggle isOn=true"),
    (true, "toggle the depth effect", "ask Toggle isOn"),
    (false, "turn on the depth effect", "ask Toggle isOn"),
  ])
  func booleansTakeTheirWords(hasWords: Bool, utterance: String, expected: String) throws {
    let parameter = Manifest.Parameter(
      name: "isOn", type: .boolean, trueLabel: hasWords ? ["en": "on"] : [:],
      falseLabel: hasWords ? ["en": "off"] : [:])
    var manifest = Manifest(
      app: Manifest.App(id: "app", name: ["en": "Lightbox"]), languages: ["en"],
      intents: [Manifest.Intent(name: "Toggle", parameters: [parameter])])
    manifest.add(
      SchemaIntent(schema: "photos.toggleDepth", intent: "Toggle", parameters: [parameter]))
    #expect(try Router(manifest: manifest.validated()).route(utterance).summary == expected)
  }
}
