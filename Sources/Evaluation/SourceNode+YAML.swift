import YAMLReading

extension SourceNode {
  /// Reads every document of a YAML text, as ``YAMLNode/documents(_:)`` does.
  ///
  /// - Throws: ``CorpusFault`` at the first place that is not YAML.
  static func yamlDocuments(_ yaml: String, file: String) throws(CorpusFault) -> [SourceNode] {
    do {
      return try YAMLNode.documents(yaml).map { SourceNode($0) }
    } catch {
      throw CorpusFault(
        file: file, line: error.line, column: error.column, message: error.message)
    }
  }

  private init(_ node: YAMLNode) {
    line = node.line
    column = node.column
    switch node.content {
    case .scalar(let value, let text): content = .scalar(value, text: text)
    case .sequence(let nodes): content = .sequence(nodes.map { SourceNode($0) })
    case .mapping(let members):
      content = .mapping(members.map { ($0.key, SourceNode($0.value)) })
    }
  }
}
