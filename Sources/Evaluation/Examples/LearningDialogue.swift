package import ExampleSets
package import PhraseRouter
import TextAnalysis

/// Asks a person, at a terminal or through a pipe, what becomes of proposed examples.
package struct LearningDialogue {
  private let intents: [(name: String, title: String)]
  private let read: () -> String?
  private let write: (String) -> Void

  /// - Parameters:
  ///   - manifest: The app, whose intents can be meant.
  ///   - read: The next line that is typed. `nil`: there are no more.
  ///   - write: Takes whole lines, without their ends.
  package init(
    manifest: Manifest, read: @escaping () -> String?, write: @escaping (String) -> Void
  ) {
    intents = manifest.intents.map { intent in
      (intent.name, manifest.text(of: intent.title, language: nil) ?? "")
    }
    self.read = read
    self.write = write
  }

  /// What an answer makes of a proposal.
  private enum Verdict {
    case take(LabelledExample)
    case leave
    case takeAll
    case stop
  }

  /// Goes through the proposals, and gives those that were accepted.
  ///
  /// Whoever stops, or types no more, keeps what was accepted up to there.
  package func accept(_ proposals: [LearningProposal]) -> [LabelledExample] {
    var accepted: [LabelledExample] = []
    for (place, proposal) in proposals.enumerated() {
      write("\(place + 1) of \(proposals.count)")
      switch ask(proposal) {
      case .take(let example): accepted.append(example)
      case .leave: continue
      case .takeAll: return accepted + Self.acceptAll(proposals[place...])
      case .stop: return accepted
      }
    }
    return accepted
  }

  /// Those of which a person has said in the conversation what they mean.
  package static func acceptAll(_ proposals: some Sequence<LearningProposal>) -> [LabelledExample] {
    proposals.filter { $0.evidence.isPersons && $0.intent != nil }.map(\.example)
  }

  private func ask(_ proposal: LearningProposal) -> Verdict {
    describe(proposal)
    while let line = read() {
      let answer = line.lowercased().filter { !$0.isWhitespace }
      switch answer {
      case "y", "yes":
        if proposal.intent != nil { return .take(proposal.example) }
        write("  Nothing is known of what it means. Type a number of the list, or no.")
        list()
      case "n", "no": return .leave
      case "0", "nothing":
        var example = proposal.example
        example.intent = nil
        return .take(example)
      case "a", "all": return .takeAll
      case "q", "quit", "stop": return .stop
      case "l", "list": list()
      default:
        if let intent = intent(answer) {
          var example = proposal.example
          example.intent = intent
          return .take(example)
        }
        write("  " + Self.help)
      }
    }
    return .stop
  }

  private static let help =
    "yes, no, a number of the list, 0 for nothing of the app, list, all, or stop"

  private func describe(_ proposal: LearningProposal) {
    let language = proposal.language.map { " [\($0)]" } ?? ""
    write(
      TerminalSafety.escape("  “\(proposal.utterance)”\(language), \(proposal.evidence.text)"))
    let meaning = proposal.intent.map(name) ?? "?"
    write(TerminalSafety.escape("  means \(meaning)") + "   (\(Self.help))")
  }

  private func list() {
    for (place, intent) in intents.enumerated() {
      write(TerminalSafety.escape("  \(place + 1). \(name(intent.name))"))
    }
  }

  /// An intent's name, and what it is called.
  private func name(_ intent: String) -> String {
    let title = intents.first { $0.name == intent }?.title ?? ""
    return title.isEmpty ? intent : "\(intent) (\(title))"
  }

  private func intent(_ answer: String) -> String? {
    guard let number = Int(answer), intents.indices.contains(number - 1) else { return nil }
    return intents[number - 1].name
  }
}
