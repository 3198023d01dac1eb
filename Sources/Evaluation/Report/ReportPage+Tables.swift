import AppManifest
import TextAnalysis

extension ReportPage {
  /// The figures that are looked at first.
  var summary: String {
    let tiles: [(String, [String], Format)] = [
      ("utterances", ["utterances"], .count), ("all as expected", ["exactShare"], .percent),
      ("intent as expected", ["intentShare"], .percent),
      ("silently wrong", ["silentlyWrongShare"], .percent),
      ("slot F1, exact", ["slots", "exact", "f1"], .decimal),
      ("slot F1, lenient", ["slots", "lenient", "f1"], .decimal),
      ("calibration error (ECE)", ["reliability", "ece"], .percent),
      ("dialogues", ["dialogues"], .count), ("dialogues as written", ["dialoguesExact"], .count),
    ]
    let shown = tiles.map { name, path, format in
      "<div class=\"tile\"><b>\(figure(path, format))</b><span>\(name)</span></div>"
    }
    return "<div class=\"tiles\">\n" + shown.joined(separator: "\n") + "\n</div>"
  }

  /// What has changed since an earlier report.
  var comparison: String {
    guard value(at: ["comparison"])?.object != nil else { return "" }
    let rows = keys(at: ["comparison", "figures"]).map { key in
      let path = ["comparison", "figures", key]
      return [
        Self.text(key), figure(path + ["then"], .decimal), figure(path + ["now"], .decimal),
        figure(path + ["change"], .signed),
      ]
    }
    return Self.section(
      "Since the baseline", Self.table(["figure", "then", "now", "change"], rows),
      names("newlyFailing", "fails of late"), names("newlyPassing", "fails no longer"))
  }

  private func names(_ key: String, _ heading: String) -> String {
    let all = value(at: ["comparison", key])?.array?.compactMap(\.string) ?? []
    guard !all.isEmpty else { return "<p>Nothing \(heading).</p>" }
    let items = all.prefix(Self.greatestList).map { "<li>\(Self.name($0))</li>" }
    return "<details><summary>What \(heading)</summary><ul>\(items.joined(separator: "\n"))</ul>"
      + Self.more(than: items.count, of: all.count) + "</details>"
  }

  static func more(than shown: Int, of all: Int) -> String {
    shown < all ? "<p>More stand in <code>report.json</code>.</p>" : ""
  }

  /// How right what each tier answers is.
  var tiers: String {
    outcomes(
      at: ["byTier"], "Accuracy by tier", total: "rows",
      note:
        "<p><i>exact</i>: a phrase says it. <i>tolerant</i>: one says it but for what typing and "
        + "speaking do. <i>ranked</i>: none says it, and what the phrases teach does. "
        + "<i>rejected</i>: none of them.</p>")
  }

  /// What becomes of rows in which accidents happen.
  var noise: String {
    outcomes(
      at: ["noise", "byClass"], "Accuracy by class of noise", total: "drawn",
      note: "<p>One accident of each class in each row that comes to what is expected without.</p>")
  }

  private func outcomes(
    at path: [String], _ heading: String, total: String, note: String
  ) -> String {
    let groups = keys(at: path)
    guard !groups.isEmpty else { return "" }
    let columns = keys(at: path + [groups[0]]).filter { $0 != "accuracy" && $0 != "wrongShare" }
    let rows = groups.map { group in
      [Self.name(group), figure(path + [group, "accuracy"], .percent)]
        + columns.map { figure(path + [group, $0], .count) }
    }
    let headings = ["", "accuracy"] + columns.map { RowOutcome(rawValue: $0)?.label ?? $0 }
    return Self.section(heading, note, Self.table(headings, rows))
  }

  /// Counts by group, as the report's text has them.
  func tally(_ key: String, _ heading: String) -> String {
    let groups = keys(at: [key])
    guard !groups.isEmpty else { return "" }
    let columns = keys(at: [key, groups[0]])
    let rows = groups.map { group in
      [Self.name(group)] + columns.map { figure([key, group, $0], .count) }
    }
    let labels = columns.map { RowOutcome(rawValue: $0)?.label ?? $0 }
    return Self.section(heading, Self.table([""] + labels, rows))
  }

  /// Precision, recall and F1 of each intent.
  var intents: String {
    let rows = keys(at: ["byIntent"]).map { name in
      [Self.name(name)]
        + ["precision", "recall", "f1"].map { figure(["byIntent", name, $0], .decimal) }
        + ["expected", "produced"].map { figure(["byIntent", name, $0], .count) }
    }
    guard !rows.isEmpty else { return "" }
    return Self.section(
      "Intents",
      Self.table(["intent", "precision", "recall", "F1", "expected", "produced"], rows))
  }

  /// How arguments were found, exactly and leniently.
  var slots: String {
    let names = keys(at: ["slots", "byName"])
    guard !names.isEmpty else { return "" }
    let paths = [("all", ["slots"])] + names.map { (Self.name($0), ["slots", "byName", $0]) }
    let rows = paths.map { name, path in
      [name]
        + ["exact", "lenient"].flatMap { kind in
          ["precision", "recall", "f1"].map { figure(path + [kind, $0], .decimal) }
        } + [figure(path + ["exact", "expected"], .count)]
    }
    let headings = [
      "slot", "exact precision", "recall", "F1", "lenient precision", "recall", "F1", "expected",
    ]
    return Self.section(
      "Slots",
      "<p><i>exact</i>: the whole value, or nothing. <i>lenient</i>: word by word, so that a part of "
        + "a value counts in part, one that is split counts, and longer ones weigh more.</p>",
      Self.table(headings, rows))
  }

  /// How long decisions took.
  var latency: String {
    let rows = (value(at: ["latency"])?.array ?? []).enumerated().map { place, entry in
      let path = ["latency", String(place)]
      return [
        "\(entry["outcome"]?.string ?? ""), \(entry["tier"]?.string ?? "")",
        figure(path + ["count"], .count),
      ]
        + LatencySummary.Statistic.allCases.map { figure(path + [$0.rawValue], .microseconds) }
    }
    guard !rows.isEmpty else { return "" }
    let headings = ["outcome, tier", "rows"] + LatencySummary.Statistic.allCases.map(\.rawValue)
    return Self.section(
      "Latency in µs",
      "<p>Each row once, as it was read: the first of a kind opens what others "
        + "share. <code>phrase-router bench</code> measures.</p>", Self.table(headings, rows))
  }

  /// What failed, and in what.
  var failures: String {
    let all = value(at: ["failures"])?.array ?? []
    guard !all.isEmpty else { return "" }
    let items = all.prefix(Self.greatestList).map { failure in
      let name = (failure["utterance"] ?? failure["dialogue"])?.string ?? ""
      let differences = failure["differences"]?.array?.compactMap(\.string) ?? []
      let known = failure["knownBecause"]?.string.map { " (known: \(Self.text($0)))" } ?? ""
      let place =
        "\(failure["file"]?.string ?? ""):\(failure["line"]?.number?.text(places: 0) ?? "")"
      return "<li>“\(Self.name(name))”\(known)<br><small>\(Self.text(place))</small><ul>"
        + differences.map { "<li>\(Self.text($0))</li>" }.joined() + "</ul></li>"
    }
    return Self.section(
      "Failures",
      "<details><summary>What is not as expected</summary><ul>\(items.joined(separator: "\n"))</ul>"
        + Self.more(than: items.count, of: all.count) + "</details>")
  }
}
