import DialogueScripts
import TextAnalysis

extension EvaluationReport {
  /// The report as a person reads it.
  ///
  /// - Parameter maximumFailures: How many failures are shown.
  package func text(maximumFailures: Int = 50) -> String {
    (summaryLines + intentLines + confusionLines + tallyLines + latencyLines
      + failureLines(maximum: maximumFailures) + passLines).joined(separator: "\n")
  }

  private var summaryLines: [String] {
    var lines: [String] = []
    if utterances > 0 {
      lines.append(
        "\(utterances) utterances: \(exact) exact (\(percent(exact, of: utterances))), intent "
          + "right in \(intentCorrect) (\(percent(intentCorrect, of: utterances))), "
          + "slot F1 \(slots.f1.text(places: 4))")
    }
    if dialogues > 0 {
      let failed = failures.count { $0.source.isDialogue }
      lines.append("\(dialogues) dialogues: \(dialogues - failed) play as written")
    }
    return lines.isEmpty ? ["Nothing to evaluate."] : lines
  }

  private func percent(_ count: Int, of total: Int) -> String {
    (Double(count) / Double(total) * 100).text(places: 2) + " %"
  }

  private var intentLines: [String] {
    guard !byIntent.isEmpty else { return [] }
    var table = TextTable(["intent", "rows", "precision", "recall", "F1"])
    for (name, score) in sortedIntents {
      table.add(
        [TerminalSafety.escape(name), String(score.expected)]
          + [score.precision, score.recall, score.f1].map { $0?.text(places: 4) ?? "–" })
    }
    return [""] + table.lines
  }

  private var confusionLines: [String] {
    guard !confusions.isEmpty else { return [] }
    var table = TextTable(["expected → got", "rows"])
    for (confusion, count) in sortedConfusions {
      let pair = "\(confusion.expected) → \(confusion.actual)"
      table.add([TerminalSafety.escape(pair), String(count)])
    }
    return [""] + table.lines
  }

  private var tallyLines: [String] {
    byClass.lines(heading: "class", names: \.label)
      + byDialogueKind.lines(heading: "dialogues, by their replies", names: \.label)
      + byReplyKind.lines(heading: "replies", names: \.label)
  }

  private var latencyLines: [String] {
    guard !outcomes.isEmpty else { return [] }
    return [""] + LatencySummary.table(outcomes.map { ($0.outcome.rawValue, $0.latency) })
  }

  private func failureLines(maximum: Int) -> [String] {
    guard !failures.isEmpty else { return [] }
    let shown = unexpectedFailures + failures.filter { $0.knownBecause != nil }
    var lines = ["", "failures"]
    for failure in shown.prefix(maximum) { lines += failure.lines }
    let more = shown.count - maximum
    return lines + (more > 0 ? ["  … and \(more) more"] : [])
  }

  private var passLines: [String] {
    guard !unexpectedPasses.isEmpty else { return [] }
    return ["", "listed as known failures, but they pass: take them off the list"]
      + unexpectedPasses.map {
        "  \(TerminalSafety.escape($0.file)):\($0.line) “\(TerminalSafety.escape($0.name))”"
      }
  }
}

extension EvaluationReport.Failure {
  fileprivate var lines: [String] {
    let mark = knownBecause.map { " (known: \($0))" } ?? ""
    let language = source.language.map { " [\($0)]" } ?? ""
    let head = "\(source.file):\(source.line) “\(source.name)”\(language)\(mark)"
    return ["  " + TerminalSafety.escape(head)]
      + differences.map { "      " + TerminalSafety.escape($0) }
  }
}

extension RowOutcome {
  /// What reports call it.
  var label: String {
    switch self {
    case .right: "right"
    case .offered: "asked, offered"
    case .askedOtherwise: "asked otherwise"
    case .rejected: "rejected"
    case .wrong: "wrong, silently"
    }
  }
}

extension ReplyOutcome {
  fileprivate var label: String {
    switch self {
    case .expected: "expected"
    case .askedAgain: "asked again"
    case .wrong: "wrong"
    case .lost: "lost"
    }
  }
}
