import AppManifest

/// The choices that the parameters of a generated intent take.
extension FindActionBuilder {
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
  func kinds(of property: FindableProperty) -> Manifest.EnumType? {
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
}
