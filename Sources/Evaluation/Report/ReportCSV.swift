import AppManifest
import TextAnalysis

extension ReportDocument {
  /// All figures, one a line: where it stands in the JSON, as a JSON pointer, and what it is.
  package var figuresCSV: String {
    var lines = [["figure", "value"]]
    for member in json.object ?? [] where !["rows", "failures"].contains(member.key) {
      Self.flatten(member.value, at: "/" + Self.pointer(member.key), into: &lines)
    }
    return Self.csv(lines)
  }

  /// What became of each row, one a line.
  package var rowsCSV: String {
    let columns = [
      "utterance", "language", "file", "line", "class", "expected", "actual", "decision", "tier",
      "outcome", "confidence", "readRight", "microseconds",
    ]
    let rows = (json["rows"]?.array ?? []).map { row in columns.map { Self.cell(row[$0]) } }
    return Self.csv([columns] + rows)
  }

  /// A key within a JSON pointer (RFC 6901).
  static func pointer(_ key: String) -> String {
    var escaped = ""
    for character in key {
      escaped += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
    }
    return escaped
  }

  private static func flatten(
    _ value: LocatedJSON, at path: String, into lines: inout [[String]]
  ) {
    switch value.kind {
    case .object(let members):
      for member in members {
        flatten(member.value, at: path + "/" + pointer(member.key), into: &lines)
      }
    case .array(let elements):
      for (place, element) in elements.enumerated() {
        flatten(element, at: "\(path)/\(place)", into: &lines)
      }
    case .null, .bool, .integer, .number, .string: lines.append([text(path), cell(value)])
    }
  }

  private static func cell(_ value: LocatedJSON?) -> String {
    switch value?.kind {
    case .string(let text): self.text(text)
    case .none, .null, .object, .array: ""
    case .bool, .integer, .number: value?.text(pretty: false) ?? ""
    }
  }

  /// Text that a spreadsheet takes for text: one that begins like a formula gets an apostrophe.
  private static func text(_ text: String) -> String {
    let shown = TerminalSafety.escape(text)
    let isFormula = shown.first.map { "=+-@".contains($0) } ?? false
    return isFormula ? "'" + shown : shown
  }

  /// Lines as RFC 4180 has them.
  private static func csv(_ lines: [[String]]) -> String {
    lines.map { cells in
      cells.map { cell in
        guard cell.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return cell }
        return "\""
          + cell.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\""
      }.joined(separator: ",") + "\r\n"
    }.joined()
  }
}
