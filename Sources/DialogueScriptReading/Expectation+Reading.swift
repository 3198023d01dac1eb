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
      intent: reader.text(members["intent"], "intent"),
      slots: reader.values(members["slots"], "slots"),
      slot: reader.text(members["slot"], "slot"),
      options: Self.options(members["options"], "options", reader: &reader),
      optionsInclude: Self.options(members["optionsInclude"], "optionsInclude", reader: &reader),
      ids: reader.values(members["ids"], "ids"))
    decisions = Self.decisions(members["decision"], reader: &reader)
    if slots == nil, decision == .run || decision == .confirm { slots = [:] }
  }

  /// Reads a decision, or the list of those that will do.
  private static func decisions(
    _ node: SourceNode?, reader: inout SourceReader
  ) -> [Decision.Kind] {
    guard let node, case .sequence = node.content else {
      return [decision(node, "decision", reader: &reader)].compactMap { $0 }
    }
    return kinds(node, "decision", reader: &reader)
  }

  /// Reads a list of decisions, which must not be empty.
  static func kinds(
    _ node: SourceNode?, _ name: String, reader: inout SourceReader
  ) -> [Decision.Kind] {
    guard let node, let nodes = reader.sequence(node, name) else { return [] }
    if nodes.isEmpty {
      reader.report("'\(name)' must not be an empty list", fix: "write a decision", at: node)
    }
    return nodes.compactMap { decision($0, name, reader: &reader) }
  }

  private static func decision(
    _ node: SourceNode?, _ name: String, reader: inout SourceReader
  ) -> Decision.Kind? {
    guard let node, let name = reader.text(node, name) else { return nil }
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
