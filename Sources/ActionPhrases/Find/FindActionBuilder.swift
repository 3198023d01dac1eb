import AppManifest

/// The parts of a ``FindAction`` that are not phrases.
struct FindActionBuilder {
  let type: FindableType
  let name: String
  let manifest: Manifest

  /// The names of the parameters that are no filters.
  enum Name {
    static let sorting = "sortBy"
    static let order = "order"
    static let ranking = "ranking"
    static let limit = "limit"
    static let mode = "mode"
  }

  /// The most things that can be asked for. Larger numbers are years.
  private static let maximumLimit = 500.0
  /// The years that can be asked for.
  private static let years = 1000.0...9999.0

  var title: LocalizedText {
    localized { language, table in
      Self.fill(table.title, ["plural": noun(in: language, plural: true)])
    }
  }

  // MARK: Parameters

  func parameters() -> [(parameter: Manifest.Parameter, role: FindRole)] {
    let filters = type.properties.flatMap { property in
      property.relations.map { relation in
        (
          parameter(of: property, relation),
          FindRole.filter(property: property.name, relation)
        )
      }
    }
    return filters + type.properties.compactMap(kindParameter) + choices()
  }

  /// The parameter for choices whose words hold a noun of the type: “films d'horreur” is a genre
  /// and says that films are meant.
  private func kindParameter(
    of property: FindableProperty
  ) -> (parameter: Manifest.Parameter, role: FindRole)? {
    guard kinds(of: property) != nil else { return nil }
    let name = kindName(of: property)
    let parameter = Manifest.Parameter(
      name: name, title: property.title, type: .enumeration(enumName(name)), isOptional: true)
    return (parameter, .filter(property: property.name, .is))
  }

  func kindName(of property: FindableProperty) -> String { property.name + "Kind" }

  private func parameter(
    of property: FindableProperty, _ relation: FindRelation
  ) -> Manifest.Parameter {
    let isYear = property.kind == .year
    return Manifest.Parameter(
      name: property.name + relation.suffix,
      title: localized { language, table in
        Self.fill(
          table.labels.relations[relation] ?? "<p>", ["p": title(of: property, in: language)])
      },
      type: parameterType(of: property), isOptional: true,
      minimum: isYear ? Self.years.lowerBound : nil,
      maximum: isYear ? Self.years.upperBound : nil)
  }

  private func parameterType(of property: FindableProperty) -> Manifest.ParameterType {
    switch property.kind {
    case .text: .string
    case .integer, .year: .integer
    case .number: .number
    case .date: .date
    case .boolean: .enumeration(enumName(property.name))
    case .enumeration(let name): .enumeration(name)
    case .entity(let name): .entity(name)
    }
  }

  private func choices() -> [(parameter: Manifest.Parameter, role: FindRole)] {
    func choice(
      _ name: String, _ role: FindRole, _ label: KeyPath<FindLabels, String>
    ) -> (parameter: Manifest.Parameter, role: FindRole) {
      let title = localized { _, table in table.labels[keyPath: label] }
      return (
        Manifest.Parameter(
          name: name, title: title, type: .enumeration(enumName(name)), isOptional: true), role
      )
    }
    var parameters: [(parameter: Manifest.Parameter, role: FindRole)] = []
    if !sortable.isEmpty {
      parameters.append(choice(Name.sorting, .sorting, \.sorting))
      parameters.append(choice(Name.order, .order, \.order))
    }
    if !rankings.isEmpty { parameters.append(choice(Name.ranking, .ranking, \.ranking)) }
    let limit = Manifest.Parameter(
      name: Name.limit, title: localized { _, table in table.labels.limit }, type: .integer,
      isOptional: true, minimum: 1, maximum: Self.maximumLimit)
    parameters.append((limit, .limit))
    parameters.append(choice(Name.mode, .mode, \.mode))
    return parameters
  }

  func enumName(_ parameter: String) -> String {
    name + parameter.prefix(1).uppercased() + parameter.dropFirst()
  }

  // MARK: Choices

  /// The properties that can be sorted by.
  var sortable: [FindableProperty] {
    type.sortable.compactMap { name in type.properties.first { $0.name == name } }
  }

  /// The ways to rank things that languages have words for.
  var rankings: [(property: FindableProperty, concept: PropertyConcept)] {
    sortable.compactMap { property in
      guard let concept = PropertyConcept.of(property) else { return nil }
      let hasWords = manifest.languages.contains { language in
        let wording = FindLanguage.table(for: language)?.concepts[concept]
        return wording?.ascending.isEmpty == false || wording?.descending.isEmpty == false
      }
      return hasWords ? (property, concept) : nil
    }
  }

  func enums() -> [Manifest.EnumType] {
    var enums: [Manifest.EnumType] = []
    for property in type.properties where property.kind == .boolean {
      enums.append(truth(of: property))
    }
    enums += type.properties.compactMap(kinds)
    if !sortable.isEmpty {
      enums.append(
        enumType(Name.sorting, \.sorting, sortable.map(sorting)))
      enums.append(
        enumType(
          Name.order, \.order,
          [
            choice(FindOrder.ascending.rawValue) { $1.ascending },
            choice(FindOrder.descending.rawValue) { $1.descending },
          ]))
    }
    if !rankings.isEmpty {
      enums.append(enumType(Name.ranking, \.ranking, rankings.flatMap(ranking)))
    }
    enums.append(
      enumType(
        Name.mode, \.mode,
        [
          choice(FindMode.all.rawValue) { [$1.labels.allFilters] },
          choice(FindMode.any.rawValue) { [$1.labels.anyFilter] + $1.any },
        ]))
    return enums
  }

  private func enumType(
    _ parameter: String, _ label: KeyPath<FindLabels, String>, _ cases: [Manifest.EnumCase]
  ) -> Manifest.EnumType {
    Manifest.EnumType(
      name: enumName(parameter), title: localized { _, table in table.labels[keyPath: label] },
      cases: cases)
  }

  /// A choice, by its words: the first is its title.
  private func choice(
    _ name: String, _ words: (String, FindLanguage) -> [String]
  ) -> Manifest.EnumCase {
    var item = Manifest.EnumCase(name: name, title: [:])
    for language in manifest.languages {
      guard let table = FindLanguage.table(for: language) else { continue }
      let words = words(language, table)
      guard let title = words.first else { continue }
      item.title[language] = title
      if words.count > 1 { item.synonyms[language] = Array(words.dropFirst()) }
    }
    return item
  }

  private func sorting(_ property: FindableProperty) -> Manifest.EnumCase {
    choice(property.name) { language, table in
      let names = PropertyConcept.of(property).flatMap { table.concepts[$0]?.names } ?? []
      let title = title(of: property, in: language)
      return [title] + names.filter { $0.lowercased() != title.lowercased() }
    }
  }

  private func ranking(
    _ property: FindableProperty, _ concept: PropertyConcept
  ) -> [Manifest.EnumCase] {
    let ascending = choice(FindOrder.ascending.ranking(of: property.name)) { _, table in
      table.concepts[concept]?.ascending ?? []
    }
    let descending = choice(FindOrder.descending.ranking(of: property.name)) { _, table in
      table.concepts[concept]?.descending ?? []
    }
    return [descending, ascending].filter { !$0.title.isEmpty }
  }

  private func truth(of property: FindableProperty) -> Manifest.EnumType {
    func words(_ wordings: [String], _ language: String) -> [String] {
      wordings.map { Self.fill($0, ["p": title(of: property, in: language)]) }
    }
    return Manifest.EnumType(
      name: enumName(property.name), title: property.title,
      cases: [
        choice("true") { words($1.yes, $0) }, choice("false") { words($1.no, $0) },
      ])
  }

  /// The choices of a property by those of their words that hold a noun of the type. `nil` if none
  /// do.
  private func kinds(of property: FindableProperty) -> Manifest.EnumType? {
    guard case .enumeration(let name) = property.kind, property.relations.contains(.is),
      let declared = manifest.enums.first(where: { $0.name == name }),
      manifest.languages.contains(where: { namesThings(declared, in: $0) })
    else { return nil }
    let cases = declared.cases.map { item in
      choice(item.name) { language, table in
        let words = namingWords(of: item, in: language)
        guard words.isEmpty else { return words }
        // Every choice needs a title in every language. This one says nothing new.
        let title = item.title[language] ?? item.name
        return [title + table.separator + noun(in: language, plural: true)]
      }
    }
    return Manifest.EnumType(
      name: enumName(kindName(of: property)), title: declared.title, cases: cases)
  }

  /// True if some choice of an enum has words that hold a noun of the type.
  func namesThings(_ declared: Manifest.EnumType, in language: String) -> Bool {
    declared.cases.contains { !namingWords(of: $0, in: language).isEmpty }
  }

  private func namingWords(of item: Manifest.EnumCase, in language: String) -> [String] {
    let words = [item.title[language]].compactMap(\.self) + (item.synonyms[language] ?? [])
    let nouns = (type.nouns[language] ?? []).map { $0.lowercased() }
    return words.filter { word in nouns.contains { word.lowercased().contains($0) } }
  }

  // MARK: Words

  func noun(in language: String, plural: Bool) -> String {
    let nouns = type.nouns[language] ?? type.nouns[manifest.defaultLanguage] ?? []
    return (plural ? nouns.dropFirst().first : nil) ?? nouns.first ?? type.name
  }

  func title(of property: FindableProperty, in language: String) -> String {
    property.title[language] ?? property.title[manifest.defaultLanguage] ?? property.name
  }

  private func localized(_ text: (String, FindLanguage) -> String) -> LocalizedText {
    var result: LocalizedText = [:]
    for language in manifest.languages {
      if let table = FindLanguage.table(for: language) { result[language] = text(language, table) }
    }
    return result
  }

  /// Text with its parts replaced.
  private static func fill(_ text: String, _ parts: [String: String]) -> String {
    var rest = text[...]
    var filled = ""
    while let open = rest.firstIndex(of: "<"),
      let close = rest[open...].firstIndex(of: ">")
    {
      filled += rest[..<open]
      filled += parts[String(rest[rest.index(after: open)..<close])] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
