package import AppManifest
package import Evaluation
import TextAnalysis

/// What every figure says, of any command: the one table of budgets.
package enum FigureTable {
  /// All figures: those of `phrase-router bench`, then the laboratory's.
  package static var all: [any Figure] {
    LatencyFigure.allCases as [any Figure] + LabFigure.allCases + Part.allCases
  }

  /// A line for each figure: what it is called, the most that the design allows, and what it
  /// measures.
  package static var lines: [String] {
    let figures = all
    var table = TextTable(["figure", "budget", "unit"])
    for figure in figures {
      let budget = figure.meaning.budget.map(text) ?? "any"
      table.add([figure.name, budget, figure.meaning.unit.rawValue])
    }
    let measures = ["measures"] + figures.map(\.meaning.measures)
    return zip(table.lines, measures).map { "\($0)  \($1)" }
  }

  /// The table as JSON: an array of `figure`, `budget`, `unit`, `measures`.
  package static var json: LocatedJSON {
    .array(
      all.map { figure in
        .object([
          .init("figure", .string(figure.name)),
          .init("budget", .optional(figure.meaning.budget)),
          .init("unit", .string(figure.meaning.unit.rawValue)),
          .init("measures", .string(figure.meaning.measures)),
        ])
      })
  }

  private static func text(_ budget: Double) -> String {
    budget == budget.rounded() ? budget.text(places: 0) : "\(budget)"
  }
}
