extension ManifestValidation {
  mutating func checkShortcuts() {
    let path = ManifestPath.root.key("shortcuts")
    for (index, shortcut) in manifest.shortcuts.enumerated() {
      check(shortcut, at: path.index(index))
    }
    checkAmbiguity()
  }

  private mutating func check(_ shortcut: Manifest.Shortcut, at path: ManifestPath) {
    checkIntent(shortcut.intent, at: path.key("intent"), "a shortcut")
    checkLocalized(shortcut.title, at: path.key("title"), "the title")
    checkLanguages(of: shortcut.phrases.keys, at: path.key("phrases"))
    checkCoverage(of: shortcut, at: path.key("phrases"))
    for language in shortcut.phrases.keys.sorted() {
      for (index, phrase) in (shortcut.phrases[language] ?? []).enumerated() {
        check(phrase, of: shortcut, at: path.key("phrases").key(language).index(index))
      }
    }
    for language in shortcut.rules.keys.sorted() {
      checkRules(shortcut.rules[language] ?? [:], at: path.key("rules").key(language))
    }
    checkValues(of: shortcut, at: path.key("values"))
  }

  /// Checks that an intent exists.
  mutating func checkIntent(_ name: String, at path: ManifestPath, _ owner: String) {
    if name.isEmpty {
      error(at: path, "\(owner) names no intent", fix: "write \"intent\": with an intent's name")
    } else if intents[name] == nil {
      error(
        at: path, "there is no intent \(name.quotedForMessage)",
        fix: Spelling.fix(
          for: name, in: manifest.intents.map(\.name), else: "add it to \"intents\""))
    }
  }

  private mutating func checkCoverage(of shortcut: Manifest.Shortcut, at path: ManifestPath) {
    let missing = manifest.languages.filter { shortcut.phrases[$0]?.isEmpty ?? true }
    guard !missing.isEmpty else { return }
    warning(
      at: path, "the shortcut has no phrases in \(missing.joined(separator: ", "))",
      fix: "write some by language: {\"\(missing[0])\": [\"…\"]}")
  }

  private mutating func checkValues(of shortcut: Manifest.Shortcut, at path: ManifestPath) {
    guard let intent = intents[shortcut.intent] else { return }
    for name in shortcut.values.keys.sorted() {
      guard let parameter = intent.parameters.first(where: { $0.name == name }) else {
        error(
          atKey: path.key(name), noParameter(name, of: intent), fix: parameterFix(name, of: intent))
        continue
      }
      guard let value = shortcut.values[name], let problem = problem(with: value, for: parameter)
      else { continue }
      error(at: path.key(name), "the value \(problem.message)", fix: problem.fix)
    }
  }

  private func noParameter(_ name: String, of intent: Manifest.Intent) -> String {
    "the intent \(intent.name.quotedForMessage) has no parameter \(name.quotedForMessage)"
  }

  private func parameterFix(_ name: String, of intent: Manifest.Intent) -> String {
    Spelling.fix(for: name, in: intent.parameters.map(\.name), else: "add it to \"parameters\"")
  }
}

// MARK: - One phrase

extension ManifestValidation {
  private mutating func check(
    _ phrase: String, of shortcut: Manifest.Shortcut, at path: ManifestPath
  ) {
    guard checkTemplate(phrase, at: path, "a phrase") else { return }
    guard let intent = intents[shortcut.intent] else { return }
    let slots = PhraseSlot.slots(in: phrase)
    for slot in slots where slot.name != PhraseSlot.applicationName {
      guard !intent.parameters.contains(where: { $0.name == slot.name }) else { continue }
      error(
        at: path, textOffset: slot.range.lowerBound, noParameter(slot.name, of: intent),
        fix: slotFix(slot.name, of: intent))
    }
    warnIfAnyTextFits(phrase, of: intent, at: path)
  }

  private func slotFix(_ name: String, of intent: Manifest.Intent) -> String {
    let names = intent.parameters.map(\.name) + [PhraseSlot.applicationName]
    let nearest = Spelling.nearest(to: name, in: names)
    return nearest.map { "did you mean \("${\($0)}".quotedForMessage)?" }
      ?? parameterFix(name, of: intent)
  }

  /// Warns of a phrase that is nothing but free text: it would take every utterance there is.
  private mutating func warnIfAnyTextFits(
    _ phrase: String, of intent: Manifest.Intent, at path: ManifestPath
  ) {
    let rest = PhraseSlot.replacing(in: phrase) { slot in
      let parameter = intent.parameters.first { $0.name == slot.name }
      return parameter?.type == .string ? "" : slot.name
    }
    guard !rest.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    warning(at: path, "the phrase fits any text", fix: "add words of its own")
  }

  /// Checks what can be seen of a template without parsing it. False if it is faulty.
  mutating func checkTemplate(_ text: String, at path: ManifestPath, _ noun: String) -> Bool {
    if text.isBlank {
      error(at: path, "\(noun) is empty", fix: "write one, or remove it")
      return false
    }
    guard let imbalance = TemplateText.imbalance(in: text) else { return true }
    let opens = "([{<".contains(imbalance.bracket)
    let problem = opens ? "is not closed" : "closes nothing"
    let fix = opens ? "close it with" : "open it with"
    error(
      at: path, textOffset: imbalance.offset, "\"\(imbalance.bracket)\" \(problem) in \(noun)",
      fix: "\(fix) \"\(imbalance.missing)\", or write \\\\\(imbalance.bracket) for the character")
    return false
  }

  mutating func checkNegativePhrases() {
    let path = ManifestPath.root.key("negativePhrases")
    checkLanguages(of: manifest.negativePhrases.keys, at: path)
    for language in manifest.negativePhrases.keys.sorted() {
      for (index, phrase) in (manifest.negativePhrases[language] ?? []).enumerated() {
        _ = checkTemplate(phrase, at: path.key(language).index(index), "a negative phrase")
      }
    }
  }
}

// MARK: - Ambiguity

extension ManifestValidation {
  /// Warns of phrases of one language that no utterance can tell apart.
  private mutating func checkAmbiguity() {
    var owners: [String: [String: Int]] = [:]
    let path = ManifestPath.root.key("shortcuts")
    // Generated phrases share their wordings, and give way by rule.
    for (index, shortcut) in manifest.shortcuts.enumerated() where !shortcut.isGenerated {
      for language in shortcut.phrases.keys.sorted() {
        for (place, phrase) in (shortcut.phrases[language] ?? []).enumerated() {
          let key = comparable(phrase, of: shortcut)
          guard let owner = owners[language]?[key] else {
            owners[language, default: [:]][key] = index
            continue
          }
          let here = path.index(index).key("phrases").key(language).index(place)
          warnOfAmbiguity(between: owner, and: index, phrase, at: here)
        }
      }
    }
  }

  private mutating func warnOfAmbiguity(
    between first: Int, and second: Int, _ phrase: String, at path: ManifestPath
  ) {
    guard !phrase.isBlank else { return }
    if first == second {
      warning(
        at: path, "the phrase \(phrase.quotedForMessage) is written twice",
        fix: "remove one of them")
    } else {
      let intent = manifest.shortcuts[first].intent
      warning(
        at: path,
        "\(phrase.quotedForMessage) cannot be told from a phrase of \(intent.quotedForMessage)",
        fix: "word one of them differently")
    }
  }

  /// The phrase without what makes no difference: case, runs of spaces, the names of parameters.
  private func comparable(_ phrase: String, of shortcut: Manifest.Shortcut) -> String {
    let parameters = intents[shortcut.intent]?.parameters ?? []
    let text = PhraseSlot.replacing(in: phrase) { slot in
      let type = parameters.first { $0.name == slot.name }?.type
      return "${\(type.map { "\($0)" } ?? slot.name)}"
    }
    return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
