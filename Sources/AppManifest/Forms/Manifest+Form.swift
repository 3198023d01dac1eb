extension Forms {
  static let manifest = Form<Manifest>(
    "manifest", "the manifest", "An app as data: what it does, and how people ask for it.",
    empty: Manifest(app: .init(id: "", name: [:]), languages: ["en"]),
    [
      .init(
        "$schema", .ignored, "Where this schema stands, for editors. Ignored.", get: { _ in "" },
        set: { _, _ in }),
      .init(
        "formatVersion", \.formatVersion,
        .integer([
          .init("minimum", .integer(1)), .init("maximum", .integer(Manifest.currentFormatVersion)),
        ]), isAlwaysWritten: true, "The version of the format."),
      .init("app", \.app, .object(Forms.app), isRequired: true, "The app's identity and names."),
      .init(
        "languages", \.languages, .languages, isAlwaysWritten: true,
        "The app's languages (BCP 47), the default first."),
      .init(
        "policies", \.policies, .object(Forms.policies),
        "How forgiving the app is, and what it does about ties."),
      .init(
        "entityTypes", \.entityTypes, .array(of: .object(Forms.entityType)),
        "The kinds of things that the app's catalogues hold."),
      .init(
        "enums", \.enums, .array(of: .object(Forms.enumType)),
        "The fixed choices that parameters may take."),
      .init("intents", \.intents, .array(of: .object(Forms.intent)), "What the app can do."),
      .init(
        "shortcuts", \.shortcuts, .array(of: .object(Forms.shortcut)),
        "The phrases that reach the intents. Earlier ones break ties."),
      .init(
        "negativePhrases", \.negativePhrases, .localizedList, "Phrases that bypass the app."),
      .init(
        "sentences", \.sentences,
        .byLanguage(.object(Forms.sentenceSet), each: "a language of \"sentences\""),
        "Sentence templates, by language."),
    ])
}

extension Forms {
  static let app = Form<Manifest.App>(
    "app", "\"app\"", "The app's identity and names.", empty: .init(id: "", name: [:]),
    [
      .init(
        "id", \.id, .name, isRequired: true, "A stable identifier, such as film-tracker."),
      .init("name", \.name, .localized, isRequired: true, "What people call the app."),
      .init("synonyms", \.synonyms, .localizedList, "Other names that people use for it."),
    ])
}

extension Forms {
  static let policies = Form<Manifest.Policies>(
    "policies", "\"policies\"", "How forgiving the app is, and what it does about ties.",
    empty: .init(),
    [
      .init(
        "tolerance", \.tolerance, .choice(else: .flexible),
        "Whether typos, filler, missing and doubled words are forgiven."),
      .init(
        "ties", \.ties, .choice(else: .ask),
        "What happens when two shortcuts fit equally well."),
      .init(
        "confirmation", \.confirmation, .object(Forms.confirmation),
        "When a person is asked before an intent runs, by its risk."),
      .init(
        "wording", \.wording, .choice(else: .meaning),
        "What becomes of an utterance that no phrase says: rejected, or asked about by its meaning."
      ),
    ])

  private static let confirmation = Form<Manifest.Confirmation>(
    "confirmation", "\"confirmation\"",
    "When a person is asked before an intent runs, by its risk.", empty: .init(),
    [
      .init(
        "harmless", \.harmless, .choice(else: .never), "For intents that only show something."),
      .init(
        "undoable", \.undoable, .choice(else: .inDoubt), "For intents that can be taken back."),
      .init(
        "destructive", \.destructive, .choice(else: .unlessExact),
        "For intents that cannot be taken back."),
    ])
}

extension FormValue<[String]> {
  /// Languages, of which there is one at least. Without any, it is English.
  fileprivate static var languages: FormValue {
    var value = FormValue.array(
      of: .text, [.init("minItems", .integer(1)), .init("uniqueItems", .bool(true))])
    value.statesDefault = true
    return value
  }
}

extension FormValue<String> {
  /// A text that is not even looked at.
  fileprivate static var ignored: FormValue {
    FormValue(
      read: { _, _, _ in "" }, write: { text, _ in .string(text) }, schema: text.schema)
  }
}
