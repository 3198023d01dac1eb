import AppManifest

/// What an app's name says beside one of its nouns: “Pixar” in “Pixar Films”.
struct NameModifier: Equatable {
  /// The words, with the space between them and the noun.
  var text: String
  /// True if they stand before the noun.
  var isBefore: Bool

  /// The modifiers that an app's names have in a language.
  ///
  /// A noun that is only for one thing does not count, if there are others: an app called Film
  /// Tracker says nothing about films.
  static func all(of app: Manifest.App, nouns: [String], language: String) -> [NameModifier] {
    let names = [app.name[language]].compactMap(\.self) + (app.synonyms[language] ?? [])
    let several = nouns.count > 1 ? Array(nouns.dropFirst()) : nouns
    var modifiers: [NameModifier] = []
    for (name, noun) in names.flatMap({ name in several.map { (name, $0) } }) {
      guard let modifier = NameModifier(name, noun: noun), !modifiers.contains(modifier) else {
        continue
      }
      modifiers.append(modifier)
    }
    return modifiers
  }

  private init?(_ name: String, noun: String) {
    let (lower, noun) = (name.lowercased(), noun.lowercased())
    // Lowercasing may change the length of a text in some languages: then nothing is cut.
    guard lower.count == name.count, name.count > noun.count else { return nil }
    if lower.hasSuffix(noun) {
      self.init(text: String(name.dropLast(noun.count)), isBefore: true)
    } else if lower.hasPrefix(noun) {
      self.init(text: String(name.dropFirst(noun.count)), isBefore: false)
    } else {
      return nil
    }
  }

  private init(text: String, isBefore: Bool) {
    self.text = text
    self.isBefore = isBefore
  }
}
