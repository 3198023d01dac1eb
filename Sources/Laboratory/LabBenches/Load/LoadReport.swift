import AppManifest
package import Evaluation
package import PhraseRouter
import TextAnalysis

/// What it took to have apps ready.
package struct LoadReport: Sendable {
  /// The bytes that were resident before anything was loaded.
  package var before: Int
  /// The bytes that were resident once all apps were loaded, with what loading left behind.
  package var loaded: Int
  /// The same, after what loading left behind was given back to the system.
  package var used: Int
  package var routed: Routed?
  package var apps: [App] = []

  init(before: Int, loaded: Int, used: Int) {
    self.before = before
    self.loaded = loaded
    self.used = used
  }

  /// What is resident after the apps have heard utterances.
  package struct Routed: Sendable {
    package var utterances: Int
    package var bytes: Int
  }

  /// One app.
  package struct App: Sendable {
    package var name: String
    /// What has to be done, in order.
    package var steps: [Step]
  }

  /// Something that has to be done before an app can answer.
  package struct Step: Sendable {
    package var name: Name
    package var milliseconds: Double

    package enum Name: String, Sendable {
      case read, compile, map
    }
  }

  /// What a figure came to: a step's milliseconds in the slowest app, or the MiB that are resident
  /// with all apps loaded, or once they have heard utterances if that is more. `nil` where it was not
  /// measured here.
  package func value(of figure: LabFigure) -> Double? {
    switch figure {
    case .loadRead: slowest(.read)
    case .loadCompile: slowest(.compile)
    case .loadMap: slowest(.map)
    case .loadMemory: mebibytes(max(loaded, routed?.bytes ?? 0))
    default: nil
    }
  }

  private func slowest(_ name: Step.Name) -> Double? {
    apps.flatMap(\.steps).filter { $0.name == name }.map(\.milliseconds).max()
  }

  /// What is over budget, a line each.
  package func violations(of budgets: [Budget<LabFigure>]) -> [String] {
    Budget.violations(of: budgets, value)
  }

  private func mebibytes(_ bytes: Int) -> Double { Double(bytes) / 1_048_576 }
}

extension LoadReport {
  /// The report as a person reads it.
  package var text: String {
    var table = TextTable(["app"] + (apps.first?.steps ?? []).map { $0.name.rawValue + " ms" })
    for app in apps {
      table.add([app.name] + app.steps.map { $0.milliseconds.text(places: 2) })
    }
    func line(_ bytes: Int, _ what: String) -> String {
      "\(mebibytes(bytes).text(places: 1)) MiB resident \(what)"
        + (bytes == before ? "" : ", \(mebibytes(bytes - before).text(places: 1)) more")
    }
    let count = apps.count == 1 ? "the app" : "all \(apps.count) apps"
    var lines = table.lines
    lines += ["", line(before, "at first"), line(loaded, "with \(count) loaded")]
    lines.append(line(used, "once freed memory was given back"))
    if let routed { lines.append(line(routed.bytes, "after \(routed.utterances) utterances")) }
    return lines.joined(separator: "\n")
  }

  /// The report as JSON.
  package var json: LocatedJSON {
    .object([
      .init("beforeBytes", .integer(before)),
      .init("loadedBytes", .integer(loaded)),
      .init("usedBytes", .integer(used)),
      .init("routedBytes", routed.map { .integer($0.bytes) } ?? .null),
      .init("routedUtterances", routed.map { .integer($0.utterances) } ?? .null),
      .init("apps", .array(apps.map(\.json))),
    ])
  }
}

extension LoadReport.App {
  fileprivate var json: LocatedJSON {
    .object(
      [.init("app", .string(name))]
        + steps.map {
          .init($0.name.rawValue + "Milliseconds", .number($0.milliseconds.rounded(toPlaces: 3)))
        })
  }
}
