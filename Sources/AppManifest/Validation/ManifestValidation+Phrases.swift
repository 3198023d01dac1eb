import TemplateGrammar

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
        let place = path.key("phrases").key(language).index(index)
        check(phrase, of: shortcut, in: language, at: place)
      }
    }
    for language in shortcut.rules.keys.sorted() {
      checkRules(
        shortcut.rules[language] ?? [:], as: .phrase, at: path.key("rules").key(language))
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
    _ phrase: String, of shortcut: Manifest.Shortcut, in language: String,
    at path: ManifestPath
  ) {
    guard let template = template(phrase, as: .phrase, at: path, "a phrase") else { return }
    guard let intent = intents[shortcut.intent] else { return }
    for reference in template.references {
      switch reference.kind {
      case .list(let name, _, _):
        guard name != PhraseSlot.applicationName,
          !intent.parameters.contains(where: { $0.name == name })
        else { continue }
        error(
          at: path, in: phrase, offset: reference.range.lowerBound, noParameter(name, of: intent),
          fix: slotFix(name, of: intent))
      case .rule(let name):
        let rules = shortcut.rules[language] ?? [:]
        guard rules[name] == nil else { continue }
        error(
          at: path, in: phrase, offset: reference.range.lowerBound,
          "there is no rule \(name.quotedForMessage)",
          fix: Spelling.fix(
            for: name, in: rules.keys.sorted(), else: "add it to \"rules\" of the shortcut"))
      default: continue
      }
    }
    warnIfAnyTextFits(template, of: intent, at: path)
    warnOfRepeatedSlots(in: template, at: path)
  }

  /// Warns of a slot that a phrase has twice: what it takes last replaces what it took first, and
  /// nobody is told.
  private mutating func warnOfRepeatedSlots(in template: Template, at path: ManifestPath) {
    let repeated = template.slotCounts.filter { $0.value > 1 }.keys.sorted()
    for slot in repeated where slot != PhraseSlot.applicationName {
      warning(
        at: path, "the phrase has \("${\(slot)}".quotedForMessage) twice, and only the last counts",
        fix: "give the second a parameter of its own, or make one a list")
    }
  }

  private func slotFix(_ name: String, of intent: Manifest.Intent) -> String {
    let names = intent.parameters.map(\.name) + [PhraseSlot.applicationName]
    let nearest = Spelling.nearest(to: name, in: names)
    return nearest.map { "did you mean \("${\($0)}".quotedForMessage)?" }
      ?? parameterFix(name, of: intent)
  }

  /// Warns of a phrase that is nothing but free text: it would take every utterance there is.
  private mutating func warnIfAnyTextFits(
    _ template: Template, of intent: Manifest.Intent, at path: ManifestPath
  ) {
    var hasWords = false
    template.forEachPart { part in
      switch part.kind {
      case .literal(let text):
        hasWords = hasWords || text.contains { $0.isLetter || $0.isNumber }
      case .list(let name, _, _):
        hasWords = hasWords || intent.parameters.first { $0.name == name }?.type != .string
      case .rule, .range: hasWords = true
      case .sequence, .alternatives, .permutation, .nothing: break
      }
    }
    if !hasWords {
      warning(at: path, "the phrase fits any text", fix: "add words of its own")
    }
  }

  /// Parses a template. `nil`: it is faulty, which has been reported at its place.
  @discardableResult
  mutating func template(
    _ text: String, as dialect: TemplateDialect, at path: ManifestPath, _ noun: String
  ) -> Template? {
    guard !text.isBlank else {
      error(at: path, "\(noun) is empty", fix: "write one, or remove it")
      return nil
    }
    do {
      return try TemplateParser.parse(text, dialect: dialect)
    } catch {
      self.error(
        at: path, in: text, offset: error.offset, "\(error.message) in \(noun)", fix: error.fix)
      return nil
    }
  }

  mutating func checkNegativePhrases() {
    let path = ManifestPath.root.key("negativePhrases")
    checkLanguages(of: manifest.negativePhrases.keys, at: path)
    for language in manifest.negativePhrases.keys.sorted() {
      for (index, phrase) in (manifest.negativePhrases[language] ?? []).enumerated() {
        checkNegativePhrase(phrase, at: path.key(language).index(index))
      }
    }
  }

  /// A negative phrase is said as it stands: it belongs to no intent that could have parameters, and
  /// to no shortcut that could have rules.
  private mutating func checkNegativePhrase(_ phrase: String, at path: ManifestPath) {
    guard let template = template(phrase, as: .phrase, at: path, "a negative phrase") else {
      return
    }
    for reference in template.references {
      let fault: String? =
        switch reference.kind {
        case .list(let name, _, _) where name != PhraseSlot.applicationName:
          "a negative phrase has no slots, such as \("${\(name)}".quotedForMessage)"
        case .rule(let name):
          "a negative phrase has no rules, such as \("<\(name)>".quotedForMessage)"
        default: nil
        }
      guard let fault else { continue }
      error(
        at: path, in: phrase, offset: reference.range.lowerBound, fault,
        fix: "write the words that people say")
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
    let bytes = Array(phrase.utf8)
    var (text, end) = ("", 0)
    for slot in (try? TemplateParser.parse(phrase, dialect: .phrase))?.references ?? [] {
      guard case .list(let name, _, _) = slot.kind else { continue }
      let type = parameters.first { $0.name == name }?.type
      text += String(decoding: bytes[end..<slot.range.lowerBound], as: UTF8.self)
      text += "${\(type.map { "\($0)" } ?? name)}"
      end = slot.range.upperBound
    }
    text += String(decoding: bytes[end...], as: UTF8.self)
    return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
