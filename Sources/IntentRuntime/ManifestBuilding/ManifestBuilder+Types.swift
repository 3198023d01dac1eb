import AppIntents
import AppManifest

extension ManifestBuilder {
  /// Describes an entity type, unless it was met before.
  ///
  /// Its entities are not read here: a query may take its time, and may need what the app registers
  /// when it starts. ``EntityReader`` reads them.
  mutating func addEntity(_ type: any AppEntity.Type) {
    guard entities.name(of: type) == nil else { return }
    let name = TypeName(type)
    guard !(type is any TransientAppEntity.Type), isFree(name, among: entities, "an entity type")
    else {
      entities.leaveOut(type)
      return
    }
    let isQueried = !EntityReader.canList(type)
    entities.add(
      Manifest.EntityType(
        name: name.own, title: localization.localized(type.typeDisplayRepresentation.name),
        attributes: isQueried ? [EntityReader.subtitleAttribute] : [], isQueried: isQueried,
        subtitle: isQueried ? [EntityReader.subtitleAttribute.name] : []),
      type, type, name: name.own)
  }

  /// Describes an enum, unless it was met before.
  mutating func addEnum(_ type: any AppEnum.Type) {
    guard enums.name(of: type) == nil else { return }
    let name = TypeName(type)
    guard isFree(name, among: enums, "an enum") else {
      enums.leaveOut(type)
      return
    }
    let cases = cases(of: type, at: name)
    guard !cases.isEmpty else {
      error(at: name.description, "the enum has no cases", fix: "write some")
      enums.leaveOut(type)
      return
    }
    enums.add(
      Manifest.EnumType(
        name: name.own, title: localization.localized(type.typeDisplayRepresentation.name),
        cases: cases),
      type, type, name: name.own)
  }

  private mutating func cases<Choice: AppEnum>(
    of type: Choice.Type, at name: TypeName
  ) -> [Manifest.EnumCase] {
    let representations = type.caseDisplayRepresentations
    return type.allCases.map { choice in
      let own = Value.name(of: choice)
      guard let representation = representations[choice] else {
        error(
          at: "\(name).\(own)", "the case has no display representation",
          fix: "add it to caseDisplayRepresentations")
        return Manifest.EnumCase(name: own, title: localization.title(nil, named: own))
      }
      return Manifest.EnumCase(
        name: own, title: localization.localized(representation.title),
        synonyms: localization.localizedLists(of: representation.synonyms))
    }
  }
}
