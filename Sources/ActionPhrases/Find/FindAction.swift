package import AppManifest

/// An action that finds things by their properties, generated from what a property query declares.
///
/// It is an intent like any other, with a shortcut whose phrases are generated. All its
/// parameters are optional: one for each property and relation that the property's comparators
/// allow, and `sortBy`, `order`, `ranking`, `limit` and `mode`.
///
/// *"films directed by docter after 2015 sorted by title" → `FindFilm` with `directorContains`
/// “docter”, `releaseYearAbove` 2015, `sortBy` `title`.*
package struct FindAction: Equatable, Sendable {
  /// What is found.
  package let type: FindableType
  package let intent: Manifest.Intent
  /// The choices that the intent's parameters take.
  package let enums: [Manifest.EnumType]
  package let shortcut: Manifest.Shortcut
  /// What each parameter means.
  let roles: [String: FindRole]

  /// Writes the action for an app.
  ///
  /// - Parameter manifest: The app: its languages, its names, and the names that are taken.
  /// - Complexity: O(properties × wordings) for each language.
  package init(_ type: FindableType, in manifest: Manifest) {
    self.type = type
    let name = Self.name(for: type, in: manifest)
    let builder = FindActionBuilder(type: type, name: name, manifest: manifest)
    let parameters = builder.parameters()
    roles = Dictionary(parameters.map { ($0.parameter.name, $0.role) }) { first, _ in first }
    intent = Manifest.Intent(
      name: name, title: builder.title, description: type.description,
      parameters: parameters.map(\.parameter), risk: .harmless)
    enums = builder.enums()
    var phrases: [String: [String]] = [:]
    var rules: [String: [String: String]] = [:]
    for language in manifest.languages {
      guard let table = FindLanguage.table(for: language) else { continue }
      let writer = FindPhraseWriter(
        action: builder, language: language, table: table, parameters: parameters)
      (phrases[language], rules[language]) = writer.write()
    }
    shortcut = Manifest.Shortcut(
      intent: name, title: builder.title, phrases: phrases, rules: rules, isGenerated: true)
  }

  /// `Find` and the type's name; with a number if the app has such an intent itself.
  private static func name(for type: FindableType, in manifest: Manifest) -> String {
    let taken = Set(manifest.intents.map(\.name))
    let name = "Find" + type.name
    guard taken.contains(name) else { return name }
    return (2...taken.count + 2).lazy.map { name + String($0) }.first { !taken.contains($0) }
      ?? name
  }
}

/// What a parameter of a generated intent means.
enum FindRole: Equatable, Sendable {
  case filter(property: String, FindRelation)
  case sorting, order, ranking, limit, mode
}

extension Manifest {
  /// Adds a generated action.
  package mutating func add(_ action: FindAction) {
    intents.append(action.intent)
    enums += action.enums
    shortcuts.append(action.shortcut)
  }
}
