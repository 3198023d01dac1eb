package import AppManifest

/// A piece of a JSON or YAML file that still knows where it stands, so that faults can be placed.
package struct SourceNode: Sendable {
  package var content: Content
  package var line: Int
  package var column: Int?

  package init(_ content: Content, line: Int, column: Int?) {
    self.content = content
    self.line = line
    self.column = column
  }

  package enum Content: Sendable {
    /// A value, and how it was written.
    case scalar(Value, text: String)
    case sequence([SourceNode])
    case mapping([(key: String, value: SourceNode)])
  }
}

extension SourceNode {
  /// The node without its places.
  package var value: Value {
    switch content {
    case .scalar(let value, _): value
    case .sequence(let nodes): .array(nodes.map(\.value))
    case .mapping(let members):
      .object(Dictionary(members.map { ($0.key, $0.value.value) }) { _, last in last })
    }
  }

  package var isNull: Bool {
    if case .scalar(.null, _) = content { true } else { false }
  }
}

/// Reads the members of nodes and gathers every fault on the way, so that all are reported at once.
package struct SourceReader {
  package let file: String
  package var faults: [Diagnostic] = []

  package init(file: String) { self.file = file }

  package mutating func report(_ message: String, fix: String, at node: SourceNode) {
    let place = Diagnostic.Place.file(file, line: node.line, column: node.column)
    faults.append(Diagnostic(.error, at: place, message, fix: fix))
  }

  /// The members of a mapping, if it is one and all its keys are known.
  package mutating func members(
    of node: SourceNode, known: [String], what: String
  ) -> [String: SourceNode]? {
    guard case .mapping(let members) = node.content else {
      report(
        "\(what) must be an object", fix: "write one of \(known.joined(separator: ", "))",
        at: node)
      return nil
    }
    var found: [String: SourceNode] = [:]
    for (key, value) in members {
      if !known.contains(key) {
        report(
          "\(what) has no member '\(key)'", fix: Spelling.fix(for: key, in: known, else: nil),
          at: value)
      } else if found.updateValue(value, forKey: key) != nil {
        report("'\(key)' is given twice", fix: "remove one of them", at: value)
      }
    }
    return found
  }

  /// Text as it was written, so that a reply of `2` or `yes` needs no quotes.
  package mutating func text(_ node: SourceNode?, _ name: String) -> String? {
    guard let node, !node.isNull else { return nil }
    if case .scalar(_, let text) = node.content { return text }
    report("'\(name)' must be text", fix: "write text", at: node)
    return nil
  }

  package mutating func bool(_ node: SourceNode?, _ name: String) -> Bool? {
    guard let node else { return nil }
    if case .scalar(.bool(let value), _) = node.content { return value }
    report("'\(name)' must be true or false", fix: "write true or false", at: node)
    return nil
  }

  package mutating func integer(_ node: SourceNode?, _ name: String) -> Int? {
    guard let node else { return nil }
    if case .scalar(.integer(let value), _) = node.content { return value }
    report("'\(name)' must be a whole number", fix: "write digits", at: node)
    return nil
  }

  package mutating func values(_ node: SourceNode?, _ name: String) -> [String: Value]? {
    guard let node, !node.isNull else { return nil }
    if case .object(let members) = node.value { return members }
    report(
      "'\(name)' must be an object of names and values", fix: "write {\"name\": value}", at: node)
    return nil
  }

  package mutating func sequence(_ node: SourceNode?, _ name: String) -> [SourceNode]? {
    guard let node, !node.isNull else { return nil }
    if case .sequence(let nodes) = node.content { return nodes }
    report("'\(name)' must be a list", fix: "write [ … ]", at: node)
    return nil
  }
}
