import TextAnalysis

/// Rows of figures under their headings, in columns that line up.
struct TextTable {
  var headings: [String]
  var rows: [[String]] = []

  init(_ headings: [String]) { self.headings = headings }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines of the table: the first column at the left, all others at the right.
  var lines: [String] {
    let all = [headings] + rows
    let widths = headings.indices.map { column in
      all.map { TerminalSafety.displayWidth($0[column]) }.max() ?? 0
    }
    return all.map { row in
      row.enumerated().map { column, cell in
        let padding = widths[column] - TerminalSafety.displayWidth(cell)
        let space = String(repeating: " ", count: padding)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
  }
}

extension Double {
  /// The number with exactly so many decimals.
  package func text(places: Int) -> String {
    let text = "\(rounded(toPlaces: places))"
    guard let point = text.firstIndex(of: "."), !text.contains("e") else { return text }
    let decimals = text.distance(from: point, to: text.endIndex) - 1
    if places == 0 { return String(text[..<point]) }
    return text + String(repeating: "0", count: max(0, places - decimals))
  }
}
