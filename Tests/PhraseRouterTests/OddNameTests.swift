import PhraseRouter
import Testing

/// Names without letters, no names at all, and names that are far too long.
@Suite("Odd names")
struct OddNameTests {
  private static let long = String(repeating: "long ", count: 1000)

  private static func session() throws -> Session {
    let entities = [
      Manifest.Entity(id: "party", title: "🎉🎉"), Manifest.Entity(id: "cake", title: "🎂"),
      Manifest.Entity(id: "long", title: long),
    ]
    let manifest = Manifest(
      app: Manifest.App(id: "odd", name: ["en": "Odd"]), languages: ["en"],
      entityTypes: [
        Manifest.EntityType(name: "Thing", title: ["en": "thing"], entities: entities),
        Manifest.EntityType(
          name: "Found", title: ["en": "thing"], attributes: [.init(name: "about", title: [:])],
          isQueried: true, subtitle: ["about"]),
      ],
      intents: [
        Manifest.Intent(
          name: "Mark", title: ["en": "Mark"],
          parameters: [Manifest.Parameter(name: "thing", type: .entity("Thing"))]),
        Manifest.Intent(
          name: "Find", title: ["en": "Find"],
          parameters: [Manifest.Parameter(name: "thing", type: .entity("Found"))]),
      ],
      shortcuts: [
        Manifest.Shortcut(intent: "Mark", phrases: ["en": ["mark something"]]),
        Manifest.Shortcut(intent: "Find", phrases: ["en": ["find something"]]),
      ])
    return Session(
      router: try Router(manifest: manifest.validated()), language: "en",
      suggestions: Suggestions(entities: [
        Manifest.Entity(id: "none", title: " "),
        Manifest.Entity(id: "about", title: "", attributes: ["about": "the one of May"]),
        Manifest.Entity(id: "cake", title: "🎂"), Manifest.Entity(id: "long", title: long),
      ]))
  }

  private struct Suggestions: SuggestionSource {
    let entities: [Manifest.Entity]

    func suggestions(
      for parameter: String, of known: Invocation, language: String
    ) async throws -> [Manifest.Entity] { entities }
  }

  @Test("Names of signs alone are found in replies")
  func signs() async throws {
    let session = try Self.session()
    _ = await session.send("mark something")
    #expect(await session.send("🎂").decision?.slots.first?.entityID == "cake")
    _ = await session.send("mark something")
    let unknown = await session.send("🍕")
    #expect(unknown.isOpen)
    #expect(await session.send("🎉🎉").decision?.slots.first?.entityID == "party")
  }

  @Test("Names that are empty or long make no line of their own")
  func lines() async throws {
    let session = try Self.session()
    let turn = await session.send("find something")
    #expect(turn.options.map(\.id) == ["about", "cake", "long"])
    #expect(turn.options.first?.title == "the one of May")
    #expect(turn.options.last?.title.count == 121)
    #expect(turn.options.last?.title.hasSuffix("…") == true)
    let answer = await session.send("🎂")
    #expect(answer.decision?.slots.first?.entityID == "cake")
  }
}
