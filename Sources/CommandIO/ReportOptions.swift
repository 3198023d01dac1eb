import AppManifest
package import ArgumentParser
package import Evaluation
package import PhraseRouter

/// What commands that measure have in common: a report as JSON, and budgets for its figures.
package struct ReportOptions<Bounded: Figure>: ParsableArguments {
  @ArgumentParser.Option(
    help: ArgumentHelp("Write the report as JSON ('-': print it).", valueName: "file"))
  package var json: String?

  @ArgumentParser.Option(
    name: .customLong("budget"), parsing: .singleValue,
    help: ArgumentHelp("The most that a figure may be. Repeats.", valueName: "figure=limit"),
    transform: Self.budget)
  package var budgets: [Budget<Bounded>] = []

  package init() {}

  private static func budget(_ text: String) throws -> Budget<Bounded> {
    guard let budget = Budget<Bounded>(text) else {
      throw ValidationError("a budget is FIGURE=LIMIT, not '\(text)'; figures: \(Bounded.names)")
    }
    return budget
  }

  /// Writes a report, and fails where something is past a budget.
  package func conclude(
    _ text: String, _ report: LocatedJSON, _ violations: [String]
  ) throws(CommandFailure) {
    if let json { try Output.file(json, report.text(pretty: true)) }
    if json != "-" { Output.line(text) }
    guard violations.isEmpty else {
      throw CommandFailure(.failed, violations.joined(separator: "\n"))
    }
  }
}
