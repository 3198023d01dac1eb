package import PhraseRouter
import TextAnalysis

/// Decisions, questions and explanations as a terminal shows them. All that comes from outside is
/// escaped.
package struct DecisionText: Sendable {
  private let palette: Palette

  package init(palette: Palette) { self.palette = palette }

  /// A decision, its slots, the question and its options.
  ///
  /// - Parameters:
  ///   - record: `nil` where nothing was decided.
  ///   - turn: What is said and offered.
  ///   - label: What happened where nothing was decided.
  ///   - isQuiet: Whether only what is said and offered is shown, if something is.
  package func lines(
    record: DecisionRecord?, turn: Turn, label: String = "no decision", microseconds: Double,
    isQuiet: Bool = false
  ) -> [String] {
    var lines: [String] = []
    if !isQuiet || (turn.message.isEmpty && turn.options.isEmpty) {
      lines.append(headline(record, label: label, microseconds: microseconds))
      lines += record.map(slotLines) ?? []
    }
    if !turn.message.isEmpty { lines += messageLines(turn.message) }
    return lines + optionLines(turn)
  }

  private func headline(
    _ record: DecisionRecord?, label: String, microseconds: Double
  ) -> String {
    let time = palette.quiet(Self.duration(microseconds))
    guard let record else { return palette.quiet(label + " · ") + time }
    let kind = palette.paint(record.kind.rawValue, Palette.Role(record.kind.outcome))
    let intent = record.intent.map { " " + palette.paint(safe($0), .strong) } ?? ""
    let reason = record.reason.map { palette.quiet(" (\($0.rawValue))") } ?? ""
    let confidence = record.confidence.map { confidence in
      confidence < 1 ? palette.quiet(" · confidence \(confidence.rounded(toPlaces: 3))") : ""
    }
    return kind + intent + reason + (confidence ?? "") + palette.quiet(" · ") + time
  }

  /// A duration with three digits that count: `41.3 µs`, `4.03 ms`.
  private static func duration(_ microseconds: Double) -> String {
    let (number, unit) =
      microseconds < 1000 ? (microseconds, "µs") : (microseconds / 1000, "ms")
    let places = number < 10 ? 2 : number < 100 ? 1 : 0
    return "\(number.text(places: places)) \(unit)"
  }

  private func slotLines(_ record: DecisionRecord) -> [String] {
    var lines = record.slots.map { slot in
      let typed = slot.text.map { palette.quiet("  ← “\(safe($0))”") } ?? ""
      let id = slot.entityID.map { palette.quiet(" [\(safe($0))]") } ?? ""
      return
        "  \(palette.paint(safe(slot.name), .name)) = \(safe(slot.value.displayText))\(id)\(typed)"
    }
    if let asked = record.askedSlot {
      let typed = asked.text.map { palette.quiet("  ← “\(safe($0))”") } ?? ""
      lines.append("  \(palette.paint(safe(asked.name), .name)) ?\(typed)")
    }
    return lines
  }

  /// The app's own line breaks are kept, and nothing else of what could move the cursor.
  private func messageLines(_ message: String) -> [String] {
    message.split(whereSeparator: \.isNewline).map { safe(String($0)) }
  }

  private func optionLines(_ turn: Turn) -> [String] {
    let titles = turn.options.map { safe($0.title) }
    let width = titles.map(TerminalSafety.displayWidth).max() ?? 0
    let last = String(turn.firstNumber + max(0, turn.options.count - 1))
    let lines = zip(turn.options, titles).enumerated().map { index, pair in
      let number = String(turn.firstNumber + index)
      let indent = String(repeating: " ", count: last.count - number.count)
      let line = "  \(indent)\(palette.paint(number + ".", .strong)) \(pair.1)"
      guard let subtitle = pair.0.subtitle, !subtitle.isEmpty else { return line }
      let gap = String(repeating: " ", count: width - TerminalSafety.displayWidth(pair.1) + 2)
      return line + gap + palette.quiet(safe(subtitle))
    }
    return lines + (turn.hasMore ? [palette.quiet("  …")] : [])
  }

  private func safe(_ text: String) -> String { TerminalSafety.escape(text) }
}

extension DecisionText {
  /// How a decision came about.
  package func lines(explaining explanation: Explanation) -> [String] {
    var lines = [heading("text") + safe(explanation.normalizedText)]
    let tokens = explanation.tokens.map {
      safe($0.text) + palette.quiet("[\($0.range.lowerBound)..<\($0.range.upperBound)]")
    }
    lines.append(heading("tokens") + tokens.joined(separator: " "))
    lines += section("candidates", explanation.candidates.flatMap(candidateLines))
    lines += section("lookups", explanation.lookups.map(lookupLine))
    if explanation.isCutShort {
      lines.append(heading("work") + "cut short: the utterance took all its steps")
    }
    if !explanation.ranked.isEmpty {
      lines += section("ranked", explanation.ranked.map(rankedLine))
    }
    guard case .reject(let rejection) = explanation.decision, !rejection.nearest.isEmpty else {
      return lines
    }
    return lines + section("nearest", rejection.nearest.map { "  " + safe($0) })
  }

  private func heading(_ name: String) -> String {
    palette.paint(name, .strong) + String(repeating: " ", count: max(1, 11 - name.count))
  }

  private func section(_ name: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [heading(name) + "none"] : [palette.paint(name, .strong)] + lines
  }

  private func candidateLines(_ candidate: Explanation.ConsideredCandidate) -> [String] {
    let isChosen = candidate.verdict.isChosen
    let verdict = palette.paint(safe(candidate.verdict.description), isChosen ? .run : .quiet)
    let cost = palette.quiet("cost \(candidate.cost.rounded(toPlaces: 3))")
    let slots = candidate.slots.sorted { $0.key < $1.key }.map {
      "\(palette.paint(safe($0.key), .name))=“\(safe($0.value))”"
    }
    let head = "  \(safe(candidate.intent)): \(safe(candidate.template))"
    let doubts = candidate.doubts.reasons.map { "    " + palette.quiet("in doubt: " + $0) }
    return [head, "    " + ([verdict, cost] + slots).joined(separator: "  ")] + doubts
  }

  private func rankedLine(_ ranked: Explanation.RankedIntent) -> String {
    let intent = ranked.intent.isEmpty ? "(none)" : safe(ranked.intent)
    let features = ranked.features.map { feature in
      "“\(safe(feature.text))” \(feature.weight.rounded(toPlaces: 2))"
    }
    let share = palette.paint(String(ranked.probability.rounded(toPlaces: 3)), .strong)
    return "  \(intent) \(share)  " + palette.quiet(features.joined(separator: "  "))
  }

  private func lookupLine(_ lookup: Explanation.Lookup) -> String {
    let hits = lookup.hits.map { hit in
      safe(hit.title) + (hit.subtitle.map { palette.quiet(" (\(safe($0)))") } ?? "")
    }
    let found = hits.isEmpty ? "nothing" : hits.prefix(10).joined(separator: ", ")
    let more = hits.count > 10 ? ", … \(hits.count - 10) more" : ""
    return "  \(palette.paint(safe(lookup.slot), .name)) “\(safe(lookup.text))”: \(found)\(more)"
  }
}

extension Palette {
  /// Text that stands back.
  fileprivate func quiet(_ text: String) -> String { paint(text, .quiet) }
}

extension Palette.Role {
  fileprivate init(_ outcome: DecisionRecord.Outcome) {
    switch outcome {
    case .run: self = .run
    case .ask: self = .ask
    case .reject: self = .reject
    }
  }
}
