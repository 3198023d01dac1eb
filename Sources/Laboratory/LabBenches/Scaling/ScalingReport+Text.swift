import Evaluation
import PhraseRouter
import TextAnalysis

extension ScalingReport {
  /// The report as a person reads it.
  package var text: String {
    var lines = [
      "\(utterances) utterances × \(passes) passes in each cell, \(form.rawValue), seed \(seed), "
        + "names of \(vocabulary) distinct words; µs of processor time", "",
    ]
    lines += latencies.lines + [""] + kinds.lines + [""] + sizes.lines
    if cells.contains(where: { $0.changes != nil }) { lines += [""] + changes.lines }
    if cells.count > 1, let growth {
      lines += ["", "median of the largest over the smallest: \(growth.text(places: 2))"]
    }
    return lines.joined(separator: "\n")
  }

  private var latencies: TextTable {
    var table = TextTable(["templates × names", "outcome", "count", "p50", "p99", "max", "mean"])
    for cell in cells {
      let named = cell.byOutcome.map { ($0.outcome.rawValue, $0.latency) }
      for (name, latency) in named + (cell.all.map { [("all", $0)] } ?? []) {
        table.add([cell.label, name, "\(latency.count / max(1, passes))"] + latency.cells)
      }
    }
    return table
  }

  private var kinds: TextTable {
    var table = TextTable([
      "templates × names", "utterances", "right", "run", "ask", "reject", "p50", "p99", "max",
      "mean",
    ])
    for cell in cells {
      for kind in cell.byKind {
        let counts = DecisionRecord.Outcome.allCases.map { "\(kind.counts[$0] ?? 0)" }
        table.add(
          [cell.label, kind.kind.title, "\(kind.right)/\(kind.total)"] + counts
            + kind.latency.cells)
      }
    }
    return table
  }

  private var changes: TextTable {
    var table = TextTable([
      "templates × names", "change of a name", "count", "p50", "p99", "max", "mean",
    ])
    for cell in cells {
      guard let changes = cell.changes else { continue }
      for (name, latency) in [("add", changes.adding), ("remove", changes.removing)] {
        table.add([cell.label, name, "\(latency.count)"] + latency.cells)
      }
    }
    return table
  }

  private var sizes: TextTable {
    var table = TextTable([
      "templates × names", "compile s", "index s", "B/template", "B/name", "B/name's row",
      "routing KiB",
    ])
    for cell in cells {
      table.add([
        cell.label, cell.compileSeconds.text(places: 3), cell.indexSeconds.text(places: 3),
        "\(cell.templateBytes / cell.templates)", "\(cell.nameBytes / cell.names)",
        "\(cell.rowBytes / cell.names)", "\(cell.routingBytes / 1024)",
      ])
    }
    return table
  }
}

extension ScalingReport.Cell {
  fileprivate var label: String { "\(templates) × \(names)" }
}

extension LatencySummary {
  fileprivate var cells: [String] { [p50, p99, maximum, mean].map { $0.text(places: 1) } }
}

extension ScalingBench.Kind {
  fileprivate var title: String {
    switch self {
    case .asWritten: "as written"
    case .nameless: "without a name"
    case .typingError: "typing error"
    case .nearMiss: "near miss"
    case .unrelated: "unrelated"
    }
  }
}
