package import DialogueScripts
package import PhraseRouter

extension DialogueScript {
  /// Reads every script of a YAML text. Empty documents are passed over.
  ///
  /// - Parameter file: What the places of faults name.
  /// - Throws: ``DiagnosticError`` with every fault, or the first place that is not YAML.
  package static func scripts(
    yaml: String, file: String
  ) throws(DiagnosticError) -> [DialogueScript] {
    let documents = try SourceNode.yamlDocuments(yaml, file: file)
    var reader = SourceReader(file: file)
    let scripts = documents.filter { !$0.isNull }.compactMap {
      DialogueScript($0, reader: &reader)
    }
    guard reader.faults.isEmpty else { throw DiagnosticError(reader.faults) }
    return scripts
  }

  private init?(_ node: SourceNode, reader: inout SourceReader) {
    let known = ["name", "kind", "language", "context", "turns", "why"]
    guard let members = reader.members(of: node, known: known, what: "a dialogue") else {
      return nil
    }
    guard let name = reader.text(members["name"], "name") else {
      reader.report("a dialogue must have a 'name'", fix: "give it one of its own", at: node)
      return nil
    }
    let language = reader.text(members["language"], "language")
    let context = reader.values(members["context"], "context") ?? [:]
    let nodes = reader.sequence(members["turns"], "turns") ?? []
    if nodes.isEmpty {
      reader.report("a dialogue must have 'turns'", fix: "write what the 'user' types", at: node)
    }
    self.init(
      name: name, kind: reader.text(members["kind"], "kind"), language: language, context: context,
      turns: nodes.compactMap { ScriptedTurn($0, reader: &reader) }, file: reader.file,
      line: node.line)
  }
}

extension ScriptedTurn {
  fileprivate init?(_ node: SourceNode, reader: inout SourceReader) {
    let known = ["user", "kind", "expect"]
    guard let members = reader.members(of: node, known: known, what: "a turn") else { return nil }
    guard let user = reader.text(members["user"], "user") else {
      reader.report("a turn must have what the 'user' types", fix: "write 'user: …'", at: node)
      return nil
    }
    let expectation = members["expect"].map { TurnExpectation($0, reader: &reader) }
    self.init(
      user: user, kind: reader.text(members["kind"], "kind"),
      expectation: expectation ?? TurnExpectation(), line: node.line)
  }
}

extension TurnExpectation {
  private static let members =
    Expectation.members + [
      "arguments", "run", "mustNot", "message", "firstNumber", "hasMore", "optionCount", "open",
    ]

  fileprivate init(_ node: SourceNode, reader: inout SourceReader) {
    self.init()
    guard let members = reader.members(of: node, known: Self.members, what: "'expect'") else {
      return
    }
    decided = Expectation(members: members, reader: &reader)
    decidesNothing = members["decision"]?.isNull ?? false
    mustNot = Expectation.kinds(members["mustNot"], "mustNot", reader: &reader)
    arguments = reader.values(members["arguments"], "arguments")
    // Arguments are some of those that there are, where slots are all of them.
    if arguments != nil, members["slots"] == nil { decided.slots = nil }
    run = Self.run(members["run"], reader: &reader)
    message = reader.text(members["message"], "message")
    firstNumber = reader.integer(members["firstNumber"], "firstNumber")
    hasMore = reader.bool(members["hasMore"], "hasMore")
    optionCount = reader.integer(members["optionCount"], "optionCount")
    open = reader.bool(members["open"], "open")
  }

  private static func run(_ node: SourceNode?, reader: inout SourceReader) -> RunState? {
    guard let node, let name = reader.text(node, "run") else { return nil }
    if let state = RunState(rawValue: name) { return state }
    let names = RunState.allCases.map(\.rawValue).joined(separator: ", ")
    reader.report("a run cannot be '\(name)'", fix: "write one of \(names)", at: node)
    return nil
  }
}
