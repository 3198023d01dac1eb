package import AppManifest

extension ScalingBench {
  /// How the templates of a made-up app are written.
  package enum Form: String, CaseIterable, Sendable {
    /// As an app's own phrases, whose slot is looked up in a catalogue: typing errors are
    /// forgiven, and the person is asked which of several is meant.
    case phrases
    /// As imported sentence templates, whose slot is a list: strict, and the first one is taken.
    case sentences
  }

  /// An app of so many templates, without names.
  package func app(templates count: Int) -> Manifest {
    var generator = TemplateGenerator(vocabulary, seed: seed)
    return app(generator.templates(count))
  }

  /// The titles of a catalogue.
  package static func titles(_ count: Int, of vocabulary: NameVocabulary, seed: UInt64) -> [String]
  {
    var generator = NameGenerator(vocabulary, seed: seed)
    return generator.entities(count).map(\.title)
  }

  /// An app without names.
  func app(_ templates: [GeneratedTemplate]) -> Manifest {
    let intents = templates.uniqueIntents.map { name in
      Manifest.Intent(
        name: name,
        parameters: [Manifest.Parameter(name: Self.slot, type: .entity(Self.slot))])
    }
    let app = Manifest.App(id: "scaling", name: ["en": "Scaling"])
    switch form {
    case .phrases:
      let shortcuts = templates.byIntent.map { intent, templates in
        Manifest.Shortcut(
          intent: intent, phrases: ["en": templates.map { $0.text(slot: "${\(Self.slot)}") }])
      }
      return Manifest(
        app: app, languages: ["en"], entityTypes: [Self.entityType([])], intents: intents,
        shortcuts: shortcuts, policies: Manifest.Policies(wording: .phrases))
    case .sentences:
      let blocks = templates.byIntent.map { intent, templates in
        SentenceBlock(intent: intent, sentences: templates.map { $0.text(slot: "{\(Self.slot)}") })
      }
      let set = SentenceSet(lists: [Self.slot: .values([])], blocks: blocks)
      return Manifest(
        app: app, languages: ["en"], entityTypes: [Self.entityType([])], intents: intents,
        sentences: ["en": set])
    }
  }

  /// Gives an app its names.
  func add(_ entities: [Manifest.Entity], to app: inout Manifest) {
    if let own = self.app { return own.add(entities, to: &app) }
    switch form {
    case .phrases: app.entityTypes = [Self.entityType(entities)]
    case .sentences:
      let values = entities.map {
        ListValue(input: $0.title, output: .string($0.title), id: $0.id)
      }
      app.sentences["en"]?.lists[Self.slot] = .values(values)
    }
  }

  private static let slot = "thing"

  /// Exact titles win, since with the other policy the answer itself grows with the catalogue: more
  /// names contain the one that was typed, and all of them are offered.
  private static func entityType(_ entities: [Manifest.Entity]) -> Manifest.EntityType {
    Manifest.EntityType(
      name: slot, title: ["en": slot], attributes: [Manifest.Attribute(name: "year")],
      entities: entities, exactTitle: .wins, subtitle: ["year"])
  }
}

extension [GeneratedTemplate] {
  /// The intents in order, each once. Templates of one intent follow each other.
  fileprivate var uniqueIntents: [String] { byIntent.map(\.intent) }

  fileprivate var byIntent: [(intent: String, templates: [GeneratedTemplate])] {
    var groups: [(intent: String, templates: [GeneratedTemplate])] = []
    for template in self {
      if groups.last?.intent == template.intent {
        groups[groups.count - 1].templates.append(template)
      } else {
        groups.append((template.intent, [template]))
      }
    }
    return groups
  }
}
