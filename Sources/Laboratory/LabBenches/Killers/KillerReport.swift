import AppManifest
package import Evaluation
import Foundation
package import PhraseRouter
import TextAnalysis

/// What came of the killers.
package struct KillerReport: Sendable {
  package var families: [Family] = []

  /// One family in one form, at its sizes.
  package struct Family: Sendable {
    package var name: String
    package var form: String
    package var rows: [Row]
  }

  /// One size.
  package struct Row: Sendable {
    package var size: Int
    package var milliseconds: Double
    /// What it may take, where that is laid down.
    package var limit: Double?
    package var isRight = true

    var isLate: Bool { limit.map { milliseconds > $0 } ?? false }
  }
}

extension KillerReport.Family {
  /// The exponent of the growth: least squares over log size and log time, of the last four sizes.
  var slope: Double? {
    let points = rows.suffix(4).filter { $0.milliseconds > 0 }.map {
      (x: log(Double($0.size)), y: log($0.milliseconds))
    }
    guard points.count > 1 else { return nil }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let covariance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let variance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return variance > 0 ? covariance / variance : nil
  }
}

extension KillerReport {
  /// What a figure came to. `nil` where it was not measured here.
  package func value(of figure: LabFigure) -> Double? {
    let rows = families.flatMap(\.rows)
    return switch figure {
    case .killerMilliseconds: rows.map(\.milliseconds).max()
    case .killerSlope: families.compactMap(\.slope).max()
    case .killerLate: Double(rows.count(where: \.isLate))
    case .killerWrong: Double(rows.count { !$0.isRight })
    default: nil
    }
  }

  /// What is over budget, a line each.
  package func violations(of budgets: [Budget<LabFigure>]) -> [String] {
    Budget.violations(of: budgets, value)
  }

  /// The report, as a person reads it.
  package var text: String {
    var lines: [String] = []
    for family in families {
      let times = family.rows.map { row in
        "\(row.size): \(row.milliseconds.text(places: 2)) ms"
          + (row.isLate ? " LATE" : "") + (row.isRight ? "" : " WRONG")
      }
      let slope = family.slope?.text(places: 2) ?? "?"
      lines += [
        "\(family.name) (\(family.form))",
        "  \(times.joined(separator: ", ")); grows as n^\(slope)",
      ]
    }
    return lines.joined(separator: "\n")
  }

  /// The report as JSON.
  package var json: LocatedJSON { .array(families.map(\.json)) }
}

extension KillerReport.Family {
  fileprivate var json: LocatedJSON {
    .object([
      .init("family", .string(name)),
      .init("form", .string(form)),
      .init("slope", .optional(slope?.rounded(toPlaces: 3))),
      .init("rows", .array(rows.map(\.json))),
    ])
  }
}

extension KillerReport.Row {
  fileprivate var json: LocatedJSON {
    .object([
      .init("size", .integer(size)),
      .init("milliseconds", .number(milliseconds.rounded(toPlaces: 4))),
      .init("limit", .optional(limit)),
      .init("isRight", .bool(isRight)),
    ])
  }
}
