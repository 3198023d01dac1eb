import PhraseRouter

/// Small apps that tests make up.
enum TestApp {
  /// An app of one intent `Open` with a parameter `thing`, and the phrase `open ${thing}`.
  static func manifest(
    entities: [Manifest.Entity] = [], isQueried: Bool = false,
    exactTitle: Manifest.ExactTitlePolicy = .asks, phrases: [String] = ["open the box ${thing}"],
    negative: [String] = [], policies: Manifest.Policies = Manifest.Policies()
  ) -> Manifest {
    let type = Manifest.EntityType(
      name: "Thing", title: ["en": "thing"], entities: entities, isQueried: isQueried,
      exactTitle: exactTitle)
    let thing = Manifest.Parameter(name: "thing", type: .entity("Thing"))
    return Manifest(
      app: Manifest.App(id: "boxes", name: ["en": "Boxes"]), languages: ["en"],
      entityTypes: [type], intents: [Manifest.Intent(name: "Open", parameters: [thing])],
      shortcuts: [Manifest.Shortcut(intent: "Open", phrases: ["en": phrases])],
      negativePhrases: negative.isEmpty ? [:] : ["en": negative], policies: policies)
  }

  static func router(
    entities: [Manifest.Entity] = [], exactTitle: Manifest.ExactTitlePolicy = .asks,
    phrases: [String] = ["open the box ${thing}"], negative: [String] = [],
    policies: Manifest.Policies = Manifest.Policies(), options: RouterOptions = RouterOptions()
  ) throws -> Router {
    try Router(
      manifest: manifest(
        entities: entities, exactTitle: exactTitle, phrases: phrases, negative: negative,
        policies: policies
      ).validated(),
      options: options)
  }

  static func entities(_ titles: String...) -> [Manifest.Entity] {
    titles.enumerated().map { Manifest.Entity(id: "thing-\($0.offset)", title: $0.element) }
  }

  /// An app whose shortcuts run without parameters, one a phrase.
  static func app(
    phrases: [(intent: String, phrase: String)], policies: Manifest.Policies = Manifest.Policies()
  ) throws -> Router {
    var names: [String] = []
    for (intent, _) in phrases where !names.contains(intent) { names.append(intent) }
    return try Router(
      manifest: Manifest(
        app: Manifest.App(id: "test", name: ["en": "Test"]), languages: ["en"],
        intents: names.map { Manifest.Intent(name: $0) },
        shortcuts: phrases.map {
          Manifest.Shortcut(intent: $0.intent, phrases: ["en": [$0.phrase]])
        },
        policies: policies
      ).validated())
  }
}
