extension ManifestValidation {
  mutating func checkEntityTypes() {
    let path = ManifestPath.root.key("entityTypes")
    checkNames(manifest.entityTypes.map(\.name), at: path, "an entity type")
    for (index, type) in manifest.entityTypes.enumerated() {
      check(type, at: path.index(index))
    }
  }

  private mutating func check(_ type: Manifest.EntityType, at path: ManifestPath) {
    checkLocalized(type.title, at: path.key("title"), "the title")
    checkNames(type.attributes.map(\.name), at: path.key("attributes"), "an attribute")
    for (index, attribute) in type.attributes.enumerated() {
      let place = path.key("attributes").index(index).key("title")
      checkLocalized(attribute.title, at: place, "the title")
    }
    checkSubtitle(of: type, at: path.key("subtitle"))
    if type.catalogue == nil, type.entities.isEmpty, !type.isQueried {
      warning(
        at: path, "there are no entities of the type \(type.name.quotedForMessage)",
        fix: "write \"entities\", name a \"catalogue\", or write \"queried\": true")
    }
    if type.catalogue == nil || includesCatalogues { checkEntities(of: type, at: path) }
  }

  private mutating func checkSubtitle(of type: Manifest.EntityType, at path: ManifestPath) {
    let names = type.attributes.map(\.name)
    guard !names.isEmpty else { return }
    for (index, name) in type.subtitle.enumerated() where !names.contains(name) {
      error(
        at: path.index(index), "there is no attribute \(name.quotedForMessage)",
        fix: Spelling.fix(for: name, in: names, else: "add it to \"attributes\""))
    }
  }

  private mutating func checkEntities(of type: Manifest.EntityType, at path: ManifestPath) {
    let path = path.key("entities")
    let names = Set(type.attributes.map(\.name))
    var ids = Set<String>(minimumCapacity: type.entities.count)
    for (index, entity) in type.entities.enumerated() {
      warnOfLongNames(of: entity, at: path.index(index))
      if entity.id.isEmpty || entity.title.isBlank || !ids.insert(entity.id).inserted {
        reportNames(of: entity, at: path.index(index))
      }
      guard !names.isEmpty, !names.isSuperset(of: entity.attributes.keys) else { continue }
      reportAttributes(of: entity, beyond: type.attributes.map(\.name), at: path.index(index))
    }
  }

  /// The most bytes that a name of an entity has, before and after it is made ready to be compared.
  private static let longestName = 4_096

  private mutating func warnOfLongNames(of entity: Manifest.Entity, at path: ManifestPath) {
    let isLong = { (name: String) in name.utf8.count > Self.longestName }
    guard
      isLong(entity.title) || entity.synonyms.contains(where: isLong)
        || entity.titles.values.contains(where: isLong)
    else { return }
    warning(
      at: path, "a name of the entity is longer than \(Self.longestName) bytes, and is not found",
      fix: "shorten it")
  }

  private mutating func reportNames(of entity: Manifest.Entity, at path: ManifestPath) {
    if entity.id.isEmpty { error(at: path.key("id"), "an entity has no \"id\"", fix: "write one") }
    if entity.title.isBlank {
      error(at: path.key("title"), "an entity has no \"title\"", fix: "write one")
    }
    guard !entity.id.isEmpty, !entity.title.isBlank else { return }
    error(
      at: path.key("id"), "the id \(entity.id.quotedForMessage) belongs to an entity above",
      fix: "give it its own")
  }

  private mutating func reportAttributes(
    of entity: Manifest.Entity, beyond names: [String], at path: ManifestPath
  ) {
    for name in entity.attributes.keys.sorted() where !names.contains(name) {
      warning(
        at: path.key(name), "the entity type has no attribute \(name.quotedForMessage)",
        fix: Spelling.fix(for: name, in: names, else: "add it to \"attributes\""))
    }
  }
}

// MARK: - Enums

extension ManifestValidation {
  mutating func checkEnums() {
    let path = ManifestPath.root.key("enums")
    checkNames(manifest.enums.map(\.name), at: path, "an enum")
    for (index, type) in manifest.enums.enumerated() { check(type, at: path.index(index)) }
  }

  private mutating func check(_ type: Manifest.EnumType, at path: ManifestPath) {
    checkLocalized(type.title, at: path.key("title"), "the title")
    let cases = path.key("cases")
    if type.cases.isEmpty {
      error(at: cases, "the enum \(type.name.quotedForMessage) has no cases", fix: "write some")
    }
    checkNames(type.cases.map(\.name), at: cases, "a case")
    for (index, choice) in type.cases.enumerated() {
      checkLocalized(choice.title, at: cases.index(index).key("title"), "the title")
      checkSynonyms(choice.synonyms, at: cases.index(index).key("synonyms"))
    }
  }
}
