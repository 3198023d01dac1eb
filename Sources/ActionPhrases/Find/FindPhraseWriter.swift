import AppManifest

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

  /// The phrases, and the rules that they refer to.
  func write() -> (phrases: [String], rules: [String: String]) {
    let slots = slots
    let own = [
      "noun": noun, "things": things, "name": "${applicationName}", "filter": filter,
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

  private var nouns: [String] { action.type.nouns[language] ?? [] }

  private var noun: String? {
    guard !nouns.isEmpty else { return nil }
    return nouns.map { table.nounPrefix + Wording.escaped($0) }.joined(separator: "|")
  }

  private var things: String? {
    guard let noun else { return nil }
    let modifiers = NameModifier.all(of: action.manifest.app, nouns: nouns, language: language)
    let (before, after) = (modifiers.filter(\.isBefore), modifiers.filter { !$0.isBefore })
    func group(_ modifiers: [NameModifier]) -> String {
      let texts = modifiers.map { Wording.escaped($0.text) }
      return texts.isEmpty ? "" : "[" + texts.joined(separator: "|") + "]"
    }
    return "\(group(before))(\(noun))\(group(after))"
  }

  // MARK: Filters

  private var filter: String? {
    let wordings = action.type.properties.flatMap(filters)
    return wordings.isEmpty ? nil : wordings.joined(separator: "|")
  }

  private var adjective: String? {
    let wordings = action.type.properties.compactMap { property -> String? in
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
      "p": names.map(Wording.escaped).joined(separator: "|"),
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

/// What an app's name says beside one of its nouns: “Pixar” in “Pixar Films”.
struct NameModifier: Equatable {
  /// The words, with the space between them and the noun.
  var text: String
  /// True if they stand before the noun.
  var isBefore: Bool

  /// The modifiers that an app's names have in a language.
  ///
  /// A noun that is only for one thing does not count, if there are others: an app called Film
  /// Tracker says nothing about films.
  static func all(of app: Manifest.App, nouns: [String], language: String) -> [NameModifier] {
    let names = [app.name[language]].compactMap(\.self) + (app.synonyms[language] ?? [])
    let several = nouns.count > 1 ? Array(nouns.dropFirst()) : nouns
    var modifiers: [NameModifier] = []
    for (name, noun) in names.flatMap({ name in several.map { (name, $0) } }) {
      guard let modifier = NameModifier(name, noun: noun), !modifiers.contains(modifier) else {
        continue
      }
      modifiers.append(modifier)
    }
    return modifiers
  }

  private init?(_ name: String, noun: String) {
    let (lower, noun) = (name.lowercased(), noun.lowercased())
    // Lowercasing may change the length of a text in some languages: then nothing is cut.
    guard lower.count == name.count, name.count > noun.count else { return nil }
    if lower.hasSuffix(noun) {
      self.init(text: String(name.dropLast(noun.count)), isBefore: true)
    } else if lower.hasPrefix(noun) {
      self.init(text: String(name.dropFirst(noun.count)), isBefore: false)
    } else {
      return nil
    }
  }

  private init(text: String, isBefore: Bool) {
    self.text = text
    self.isBefore = isBefore
  }
}
