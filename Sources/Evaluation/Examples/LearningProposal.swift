package import ExampleSets
package import PhraseRouter

/// An utterance of a recorded conversation that may become an example.
package struct LearningProposal: Sendable {
  package var utterance: String
  package var language: String?
  /// What it means, as far as the conversation tells or the app's ranker holds likely.
  package var intent: String?
  package var evidence: Evidence
  /// Where it was recorded.
  package var place: (file: String, line: Int) = ("", 1)

  package init(
    utterance: String, language: String? = nil, intent: String? = nil, evidence: Evidence
  ) {
    self.utterance = utterance
    self.language = language
    self.intent = intent
    self.evidence = evidence
  }

  /// What says what an utterance means.
  package enum Evidence: Equatable, Sendable {
    /// Who typed it said yes to it, or took it among others.
    case confirmed
    /// Who typed it then typed this, which ran.
    case saidAgain(String)
    /// It was asked about, and how that ended was not recorded.
    case asked
    /// It was rejected, and nothing says what it meant.
    case rejected
    /// It was asked about, and who typed it said no.
    case refused

    /// Whether a person has said what was meant, so that it can be accepted unseen.
    package var isPersons: Bool {
      switch self {
      case .confirmed, .saidAgain: true
      case .asked, .rejected, .refused: false
      }
    }

    /// The evidence in words.
    package var text: String {
      switch self {
      case .confirmed: "confirmed"
      case .saidAgain(let other): "rejected, then said as “\(other)”"
      case .asked: "asked about"
      case .rejected: "rejected"
      case .refused: "asked about, and refused"
      }
    }
  }

  /// The example that it would be.
  package var example: LabelledExample {
    LabelledExample(utterance: utterance, language: language, intent: intent, line: place.line)
  }
}

extension [LearningProposal] {
  /// The proposals that are worth a person's time, each once, those that a person has decided first.
  ///
  /// Left out is what the app's phrases say by now, what stands among the examples already, and what
  /// is empty or longer than a sentence. Where nothing says what was meant, the app's ranker is
  /// asked, if it has one.
  ///
  /// - Parameters:
  ///   - router: The app as it is now.
  ///   - known: The examples that it has.
  /// - Complexity: O(proposals) decisions.
  package func worthAsking(
    of router: Router, knowing known: [LabelledExample]
  ) -> [LearningProposal] {
    let intents = Set(router.manifest.intents.map(\.name))
    var seen = Set(known.map { Key($0.utterance, $0.language ?? router.manifest.defaultLanguage) })
    let ordered = filter { $0.evidence.isPersons } + filter { !$0.evidence.isPersons }
    return ordered.compactMap { proposal in
      var proposal = proposal
      let language = proposal.language ?? router.manifest.defaultLanguage
      proposal.language = language
      let isNew = seen.insert(Key(proposal.utterance, language)).inserted
      guard isNew, proposal.utterance.contains(where: { !$0.isWhitespace }),
        proposal.utterance.utf8.count <= Self.longestExample,
        router.route(proposal.utterance, language: language).kind != .run
      else { return nil }
      if let intent = proposal.intent, !intents.contains(intent) {
        // The app had it when that was recorded.
        proposal.intent = nil
        proposal.evidence = .rejected
      }
      if proposal.evidence != .refused, proposal.intent == nil {
        proposal.intent = router.likeliest(proposal.utterance, language: language)
      }
      return proposal
    }
  }

  /// The most bytes of an example: what is longer is no sentence that others say.
  private static var longestExample: Int { 512 }

  private struct Key: Hashable {
    var utterance: String
    var language: String

    init(_ utterance: String, _ language: String) {
      self.utterance = utterance
      self.language = language
    }
  }
}

extension Router {
  /// What an utterance most likely means, if anything, by the app's ranker.
  fileprivate func likeliest(_ utterance: String, language: String) -> String? {
    explain(utterance, language: language).ranked.map(\.intent).first { !$0.isEmpty }
  }
}
