public import AppManifest

/// Says decisions in the person's language: the app's own words where it has some, plain ones
/// where it has none. Identifiers and type names are never said.
///
/// Languages that have no plain words here are spoken to in English, with the app's own words in
/// theirs. What it writes holds names and typed text, cut to one line each; escape it for where it
/// is shown.
public struct PromptWriter: Sendable {
  let tables: IntentTables
  let messages: Messages
  /// What to ask instead of the questions for values and for consent.
  private(set) var prompt: String?

  /// Prepares the words of an app in a language.
  public init(manifest: Manifest, language: String) {
    tables = IntentTables(manifest: manifest, language: language)
    messages = DialogueLanguage.best(for: language).messages
  }

  /// The same writer with the app's own question in place of every other. `nil` changes nothing.
  func asking(_ prompt: String?) -> PromptWriter {
    guard let prompt else { return self }
    var writer = self
    writer.prompt = prompt
    return writer
  }

  /// What to say about a decision.
  ///
  /// *`askValue`, film, unknown "blorple" → I don’t know a film called “blorple”. Which film?*
  public func message(for decision: Decision) -> String {
    switch decision {
    case .run(let invocation): summary(of: invocation)
    case .confirm(let invocation):
      prompt ?? fill(messages.confirm, ["action": summary(of: invocation)])
    case .chooseEntity(let choice): message(for: choice)
    case .chooseIntent: messages.whichAction
    case .askValue(let request): message(for: request)
    case .reject(let rejection): message(for: rejection)
    }
  }

  /// What a person can pick from, all of it, best first.
  public func options(for decision: Decision) -> [Option] {
    switch decision {
    case .chooseEntity(let choice): choice.options.map(\.option)
    case .chooseIntent(let choice): choice.options.map { option(for: tables.decision(of: $0)) }
    case .askValue(let request): request.suggestions.map(\.option)
    case .run, .confirm, .reject: []
    }
  }

  /// Sentences one after the other, without the empty ones.
  func join(_ sentences: String...) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: messages.sentenceSeparator)
  }

  func fill(_ template: String, _ values: [String: String] = [:]) -> String {
    MessageTemplate.fill(template, values)
  }
}

// MARK: Actions

extension PromptWriter {
  /// An action with the values that were given for it, in the order of its parameters.
  /// *Mark as watched: Toy Story (1995)*
  func summary(of invocation: Invocation) -> String {
    let table = tables[invocation.intent]
    let action = table.title ?? messages.unnamedAction
    let values = table.inOrder(invocation.slots).filter { $0.text != nil }
      .map { display($0, of: table.parameter($0.name)) }.filter { !$0.isEmpty }
    guard !values.isEmpty else { return action }
    return fill(
      messages.action, ["action": action, "values": values.joined(separator: messages.separator)])
  }

  /// An action as one line of a list.
  private func option(for decision: Decision) -> Option {
    switch decision {
    case .run(let invocation), .confirm(let invocation): option(for: invocation, asked: nil)
    case .chooseEntity(let choice): option(for: choice.invocation, asked: choice.slot)
    case .askValue(let request): option(for: request.invocation, asked: nil)
    case .chooseIntent, .reject: Option(id: "", title: message(for: decision))
    }
  }

  /// An action with what is known of it, and with what was typed for the slot that is still open.
  private func option(for invocation: Invocation, asked: FilledSlot?) -> Option {
    var known = invocation
    if let asked { known.slots.append(asked) }
    return Option(id: invocation.intent, title: summary(of: known))
  }

  func display(_ slot: FilledSlot, of parameter: ParameterTable?) -> String {
    if let text = display(slot.value, of: parameter) { return text }
    let title =
      slot.localizedTitle.map(MessageTemplate.line) ?? MessageTemplate.quote(slot.value.displayText)
    guard let subtitle = slot.subtitle else { return title }
    return fill(messages.subtitled, ["title": title, "subtitle": subtitle])
  }
}
