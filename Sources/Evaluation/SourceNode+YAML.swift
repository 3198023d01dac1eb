import PhraseRouter
import Yams

extension SourceNode {
  /// The most nodes that a YAML file may come to once its aliases are followed. Guards against
  /// documents that grow exponentially.
  private static let maximumNodes = 1_000_000

  /// Reads every document of a YAML text.
  ///
  /// Plain scalars follow YAML 1.2's core schema: only `true`, `false`, `null`, `~` and numbers
  /// are not text, so a reply of `yes` or `no` is what it looks like.
  ///
  /// - Throws: ``CorpusFault`` at the first place that is not YAML.
  static func yamlDocuments(_ yaml: String, file: String) throws(CorpusFault) -> [SourceNode] {
    do {
      var documents = try compose_all(yaml: yaml)
      var budget = maximumNodes
      var nodes: [SourceNode] = []
      while let document = documents.next() {
        nodes.append(try SourceNode(document, file: file, budget: &budget))
      }
      if let error = documents.error { throw error }
      return nodes
    } catch let fault as CorpusFault {
      throw fault
    } catch {
      throw CorpusFault(yamlError: error, file: file)
    }
  }

  private init(_ node: Node, file: String, budget: inout Int) throws {
    budget -= 1
    line = node.mark?.line ?? 1
    column = node.mark?.column
    guard budget > 0 else {
      throw CorpusFault(
        file: file, line: line, column: column, message: "too many nodes; split the file")
    }
    switch node {
    case .scalar(let scalar): content = .scalar(Self.value(of: scalar), text: scalar.string)
    case .sequence(let nodes):
      var elements: [SourceNode] = []
      for node in nodes {
        elements.append(try SourceNode(node, file: file, budget: &budget))
      }
      content = .sequence(elements)
    case .mapping(let pairs):
      var members: [(key: String, value: SourceNode)] = []
      for (key, value) in pairs {
        guard case .scalar(let name) = key else {
          throw CorpusFault(
            file: file, line: key.mark?.line, column: key.mark?.column,
            message: "a key must be plain text")
        }
        members.append((name.string, try SourceNode(value, file: file, budget: &budget)))
      }
      content = .mapping(members)
    case .alias(let alias):
      throw CorpusFault(
        file: file, line: line, column: column,
        message: "the alias '\(alias.anchor.rawValue)' names nothing")
    }
  }
}

extension CorpusFault {
  fileprivate init(yamlError error: any Error, file: String) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(file: file, line: mark.line, column: mark.column, message: problem)
    case .reader(let problem, _, _, _):
      self.init(file: file, message: problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      self.init(
        file: file, line: context.mark.line, column: context.mark.column,
        message: "given twice: " + duplicates.map { "\($0)" }.sorted().joined(separator: ", "))
    default:
      self.init(file: file, message: "not readable as YAML")
    }
  }
}

extension SourceNode {
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
    if let number = Double(text) { return .number(number) }
    return .string(text)
  }
}
