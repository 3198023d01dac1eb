package import PhraseRouter

/// What an utterance is expected to come to.
///
/// Whatever is `nil` is not looked at.
package struct Expectation: Equatable, Sendable {
  package var decision: DecisionRecord.Kind?
  package var intent: String?
  /// The arguments, by name. An array stands for any of its elements.
  package var slots: [String: Value]?
  /// The argument that is asked for.
  package var slot: String?
  /// The options that come first, in order. There may be more.
  package var options: [OptionPattern]?
  /// Options that must be there, wherever.
  package var optionsInclude: [OptionPattern]?
  /// The entities that the arguments name, by argument.
  package var ids: [String: Value]?

  package init(
    decision: DecisionRecord.Kind? = nil, intent: String? = nil, slots: [String: Value]? = nil,
    slot: String? = nil, options: [OptionPattern]? = nil, optionsInclude: [OptionPattern]? = nil,
    ids: [String: Value]? = nil
  ) {
    self.decision = decision
    self.intent = intent
    self.slots = slots
    self.slot = slot
    self.options = options
    self.optionsInclude = optionsInclude
    self.ids = ids
  }

  /// What an option must be.
  package enum OptionPattern: Equatable, Sendable {
    /// The option of this identifier or title.
    case named(String)
    /// The option of which all that is given here is true.
    case described(id: String?, title: String?, subtitle: String?)
  }
}

extension Expectation {
  /// The members that an `expect` object may have.
  static let members = [
    "decision", "intent", "slots", "slot", "options", "optionsInclude", "ids",
  ]

  /// Reads the members of an `expect` object. What runs is expected to have no arguments but
  /// those that are given.
  init(members: [String: SourceNode], reader: inout SourceReader) {
    self.init(
      decision: Self.decision(members["decision"], reader: &reader),
      intent: reader.text(members["intent"], "intent"),
      slots: reader.values(members["slots"], "slots"),
      slot: reader.text(members["slot"], "slot"),
      options: Self.options(members["options"], "options", reader: &reader),
      optionsInclude: Self.options(members["optionsInclude"], "optionsInclude", reader: &reader),
      ids: reader.values(members["ids"], "ids"))
    if slots == nil, decision == .run || decision == .confirm { slots = [:] }
  }

  private static func decision(
    _ node: SourceNode?, reader: inout SourceReader
  ) -> DecisionRecord.Kind? {
    guard let node, let name = reader.text(node, "decision") else { return nil }
    if let kind = DecisionRecord.Kind(rawValue: name) { return kind }
    let names = DecisionRecord.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    reader.report(
      "there is no decision '\(name)'", fix: "write one of \(names)", at: node)
    return nil
  }

  private static func options(
    _ node: SourceNode?, _ name: String, reader: inout SourceReader
  ) -> [OptionPattern]? {
    guard let nodes = reader.sequence(node, name) else { return nil }
    return nodes.compactMap { node in
      if case .scalar(_, let text) = node.content { return .named(text) }
      guard
        let members = reader.members(
          of: node, known: ["id", "title", "subtitle"], what: "an option")
      else { return nil }
      return .described(
        id: reader.text(members["id"], "id"), title: reader.text(members["title"], "title"),
        subtitle: reader.text(members["subtitle"], "subtitle"))
    }
  }
}
