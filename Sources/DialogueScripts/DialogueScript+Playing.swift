package import PhraseRouter

/// A turn that did not come to what was expected.
package struct TurnFailure: Equatable, Sendable {
  /// The number of the turn, counted from 1.
  package var turn: Int
  package var user: String
  /// What became of the dialogue.
  package var outcome: ReplyOutcome
  package var differences: [Difference]
}

/// What a reply came to, as the person who gave it sees it.
package enum ReplyOutcome: String, CaseIterable, Sendable {
  /// All is as expected.
  case expected
  /// Nothing ran that should not, and a question is open.
  case askedAgain
  /// Something ran that was not asked for.
  case wrong
  /// Nothing ran that should not, and no question is open any more.
  case lost
}

/// A conversation that a script can be typed into: with a router alone, or with an app that runs what
/// is decided.
package protocol ScriptedConversation {
  /// Types one turn, and gives what comes of it.
  func answer(to text: String) async -> ScriptedAnswer
}

extension Session: ScriptedConversation {
  package func answer(to text: String) async -> ScriptedAnswer {
    ScriptedAnswer(await send(text))
  }
}

extension DialogueScript {
  /// Types every turn into a fresh session and compares what comes of it.
  ///
  /// A failing turn does not end the script: the session goes on from where it stands.
  package func play(on router: Router) async -> [TurnFailure] {
    let session = Session(
      router: router, language: language, context: context,
      options: SessionOptions(waitsForLearning: true))
    return await play(in: session, of: router.manifest)
  }

  /// Types every turn into a conversation that has just begun, in the script's language and context,
  /// and compares what comes of it.
  package func play(
    in conversation: some ScriptedConversation, of manifest: Manifest
  ) async -> [TurnFailure] {
    var failures: [TurnFailure] = []
    for (index, turn) in turns.enumerated() {
      let answer = await conversation.answer(to: turn.user)
      let differences = turn.expectation.differences(
        from: answer, manifest: manifest, language: language)
      if !differences.isEmpty {
        failures.append(
          TurnFailure(
            turn: index + 1, user: turn.user,
            outcome: turn.expectation.outcome(
              of: answer.turn, manifest: manifest, language: language),
            differences: differences))
      }
    }
    return failures
  }
}

extension TurnExpectation {
  /// What became of the dialogue with a turn that differs.
  fileprivate func outcome(
    of turn: Turn, manifest: Manifest, language: String?
  ) -> ReplyOutcome {
    let differs = !decisionDifferences(from: turn, manifest: manifest, language: language).isEmpty
    if case .run? = turn.decision, differs { return .wrong }
    return turn.isOpen ? .askedAgain : .lost
  }

  /// All respects in which an answer differs. Options are those shown, which may be a page of more.
  package func differences(
    from answer: ScriptedAnswer, manifest: Manifest, language: String?
  ) -> [Difference] {
    let turn = answer.turn
    var differences = decisionDifferences(from: turn, manifest: manifest, language: language)
    differences += argumentDifferences(from: answer) + runDifferences(from: answer)
    func compare<Answer: Equatable>(_ subject: String, _ expected: Answer?, _ actual: Answer) {
      guard let expected, expected != actual else { return }
      differences.append(
        Difference(subject: subject, expected: "\(expected)", actual: "\(actual)"))
    }
    compare("message", message.map { String($0.trimmed) }, String(turn.message.trimmed))
    compare("firstNumber", firstNumber, turn.firstNumber)
    compare("hasMore", hasMore, turn.hasMore)
    compare("optionCount", optionCount, turn.options.count)
    compare("open", open, turn.isOpen)
    return differences
  }

  private func argumentDifferences(from answer: ScriptedAnswer) -> [Difference] {
    (arguments ?? [:]).sorted { $0.key < $1.key }.compactMap { name, expected in
      let names = answer.arguments[name] ?? []
      guard !names.contains(where: expected.isCalled) else { return nil }
      return Difference(
        subject: "argument \(name)", expected: expected.displayText,
        actual: names.first ?? "none")
    }
  }

  private func runDifferences(from answer: ScriptedAnswer) -> [Difference] {
    guard let expected = run ?? answer.run.flatMap({ _ in expectedRun }), expected != answer.run
    else { return [] }
    return [
      Difference(
        subject: "run", expected: expected.rawValue, actual: answer.run?.rawValue ?? "none")
    ]
  }

  /// What a decision lets expect of an app's intents.
  private var expectedRun: RunState? {
    if decidesNothing { return .nothing }
    return decided.decision.map { $0 == .run ? .succeeded : .nothing }
  }

  private func decisionDifferences(
    from turn: Turn, manifest: Manifest, language: String?
  ) -> [Difference] {
    guard let decision = turn.decision else {
      let expected = decidesNothing ? nil : decided.decisionNames
      let subjects = [
        ("decision", expected), ("intent", decided.intent), ("slot", decided.slot),
      ]
      let missing = subjects.compactMap { subject, expected in
        expected.map { Difference(subject: subject, expected: $0, actual: "none") }
      }
      return missing + decided.optionDifferences(from: turn.options)
    }
    var record = DecisionRecord(decision, manifest: manifest, language: language)
    record.options = turn.options
    var differences = decided.differences(from: record)
    if mustNot.contains(record.kind) {
      let kind = record.kind.rawValue
      differences.append(Difference(subject: "decision", expected: "not \(kind)", actual: kind))
    }
    guard decidesNothing else { return differences }
    let unexpected = Difference(
      subject: "decision", expected: "none", actual: record.kind.rawValue)
    return [unexpected] + differences
  }
}
