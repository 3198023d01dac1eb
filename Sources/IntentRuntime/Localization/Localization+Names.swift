import AppManifest

extension Localization {
  /// Adds a catalogue of names (`.jsonl`), a line for each thing, with its names in all languages.
  ///
  /// ```json
  /// {"id": "up-2009", "title": "Up", "titles": {"de": "Oben", "fr": "Là-haut"}}
  /// ```
  ///
  /// Names are filed under the identifier; `title` is in the source language. Whatever else a line
  /// says is the app's own, and so are lines of other forms, which are skipped. An app that ships
  /// such a catalogue need not write its names into a string catalogue, too:
  ///
  /// ```swift
  /// LocalizedStringResource(String.LocalizationValue(film.id), table: "films")
  /// ```
  ///
  /// - Parameter table: The name of the file without its extension.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func add(names bytes: [UInt8], table: String) {
    JSONLines(JSONSource(name: table + ".jsonl", bytes: bytes)).forEach { line in
      guard case .success(let row) = line, let id = row["id"]?.string,
        let title = row["title"]?.string
      else { return true }
      add(name: title, table: table, key: id, language: sourceLanguage)
      for member in row["titles"]?.object ?? [] where member.key.isLanguageTag {
        guard let name = member.value.string else { continue }
        add(name: name, table: table, key: id, language: member.key)
      }
      return true
    }
  }

  /// Adds a text that is no format.
  private mutating func add(name: String, table: String, key: String, language: String) {
    // Looked for first, since replacing costs much more, and there are thousands of names.
    let isPlain = !name.utf8.contains(UInt8(ascii: "%"))
    let format = isPlain ? name : name.replacing("%", with: "%%")
    add([format], table: table, key: key, language: language)
  }
}
