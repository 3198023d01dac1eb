import AppManifest
import TemplateGrammar

/// Writes the phrases of a Find action in one language.
///
/// The table's sentences use these parts, and those that the table itself defines:
/// `noun` (any of the type's nouns), `things` (the same, perhaps with what the app's name adds:
/// "pixar films"), `name` (the app's), `adjective` and `filter` (any of them), `count`, `rank`,
/// `key`, `direction` and `or` (slots).
struct FindPhraseWriter {
  let action: FindActionBuilder
  let language: String
  let table: FindLanguage
  let parameters: [(parameter: Manifest.Parameter, role: FindRole)]

  /// The most properties that phrases speak of: the first ones. A phrase has the wordings of each
  /// five times, for up to three filters of which all must hold, or any. With this many it stays
  /// within what a template may compile to, whatever their kinds.
  private static let maximumProperties = 40

  private var properties: ArraySlice<FindableProperty> {
    action.type.properties.prefix(Self.maximumProperties)
  }

  /// The phrases, and the rules that they refer to.
  func write() -> (phrases: [String], rules: [String: String]) {
    let slots = slots
    let own = [
      "noun": wording.plain, "things": things, "name": "${applicationName}", "filter": filter,
      "adjective": adjective, "count": slots[.limit], "rank": slots[.ranking],
      "key": slots[.sorting], "direction": slots[.order], "or": slots[.mode],
    ].compactMapValues(\.self)
    return Wording.phrases(table.sentences, parts: table.parts.merging(own) { _, own in own })
  }

  /// The slots of the parameters that are no filters.
  private var slots: [SlotKey: String] {
    var slots: [SlotKey: String] = [:]
    for (parameter, role) in parameters {
      if let key = SlotKey(role) { slots[key] = Self.slot(parameter.name) }
    }
    return slots
  }

  private enum SlotKey: Hashable {
    case sorting, order, ranking, limit, mode

    init?(_ role: FindRole) {
      switch role {
      case .filter: return nil
      case .sorting: self = .sorting
      case .order: self = .order
      case .ranking: self = .ranking
      case .limit: self = .limit
      case .mode: self = .mode
      }
    }
  }

  private static func slot(_ name: String) -> String { "${\(name)}" }

  // MARK: Nouns

  private var wording: NounWording {
    NounWording(
      nouns: action.type.nouns[language] ?? [], app: action.manifest.app, language: language,
      prefix: table.nounPrefix, suffix: table.nounSuffix)
  }

  private var things: String? {
    wording.modified.map { ([$0] + kinds).joined(separator: "|") }
  }

  /// The slots of choices that say what is meant by themselves.
  private var kinds: [String] {
    action.type.properties.compactMap { property in
      guard case .enumeration(let name) = property.kind, property.relations.contains(.is),
        let declared = action.manifest.enums.first(where: { $0.name == name }),
        action.namesThings(declared, in: language)
      else { return nil }
      return Self.slot(action.kindName(of: property))
    }
  }

  // MARK: Filters

  private var filter: String? {
    let wordings = properties.flatMap(filters)
    return wordings.isEmpty ? nil : wordings.joined(separator: "|")
  }

  private var adjective: String? {
    let wordings = properties.compactMap { property -> String? in
      guard property.relations.contains(.is),
        let wording = table.adjectives[FindKind(property.kind)],
        let text = Wording.text(
          wording, part: { parts(of: property, .is)[$0] })
      else { return nil }
      return text + table.separator
    }
    return wordings.isEmpty ? nil : wordings.joined(separator: "|")
  }

  /// All wordings that compare a property, written out.
  private func filters(of property: FindableProperty) -> [String] {
    let relations = property.relations
    let wordings = table.filters[FindKind(property.kind)] ?? [:]
    let concept = PropertyConcept.of(property).flatMap { table.concepts[$0] } ?? ConceptWording()
    var written: [String] = []
    for relation in FindRelation.allCases {
      guard let known = Self.nearest(to: relation, of: relations) else { continue }
      // What the property's own meaning adds may be said with the nearest relation that there is.
      var own = concept.relations[relation] ?? []
      if relation == .contains { own += concept.matches }
      if relation == known { own += wordings[relation] ?? [] }
      let parts = parts(of: property, known)
      written += own.compactMap { wording in
        Wording.text(wording) { parts[$0] ?? table.parts[$0] }.map { $0 + table.separator }
      }
    }
    return written
  }

  /// The relation itself, or the one that stands in for it: a name may be part of a text, or the
  /// whole of it.
  private static func nearest(
    to relation: FindRelation, of relations: [FindRelation]
  ) -> FindRelation? {
    if relations.contains(relation) { return relation }
    switch relation {
    case .is: return relations.contains(.contains) ? .contains : nil
    case .contains: return relations.contains(.is) ? .is : nil
    default: return nil
    }
  }

  private func parts(
    of property: FindableProperty, _ relation: FindRelation
  ) -> [String: String] {
    let concept = PropertyConcept.of(property)
    let wording = concept.flatMap { table.concepts[$0] }
    let title = action.title(of: property, in: language)
    let names = [title] + (wording?.names ?? []).filter { $0.lowercased() != title.lowercased() }
    var parts = [
      "p": names.map(TemplateEscaping.literal).joined(separator: "|"),
      "v": Self.slot(property.name + relation.suffix),
      "from": Self.slot(property.name + FindRelation.from.suffix),
      "to": Self.slot(property.name + FindRelation.to.suffix),
    ]
    parts["lead"] = wording?.lead
    if isAlone(property) { parts["bare"] = "" }
    if isFirst(property, among: [.director, .author, .artist]) {
      parts["by"] = table.parts["byWord"]
    }
    return parts
  }

  /// True if no other property could be meant by a year or a date without any name.
  private func isAlone(_ property: FindableProperty) -> Bool {
    guard property.kind == .year || property.kind == .date else { return false }
    let rivals = action.type.properties.filter {
      ($0.kind == .year || $0.kind == .date) && !$0.comparators.isEmpty
    }
    return (rivals.first { $0.kind == .year } ?? rivals.first) == property
  }

  /// True for the first property that is about one of the concepts.
  private func isFirst(_ property: FindableProperty, among concepts: Set<PropertyConcept>) -> Bool {
    action.type.properties.first {
      !$0.comparators.isEmpty && PropertyConcept.of($0).map(concepts.contains) == true
    } == property
  }
}
