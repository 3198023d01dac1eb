import AppManifest
import TextAnalysis

/// A report as one page of HTML that needs nothing else: no script, no font, no picture, no network.
///
/// Each figure says in `data-figure` where in the report's JSON it stands, as a JSON pointer, and in
/// `data-format` how it is written. Text from outside is shown as text; what would hide or reorder
/// other text is shown by its code point.
package struct ReportPage: Sendable {
  let json: LocatedJSON

  package init(_ document: ReportDocument) { json = document.json }

  /// The page.
  ///
  /// - Complexity: O(figures); of failures, the first ``greatestList`` are shown.
  package var html: String {
    let title = "Evaluation of " + Self.text(json["app"]?.string ?? "an app")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header><h1>\(title)</h1></header>
      <main>
      \(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
      </main>
      <footer><p>The same figures stand in <code>report.json</code>, <code>figures.csv</code>,
      <code>rows.csv</code> and <code>junit.xml</code> beside this page. <code>report.json</code> says
      what became of each row.</p></footer>
      </body>
      </html>

      """
  }

  /// The most failures, and the most names in any other list.
  package static let greatestList = 300

  private var sections: [String] {
    [
      summary, comparison, tiers, tally("byClass", "By class of the row"), noise, reliability,
      riskCoverage, intents, matrix, slots, latency,
      tally("byDialogueKind", "Dialogues, by their replies"), tally("byReplyKind", "Replies"),
      failures,
    ]
  }
}

// MARK: - Figures and text

extension ReportPage {
  /// How a figure is written.
  enum Format: String {
    case count, percent, decimal, microseconds, signed

    func text(_ number: Double) -> String {
      switch self {
      case .count: number.text(places: 0)
      case .percent: (number * 100).text(places: 1) + " %"
      case .decimal: number.text(places: 4)
      case .microseconds: number.text(places: 1)
      case .signed:
        (number > 0 ? "+" : "") + number.text(places: number == number.rounded() ? 0 : 4)
      }
    }
  }

  /// A figure of the JSON, or a dash where it has none.
  func figure(_ path: [String], _ format: Format) -> String {
    guard let number = value(at: path)?.number else { return "–" }
    return "<span data-figure=\"\(Self.pointer(path))\" data-format=\"\(format.rawValue)\">"
      + format.text(number) + "</span>"
  }

  func value(at path: [String]) -> LocatedJSON? {
    path.reduce(json as LocatedJSON?) { value, key in
      if let elements = value?.array {
        return Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      }
      return value?[key]
    }
  }

  /// The keys of an object.
  func keys(at path: [String]) -> [String] { value(at: path)?.object?.map(\.key) ?? [] }

  /// A path as a JSON pointer within an attribute.
  static func pointer(_ path: [String]) -> String {
    text(path.map { "/" + ReportDocument.pointer($0) }.joined(), escapesHidden: false)
  }

  /// Text from outside, within an element or an attribute.
  ///
  /// - Parameter escapesHidden: Whether what cannot be seen is shown by its code point, as people want
  ///   it, or referred to, so that programs read the same text.
  static func text(_ text: String, escapesHidden: Bool = true) -> String {
    var output = ""
    for scalar in (escapesHidden ? TerminalSafety.escape(text) : text).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      case _ where scalar.isHidden: output += "&#\(scalar.value);"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// A name from outside, whose direction is its own.
  static func name(_ name: String) -> String { "<bdi>\(text(name))</bdi>" }

  /// A section with a heading and what stands in it.
  static func section(_ heading: String, _ parts: String...) -> String {
    "<section>\n<h2>\(heading)</h2>\n" + parts.joined(separator: "\n") + "\n</section>"
  }

  /// A table; the first cell of each row is its heading.
  static func table(_ headings: [String], _ rows: [[String]], isMatrix: Bool = false) -> String {
    let head = headings.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let body = rows.map { row in
      let cells = row.dropFirst().map { $0.hasPrefix("<td") ? $0 : "<td>\($0)</td>" }
      return "<tr><th scope=\"row\">\(row.first ?? "")</th>\(cells.joined())</tr>"
    }
    return "<div class=\"scroll\" tabindex=\"0\"><table\(isMatrix ? " class=\"matrix\"" : "")>"
      + "<thead><tr>\(head)</tr></thead>\n<tbody>\n" + body.joined(separator: "\n")
      + "\n</tbody></table></div>"
  }
}
