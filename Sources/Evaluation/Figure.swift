/// A figure of a report, by the name that budgets and tables give it.
package protocol Figure: CaseIterable, Equatable, Sendable {
  var name: String { get }
  /// What it says, and what the design allows.
  var meaning: FigureMeaning { get }
  /// The names of all figures, as help gives them.
  static var names: String { get }
}

/// What a figure says.
package struct FigureMeaning: Equatable, Sendable {
  package var unit: Unit
  /// What is measured, in a few words.
  package var measures: String
  /// The most that the design allows. `nil`: it allows anything.
  package var budget: Double?

  package init(_ unit: Unit, _ measures: String, budget: Double? = nil) {
    self.unit = unit
    self.measures = measures
    self.budget = budget
  }

  package enum Unit: String, Sendable {
    case microseconds = "µs"
    case milliseconds = "ms"
    case seconds = "s"
    case bytes = "B"
    case mebibytes = "MiB"
    case ratio = "×"
    case share = "share"
    case count = "count"
    case exponent = "exponent"
  }
}

extension Figure {
  package static var names: String { allCases.map(\.name).joined(separator: ", ") }

  /// The figure of a name, if there is one.
  package init?(name: String) {
    guard let known = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = known
  }
}
