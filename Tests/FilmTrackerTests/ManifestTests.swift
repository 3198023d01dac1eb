import AppIntents
import AppManifest
import Testing

@testable import FilmTracker
@testable import IntentRuntime

/// The app's declarations say what the manifest in Corpora says.
@Suite struct ManifestTests {
  @Test func theAppIsTheOneInCorpora() async throws {
    let built = try await BuiltApp()
    let expected = try BuiltApp.corpora()
    let manifest = built.manifest
    #expect(manifest.app == expected.app)
    #expect(manifest.languages == expected.languages)
    #expect(manifest.enums == expected.enums)
    #expect(manifest.intents.map(\.name) == expected.intents.map(\.name))
    for (intent, other) in zip(manifest.intents, expected.intents) { #expect(intent == other) }
    for (shortcut, other) in zip(manifest.shortcuts, expected.shortcuts) {
      #expect(shortcut == other)
    }
    #expect(manifest.negativePhrases == expected.negativePhrases)
    // Compared before the whole, since a difference among three thousand films cannot be read.
    for (type, other) in zip(manifest.entityTypes, expected.entityTypes) {
      let pairs = zip(type.entities, other.entities)
      #expect(pairs.filter { $0 != $1 }.prefix(3).map { [$0, $1] } == [])
      #expect(type.attributes == other.attributes)
      #expect(type.subtitle == other.subtitle)
      #expect(type.entities.count == other.entities.count)
    }
    #expect(manifest == expected)
  }

  @Test func nothingIsWrongWithTheDeclarations() async throws {
    // The example answers more than Apple's systems take shortcuts of one app.
    let others = try await BuiltApp().diagnostics.filter {
      !$0.message.contains("Apple's systems take ten")
    }
    #expect(others.map(\.description) == [])
  }

  /// A film that moves or is renamed must not drop out of its genres unnoticed.
  @Test func everyGenreNamesFilmsOfTheCatalogue() throws {
    let file = try #require(FilmApp.resources.url(forResource: "genres", withExtension: "json"))
    let genres = try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
    #expect(Set(genres.keys) == Set(Genre.allCases.map(\.rawValue)))
    for (genre, films) in genres {
      #expect(films.filter { FilmCatalogue.film($0) == nil } == [], "\(genre)")
      #expect(Set(films).count == films.count, "\(genre) names a film twice")
    }
  }
}

/// The app as the runtime sees it, and as Corpora has it.
struct BuiltApp {
  let manifest: Manifest
  let diagnostics: [Diagnostic]

  init() async throws {
    let localization = try Localization(folder: FilmApp.resources.bundleURL)
    let built = try ManifestBuilder(
      FilmShortcuts.self, localization: localization
    ).build()
    var manifest = built.manifest
    let reader = EntityReader(localization: localization)
    for index in manifest.entityTypes.indices {
      let type = try #require(built.entities[manifest.entityTypes[index].name])
      reader.fill(&manifest.entityTypes[index], with: try await EntityReader.all(of: type))
    }
    self.manifest = manifest
    diagnostics = built.diagnostics
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpora/FilmTracker").path

  /// The manifest in Corpora, with its films, whatever files they come from.
  static func corpora() throws -> Manifest {
    var manifest = try Manifest.load(from: folder).manifest
    for index in manifest.entityTypes.indices { manifest.entityTypes[index].catalogue = nil }
    return manifest
  }
}
