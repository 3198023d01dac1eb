import TemplateGrammar

extension FormReader {
  func sentenceSet(_ node: LocatedJSON) -> SentenceSet {
    guard let fields = fields(of: node, as: .sentenceSet, "a language of \"sentences\"") else {
      return SentenceSet()
    }
    return SentenceSet(
      edition: fields.choice("edition", else: .v3_0), lists: fields.dictionary("lists", valueList),
      rules: rules(fields), skipWords: fields.strings("skipWords"),
      ignoresWhitespace: fields.bool("ignoresWhitespace"),
      blocks: fields.elements("blocks", block),
      preferredSlot: fields.optionalString("preferredSlot"),
      preferredMetadata: fields.optionalString("preferredMetadata"))
  }

  private func rules(_ fields: FormFields) -> [String: String] {
    fields.dictionary("rules") { string($0, "a rule") }
  }

  private func block(_ node: LocatedJSON) -> SentenceBlock {
    guard let fields = fields(of: node, as: .block, "a block") else {
      return SentenceBlock(intent: "", sentences: [])
    }
    return SentenceBlock(
      intent: fields.string("intent"), sentences: fields.strings("sentences"),
      slots: fields.values("slots"), requiresContext: conditions(fields, "requiresContext"),
      excludesContext: conditions(fields, "excludesContext"),
      requiredKeywords: fields.strings("requiredKeywords"),
      lists: fields.dictionary("lists", valueList), rules: rules(fields),
      response: fields.optionalString("response"), metadata: fields.values("metadata"))
  }

  private func conditions(_ fields: FormFields, _ key: String) -> [String: ContextCondition] {
    guard let node = fields[key] else { return [:] }
    guard let members = node.object else {
      expected("an object of conditions by key", at: node, for: key.quotedForMessage)
      return [:]
    }
    let pairs = members.map { ($0.key, condition($0.value, on: $0.key)) }
    return Dictionary(pairs) { $1 }
  }

  /// A condition: a value, an array of values, null for any value, or `{"value": …, "slot": …}`.
  package func condition(_ node: LocatedJSON, on key: String) -> ContextCondition {
    guard node.object != nil else { return ContextCondition(values: conditionValues(node)) }
    guard let fields = fields(of: node, as: .condition, "a condition") else {
      return ContextCondition(values: [])
    }
    return ContextCondition(
      values: fields["value"].map(conditionValues) ?? [],
      slot: fields["slot"].flatMap { slot($0, of: key) })
  }

  private func conditionValues(_ node: LocatedJSON) -> [Value] {
    switch node.kind {
    case .null: []
    case .array(let elements): elements.map(\.value)
    default: [node.value]
    }
  }

  /// The slot that takes a key's value: `true` names it after the key.
  private func slot(_ node: LocatedJSON, of key: String) -> String? {
    switch node.kind {
    case .string(let name): return name
    case .bool(let takes): return takes ? key : nil
    default:
      expected("a slot's name, or true", at: node, for: "\"slot\"")
      return nil
    }
  }
}

// MARK: - Lists

extension FormReader {
  package func valueList(_ node: LocatedJSON) -> ValueList {
    let fix = "write {\"values\": […]}, {\"range\": {…}} or {\"wildcard\": true}"
    guard node.object != nil else {
      expected("an object", at: node, for: "a list", fix: fix)
      return .values([])
    }
    guard let fields = fields(of: node, as: .valueList, "a list") else { return .values([]) }
    switch (fields["values"], fields["range"], fields["wildcard"]) {
    case (_?, nil, nil): return .values(fields.elements("values", listValue))
    case (nil, let range?, nil): return .range(self.range(range))
    case (nil, nil, let wildcard?) where bool(wildcard, "\"wildcard\""): return .wildcard
    default:
      log.error(at: node.offset, "a list is none of values, a range and a wildcard", fix: fix)
      return .values([])
    }
  }

  /// A value of a list. One that is plain text stands for itself.
  private func listValue(_ node: LocatedJSON) -> ListValue {
    if let text = node.string { return ListValue(plain: text) }
    guard let fields = fields(of: node, as: .listValue, "a value of a list") else {
      return ListValue(input: "")
    }
    return ListValue(
      input: fields.string("in"), output: fields["out"]?.value, id: fields.optionalString("id"),
      context: fields.values("context"), metadata: fields.values("metadata"))
  }

  private func range(_ node: LocatedJSON) -> NumberRange {
    guard let fields = fields(of: node, as: .range, "a range") else {
      return NumberRange(from: 0, to: 0)
    }
    for key in ["from", "to"] where fields[key] == nil {
      log.error(at: node.offset, "a range has no \"\(key)\"", fix: "write a whole number for it")
    }
    return NumberRange(
      from: fields.integer("from", else: 0), to: fields.integer("to", else: 0),
      step: fields.integer("step", else: 1),
      fractions: fields.read("fractions") { choice($0, $1, else: NumberRange.Fractions.halves) },
      multiplier: fields.number("multiplier"), digits: fields.bool("digits", else: true),
      words: fields.bool("words", else: true),
      wordsLanguage: fields.optionalString("wordsLanguage"))
  }
}

extension ListValue {
  /// A value that is written as a text alone. It stands for itself, unless it is a template: then
  /// for the text as it was typed.
  package init(plain text: String) {
    let isTemplate = TemplateDialect.sentence3_0.readsAsTemplate(text)
    self.init(input: text, output: isTemplate ? nil : .string(text))
  }
}
