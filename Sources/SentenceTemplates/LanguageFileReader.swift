import AppManifest
import TemplateGrammar

/// Reads one file of sentence templates: a whole language, or a part of one.
final class LanguageFileReader {
  private let reader: FormReader
  private var log: FaultLog { reader.log }
  private var scan: TemplateScan
  private var file = LanguageFile()

  init(_ log: FaultLog) {
    reader = FormReader(log: log)
    scan = TemplateScan(log)
  }

  /// What a file says. Which edition it shows is decided once all files are read.
  func read(_ root: LocatedJSON) -> LanguageFile? {
    let keys = [
      "language", "settings", "lists", "expansion_rules", "skip_words", "intents", "responses",
    ]
    guard let fields = reader.fields(of: root, keys: keys, "the file") else { return nil }
    if let responses = fields["responses"] {
      log.warning(
        at: responses.offset, "the texts of \"responses\" are dropped; their names are kept",
        fix: "answer in the app, by the name of the response")
    }
    file.offset = fields.offset
    file.code = fields.optionalString("language")
    if let code = file.code, !code.isLanguageTag {
      log.error(
        at: fields["language"]?.offset ?? fields.offset,
        "\(code.quotedForMessage) is no language tag",
        fix: "write one as in BCP 47, such as \"en\" or \"pt-BR\"")
    }
    file.lists = lists(fields, scope: nil)
    file.rules = rules(fields, scope: nil)
    file.skipWords = fields.strings("skip_words")
    readSettings(fields)
    readIntents(fields)
    file.references = scan.references
    return file
  }

  private func readIntents(_ fields: FormFields) {
    guard let node = fields["intents"] else { return }
    guard let members = node.object else {
      return reader.expected("an object of intents by name", at: node, for: "\"intents\"")
    }
    file.intents = members.map { (name: $0.key, blocks: blocks(of: $0)) }
  }

  private func blocks(of intent: LocatedJSON.Member) -> [LanguageFile.Block] {
    let name = "the intent \(intent.key.quotedForMessage)"
    guard let fields = reader.fields(of: intent.value, keys: ["data"], name) else { return [] }
    return fields.elements("data") { block($0, of: intent.key) }
  }

  private func rules(_ fields: FormFields, scope: TemplateScope?) -> [String: String] {
    guard let members = fields["expansion_rules"]?.object else {
      return fields.dictionary("expansion_rules") { reader.string($0, "a rule") }
    }
    return Dictionary(
      members.map { member in
        let text = reader.string(member.value, "a rule")
        scan.scan(text, at: member.value, owner: .rule(member.key), scope: scope)
        return (member.key, text)
      }
    ) { $1 }
  }

  private func lists(_ fields: FormFields, scope: TemplateScope?) -> [String: ValueList] {
    guard let members = fields["lists"]?.object else {
      return fields.dictionary("lists") { _ in .wildcard }
    }
    return Dictionary(
      members.map { ($0.key, list($0.value, named: $0.key, scope: scope)) }
    ) { $1 }
  }

  /// Whether white space is ignored. The other setting, a prefilter, changes no match.
  private func readSettings(_ fields: FormFields) {
    guard let node = fields["settings"] else { return }
    let keys = ["ignore_whitespace", "filter_with_regex"]
    let settings = reader.fields(of: node, keys: keys, "\"settings\"")
    if settings?["ignore_whitespace"] != nil {
      file.ignoresWhitespace = settings?.bool("ignore_whitespace")
    }
  }
}

// MARK: - Blocks

extension LanguageFileReader {
  /// What a block says beside its sentences. Of these hassil itself matches by none.
  private static let unmatched = ["inferred_domain", "name_domains", "settings"]

  private func block(_ node: LocatedJSON, of intent: String) -> LanguageFile.Block {
    let keys = [
      "sentences", "slots", "requires_context", "excludes_context", "required_keywords",
      "expansion_rules", "lists", "metadata", "response",
    ]
    guard let fields = reader.fields(of: node, keys: keys + Self.unmatched, "a block of sentences")
    else { return LanguageFile.Block(SentenceBlock(intent: intent, sentences: []), nil) }
    if fields["sentences"] == nil {
      log.error(at: node.offset, "a block has no \"sentences\"", fix: "write some, or remove it")
    }
    noteEdition(of: fields)
    let scope = TemplateScope(file: ObjectIdentifier(log), offset: node.offset)
    let block = SentenceBlock(
      intent: intent, sentences: sentences(fields, scope), slots: fields.values("slots"),
      requiresContext: conditions(fields, "requires_context"),
      excludesContext: conditions(fields, "excludes_context"),
      requiredKeywords: fields.strings("required_keywords"),
      lists: lists(fields, scope: scope), rules: rules(fields, scope: scope),
      response: fields.optionalString("response"), metadata: fields.values("metadata"))
    return LanguageFile.Block(block, scope)
  }

  /// Templates of today say which slots a block combines, and which domains it is about.
  private func noteEdition(of block: FormFields) {
    let metadata = block["metadata"]?["slot_combination"]
    if metadata != nil || block["inferred_domain"] != nil || block["name_domains"] != nil {
      file.showsRecentEdition = true
    }
  }

  private func sentences(_ fields: FormFields, _ scope: TemplateScope) -> [String] {
    fields.elements("sentences") { node in
      let text = reader.string(node, "an element of \"sentences\"")
      scan.scan(text, at: node, owner: .sentence, scope: scope)
      return text
    }
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
  private func list(_ node: LocatedJSON, named name: String, scope: TemplateScope?) -> ValueList {
    guard let fields = reader.fields(of: node, keys: ["values", "range", "wildcard"], "a list")
    else { return .values([]) }
    switch (fields["values"], fields["range"], fields["wildcard"]) {
    case (_?, nil, nil):
      return .values(fields.elements("values") { listValue($0, of: name, scope: scope) })
    case (nil, let range?, nil): return .range(self.range(range))
    case (nil, nil, let wildcard?) where reader.bool(wildcard, "\"wildcard\""): return .wildcard
    default:
      log.error(
        at: node.offset, "a list is none of values, a range and a wildcard",
        fix: "write \"values\", \"range\" or \"wildcard\": true")
      return .values([])
    }
  }

  private func listValue(
    _ node: LocatedJSON, of list: String, scope: TemplateScope?
  ) -> ListValue {
    if let text = node.string {
      scanValue(text, at: node, of: list, scope: scope)
      return ListValue(plain: text)
    }
    let keys = ["in", "out", "context", "metadata"]
    guard let fields = reader.fields(of: node, keys: keys, "a value of a list") else {
      return ListValue(input: "")
    }
    if fields["in"] == nil {
      log.error(at: node.offset, "a value of a list has no \"in\"", fix: "write what is typed")
    }
    if let input = fields["in"], let text = input.string {
      scanValue(text, at: input, of: list, scope: scope)
    }
    return ListValue(
      input: fields.string("in"), output: fields["out"]?.value, context: fields.values("context"),
      metadata: fields.values("metadata"))
  }

  private func scanValue(
    _ text: String, at node: LocatedJSON, of list: String, scope: TemplateScope?
  ) {
    guard TemplateScan.dialect.readsAsTemplate(text) else { return }
    scan.scan(text, at: node, owner: .list(list), scope: scope)
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
