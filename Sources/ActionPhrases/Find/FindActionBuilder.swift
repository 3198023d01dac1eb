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

  // MARK: Words

  func noun(in language: String, plural: Bool) -> String {
    let nouns = type.nouns[language] ?? type.nouns[manifest.defaultLanguage] ?? []
    return (plural ? nouns.dropFirst().first : nil) ?? nouns.first ?? type.name
  }

  func title(of property: FindableProperty, in language: String) -> String {
    property.title[language] ?? property.title[manifest.defaultLanguage] ?? property.name
  }

  func localized(_ text: (String, FindLanguage) -> String) -> LocalizedText {
    var result: LocalizedText = [:]
    for language in manifest.languages {
      if let table = FindLanguage.table(for: language) { result[language] = text(language, table) }
    }
    return result
  }

  /// Text with its parts replaced.
  static func fill(_ text: String, _ parts: [String: String]) -> String {
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
