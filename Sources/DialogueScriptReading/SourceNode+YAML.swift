package import AppManifest
import YAMLReading

extension SourceNode {
  /// Reads every document of a YAML text, as ``YAMLNode/documents(_:)`` does.
  ///
  /// - Throws: ``DiagnosticError`` at the first place that is not YAML.
  package static func yamlDocuments(
    _ yaml: String, file: String
  ) throws(DiagnosticError) -> [SourceNode] {
    do {
      return try YAMLNode.documents(yaml).map { SourceNode($0) }
    } catch {
      let place = Diagnostic.Place.file(file, line: error.line, column: error.column)
      throw DiagnosticError([
        Diagnostic(
          .error, at: place, "the file is no YAML: \(error.message)", fix: "correct it")
      ])
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
