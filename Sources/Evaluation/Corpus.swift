import DialogueScriptReading
package import DialogueScripts
package import PhraseRouter

/// Utterances and dialogues with what they are expected to come to.
package struct Corpus: Equatable, Sendable {
  package var rows: [CorpusRow]
  package var dialogues: [DialogueScript]
  package var knownFailures: [KnownFailure]

  package init(
    rows: [CorpusRow] = [], dialogues: [DialogueScript] = [], knownFailures: [KnownFailure] = []
  ) {
    self.rows = rows
    self.dialogues = dialogues
    self.knownFailures = knownFailures
  }
}

extension Corpus {
  /// The corpus with a language for what names none, and with facts for every context that does
  /// not have them.
  package func filling(language: String, context: [String: Value]) -> Corpus {
    var filled = self
    for index in rows.indices {
      filled.rows[index].language = rows[index].language ?? language
      filled.rows[index].context.merge(context) { own, _ in own }
    }
    for index in dialogues.indices {
      filled.dialogues[index].language = dialogues[index].language ?? language
      filled.dialogues[index].context.merge(context) { own, _ in own }
    }
    return filled
  }
}

/// A row or dialogue that is known to fail, and why. It must fail: once it passes, it has to be
/// taken off the list.
package struct KnownFailure: Equatable, Sendable {
  package var target: Target
  package var why: String
  package var file: String
  package var line: Int

  package init(target: Target, why: String, file: String = "", line: Int = 1) {
    self.target = target
    self.why = why
    self.file = file
    self.line = line
  }

  /// What is known to fail.
  package enum Target: Equatable, Sendable {
    /// The utterance, in the language or, where that is `nil`, in any.
    case utterance(String, language: String?)
    /// The dialogue of that name.
    case dialogue(String)
  }
}

extension KnownFailure {
  /// Reads one line of a list of known failures.
  init?(_ node: SourceNode, reader: inout SourceReader) {
    let known = ["utterance", "language", "dialogue", "why"]
    guard let members = reader.members(of: node, known: known, what: "a known failure") else {
      return nil
    }
    let utterance = reader.text(members["utterance"], "utterance")
    let dialogue = reader.text(members["dialogue"], "dialogue")
    guard let why = reader.text(members["why"], "why"), (utterance == nil) != (dialogue == nil)
    else {
      reader.report(
        "a known failure must have 'utterance' or 'dialogue', and 'why'",
        fix: "write what fails, and why it may", at: node)
      return nil
    }
    let language = reader.text(members["language"], "language")
    self.init(
      target: utterance.map { .utterance($0, language: language) }
        ?? .dialogue(dialogue ?? ""),
      why: why, file: reader.file, line: node.line)
  }
}
