import LanguageTags

/// How one language asks for what schemas mean: nothing but data.
///
/// Wordings may use the parts that ``SchemaPhraseWriter`` provides, and the table's own.
struct SchemaLanguage: Sendable {
  /// Sentences that search the app's things. `<things>` are these, `<term>` is the text.
  var search: [String]
  /// Sentences that search what is on the screen.
  var searchHere: [String]
  /// Sentences that do something: `<do>` is the verb with its object.
  var act: [String]
  /// The object of a verb: `<object>` is its noun, `<target>` the name that is said.
  var whole: String
  /// The same for verbs that make something new.
  var new: String
  var parts: [String: String]
  /// What is done. `<x>` is the object and `<y>` where it is done; `<y.noun>` is that without an
  /// article, and `<x.noun>` the object so. `<value>` is what something is set to: `<choice>` one of
  /// several, `<number>` a number. `<text>` is what it says. `<valueless>` is nothing, for wordings
  /// of intents that take no value.
  var verbs: [SchemaVerb: String]
  /// What schemas are about.
  var objects: [SchemaObject: String]

  /// The table of a language, or of the one that stands in for it.
  static func table(for language: String) -> SchemaLanguage? {
    LanguageTag(language).value(in: tables)
  }

  // Adding a language is adding its table and naming it here.
  private static let tables: [String: SchemaLanguage] = [
    "en": .english, "de": .german, "fr": .french, "es": .spanish, "ja": .japanese,
    "ar": .arabic,
  ]
}
