/// The kinds of objects in a manifest's JSON form, with the keys that each may have.
///
/// The raw values are the names under `$defs` in the schema, and the keys are in the order in
/// which manifests are written.
package enum ManifestForm: String, CaseIterable {
  case manifest, app, entityType, attribute, entity, enumType, enumCase, intent, parameter
  case parameterType, shortcut, sentenceSet, block, condition, valueList, listValue, range
  case policies, confirmation

  package var keys: [String] {
    switch self {
    case .manifest:
      [
        "$schema", "formatVersion", "app", "languages", "policies", "entityTypes", "enums",
        "intents", "shortcuts", "negativePhrases", "sentences",
      ]
    case .app: ["id", "name", "synonyms"]
    case .entityType:
      ["name", "title", "attributes", "subtitle", "exactTitle", "queried", "catalogue", "entities"]
    case .attribute: ["name", "title"]
    case .entity: ["id", "title", "titles", "synonyms", "aliases", "attributes", "context"]
    case .enumType: ["name", "title", "cases"]
    case .enumCase: ["name", "title", "synonyms"]
    case .intent: ["name", "title", "description", "parameters", "needsConfirmation", "risk"]
    case .parameter:
      [
        "name", "title", "type", "list", "optional", "default", "unit", "minimum", "maximum",
        "trueLabel", "falseLabel", "prompt", "choicePrompt",
      ]
    case .parameterType: ["entity", "enum", "measurement"]
    case .shortcut: ["intent", "title", "phrases", "rules", "values", "generated"]
    case .sentenceSet:
      [
        "edition", "preferredSlot", "preferredMetadata", "ignoresWhitespace", "skipWords", "lists",
        "rules", "blocks",
      ]
    case .block:
      [
        "intent", "sentences", "slots", "requiresContext", "excludesContext", "requiredKeywords",
        "lists", "rules", "response", "metadata",
      ]
    case .condition: ["value", "slot"]
    case .valueList: ["values", "range", "wildcard"]
    case .listValue: ["in", "out", "id", "context", "metadata"]
    case .range:
      ["from", "to", "step", "fractions", "multiplier", "digits", "words", "wordsLanguage"]
    case .policies: ["tolerance", "ties", "confirmation"]
    case .confirmation: ["harmless", "undoable", "destructive"]
    }
  }

  /// True if an object of this kind may have other keys, which are then facts of its own.
  package var isOpen: Bool { self == .entity }
}
