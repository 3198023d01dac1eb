import AppManifest
import Foundation
import PhraseMatching
import SentenceTemplates
import Testing

/// The utterances of Home Assistant's own tests, which stand beside the package where it is
/// developed, matched against its sentence templates.
enum HomeAssistant {
  static let folder = SmallCase.file.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("corpora/home-assistant")
  static let isPresent = FileManager.default.fileExists(atPath: folder.path)
  static let languages = ["ar", "de", "en", "es", "fr", "hi", "ko", "ru", "th", "zh-cn"]

  struct Row: Decodable {
    var utterance: String
    var intent: String?
    var slots: [String: Value]
    var context: [String: Value]?
  }

  static func rows(_ language: String) throws -> [Row] {
    let file = folder.appendingPathComponent(language).appendingPathComponent("corpus.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  static func sentences(_ language: String) throws -> CompiledSentences {
    let folder = folder.appendingPathComponent(language)
    let imported = try SentenceTemplateImporter.import(
      templatesAt: folder.appendingPathComponent("templates.json").path,
      catalogueAt: folder.appendingPathComponent("catalog.jsonl").path)
    let output = PhraseCompiler(imported.manifest, language: language).compile()
    return CompiledSentences(program: try #require(output.sentences))
  }
}

// skipped: ../shared is absent
@Suite("Home Assistant's templates", .enabled(if: HomeAssistant.isPresent))
struct HomeAssistantTests {
  @Test(
    "give its utterances the intents and slots that it expects", arguments: HomeAssistant.languages)
  func corpus(language: String) throws {
    let sentences = try HomeAssistant.sentences(language)
    for row in try HomeAssistant.rows(language) {
      let best = sentences.best(row.utterance, context: row.context ?? [:])
      #expect(Self.agrees(best, row), "“\(row.utterance)” is \(best?.description ?? "nothing")")
    }
  }

  private static func agrees(_ best: Reading?, _ row: HomeAssistant.Row) -> Bool {
    guard let best, let intent = row.intent else { return best == nil && row.intent == nil }
    return best.intent == intent && Set(best.slots.keys) == Set(row.slots.keys)
      && row.slots.allSatisfy { name, value in
        allowed(value).contains(best.slots[name]?.trimmingCharacters(in: [" "]) ?? "")
      }
  }

  /// A value, or any of a list of values.
  private static func allowed(_ value: Value) -> [String] {
    var texts = [value.displayText.trimmingCharacters(in: [" "])]
    if case .array(let values) = value { texts += values.flatMap(allowed) }
    return texts
  }
}
