extension ManifestWriter {
  func tree(of set: SentenceSet) -> LocatedJSON {
    .object([
      "edition": set.edition == .v3_0 ? nil : .string(set.edition.rawValue),
      "preferredSlot": set.preferredSlot.map(LocatedJSON.string),
      "preferredMetadata": set.preferredMetadata.map(LocatedJSON.string),
      "ignoresWhitespace": flag(set.ignoresWhitespace), "skipWords": texts(set.skipWords),
      "lists": byName(set.lists, tree), "rules": byName(set.rules, LocatedJSON.string),
      "blocks": array(set.blocks, tree),
    ])
  }

  private func tree(of block: SentenceBlock) -> LocatedJSON {
    .object([
      "intent": text(block.intent), "sentences": texts(block.sentences),
      "slots": values(block.slots), "requiresContext": conditions(block.requiresContext),
      "excludesContext": conditions(block.excludesContext),
      "requiredKeywords": texts(block.requiredKeywords), "lists": byName(block.lists, tree),
      "rules": byName(block.rules, LocatedJSON.string),
      "response": block.response.map(LocatedJSON.string), "metadata": values(block.metadata),
    ])
  }

  private func conditions(_ conditions: [String: ContextCondition]) -> LocatedJSON? {
    guard !conditions.isEmpty else { return nil }
    return LocatedJSON(
      .object(
        conditions.sorted { $0.key < $1.key }.map { key, condition in
          .init(key: key, value: tree(of: condition, on: key))
        }))
  }

  private func tree(of condition: ContextCondition, on key: String) -> LocatedJSON {
    let values = tree(ofConditionValues: condition.values)
    guard let slot = condition.slot else { return values }
    return .object([
      "value": condition.values.isEmpty ? nil : values,
      "slot": slot == key ? LocatedJSON(.bool(true)) : .string(slot),
    ])
  }

  /// A single plain value stands alone; one that reads as something else alone needs brackets.
  private func tree(ofConditionValues values: [Value]) -> LocatedJSON {
    guard let only = values.first else { return LocatedJSON(.null) }
    switch only {
    case .bool, .integer, .number, .string:
      return values.count == 1 ? LocatedJSON(value: only) : LocatedJSON(value: .array(values))
    case .null, .array, .object: return LocatedJSON(value: .array(values))
    }
  }

  private func tree(of list: ValueList) -> LocatedJSON {
    switch list {
    case .values(let values): .object(["values": .array(values.map(tree))])
    case .range(let range): .object(["range": tree(of: range)])
    case .wildcard: .object(["wildcard": LocatedJSON(.bool(true))])
    }
  }

  private func tree(of value: ListValue) -> LocatedJSON {
    if value == ListValue(plain: value.input) { return .string(value.input) }
    return .object([
      "in": .string(value.input), "out": value.output.map { LocatedJSON(value: $0) },
      "id": value.id.map(LocatedJSON.string), "context": values(value.context),
      "metadata": values(value.metadata),
    ])
  }

  private func tree(of range: NumberRange) -> LocatedJSON {
    .object([
      "from": LocatedJSON(.integer(range.from)), "to": LocatedJSON(.integer(range.to)),
      "step": range.step == 1 ? nil : LocatedJSON(.integer(range.step)),
      "fractions": range.fractions.map { .string($0.rawValue) },
      "multiplier": range.multiplier.map(number),
      "digits": range.digits ? nil : LocatedJSON(.bool(false)),
      "words": range.words ? nil : LocatedJSON(.bool(false)),
      "wordsLanguage": range.wordsLanguage.map(LocatedJSON.string),
    ])
  }
}
