package import AppManifest

/// An intent that declares a schema: a meaning that wordings can reach which the app never wrote.
package struct SchemaIntent: Equatable, Sendable {
  /// The schema, such as `photos.search`.
  package var schema: String
  /// The intent's name.
  package var intent: String
  /// The intent's parameters, as the manifest has them. Text that is searched for fills the one
  /// that the schema names.
  package var parameters: [Manifest.Parameter]
  /// What the app calls its things, by language: one of them first, then several of them and other
  /// words.
  package var nouns: [String: [String]]

  package init(
    schema: String, intent: String, parameters: [Manifest.Parameter],
    nouns: [String: [String]] = [:]
  ) {
    self.schema = schema
    self.intent = intent
    self.parameters = parameters
    self.nouns = nouns
  }
}

extension SchemaIntent {
  /// The phrases that reach the intent by its schema.
  ///
  /// Every one names the app, one of its things, or what the schema itself is about (“journal
  /// entry”), so talk of other things is left alone.
  ///
  /// *`photos.search` in an app of films: "find me that movie about the fish" → `criteria` “fish”.*
  ///
  /// - Returns: `nil` if there are no wordings for the schema. It is then reached only by phrases
  ///   that the app wrote.
  /// - Complexity: O(wordings) for each language.
  package func shortcut(in manifest: Manifest) -> Manifest.Shortcut? {
    guard let meanings = SchemaMeaning.table[schema] else { return nil }
    var phrases: [String: [String]] = [:]
    var rules: [String: [String: String]] = [:]
    for language in manifest.languages {
      guard let table = SchemaLanguage.table(for: language) else { continue }
      let writer = SchemaPhraseWriter(
        intent: self, app: manifest.app, language: language, table: table)
      let written = Wording.phrases(
        writer.sentences(for: meanings), parts: writer.parts(for: meanings))
      guard !written.phrases.isEmpty else { continue }
      (phrases[language], rules[language]) = written
    }
    guard !phrases.isEmpty else { return nil }
    let title = manifest.intents.first { $0.name == intent }?.title ?? [:]
    return Manifest.Shortcut(
      intent: intent, title: title, phrases: phrases, rules: rules, isGenerated: true)
  }

  /// The parameter that holds what a part of the schema is called: `criteria` for `criteria.term`.
  func parameter(for paths: [String], where fits: (Manifest.ParameterType) -> Bool) -> String? {
    for path in paths {
      let name = String(path.prefix { $0 != "." })
      if let known = parameters.first(where: { $0.name == name && fits($0.type) }) {
        return known.name
      }
    }
    return nil
  }
}

extension Manifest {
  /// Adds the phrases of an intent's schema, if there are any.
  package mutating func add(_ intent: SchemaIntent) {
    if let shortcut = intent.shortcut(in: self) { shortcuts.append(shortcut) }
  }
}
