package import AppManifest
import PhraseRouter

/// An earlier evaluation, to compare with.
package struct Baseline: Equatable, Sendable {
  /// What tells the failing rows and dialogues from others.
  package var failures: Set<String>
  /// What the failing rows and dialogues are called, by what tells them from others.
  package var names: [String: String] = [:]
  /// The figures of its head, such as `exact`; those that the report has.
  package var figures: [String: Double] = [:]

  package init(failures: Set<String>) { self.failures = failures }

  /// Reads a report that ``EvaluationReport/json`` or ``ReportDocument`` made.
  ///
  /// - Throws: ``DiagnosticError`` where there is no such file, or it is no such report.
  package init(path: String) throws(DiagnosticError) {
    guard FileKind(path) == .file else {
      let fault = Diagnostic(
        .error, at: .file(path), "there is no such file", fix: "check the name")
      throw DiagnosticError([fault], isMissingInput: true)
    }
    guard let read = try? Self.read(path) else {
      let fault = Diagnostic(
        .error, at: .file(path), "this is no report that 'eval --json' or 'eval --report' wrote",
        fix: "write one with 'eval --json FILE'")
      throw DiagnosticError([fault])
    }
    self = read
  }

  private static func read(_ path: String) throws -> Baseline? {
    var reader = JSONReader(try CorpusFile(path).bytes)
    let report = try reader.document()
    guard let failures = report["failures"]?.array else { return nil }
    var baseline = Baseline(failures: [])
    for failure in failures {
      guard let identity = failure["identity"]?.string else { return nil }
      baseline.failures.insert(identity)
      baseline.names[identity] = (failure["utterance"] ?? failure["dialogue"])?.string
    }
    for figure in EvaluationReport.comparedFigures {
      baseline.figures[figure] = report[figure]?.number
    }
    return baseline
  }
}

extension LocatedJSON {
  /// The number, if the value is one.
  package var number: Double? {
    switch kind {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }
}

extension EvaluationReport {
  /// What fails now, is on no list and did not fail then.
  package func newFailures(since baseline: Baseline) -> [Failure] {
    unexpectedFailures.filter { !baseline.failures.contains($0.source.identity) }
  }

  /// The figures that are compared with those of an earlier report.
  static let comparedFigures = [
    "utterances", "exact", "intentCorrect", "slotF1", "dialogues", "dialoguesExact",
  ]

  /// How the report differs from an earlier one: `figures` with `then`, `now` and `change`, and what
  /// fails of late, or no longer.
  func comparison(_ baseline: Baseline) -> LocatedJSON {
    let now = json
    let figures = Self.comparedFigures.compactMap { name -> LocatedJSON.Member? in
      guard let then = baseline.figures[name], let now = now[name]?.number else { return nil }
      let change = ((now - then) * 1_000_000).rounded() / 1_000_000
      return .init(
        name,
        .object([
          .init("then", .number(then)), .init("now", .number(now)),
          .init("change", .number(change)),
        ]))
    }
    let passing = Set(passes.map(\.identity)).intersection(baseline.failures)
    let failing = failures.filter { !baseline.failures.contains($0.source.identity) }
    return .object([
      .init("figures", .object(figures)),
      .init("newlyFailing", .array(failing.map { .string($0.source.name) })),
      .init(
        "newlyPassing",
        .array(passing.sorted().map { .string(baseline.names[$0] ?? $0) })),
    ])
  }
}
