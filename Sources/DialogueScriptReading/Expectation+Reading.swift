package import DialogueScripts
import PhraseRouter

extension Expectation {
  /// The members that an `expect` object may have.
  package static let members = [
    "decision", "intent", "slots", "slot", "options", "optionsInclude", "ids",
  ]

  /// Reads the members of an `expect` object. What runs is expected to have no arguments but
  /// those that are given.
  package init(members: [String: SourceNode], reader: inout SourceReader) {
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
  ) -> Decision.Kind? {
    guard let node, let name = reader.text(node, "decision") else { return nil }
    if let kind = Decision.Kind(rawValue: name) { return kind }
    let names = Decision.Kind.allCases.map(\.rawValue).joined(separator: ", ")
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
