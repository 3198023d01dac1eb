import AppManifest
import TextAnalysis

// The parts of a report as JSON. Shares and other fractions have six digits.

extension LocatedJSON {
  /// A share with six digits, or `null` of nothing.
  static func share(_ count: Int, of total: Int) -> LocatedJSON {
    guard total > 0 else { return .null }
    return .number((Double(count) / Double(total)).rounded(toPlaces: 6))
  }

  static func decimal(_ number: Double) -> LocatedJSON {
    .number(number.rounded(toPlaces: 6))
  }
}

extension SlotScore {
  var members: [LocatedJSON.Member] {
    [.init("exact", exact.figures), .init("lenient", lenient.figures)]
  }
}

extension Score {
  var figures: LocatedJSON {
    .object([
      .init("expected", .integer(expected)), .init("produced", .integer(produced)),
      .init("right", .integer(right)),
      .init("precision", .share(right, of: produced)),
      .init("recall", .share(right, of: expected)), .init("f1", .decimal(f1)),
    ])
  }
}

extension Reliability {
  var json: LocatedJSON {
    .object([
      .init("rows", .integer(rows)), .init("ece", .decimal(error)),
      .init("bins", .array(bins.map(\.json))),
    ])
  }
}

extension Reliability.Bin {
  var json: LocatedJSON {
    .object([
      .init("from", .decimal(from)), .init("to", .decimal(to)), .init("rows", .integer(rows)),
      .init("confidence", .decimal(confidence)), .init("accuracy", .decimal(accuracy)),
    ])
  }
}

extension RiskCoverage {
  var json: LocatedJSON {
    let points = points.map { point in
      LocatedJSON.object([
        .init("bar", .decimal(point.bar)), .init("coverage", .decimal(point.coverage)),
        .init("risk", .decimal(point.risk)),
      ])
    }
    return .object([
      .init("area", .decimal(area)), .init("scale", .decimal(scale)),
      .init("points", .array(points)),
    ])
  }
}

extension RowRecord {
  var json: LocatedJSON {
    let slots = slots.sorted { $0.key < $1.key }.map { name, score in
      LocatedJSON.Member(
        name, .object([.init("exact", score.exact.counts), .init("lenient", score.lenient.counts)]))
    }
    return .object([
      .init("utterance", .string(source.name)), .init("language", .optional(source.language)),
      .init("file", .string(source.file)), .init("line", .integer(source.line)),
      .init("class", .optional(rowClass)), .init("expected", .string(expected)),
      .init("actual", .string(actual)), .init("decision", .string(decision.rawValue)),
      .init("tier", .string(tier.rawValue)), .init("outcome", .string(outcome.rawValue)),
      .init("confidence", .optional(confidence)), .init("readRight", .bool(isReadRight)),
      .init("slots", .object(slots)),
      .init("microseconds", .number((Double(nanoseconds) / 1000).rounded(toPlaces: 3))),
    ])
  }
}

extension Score {
  /// Expected, produced, right.
  fileprivate var counts: LocatedJSON {
    .array([.integer(expected), .integer(produced), .integer(right)])
  }
}

extension NoiseReport {
  /// How many accidents of each class kept what was meant, and what became of the others.
  var figures: LocatedJSON {
    let classes = tallies { $0.noise.rawValue } + [("all", total)]
    return .object([
      .init("seed", .integer(Int(truncatingIfNeeded: seed))),
      .init("byClass", .object(classes.map { .init($0.name, .object(Self.figures($0.tally))) })),
    ])
  }

  private static func figures(_ tally: Tally) -> [LocatedJSON.Member] {
    members(tally) + [
      .init("accuracy", .share(tally.counts[.right, default: 0], of: tally.drawn)),
      .init("wrongShare", .share(tally.counts[.wrong, default: 0], of: tally.drawn)),
    ]
  }
}
