/// What is written alike wherever it stands in a manifest's JSON form. What stands where, `Forms` say.
struct ManifestWriter {
  /// The languages, in the order in which texts are written. The first may be left unsaid.
  let languages: [String]

  /// A number, as an integer if it is one.
  func number(_ number: Double) -> LocatedJSON {
    Int(exactly: number).map { LocatedJSON(.integer($0)) } ?? LocatedJSON(.number(number))
  }

  /// Members by name, sorted.
  func byName<T>(_ items: [String: T], _ tree: (T) -> LocatedJSON) -> LocatedJSON {
    members(items, order: items.keys.sorted(), tree)
  }

  /// Members by language: the manifest's languages in their order, then others sorted.
  func byLanguage<T>(_ items: [String: T], _ tree: (T) -> LocatedJSON) -> LocatedJSON {
    let others = Set(items.keys).subtracting(languages).sorted()
    return members(items, order: languages.uniqued + others, tree)
  }

  private func members<T>(
    _ items: [String: T], order: [String], _ tree: (T) -> LocatedJSON
  ) -> LocatedJSON {
    LocatedJSON(
      .object(order.compactMap { key in items[key].map { .init(key: key, value: tree($0)) } }))
  }

  /// Text by language, or the text alone if there is but the default language's.
  func localized(_ text: LocalizedText) -> LocatedJSON {
    if text.count == 1, let first = languages.first, let only = text[first] { return .string(only) }
    return byLanguage(text) { .string($0) }
  }

  /// Texts by language, or the texts alone if there are but the default language's.
  func localizedList(_ lists: [String: [String]]) -> LocatedJSON {
    let tree = { (texts: [String]) in LocatedJSON.array(texts.map(LocatedJSON.string)) }
    if lists.count == 1, let first = languages.first, let only = lists[first] { return tree(only) }
    return byLanguage(lists, tree)
  }
}

extension [String] {
  /// The elements, each once, in the order of their first places.
  package var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
