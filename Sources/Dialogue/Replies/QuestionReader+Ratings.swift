import AppManifest

/// Numbers that are told by the bounds of what is asked for.
extension QuestionReader {
  /// The number of stars that signs show, or that words tell by the bounds.
  ///
  /// *"⭐⭐⭐" → 3; "top marks" → the maximum; "4/5", "4 out of 5" → 4, where 5 is the maximum*
  func rating(_ reply: Reply) -> Answer? {
    guard case .askValue = question.decision, let parameter, !parameter.values.isList,
      parameter.type == .integer || parameter.type == .number
    else { return nil }
    let number =
      SignReading(reply.typed).stars.map(Double.init) ?? bound(reply) ?? fraction(reply)
      ?? counted(reply)
    return number.flatMap { answer(parameter.values.reading(of: $0), reply) }
  }

  private func bound(_ reply: Reply) -> Double? {
    guard let values = parameter?.values,
      let parts = ReplyComposition(reply.text, table: guide.lexicon.parts)?.parts
    else { return nil }
    let others: ReplyPart = [.padding, .glue, .mildAssent, .praise, .unit, .all]
    func says(_ part: ReplyPart) -> Bool {
      parts.contains { $0.contains(part) }
        && parts.allSatisfy { !$0.isDisjoint(with: others.union(part)) }
    }
    if says(.pair) { return 2 }
    if says(.highest) { return values.maximum }
    return says(.lowest) ? values.minimum : nil
  }

  /// A number with what is counted beside it. *"星三つ" → 3*
  private func counted(_ reply: Reply) -> Double? {
    guard let composition = ReplyComposition(reply.text, table: guide.lexicon.parts),
      composition.contains(.unit)
    else { return nil }
    let said = composition.segments(of: [.unit, .padding, .mildAssent, .thanks, .praise])
      .filter { $0.part.isEmpty }
    return said.count == 1 ? whole(said[0].text[...]) : nil
  }

  /// What is told as a share of the maximum.
  private func fraction(_ reply: Reply) -> Double? {
    guard let maximum = parameter?.values.maximum else { return nil }
    let typed = reply.typed.split(separator: "/", omittingEmptySubsequences: false)
    if typed.count == 2 { return share(typed[0], typed[1], of: maximum) }
    return guide.lexicon.shares.lazy.compactMap { share in
      share.gaps(in: reply.text).flatMap { self.share($0.first, $0.second, of: maximum) }
    }.first
  }

  private func share(_ part: Substring, _ whole: Substring, of maximum: Double) -> Double? {
    number(whole) == maximum ? number(part) : nil
  }

  private func number(_ text: Substring) -> Double? {
    whole(text) ?? counted(Reply(typed: String(text), guide: guide))
  }

  private func whole(_ text: Substring) -> Double? {
    let reply = Reply(typed: String(text), guide: guide)
    return reply.number.map(Double.init) ?? guide.language.number(reply.typed)
  }
}

/// What stands between a number and the highest that is possible: *{} out of {max}*.
struct ShareFrame: Sendable {
  private let between: String
  private let isReversed: Bool
  private let end: String

  /// - Parameter text: With `{}` for the number and `{max}` for the highest.
  init(_ text: String, normalize: (String) -> String) {
    isReversed = text.hasPrefix("{max}")
    let parts = text.replacing("{max}", with: "{}").split(separator: "{}").map(String.init)
    between = normalize(parts.first ?? "")
    end = parts.count > 1 ? normalize(parts[1]) : ""
  }

  /// The number and the highest, as they stand in a text.
  func gaps(in text: String) -> (first: Substring, second: Substring)? {
    guard !between.isEmpty, text.hasSuffix(end),
      let range = text.dropLast(end.count).ranges(of: between).first
    else { return nil }
    let parts = [
      text[..<range.lowerBound].trimmed, text.dropLast(end.count)[range.upperBound...].trimmed,
    ]
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return isReversed ? (parts[1], parts[0]) : (parts[0], parts[1])
  }
}
