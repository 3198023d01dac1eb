extension ManifestValidation {
  /// Checks text by language: languages that the app does not speak, empty texts, and languages
  /// that lack it while others have it.
  mutating func checkLocalized(_ text: LocalizedText, at path: ManifestPath, _ noun: String) {
    checkLanguages(of: text.keys, at: path)
    checkTexts(text, at: path)
    let missing = manifest.languages.filter { text[$0] == nil }
    guard !text.isEmpty, !missing.isEmpty, missing.count < manifest.languages.count else { return }
    let languages = missing.joined(separator: ", ")
    warning(
      at: path, "\(noun) is not given in \(languages)", fix: "translate it into \(languages)")
  }

  mutating func checkTexts(_ text: LocalizedText, at path: ManifestPath) {
    for language in text.keys.sorted() where text[language]?.isBlank == true {
      error(at: path.key(language), "the text is empty", fix: "write one, or remove it")
    }
  }

  /// Checks lists of texts by language, such as synonyms. Languages may lack them.
  mutating func checkLists(_ lists: [String: [String]], at path: ManifestPath) {
    checkLanguages(of: lists.keys, at: path)
    for language in lists.keys.sorted() {
      for (index, text) in (lists[language] ?? []).enumerated() where text.isBlank {
        error(
          at: path.key(language).index(index), "the text is empty", fix: "write one, or remove it")
      }
    }
  }

  /// Checks other names by language. Where some languages have them, it is odd if others have none.
  mutating func checkSynonyms(_ lists: [String: [String]], at path: ManifestPath) {
    checkLists(lists, at: path)
    let missing = manifest.languages.filter { lists[$0] == nil }
    guard !missing.isEmpty, missing.count < manifest.languages.count else { return }
    warning(
      at: path,
      "there are synonyms in some languages, and none in \(missing.joined(separator: ", "))",
      fix: "write what people say there, or an empty array")
  }

  /// Checks that the app speaks the languages that something is given in.
  mutating func checkLanguages(of languages: some Sequence<String>, at path: ManifestPath) {
    for language in languages.sorted() where !manifest.languages.contains(language) {
      error(
        atKey: path.key(language), "the app does not speak \(language.quotedForMessage)",
        fix: Spelling.fix(
          for: language, in: manifest.languages,
          else: "add \(language.quotedForMessage) to \"languages\""))
    }
  }

  /// Checks the names of things of one kind: each has one, and no two have the same.
  mutating func checkNames(
    _ names: [String], at path: ManifestPath, key: String = "name", _ noun: String
  ) {
    var seen: Set<String> = []
    for (index, name) in names.enumerated() {
      let place = path.index(index).key(key)
      if name.isBlank {
        error(at: place, "\(noun) has no \"\(key)\"", fix: "write one")
      } else if !seen.insert(name).inserted {
        error(
          at: place, "there is \(noun) \(name.quotedForMessage) already",
          fix: "give it another \(key)")
      }
    }
  }
}

extension String {
  /// True if there is nothing to read in the text.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
