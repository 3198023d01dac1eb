import AppManifest
import Foundation
package import PhraseRouter

/// Times templates and utterances that make backtracking matchers run for ever, at growing sizes
/// and with the limits on utterances lifted.
///
/// Each family has an answer that must be right, and times whose growth is fitted: the slope of
/// log time over log size is the exponent of the polynomial.
package struct KillerBench {
  package init() {}

  /// Templates with their utterances, by size.
  private struct Family {
    var name: String
    var sizes: [Int]
    var template: @Sendable (Int) -> String
    var utterance: @Sendable (Int) -> String
    var matches: Bool
  }

  private static let families: [Family] = [
    Family(
      name: "[a]×n b, against a×n c", sizes: [125, 250, 500, 1000],
      template: { String(repeating: "[a] ", count: $0) + "b" },
      utterance: { String(repeating: "a ", count: $0) + "c" }, matches: false),
    Family(
      name: "[a]×n b, against a×n/2 b", sizes: [125, 250, 500, 1000],
      template: { String(repeating: "[a] ", count: $0) + "b" },
      utterance: { String(repeating: "a ", count: $0 / 2) + "b" }, matches: true),
    Family(
      name: "n wildcards joined by “and”", sizes: [8, 16, 32, 64],
      template: { count in (0..<count).map { "{w\($0)}" }.joined(separator: " and ") },
      utterance: { count in (0..<count).map { "w\($0) and x" }.joined(separator: " and ") },
      matches: true),
    Family(
      name: "n wildcards, one “and” too few", sizes: [8, 16, 32, 64],
      template: { count in (0..<count).map { "{w\($0)}" }.joined(separator: " and ") },
      utterance: { count in (1..<count).map { "w\($0)" }.joined(separator: " and ") },
      matches: false),
    Family(
      name: "(a|a a)×n b, against a×2n c", sizes: [25, 50, 100, 200],
      template: { String(repeating: "(a|a a) ", count: $0) + "b" },
      utterance: { String(repeating: "a ", count: 2 * $0) + "c" }, matches: false),
    Family(
      name: "n levels of brackets", sizes: [12, 24, 48, 96],
      template: { String(repeating: "[a ", count: $0) + "b" + String(repeating: "]", count: $0) },
      utterance: { String(repeating: "a ", count: $0) + "b" }, matches: true),
  ]

  /// Times all families.
  ///
  /// - Throws: ``RouterError`` if a template does not compile.
  package func run() throws(RouterError) -> Report {
    var rows: [Report.Row] = []
    for family in Self.families {
      for size in family.sizes {
        rows.append(try measure(family, size))
      }
    }
    return Report(rows: rows)
  }

  private func measure(_ family: Family, _ size: Int) throws(RouterError) -> Report.Row {
    let wildcards = (0..<64).map { ("w\($0)", ValueList.wildcard) }
    let block = SentenceBlock(intent: "Killer", sentences: [family.template(size)])
    let set = SentenceSet(
      lists: Dictionary(wildcards) { first, _ in first }, blocks: [block])
    let manifest = Manifest(
      app: Manifest.App(id: "killer", name: ["en": "Killer"]), languages: ["en"],
      intents: [Manifest.Intent(name: "Killer")], sentences: ["en": set])
    let router = try Router(manifest: manifest, options: RouterOptions(limits: .none))
    let utterance = family.utterance(size)
    let start = MonotonicClock.now()
    let decision = router.route(utterance)
    let nanoseconds = MonotonicClock.now() - start
    var isMatched = false
    if case .run = decision { isMatched = true }
    return Report.Row(
      family: family.name, size: size, milliseconds: Double(nanoseconds) / 1e6,
      isRight: isMatched == family.matches)
  }

  /// What was measured: the first routing of each router, with nothing prepared.
  package struct Report: Sendable {
    package var rows: [Row]

    /// One family at one size.
    package struct Row: Sendable {
      package var family: String
      package var size: Int
      package var milliseconds: Double
      package var isRight: Bool
    }
  }
}

extension KillerBench.Report {
  /// The figures that budgets can bound.
  package static let figures = ["killer.milliseconds", "killer.slope", "killer.wrong"]

  /// A figure, by the name that budgets use: the longest time, the steepest family, and the number
  /// of wrong answers.
  package func figure(_ name: String) -> Double? {
    switch name {
    case "killer.milliseconds": rows.map(\.milliseconds).max()
    case "killer.slope": families.compactMap { slope(of: $0) }.max()
    case "killer.wrong": Double(rows.count { !$0.isRight })
    default: nil
    }
  }

  /// What is over budget, a line each.
  package func violations(of budgets: [Budget]) -> [String] {
    Budget.violations(of: budgets, figure)
  }

  private var families: [String] {
    var names: [String] = []
    for row in rows where names.last != row.family { names.append(row.family) }
    return names
  }

  /// The exponent of a family's growth: least squares over log size and log time.
  private func slope(of family: String) -> Double? {
    let points = rows.filter { $0.family == family && $0.milliseconds > 0 }.map {
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

  /// The report, as a person reads it.
  package var text: String {
    families.map { family in
      let own = rows.filter { $0.family == family }
      let times = own.map { row in
        "\(row.size): \(row.milliseconds.rounded(toPlaces: 2)) ms\(row.isRight ? "" : " WRONG")"
      }
      let exponent = (slope(of: family) ?? 0).rounded(toPlaces: 2)
      return "\(family)\n  \(times.joined(separator: ", ")); grows as n^\(exponent)"
    }.joined(separator: "\n")
  }
}
