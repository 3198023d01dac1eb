package import Evaluation
package import PhraseRouter
import TextAnalysis

/// What a scaling bench came to: a cell for every number of templates with every number of names.
package struct ScalingReport: Sendable {
  package var form: ScalingBench.Form
  package var seed: UInt64
  package var passes: Int
  /// How many utterances each cell was asked.
  package var utterances: Int
  /// How many distinct words the names were drawn from.
  package var vocabulary: Int
  package var cells: [Cell]

  init(bench: ScalingBench, utterances: Int, cells: [Cell]) {
    form = bench.form
    seed = bench.seed
    passes = bench.passes
    vocabulary = bench.vocabulary.words.count
    self.utterances = utterances
    self.cells = cells
  }

  /// One size of app.
  package struct Cell: Sendable {
    package var templates: Int
    package var names: Int
    package var compileSeconds = 0.0
    package var indexSeconds = 0.0
    /// What all templates take in memory.
    package var templateBytes = 0
    /// What all names take in memory, beyond the manifest's own rows.
    package var nameBytes = 0
    /// What the manifest's rows take in memory: identifiers, titles and attributes.
    package var rowBytes = 0
    /// What came to memory while utterances were routed.
    package var routingBytes = 0
    package var byOutcome: [(outcome: DecisionRecord.Outcome, latency: LatencySummary)] = []
    package var byKind: [KindResult] = []
    package var all: LatencySummary?
    /// What it takes to change the names, where the app's own templates are used.
    package var changes: NameChanges?
    /// Utterances that got another answer than they must get.
    package var faults: [String] = []

    init(templates: Int, names: Int) {
      self.templates = templates
      self.names = names
    }
  }

  /// What the utterances of one kind came to.
  package struct KindResult: Sendable {
    package var kind: ScalingBench.Kind
    package var latency: LatencySummary
    package var counts: [DecisionRecord.Outcome: Int]
    /// How many got the right answer.
    package var right: Int
    package var total: Int
  }

  /// What an utterance came to.
  struct Answer: Sendable {
    var utterance: ScalingUtterance
    var outcome: DecisionRecord.Outcome
    var isRight: Bool
  }
}

extension ScalingReport.Cell {
  /// Sums the answers up with the timings of each.
  mutating func take(_ answers: [ScalingReport.Answer], _ nanoseconds: [[UInt64]]) {
    let timed = Array(zip(answers, nanoseconds))
    all = LatencySummary(nanoseconds: nanoseconds.flatMap { $0 })
    byOutcome = DecisionRecord.Outcome.allCases.compactMap { outcome in
      let spent = timed.filter { $0.0.outcome == outcome }.flatMap(\.1)
      return LatencySummary(nanoseconds: spent).map { (outcome, $0) }
    }
    byKind = ScalingBench.Kind.allCases.compactMap { kind in
      let own = timed.filter { $0.0.utterance.kind == kind }
      guard let latency = LatencySummary(nanoseconds: own.flatMap(\.1)) else { return nil }
      let outcomes = Dictionary(grouping: own, by: \.0.outcome)
      return ScalingReport.KindResult(
        kind: kind, latency: latency, counts: outcomes.mapValues(\.count),
        right: own.count(where: \.0.isRight), total: own.count)
    }
    // Typing errors are forgiven within bounds, so some of them may come to something else; and the
    // more names there are, the likelier one of them is what a sentence without a name says.
    let mayDiffer: Set<ScalingBench.Kind> = [.typingError, .nameless]
    faults = answers.filter { !$0.isRight && !mayDiffer.contains($0.utterance.kind) }
      .map(\.utterance.text)
  }
}

extension ScalingReport {
  /// What a figure came to. `nil` where it was not measured here.
  package func value(of figure: LabFigure) -> Double? {
    guard let largest = cells.last else { return nil }
    switch figure {
    case .scaleP50: return largest.all?.p50
    case .scaleP99: return largest.all?.p99
    case .scaleMean: return largest.all?.mean
    case .scaleGrowth: return growth
    case .scaleNameBytes: return Double(largest.nameBytes) / Double(largest.names)
    case .scaleTemplateBytes: return Double(largest.templateBytes) / Double(largest.templates)
    case .scaleIndexSeconds: return largest.indexSeconds
    case .scaleAdding: return largest.changes?.adding.p99
    case .scaleRemoving: return largest.changes?.removing.p99
    case .scaleCompileMicroseconds:
      return largest.compileSeconds * 1e6 / Double(largest.templates)
    default: return nil
    }
  }

  /// The median of the largest cell over that of the smallest.
  var growth: Double? {
    guard let large = cells.last?.all, let small = cells.first?.all, small.p50 > 0 else {
      return nil
    }
    return large.p50 / small.p50
  }

  /// What is over budget, was not measured, or was answered wrongly, a line each.
  package func violations(of budgets: [Budget<LabFigure>]) -> [String] {
    let wrong = cells.flatMap { cell in
      cell.faults.prefix(3).map { text in
        "\(cell.templates) templates × \(cell.names) names: the wrong answer to “\(text)”"
          + (cell.faults.count > 3 ? ", one of \(cell.faults.count)" : "")
      }
    }
    let unseen = cells.flatMap { $0.changes?.unseen ?? [] }.map {
      "a change of names was not known to the next utterance, “\($0)”"
    }
    return wrong + unseen.prefix(3) + Budget.violations(of: budgets, value)
  }
}
