import Yams

/// Aliases are looked at before they are followed.
///
/// A key is hashed as soon as it has been read. Of a key that holds aliases of what holds aliases, a
/// few hundred bytes take minutes; and what aliases come to in all grows as fast. So the text is read
/// twice where it has any: first with every alias as a word of its own, which takes time in
/// proportion to the text, and then as it is.
extension YAMLNode {
  /// Checks that no key is an alias or holds one, and that aliases come to no more nodes than is
  /// allowed.
  ///
  /// - Throws: ``YAMLFault`` where it is not so, or what Yams throws of a text that is no YAML.
  /// - Complexity: O(*n*) in the text.
  static func checkAliases(in yaml: String, maximumNodes: Int) throws {
    guard yaml.utf8.contains(UInt8(ascii: "*")) else { return }
    // An alias begins with an asterisk, and what begins so is nothing else. Elsewhere one says as
    // little as the letter that takes its place.
    let plain = String(
      decoding: yaml.utf8.map { $0 == UInt8(ascii: "*") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    var scan = AliasScan(yaml, limit: maximumNodes)
    var documents = try compose_all(yaml: plain)
    while let document = documents.next() { _ = try scan.nodes(of: document) }
  }
}

/// Counts what the aliases of a document come to.
private struct AliasScan {
  private let limit: Int
  /// Where each line with an asterisk has them, in columns from 1.
  private var asterisks: [Int: Set<Int>] = [:]
  /// How many nodes each anchor stands for.
  private var sizes: [String: Int] = [:]

  init(_ yaml: String, limit: Int) {
    self.limit = limit
    var (line, column) = (1, 1)
    for scalar in yaml.unicodeScalars {
      if scalar == "*" { asterisks[line, default: []].insert(column) }
      column += 1
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
  }

  /// How many nodes a node comes to once its aliases are followed.
  mutating func nodes(of node: Node) throws -> Int {
    var count = 1
    switch node {
    case .scalar(let scalar):
      if isAlias(scalar) { count = sizes[String(scalar.string.dropFirst())] ?? 1 }
    case .sequence(let elements):
      for element in elements { count = try sum(count, try nodes(of: element), at: node) }
    case .mapping(let pairs):
      for (key, value) in pairs {
        guard case .scalar(let name) = key, !isAlias(name) else {
          throw YAMLFault(
            line: key.mark?.line, column: key.mark?.column,
            message: "a key must be plain text, and no alias")
        }
        count = try sum(count + 1, try nodes(of: value), at: node)
      }
    case .alias: break
    }
    if let anchor = node.anchor { sizes[anchor.rawValue] = count }
    return count
  }

  private func sum(_ count: Int, _ more: Int, at node: Node) throws -> Int {
    guard count + more <= limit else {
      throw YAMLFault(
        line: node.mark?.line, column: node.mark?.column, message: "too many nodes; split the file")
    }
    return count + more
  }

  private func isAlias(_ scalar: Node.Scalar) -> Bool {
    guard let mark = scalar.mark, scalar.style == .plain || scalar.style == .any else {
      return false
    }
    return asterisks[mark.line]?.contains(mark.column) == true
  }
}
