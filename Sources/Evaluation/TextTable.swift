import TextAnalysis

/// Rows of figures under their headings, in columns that line up.
package struct TextTable {
  package var headings: [String]
  package var rows: [[String]] = []

  package init(_ headings: [String]) { self.headings = headings }

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines of the table: the first column at the left, all others at the right.
  package var lines: [String] {
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
