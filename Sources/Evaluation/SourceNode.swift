import AppManifest
import PhraseRouter

/// A piece of a JSON or YAML file that still knows where it stands, so that faults can be placed.
struct SourceNode: Sendable {
  var content: Content
  var line: Int
  var column: Int?

  enum Content: Sendable {
    /// A value, and how it was written.
    case scalar(Value, text: String)
    case sequence([SourceNode])
    case mapping([(key: String, value: SourceNode)])
  }
}

extension SourceNode {
  /// Places every part of a JSON value in its line.
  init(_ json: LocatedJSON, in line: inout CorpusFile.Line) {
    self.line = line.number
    column = line.column(at: json.offset)
    switch json.kind {
    case .array(let values):
      content = .sequence(values.map { SourceNode($0, in: &line) })
    case .object(let members):
      // The JSON reader has reported keys that are written twice.
      var keys: Set<String> = []
      let unique = members.filter { keys.insert($0.key).inserted }
      content = .mapping(unique.map { ($0.key, SourceNode($0.value, in: &line)) })
    case .null, .bool, .integer, .number, .string:
      content = .scalar(json.value, text: json.value.displayText)
    }
  }

  /// The node without its places.
  var value: Value {
    switch content {
    case .scalar(let value, _): value
    case .sequence(let nodes): .array(nodes.map(\.value))
    case .mapping(let members):
      .object(Dictionary(members.map { ($0.key, $0.value.value) }) { _, last in last })
    }
  }

  var isNull: Bool {
    if case .scalar(.null, _) = content { true } else { false }
  }
}

/// Reads the members of nodes and gathers every fault on the way, so that all are reported at once.
struct SourceReader {
  let file: String
  var faults: [Diagnostic] = []

  init(file: String) { self.file = file }

  mutating func report(_ message: String, fix: String, at node: SourceNode) {
    let place = Diagnostic.Place.file(file, line: node.line, column: node.column)
    faults.append(Diagnostic(.error, at: place, message, fix: fix))
  }

  /// The members of a mapping, if it is one and all its keys are known.
  mutating func members(
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
  mutating func text(_ node: SourceNode?, _ name: String) -> String? {
    guard let node, !node.isNull else { return nil }
    if case .scalar(_, let text) = node.content { return text }
    report("'\(name)' must be text", fix: "write text", at: node)
    return nil
  }

  mutating func bool(_ node: SourceNode?, _ name: String) -> Bool? {
    guard let node else { return nil }
    if case .scalar(.bool(let value), _) = node.content { return value }
    report("'\(name)' must be true or false", fix: "write true or false", at: node)
    return nil
  }

  mutating func integer(_ node: SourceNode?, _ name: String) -> Int? {
    guard let node else { return nil }
    if case .scalar(.integer(let value), _) = node.content { return value }
    report("'\(name)' must be a whole number", fix: "write digits", at: node)
    return nil
  }

  mutating func values(_ node: SourceNode?, _ name: String) -> [String: Value]? {
    guard let node, !node.isNull else { return nil }
    if case .object(let members) = node.value { return members }
    report(
      "'\(name)' must be an object of names and values", fix: "write {\"name\": value}", at: node)
    return nil
  }

  mutating func sequence(_ node: SourceNode?, _ name: String) -> [SourceNode]? {
    guard let node, !node.isNull else { return nil }
    if case .sequence(let nodes) = node.content { return nodes }
    report("'\(name)' must be a list", fix: "write [ … ]", at: node)
    return nil
  }
}
