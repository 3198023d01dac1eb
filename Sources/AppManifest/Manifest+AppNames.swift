extension Manifest.App {
  /// The names that people say for the app in a language, each once: its own there, those of the
  /// language that the app was written in, and both in one word and in several.
  ///
  /// A name is a name: who speaks German says *in NoteKeeper* of an app that calls itself *Notizblock*
  /// there and *Note Keeper* elsewhere.
  ///
  /// - Complexity: O(names).
  package func spokenNames(in language: String, source: String) -> [String] {
    let own = [name[language] ?? name[source]].compactMap(\.self) + (synonyms[language] ?? [])
    let foreign = [name[source]].compactMap(\.self) + (synonyms[source] ?? [])
    var seen: Set<String> = []
    return (own + foreign).flatMap { [$0] + Self.spellings(of: $0) }
      .filter { seen.insert($0.lowercased()).inserted }
  }

  /// A name in one word where it has several, and in several where capitals within it show them.
  ///
  /// *Note Keeper → NoteKeeper; NoteKeeper → Note Keeper.* Names of one capital are one word.
  private static func spellings(of name: String) -> [String] {
    let words = name.split(separator: " ")
    if words.count > 1 { return [words.joined()] }
    var spelled = ""
    var previous: Character?
    for character in name {
      if character.isUppercase, previous?.isLowercase == true { spelled += " " }
      spelled.append(character)
      previous = character
    }
    return spelled == name ? [] : [spelled]
  }
}
