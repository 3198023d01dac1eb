import AppManifest
import Evaluation
package import PhraseRouter
import TextAnalysis

extension ScalingReport {
  /// The report as JSON. Latencies are in microseconds.
  package var json: LocatedJSON {
    .object([
      .init("form", .string(form.rawValue)),
      .init("seed", .integer(Int(truncatingIfNeeded: seed))),
      .init("passes", .integer(passes)),
      .init("utterances", .integer(utterances)),
      .init("vocabulary", .integer(vocabulary)),
      .init("cells", LocatedJSON(.array(cells.map(\.json)))),
      .init("growth", .optional(growth?.rounded(toPlaces: 3))),
    ])
  }
}

extension ScalingReport.Cell {
  fileprivate var json: LocatedJSON {
    .object([
      .init("templates", .integer(templates)),
      .init("names", .integer(names)),
      .init("compileSeconds", .number(compileSeconds.rounded(toPlaces: 4))),
      .init("indexSeconds", .number(indexSeconds.rounded(toPlaces: 4))),
      .init("templateBytes", .integer(templateBytes)),
      .init("nameBytes", .integer(nameBytes)),
      .init("rowBytes", .integer(rowBytes)),
      .init("routingBytes", .integer(routingBytes)),
      .init("byOutcome", .object(byOutcome.map { .init($0.outcome.rawValue, $0.latency.json) })),
      .init("byKind", .object(byKind.map { .init($0.kind.rawValue, $0.json) })),
      .init("all", all?.json ?? .null),
      .init("wrong", LocatedJSON(.array(faults.map { LocatedJSON(.string($0)) }))),
    ])
  }
}

extension ScalingReport.KindResult {
  fileprivate var json: LocatedJSON {
    let outcomes = DecisionRecord.Outcome.allCases.map { outcome in
      LocatedJSON.Member(outcome.rawValue, .integer(counts[outcome] ?? 0))
    }
    return .object(
      [.init("total", .integer(total)), .init("right", .integer(right))] + outcomes
        + [.init("latency", latency.json)])
  }
}
