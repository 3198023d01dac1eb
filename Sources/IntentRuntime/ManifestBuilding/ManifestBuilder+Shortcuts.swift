import AppIntents
import AppManifest

extension ManifestBuilder {
  /// How many shortcuts Apple's systems take from an app.
  private static let usualShortcuts = 10

  /// Describes a shortcut, if its intent could be described.
  mutating func addShortcut(_ declared: AppShortcut) {
    let type = type(of: declared.intent)
    guard let intent = intents.name(of: type) ?? nil else { return }
    let title = declared.shortTitle ?? type.title
    shortcuts.append(
      (
        Manifest.Shortcut(
          intent: intent, title: localization.localized(title),
          phrases: phrases(of: declared.phrases), values: presets(of: declared)),
        declared
      ))
  }

  /// Phrases by language, each once.
  ///
  /// A table of phrases has an entry for each phrase, or one for the first phrase with all phrases of
  /// the shortcut in a string set; a language may have more phrases than the code, or fewer.
  private func phrases(of declared: [[PhraseSegment]]) -> [String: [String]] {
    var phrases: [String: [String]] = [:]
    for language in localization.languages {
      var seen: Set<String> = []
      let texts = declared.flatMap { wordings(of: $0, in: language) }
        .filter { seen.insert($0).inserted }
      if !texts.isEmpty { phrases[language] = texts }
    }
    return phrases
  }

  private func wordings(of phrase: [PhraseSegment], in language: String) -> [String] {
    let template = phrase.template
    let texts = localization.texts(
      forKey: template, table: Localization.phraseTable, language: language)
    return texts.isEmpty && language == localization.sourceLanguage ? [template] : texts
  }

  /// What the app has preset in the shortcut's intent.
  private mutating func presets(of declared: AppShortcut) -> [String: Value] {
    var values: [String: Value] = [:]
    for (name, parameter) in declared.intent.parameters where parameter.isSet {
      guard let preset = parameter.anyValue else { continue }
      if let value = Value(parameterValue: preset) {
        values[name] = value
      } else {
        error(
          at: "\(TypeName(type(of: declared.intent))).\(name)",
          "the value that a shortcut presets cannot be written down",
          fix: "set it in perform(), or preset a value of another type")
      }
    }
    return values
  }

  /// Phrases that bypass the app.
  var negativePhrases: [String: [String]] {
    phrases(of: provider.negativePhrases.phrases.map(\.segments))
  }

  // MARK: Checks

  /// Reports what Apple's tools refuse or warn of, and the router itself would take.
  mutating func checkShortcuts(_ declared: [AppShortcut]) {
    let place = TypeName(provider).description
    if declared.count > Self.usualShortcuts {
      warning(
        at: place, "there are \(declared.count) shortcuts, and Apple's systems take ten",
        fix: "keep the ten that matter most")
    }
    for shortcut in declared { check(shortcut, at: place) }
    let templates = declared.flatMap(\.phrases).map(\.template)
    checkKeys(against: templates + provider.negativePhrases.phrases.map(\.segments.template))
  }

  private mutating func check(_ shortcut: AppShortcut, at place: String) {
    let type = type(of: shortcut.intent)
    if shortcut.phrases.isEmpty {
      warning(
        at: place, "a shortcut of \(TypeName(type).own) has no phrases", fix: "write one at least")
    }
    if !type.isDiscoverable {
      warning(
        at: place, "\(TypeName(type).own) has a shortcut and is not discoverable",
        fix: "remove one of the two")
    }
    for phrase in shortcut.phrases where !phrase.contains(.applicationName) {
      warning(
        at: "\(place): \"\(phrase.template)\"", "the phrase does not name the app",
        fix: "write \\(.applicationName) in it, which Apple's tools insist on")
    }
  }

  /// Reports translations of phrases that there are none of.
  private mutating func checkKeys(against templates: [String]) {
    let templates = Set(templates)
    for key in localization.keys(ofTable: Localization.phraseTable) where !templates.contains(key) {
      warning(
        at: "\(Localization.phraseTable): \"\(key)\"",
        "no shortcut and no negative phrase is written like this",
        fix: "copy the phrase with ${name} for \\(\\.$name)")
    }
  }
}
