import AppManifest
import Foundation
import SentenceTemplates
import Testing

/// Sentence templates in ten languages, which stand beside the package where it is developed.
enum HomeAssistant {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/corpora/home-assistant")
  static let languages = ["ar", "de", "en", "es", "fr", "hi", "ko", "ru", "th", "zh-cn"]
  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  static func load(_ language: String) throws -> SentenceTemplateImporter.Result {
    let folder = folder.appendingPathComponent(language)
    return try SentenceTemplateImporter.import(
      templatesAt: folder.appendingPathComponent("templates.json").path,
      catalogueAt: folder.appendingPathComponent("catalog.jsonl").path)
  }
}

// skipped: ../shared is absent
@Suite("Home Assistant's templates", .enabled(if: HomeAssistant.isPresent))
struct HomeAssistantTests {
  @Test("are imported whole and survive the JSON form", arguments: HomeAssistant.languages)
  func roundTrip(language: String) throws {
    let imported = try HomeAssistant.load(language)
    // Thai has a rule of a list that is not defined; no sentence uses it.
    #expect(imported.warnings.count == (language == "th" ? 1 : 0), "\(imported.warnings)")
    #expect(imported.manifest.languages == [language])
    for pretty in [true, false] {
      let text = imported.manifest.json(pretty: pretty)
      let read = try Manifest.read(json: text)
      #expect(read.manifest == imported.manifest)
      // Hindi's HassGetState has no sentences.
      #expect(read.warnings.count == (language == "hi" ? 1 : 0), "\(read.warnings)")
      #expect(read.manifest.json(pretty: pretty) == text)
    }
  }

  @Test("keep the order of intents, blocks and sentences")
  func order() throws {
    let manifest = try HomeAssistant.load("en").manifest
    let set = try #require(manifest.sentences["en"])
    #expect(manifest.intents.count == 33)
    #expect(set.blocks.count == 289)
    #expect(set.blocks.map(\.sentences.count).reduce(0, +) == 563)
    #expect(set.blocks.map(\.intent).uniqued == manifest.intents.map(\.name))
    #expect(set.preferredSlot == "name")
    #expect(manifest.policies == .init(tolerance: .strict, ties: .first))
  }

  @Test("get the catalogue's names, each variant a value")
  func names() throws {
    let set = try #require(try HomeAssistant.load("en").manifest.sentences["en"])
    guard case .values(let names)? = set.lists["name"] else {
      Issue.record("no names")
      return
    }
    let trader = names.filter { $0.input.hasPrefix("Trader") }
    #expect(trader.map(\.input) == ["Trader Joe's", "Trader Joes"])
    #expect(trader.map(\.output) == ["Trader Joe's", "Trader Joes"])
    #expect(Set(trader.map(\.id)).count == 1)
    #expect(names.contains { $0.context["current_temperature"] == 68 })
  }

  @Test("say when white space carries no meaning")
  func whitespace() throws {
    let set = try #require(try HomeAssistant.load("zh-cn").manifest.sentences["zh-cn"])
    #expect(set.ignoresWhitespace)
    let german = try #require(try HomeAssistant.load("de").manifest.sentences["de"])
    #expect(!german.ignoresWhitespace)
  }
}
