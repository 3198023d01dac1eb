import AppManifest

/// Numbers with a fraction, where whole ones are asked for.
extension QuestionReader {
  /// The whole numbers beside the one that a reply says, where both are possible.
  ///
  /// *"four and a half stars" → 4 and 5*
  func wholeNumbers(around reply: Reply) -> (lower: Int, upper: Int)? {
    guard case .askValue = question.decision, let parameter, parameter.type == .integer,
      !parameter.values.isList
    else { return nil }
    let number = ([reply] + reply.contents).lazy.compactMap { self.fraction(in: $0) }.first
    guard let number, let lower = Int(exactly: number.rounded(.down)) else { return nil }
    let isPossible = [lower, lower + 1].allSatisfy { whole in
      if case .value = parameter.values.reading(of: Double(whole)) { true } else { false }
    }
    return isPossible ? (lower, lower + 1) : nil
  }

  /// The number that a reply says with what is counted beside it, if it is not whole.
  private func fraction(in reply: Reply) -> Double? {
    let isFraction: (Double) -> Bool = { $0 != $0.rounded() && abs($0) < 1e9 }
    if let number = guide.language.number(reply.typed) { return isFraction(number) ? number : nil }
    guard let composition = ReplyComposition(reply.text, table: guide.lexicon.parts) else {
      return nil
    }
    let said = composition.segments(of: [.unit, .padding, .mildAssent, .thanks, .praise])
      .filter { $0.part.isEmpty }
    let number = said.map(\.text).joined(separator: " ")
    return guide.language.number(number).flatMap { isFraction($0) ? $0 : nil }
  }
}

extension DialogueMachine {
  /// Asks which of two whole numbers is meant by one between them.
  func askWhole(_ reply: Reply, _ question: Question) -> DialogueAction? {
    guard let whole = reader(question).wholeNumbers(around: reply) else { return nil }
    let writer = guide.writer
    guard case .show(var turn) = show(question) else { return nil }
    turn.message = writer.fill(
      writer.messages.wholeOnly, ["lower": String(whole.lower), "upper": String(whole.upper)])
    return .show(turn)
  }
}
