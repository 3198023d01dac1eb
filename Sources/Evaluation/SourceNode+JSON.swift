import AppManifest
import DialogueScriptReading

extension SourceNode {
  /// Places every part of a JSON value in its line.
  init(_ json: LocatedJSON, in line: inout CorpusFile.Line) {
    let (number, column) = (line.number, line.column(at: json.offset))
    let content: Content
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
    self.init(content, line: number, column: column)
  }
}
