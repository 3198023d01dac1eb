import AppIntents

/// What an app calls its things, for phrases that it has not written itself.
struct AppNouns {
  let localization: Localization

  /// The nouns of a type, by language: one thing first, then several of them, then other words.
  ///
  /// *name `Film`, numeric format `%lld films`, synonym `movie`* → `film, films, movie`
  func nouns(of type: any AppEntity.Type) -> [String: [String]] {
    let shown = type.typeDisplayRepresentation
    let texts = [shown.name] + [shown.numericFormat].compactMap(\.self) + shown.synonyms
    return localization.localizedLists(of: texts).mapValues { texts in
      var seen: Set<String> = []
      return texts.map(Self.withoutNumber).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
  }

  /// A wording for a number of things without the number: `%lld films` → `films`.
  private static func withoutNumber(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace)
      .filter { !$0.hasPrefix("%") && !$0.allSatisfy(\.isNumber) }
      .joined(separator: " ").lowercased()
  }
}
