import AppManifest
package import FoundationSupplement
import LanguageTags

/// An app's tables of translations, as data.
///
/// Foundation on Linux reads neither string catalogues nor asks for any language but the process's
/// own, and the manifest needs all languages at once. The tables come from the files that an Apple
/// app has (`Localizable.xcstrings`, `AppShortcuts.xcstrings`, `de.lproj/Localizable.strings`), as
/// a folder or as bytes.
///
/// *"Mark film as watched"* in `de` → `Film als gesehen markieren`
package struct Localization: Equatable, Sendable {
  /// The language that the literals in the app's code are written in.
  package private(set) var sourceLanguage: String
  /// What the app speaks, the source language first.
  ///
  /// All languages of the tables in alphabetical order, unless they were given.
  package var languages: [String] {
    chosenLanguages ?? [sourceLanguage] + found.subtracting([sourceLanguage]).sorted()
  }

  private let chosenLanguages: [String]?
  private var found: Set<String> = []
  /// Texts by table, key and language. String sets have several.
  private var tables: [String: [String: [String: [String]]]] = [:]
  /// Texts that read otherwise with other numbers, likewise.
  private var variants: [String: [String: [String: VariedText]]] = [:]

  /// Where the phrases are written that come from string catalogues.
  private(set) var phrasePlaces = TextPlaces()

  /// The table in which texts are looked up that name none.
  package static let defaultTable = "Localizable"
  /// The table that Apple's tools take phrases from, and no other.
  package static let phraseTable = "AppShortcuts"

  /// No translations.
  ///
  /// - Parameter languages: What the app speaks, in the order in which the manifest lists it. By
  ///   default, whatever the tables hold.
  package init(sourceLanguage: String = "en", languages: [String]? = nil) {
    self.sourceLanguage = sourceLanguage
    chosenLanguages = languages
  }

  mutating func add(
    _ texts: [String], varying: VariedText? = nil, table: String, key: String, language: String
  ) {
    let texts = texts.filter { !$0.allSatisfy(\.isWhitespace) }
    guard !texts.isEmpty else { return }
    found.insert(language)
    tables[table, default: [:]][key, default: [:]][language] = texts
    variants[table]?[key]?[language] = nil
    if let varying { variants[table, default: [:]][key, default: [:]][language] = varying }
  }

  /// Remembers where a text of the table of phrases is written.
  mutating func addPhrasePlace(_ node: LocatedJSON, language: String, in source: JSONSource) {
    phrasePlaces.add(node, of: language, in: source)
  }

  /// Adds the tables of another localization; where both have an entry, the other's counts.
  package mutating func merge(_ other: Localization) {
    found.formUnion(other.found)
    phrasePlaces.merge(other.phrasePlaces)
    for (table, keys) in other.tables {
      for (key, languages) in keys {
        tables[table, default: [:]][key, default: [:]].merge(languages) { _, new in new }
        for language in languages.keys {
          variants[table, default: [:]][key, default: [:]][language] =
            other.variants[table]?[key]?[language]
        }
      }
    }
  }

  /// The keys of a table, sorted.
  package func keys(ofTable table: String) -> [String] { (tables[table] ?? [:]).keys.sorted() }

  /// The texts filed under a key in a language: none, one, or several of a string set.
  package func texts(forKey key: String, table: String, language: String) -> [String] {
    tables[table]?[key]?[language] ?? []
  }
}

// MARK: - Resources

extension Localization {
  /// The text of a resource in a language; without a translation, the text of the source language,
  /// and else what is written in the code.
  ///
  /// Other languages stand in for one as ``LanguageTag/fallbacks`` has it: `pt` for `pt-BR`, `zh-Hant`
  /// for `zh-TW`.
  package func text(of resource: LocalizedStringResource, in language: String) -> String {
    let nearest = nearest(to: language, of: resource) ?? sourceLanguage
    let format = format(of: resource, in: nearest) ?? format(of: resource, in: sourceLanguage)
    return filled(format ?? resource.defaultValue.key, from: resource, in: language)
  }

  /// A language, or what stands in for it, among those that a resource is translated into.
  private func nearest(to language: String, of resource: LocalizedStringResource) -> String? {
    let entry = tables[resource.table ?? Self.defaultTable]?[resource.key] ?? [:]
    if entry[language] != nil { return language }
    return LanguageTag(language).best(among: entry.keys.sorted())
  }

  /// The text in every language that has a translation, and in the source language.
  package func localized(_ resource: LocalizedStringResource) -> [String: String] {
    localizedLists(of: [resource]).compactMapValues(\.first)
  }

  /// What something that is declared is called: by its title or, without one, by the words of its
  /// name in code.
  func title(_ title: LocalizedStringResource?, named name: String) -> [String: String] {
    title.map(localized) ?? [sourceLanguage: name.wordsOfName.joined(separator: " ")]
  }

  /// The texts of some resources by language, each once. An entry that is a string set gives several,
  /// so that languages may differ in how many words they have for a thing.
  package func localizedLists(of resources: [LocalizedStringResource]) -> [String: [String]] {
    var lists: [String: [String]] = [:]
    for language in languages {
      var seen: Set<String> = []
      let texts = resources.flatMap { wordings(of: $0, in: language) }
        .filter { seen.insert($0).inserted }
      if !texts.isEmpty { lists[language] = texts }
    }
    return lists
  }

  private func wordings(of resource: LocalizedStringResource, in language: String) -> [String] {
    var formats = formats(of: resource, in: language)
    if formats.isEmpty && language == sourceLanguage { formats = [resource.defaultValue.key] }
    return formats.map { filled($0, from: resource, in: language) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The text in a language, in the form that its numbers ask for.
  private func format(of resource: LocalizedStringResource, in language: String) -> String? {
    let table = resource.table ?? Self.defaultTable
    if let varied = variants[table]?[resource.key]?[language] {
      return varied.format(for: resource.defaultValue.arguments, language: language)
    }
    return formats(of: resource, in: language).first
  }

  private func formats(
    of resource: LocalizedStringResource, in language: String
  ) -> [String] {
    texts(
      forKey: resource.key, table: resource.table ?? Self.defaultTable, language: language)
  }

  /// A format with the resource's values put in, which may be resources themselves.
  private func filled(
    _ format: String, from resource: LocalizedStringResource, in language: String
  ) -> String {
    let arguments = resource.defaultValue.arguments.map { argument -> LocalizationArgument in
      switch argument {
      case .resource(let inner): .text(text(of: inner, in: language))
      case .date(let date, let style):
        .text(style.locale(Locale(identifier: language)).format(date))
      default: argument
      }
    }
    return String.LocalizationValue(key: format, arguments: arguments).defaultText
  }
}
