extension Forms {
  static let entityType = Form<Manifest.EntityType>(
    "entityType", "an entity type", "A kind of thing, such as a film.",
    empty: .init(name: "", title: [:]),
    [
      .init("name", \.name, .name, isRequired: true, "The name that parameters refer to."),
      .init("title", \.title, .localized, "What people call one such thing (\"film\")."),
      .init(
        "attributes", \.attributes, .array(of: .attribute),
        "The facts that a person can tell entities apart by."),
      .init(
        "subtitle", \.subtitle, .array(of: .text),
        "The attributes shown under a title, in order."),
      .init(
        "exactTitle", \.exactTitle, .choice(else: .asks),
        "What happens when text equals one title and longer ones hold it."),
      .init(
        "queried", \.isQueried, .flag, "True when the app answers string queries itself."),
      .init(
        "catalogue", \.catalogue, .optional(.name),
        "A JSON Lines file of entities, beside the manifest."),
      // Those of a catalogue are left to its file.
      .init(
        "entities", .array(of: .object(Forms.entity)), "Entities, if there is no catalogue file.",
        get: { $0.catalogue == nil ? $0.entities : [] }, set: { $0.entities = $1 }),
    ])
}

extension Forms {
  fileprivate static let attribute = Form<Manifest.Attribute>(
    "attribute", "an attribute", "A fact about entities.", empty: .init(name: ""),
    [
      .init("name", \.name, .name, isRequired: true, "The name that entities refer to."),
      .init("title", \.title, .localized, "What people call it (\"year\")."),
    ])
}

extension FormValue<Manifest.Attribute> {
  fileprivate static var attribute: FormValue {
    nameOrObject(
      Forms.attribute, named: "The attribute's name.", { .init(name: $0) },
      isName: { $0.title.isEmpty ? $0.name : nil })
  }
}

extension Forms {
  /// Without key paths, which would take as long as the rest where there are a million entities.
  static let entity = Form<Manifest.Entity>(
    "entity", "an entity",
    "A thing with a name. Keys that are not listed here are attributes.",
    empty: .init(id: "", title: ""),
    others: { member, entity in entity.attributes[member.key] = member.value.value },
    [
      .init(
        "id", .name, isRequired: true, "An identifier that never changes.", get: { $0.id },
        set: { $0.id = $1 }),
      .init(
        "title", .name, isRequired: true, "The name, as it is shown.", get: { $0.title },
        set: { $0.title = $1 }),
      .init(
        "titles", .localized, "The name in other languages.", get: { $0.titles },
        set: { $0.titles = $1 }),
      .init(
        "synonyms", .array(of: .text), "Other names, in any language.", get: { $0.synonyms },
        set: { $0.synonyms += $1 }),
      .init(
        "aliases", .array(of: .text), "Read as synonyms.", get: { _ in [] },
        set: { $0.synonyms += $1 }),
      .init(
        "attributes", .values,
        "Facts, by attribute. They may also stand beside the title.", get: { $0.attributes },
        set: { $0.attributes.merge($1) { $1 } }),
      .init(
        "context", .values, "Facts that sentences can require or exclude.",
        get: { $0.context }, set: { $0.context = $1 }),
    ])
}

extension Forms {
  static let enumType = Form<Manifest.EnumType>(
    "enumType", "an enum", "A fixed set of choices.",
    empty: .init(name: "", title: [:], cases: []),
    [
      .init("name", \.name, .name, isRequired: true, "The name that parameters refer to."),
      .init("title", \.title, .localized, "What people call one such choice (\"genre\")."),
      .init(
        "cases", \.cases, .array(of: .enumCase, [.init("minItems", .integer(1))]), isRequired: true,
        "The choices, in the order they are offered."),
    ])
}

extension Forms {
  fileprivate static let enumCase = Form<Manifest.EnumCase>(
    "enumCase", "a case", "One choice.", empty: .init(name: "", title: [:]),
    [
      .init("name", \.name, .name, isRequired: true, "The name, which is the value."),
      .init("title", \.title, .localized, "What people call it."),
      .init("synonyms", \.synonyms, .localizedList, "Other words for it."),
    ])
}

extension FormValue<Manifest.EnumCase> {
  fileprivate static var enumCase: FormValue {
    nameOrObject(
      Forms.enumCase, named: "The case's name.", { .init(name: $0, title: [:]) },
      isName: { $0.title.isEmpty && $0.synonyms.isEmpty ? $0.name : nil })
  }
}
