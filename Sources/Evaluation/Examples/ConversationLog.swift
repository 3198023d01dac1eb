import AppManifest
import DialogueScriptReading
import DialogueScripts
package import PhraseRouter

/// What a recorded conversation says about utterances that no phrase says.
///
/// Two forms are read: the scripts that `:record` writes, and JSON Lines as `route - --json --echo`
/// answers. In a script, what follows an utterance tells what it meant: the question that was answered
/// with *yes*, the option that was taken, or the other words that then ran.
package struct ConversationLog: Sendable {
  package private(set) var proposals: [LearningProposal] = []

  /// Reads a recording. One that begins with `{` is JSON Lines.
  ///
  /// - Throws: ``DiagnosticError`` with what is wrong with the file, and where.
  package init(path: String) throws(DiagnosticError) {
    guard FileKind(path) == .file else {
      let fault = Diagnostic(
        .error, at: .file(path), "there is no such file", fix: "check the name")
      throw DiagnosticError([fault], isMissingInput: true)
    }
    let file = try CorpusFile(path)
    let isJSON = file.bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
    if isJSON {
      try read(jsonLines: file)
    } else {
      for script in try DialogueScript.scripts(yaml: try file.text(), file: path) { read(script) }
    }
  }

}

// MARK: - Scripts

extension ConversationLog {
  /// Goes through the turns. An utterance that was not simply run waits for what follows.
  private mutating func read(_ script: DialogueScript) {
    var waiting: LearningProposal?
    var isQuestionOpen = false
    var offered: [String] = []
    for turn in script.turns {
      let decided = turn.expectation.decided
      if isQuestionOpen, var proposal = waiting {
        // A reply. What runs after it was meant; whatever else asks on.
        isQuestionOpen = turn.expectation.open == true
        let isAnswered = decided.decision == .run
        if isAnswered, let intent = decided.intent, offered.contains(intent) {
          proposal.intent = intent
          proposal.evidence = .confirmed
        } else if !isAnswered, isQuestionOpen {
          continue
        } else {
          proposal.evidence = .refused
        }
        proposals.append(proposal)
        waiting = nil
        if isAnswered, proposal.evidence == .confirmed { continue }
      }
      if let proposal = waiting {
        proposals.append(proposal.saidAgain(as: turn))
        waiting = nil
      }
      waiting = LearningProposal(turn, language: script.language, file: script.file)
      isQuestionOpen = waiting?.evidence == .asked
      offered = turn.expectation.offeredIntents
    }
    if let waiting { proposals.append(waiting) }
  }
}

extension TurnExpectation {
  /// The intents that a question is about: the one that it asks to confirm, or those to choose from.
  fileprivate var offeredIntents: [String] {
    let named = (decided.options ?? []).compactMap { option in
      if case .named(let name) = option { name } else { nil }
    }
    return decided.decision == .chooseIntent ? named : decided.intent.map { [$0] } ?? []
  }
}

extension LearningProposal {
  /// What a turn may teach: it was rejected, or asked about as a whole. `nil`: nothing.
  fileprivate init?(_ turn: ScriptedTurn, language: String?, file: String) {
    let decided = turn.expectation.decided
    switch decided.decision {
    case .reject: self.init(utterance: turn.user, language: language, evidence: .rejected)
    case .confirm, .chooseIntent:
      self.init(
        utterance: turn.user, language: language, intent: decided.intent, evidence: .asked)
    case .run, .askValue, .chooseEntity, nil: return nil
    }
    place = (file, turn.line)
  }

  /// The proposal, where what was typed next ran: people say in other words what was not understood.
  fileprivate func saidAgain(as turn: ScriptedTurn) -> LearningProposal {
    guard evidence == .rejected, turn.expectation.decided.decision == .run else { return self }
    var again = self
    again.intent = turn.expectation.decided.intent
    again.evidence = .saidAgain(turn.user)
    return again
  }
}

// MARK: - JSON Lines

extension ConversationLog {
  private mutating func read(jsonLines file: CorpusFile) throws(DiagnosticError) {
    let log = FaultLog(JSONSource(name: file.name, bytes: file.bytes))
    let reader = FormReader(log: log)
    var number = 0
    JSONLines(log.source).forEach { line in
      number += 1
      switch line {
      case .failure(let fault): log.add(fault)
      case .success(let node):
        let proposal = Self.proposal(node, reader, file: file.name, line: number)
        if let proposal { proposals.append(proposal) }
      }
      return !log.isFull
    }
    let faults = log.located().filter { $0.severity == .error }
    guard faults.isEmpty else { throw DiagnosticError(faults) }
  }

  private static func proposal(
    _ node: LocatedJSON, _ reader: FormReader, file: String, line: Int
  ) -> LearningProposal? {
    guard let fields = reader.fields(of: node, keys: nil, "a line") else { return nil }
    guard fields["utterance"] != nil else {
      reader.log.error(
        at: node.offset, "a line has no \"utterance\"",
        fix: "write the log with 'route - --json --echo'")
      return nil
    }
    let utterance = fields.string("utterance")
    let language = fields["language"]?.string
    guard let decision = Decision.Kind(rawValue: fields.string("decision")) else {
      reader.log.error(
        at: node.offset, "a line has no \"decision\" that is known",
        fix: "write the log with 'route - --json --echo'")
      return nil
    }
    let evidence: LearningProposal.Evidence? =
      switch decision {
      case .reject: .rejected
      case .confirm, .chooseIntent: .asked
      case .run, .askValue, .chooseEntity: nil
      }
    return evidence.map {
      var proposal = LearningProposal(
        utterance: utterance, language: language, intent: fields["intent"]?.string, evidence: $0)
      proposal.place = (file, line)
      return proposal
    }
  }
}
