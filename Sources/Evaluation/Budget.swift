import TextAnalysis

/// An upper bound on one figure of a report.
package struct Budget<Bounded: Figure>: Equatable, Sendable, CustomStringConvertible {
  package var figure: Bounded
  package var limit: Double

  /// Reads `FIGURE=LIMIT`.
  ///
  /// - Returns: `nil` where there is no such figure, or the limit is no positive number.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="),
      let figure = Bounded(name: String(text[..<sign])),
      let limit = Double(text[text.index(after: sign)...]), limit > 0, limit.isFinite
    else { return nil }
    self.figure = figure
    self.limit = limit
  }

  package var description: String { "\(figure.name)=\(limit)" }

  /// What is over budget, or was not measured, a line each.
  ///
  /// - Parameter value: What a figure came to. `nil` where it was not measured.
  package static func violations(
    of budgets: [Budget], _ value: (Bounded) -> Double?
  ) -> [String] {
    budgets.compactMap { budget in
      guard let value = value(budget.figure) else {
        return "\(budget.figure.name): nothing was measured; the budget is \(budget.limit)"
      }
      guard value > budget.limit else { return nil }
      let shown = value.rounded(toPlaces: 3)
      return "\(budget.figure.name): \(shown) is over the budget of \(budget.limit)"
    }
  }
}
