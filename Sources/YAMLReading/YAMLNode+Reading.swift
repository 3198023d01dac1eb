import AppManifest
import Yams

extension YAMLNode {
  /// The most nodes that a YAML file may come to once its aliases are followed. Guards against
  /// documents that grow exponentially.
  private static let maximumNodes = 1_000_000

  /// The deepest nesting that is followed.
  private static let maximumDepth = 200

  /// The furthest that a line may be indented, dashes counted in.
  private static let maximumIndentation = 2 * maximumDepth

  /// Reads every document of a YAML text.
  ///
  /// Plain scalars follow YAML 1.2's core schema: only `true`, `false`, `null`, `~` and numbers
  /// are not text, so a reply of `yes` or `no`, and a state of `on`, is what it looks like.
  ///
  /// It refuses keys that are written twice, keys that are no text or aliases, aliases that name
  /// nothing, and more than a million nodes.
  ///
  /// - Throws: ``YAMLFault`` at the first place that is not YAML.
  /// - Complexity: O(*n*) in the text and what its aliases come to.
  package static func documents(_ yaml: String) throws(YAMLFault) -> [YAMLNode] {
    if let fault = tooDeep(yaml) ?? tooMany(yaml) { throw fault }
    do {
      try checkAliases(in: yaml, maximumNodes: maximumNodes)
      var documents = try compose_all(yaml: yaml)
      var budget = maximumNodes
      var nodes: [YAMLNode] = []
      while let document = documents.next() {
        nodes.append(try YAMLNode(document, depth: 0, budget: &budget))
      }
      if let error = documents.error { throw error }
      return nodes
    } catch let fault as YAMLFault {
      throw fault
    } catch {
      throw YAMLFault(error)
    }
  }

  /// A fault if brackets or dashes nest so deep that following them could exhaust the stack.
  /// Brackets in text count too, since two hundred of them unclosed are not to be expected.
  private static func tooDeep(_ yaml: String) -> YAMLFault? {
    var (depth, line, indentation) = (0, 1, 0)
    var isIndentation = true
    for byte in yaml.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        indentation = 0
        isIndentation = true
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        if isIndentation { indentation += 1 }
      default: isIndentation = false
      }
      if depth > maximumDepth || indentation > maximumIndentation {
        return YAMLFault(line: line, message: "nested deeper than \(maximumDepth)")
      }
    }
    return nil
  }

  /// A fault if there are so many separators that composing the nodes between them could exhaust the
  /// memory. Those in text count too, and are allowed for.
  private static func tooMany(_ yaml: String) -> YAMLFault? {
    var (separators, line) = (0, 1)
    for byte in yaml.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        separators += 1
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): separators += 1
      default: continue
      }
      if separators > 2 * maximumNodes {
        return YAMLFault(line: line, message: "too many nodes; split the file")
      }
    }
    return nil
  }

  private init(_ node: Node, depth: Int, budget: inout Int) throws {
    budget -= 1
    line = node.mark?.line ?? 1
    column = node.mark?.column
    guard budget > 0 else {
      throw YAMLFault(line: line, column: column, message: "too many nodes; split the file")
    }
    guard depth <= Self.maximumDepth else {
      throw YAMLFault(
        line: line, column: column, message: "nested deeper than \(Self.maximumDepth)")
    }
    switch node {
    case .scalar(let scalar): content = .scalar(Self.value(of: scalar), text: scalar.string)
    case .sequence(let nodes):
      var elements: [YAMLNode] = []
      for node in nodes {
        elements.append(try YAMLNode(node, depth: depth + 1, budget: &budget))
      }
      content = .sequence(elements)
    case .mapping(let pairs):
      var members: [Member] = []
      for (key, value) in pairs {
        members.append(try Self.member(key, value, depth: depth + 1, budget: &budget))
      }
      content = .mapping(members)
    case .alias(let alias):
      throw YAMLFault(
        line: line, column: column, message: "the alias '\(alias.anchor.rawValue)' names nothing")
    }
  }

  private static func member(
    _ key: Node, _ value: Node, depth: Int, budget: inout Int
  ) throws -> Member {
    guard case .scalar(let name) = key else {
      throw YAMLFault(
        line: key.mark?.line, column: key.mark?.column, message: "a key must be plain text")
    }
    return Member(
      key: name.string, line: key.mark?.line ?? 1, column: key.mark?.column,
      value: try YAMLNode(value, depth: depth, budget: &budget))
  }

  private static func value(of scalar: Node.Scalar) -> Value {
    let text = scalar.string
    guard scalar.style == .plain || scalar.style == .any else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    guard let first = text.utf8.first, first < 0x3A, first != 0x2F else { return .string(text) }
    if let number = Int(text) { return .integer(number) }
    if let number = Double(text), number.isFinite { return .number(number) }
    return .string(text)
  }
}

extension YAMLFault {
  fileprivate init(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(line: mark.line, column: mark.column, message: problem)
    case .reader(let problem, _, _, _):
      self.init(message: problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      self.init(
        line: context.mark.line, column: context.mark.column,
        message: "given twice: " + duplicates.map { "\($0)" }.sorted().joined(separator: ", "))
    default:
      self.init(message: "not readable as YAML")
    }
  }
}
