import AppManifest

/// Reads a `templates.json`.
struct LanguageFileReader {
  /// The slot that wins over others where several sentences match, in Home Assistant.
  static let preferredSlot = "name"

  private let reader: FormReader
  private var log: FaultLog { reader.log }

  init(_ log: FaultLog) { reader = FormReader(log: log) }

  func read(_ root: LocatedJSON) -> LanguageFile? {
    let keys = [
      "language", "settings", "lists", "expansion_rules", "skip_words", "intents",
    ]
    guard let fields = reader.fields(of: root, keys: keys, "the file") else { return nil }
    noteMissing(["language", "intents"], in: fields)
    var file = LanguageFile(
      code: fields.string("language"), intents: [], sentences: SentenceSet(edition: .v3_0))
    file.sentences.preferredSlot = Self.preferredSlot
    file.sentences.lists = fields.dictionary("lists", list)
    file.sentences.rules = rules(fields)
    file.sentences.skipWords = fields.strings("skip_words")
    file.sentences.ignoresWhitespace = settings(fields, ["ignore_whitespace"])
    readIntents(fields, into: &file)
    return file
  }

  private func noteMissing(_ keys: [String], in fields: FormFields) {
    for key in keys where fields[key] == nil {
      log.error(
        at: fields.offset, "the file has no \"\(key)\"", fix: "pass a file of sentence templates")
    }
  }

  private func readIntents(_ fields: FormFields, into file: inout LanguageFile) {
    guard let node = fields["intents"] else { return }
    guard let members = node.object else {
      return reader.expected("an object of intents by name", at: node, for: "\"intents\"")
    }
    for member in members {
      file.intents.append(member.key)
      file.sentences.blocks += blocks(of: member)
    }
  }

  private func blocks(of intent: LocatedJSON.Member) -> [SentenceBlock] {
    let name = "the intent \(intent.key.quotedForMessage)"
    guard let fields = reader.fields(of: intent.value, keys: ["data"], name) else { return [] }
    return fields.elements("data") { block($0, of: intent.key) }
  }

  private func rules(_ fields: FormFields) -> [String: String] {
    fields.dictionary("expansion_rules") { reader.string($0, "a rule") }
  }

  /// Whether white space is ignored. The other setting, a prefilter, changes no match.
  private func settings(_ fields: FormFields, _ keys: [String]) -> Bool {
    guard let node = fields["settings"] else { return false }
    let settings = reader.fields(of: node, keys: keys + ["filter_with_regex"], "\"settings\"")
    return settings?.bool("ignore_whitespace") ?? false
  }
}

// MARK: - Blocks

extension LanguageFileReader {
  private func block(_ node: LocatedJSON, of intent: String) -> SentenceBlock {
    let keys = [
      "sentences", "slots", "requires_context", "excludes_context", "required_keywords",
      "expansion_rules", "lists", "metadata", "response", "settings",
    ]
    guard let fields = reader.fields(of: node, keys: keys, "a block of sentences") else {
      return SentenceBlock(intent: intent, sentences: [])
    }
    if fields["sentences"] == nil {
      log.error(at: node.offset, "a block has no \"sentences\"", fix: "write some, or remove it")
    }
    _ = settings(fields, [])
    return SentenceBlock(
      intent: intent, sentences: fields.strings("sentences"), slots: fields.values("slots"),
      requiresContext: conditions(fields, "requires_context"),
      excludesContext: conditions(fields, "excludes_context"),
      requiredKeywords: fields.strings("required_keywords"),
      lists: fields.dictionary("lists", list), rules: rules(fields),
      response: fields.optionalString("response"), metadata: fields.values("metadata"))
  }

  private func conditions(_ fields: FormFields, _ key: String) -> [String: ContextCondition] {
    guard let node = fields[key] else { return [:] }
    guard let members = node.object else {
      reader.expected("an object of conditions by key", at: node, for: "\"\(key)\"")
      return [:]
    }
    return Dictionary(members.map { ($0.key, reader.condition($0.value, on: $0.key)) }) { $1 }
  }
}

// MARK: - Lists

extension LanguageFileReader {
  private func list(_ node: LocatedJSON) -> ValueList {
    guard let fields = reader.fields(of: node, keys: ["values", "range", "wildcard"], "a list")
    else { return .values([]) }
    switch (fields["values"], fields["range"], fields["wildcard"]) {
    case (_?, nil, nil): return .values(fields.elements("values", listValue))
    case (nil, let range?, nil): return .range(self.range(range))
    case (nil, nil, let wildcard?) where reader.bool(wildcard, "\"wildcard\""): return .wildcard
    default:
      log.error(
        at: node.offset, "a list is none of values, a range and a wildcard",
        fix: "write \"values\", \"range\" or \"wildcard\": true")
      return .values([])
    }
  }

  private func listValue(_ node: LocatedJSON) -> ListValue {
    if let text = node.string { return ListValue(plain: text) }
    let keys = ["in", "out", "context", "metadata"]
    guard let fields = reader.fields(of: node, keys: keys, "a value of a list") else {
      return ListValue(input: "")
    }
    if fields["in"] == nil {
      log.error(at: node.offset, "a value of a list has no \"in\"", fix: "write what is typed")
    }
    return ListValue(
      input: fields.string("in"), output: fields["out"]?.value, context: fields.values("context"),
      metadata: fields.values("metadata"))
  }

  private func range(_ node: LocatedJSON) -> NumberRange {
    let keys = [
      "type", "from", "to", "step", "fractions", "multiplier", "digits", "words",
      "words_language",
    ]
    guard let fields = reader.fields(of: node, keys: keys, "a range") else {
      return NumberRange(from: 0, to: 0)
    }
    for key in ["from", "to"] where fields[key] == nil {
      log.error(at: node.offset, "a range has no \"\(key)\"", fix: "write a whole number for it")
    }
    return NumberRange(
      from: fields.integer("from", else: 0), to: fields.integer("to", else: 0),
      step: fields.integer("step", else: 1), fractions: fractions(fields),
      multiplier: fields.number("multiplier"), digits: fields.bool("digits", else: true),
      words: fields.bool("words", else: true),
      wordsLanguage: fields.optionalString("words_language"))
  }

  private func fractions(_ fields: FormFields) -> NumberRange.Fractions? {
    fields.read("fractions") { reader.choice($0, $1, else: NumberRange.Fractions.halves) }
  }
}
