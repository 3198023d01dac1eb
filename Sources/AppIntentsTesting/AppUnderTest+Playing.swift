public import AppIntents
import DialogueScriptReading
import DialogueScripts
import IntentRuntime
import PhraseRouter

extension AppUnderTest {
  /// Plays dialogues, each in a new conversation in which intents really run, and compares what
  /// comes of them with what their script says.
  ///
  /// ```swift
  /// try await app.play(
  ///   """
  ///   name: several films of one name
  ///   turns:
  ///     - user: mark toy story as watched in film tracker
  ///       expect: {slot: film, options: [Toy Story, Toy Story 2]}
  ///     - user: the second
  ///       expect:
  ///         run: succeeded
  ///         intent: MarkFilmAsWatched
  ///         arguments: {film: Toy Story 2}
  ///         message: Toy Story 2 is marked as watched.
  ///   """)
  /// ```
  ///
  /// A script is YAML, as in corpora, and as `:record` of the REPL writes it; `---` stands between
  /// several. Whatever is not written is not looked at. The article shows all that can be written.
  ///
  /// - Parameters:
  ///   - language: The language of scripts that name none. `nil`: that of the app's code.
  ///   - files: The files that the person can name, by what they are called.
  /// - Returns: What the turns came to.
  /// - Throws: ``DialogueMismatch`` with all turns that went otherwise; `DiagnosticError` for a
  ///   script that cannot be read, and ``UnknownLanguage``, both before anything is typed.
  @discardableResult
  public func play(
    _ script: String, language: String? = nil, files: [String: IntentFile] = [:]
  ) async throws -> [PlayedTurn] {
    var scripts = try self.scripts(in: script)
    for index in scripts.indices where scripts[index].language == nil {
      scripts[index].language = language
    }
    for script in scripts { try check(script.language) }
    var played: [PlayedDialogue] = []
    for script in scripts { played.append(await play(script, files: files)) }
    let mismatch = DialogueMismatch(played, manifest: host.manifest)
    guard mismatch.turns.isEmpty else { throw mismatch }
    return played.flatMap(\.turns)
  }

  private func play(
    _ script: DialogueScript, files: [String: IntentFile]
  ) async -> PlayedDialogue {
    let conversation = AppConversation(
      session(language: script.language, context: script.context, files: files), with: host,
      language: script.language)
    let failures = await script.play(in: conversation, of: host.manifest)
    var turns = await conversation.turns
    for (index, turn) in script.turns.enumerated() { turns[index].line = turn.line }
    return PlayedDialogue(script: script, turns: turns, failures: failures)
  }

  /// Reads scripts, and refuses names of intents that the app does not have, which would only ever
  /// fail.
  private func scripts(in yaml: String) throws(DiagnosticError) -> [DialogueScript] {
    let file = "script"
    let scripts = try DialogueScript.scripts(yaml: yaml, file: file)
    guard !scripts.isEmpty else {
      throw DiagnosticError([
        Diagnostic(
          .error, at: .file(file, line: 1), "there is no dialogue",
          fix: "write its 'name' and its 'turns'")
      ])
    }
    let faults = scripts.flatMap(\.turns).compactMap { unknownIntent(of: $0, in: file) }
    guard faults.isEmpty else { throw DiagnosticError(faults) }
    return scripts
  }

  private func unknownIntent(of turn: ScriptedTurn, in file: String) -> Diagnostic? {
    let intents = host.manifest.intents.map(\.name)
    guard let name = turn.expectation.decided.intent, !intents.contains(name) else { return nil }
    return Diagnostic(
      .error, at: .file(file, line: turn.line), "the app has no intent '\(name)'",
      fix: "write one of \(intents.joined(separator: ", "))")
  }
}

/// A dialogue that was played.
struct PlayedDialogue {
  let script: DialogueScript
  let turns: [PlayedTurn]
  let failures: [TurnFailure]

  /// The dialogue as it went, as a script, with what intents have thrown as comments.
  func transcript(_ manifest: Manifest) -> String {
    let begin = DialogueScript(
      name: script.name, language: script.language, context: script.context, turns: [])
    return turns.reduce(into: begin.yaml) { text, turn in
      let expectation = TurnExpectation(
        turn.answer, manifest: manifest, language: script.language)
      text += ScriptedTurn(user: turn.typed, expectation: expectation).yaml
      guard let error = turn.error else { return }
      text += "\(error)".split(whereSeparator: \.isNewline).map { "# thrown: \($0)\n" }.joined()
    }
  }
}

/// A dialogue went otherwise than its script says.
public struct DialogueMismatch: Error, Sendable, CustomStringConvertible {
  /// A turn that went otherwise.
  public struct Turn: Equatable, Sendable {
    /// Where what was typed stands in the script, counted from 1.
    public let line: Int
    /// What was typed.
    public let typed: String
    /// Each respect in which what came differs from what was expected.
    public let differences: [String]
  }

  /// The turns that went otherwise. Those after the first may only follow from it.
  public let turns: [Turn]
  /// The dialogues as they went, as a script.
  public let transcript: String

  init(_ played: [PlayedDialogue], manifest: Manifest) {
    turns = played.flatMap { dialogue in
      dialogue.failures.map { failure in
        Turn(
          line: dialogue.turns[failure.turn - 1].line, typed: failure.user,
          differences: failure.differences.map(\.description))
      }
    }
    transcript = played.map { $0.transcript(manifest) }.joined()
  }

  /// The differences, each with its line of the script, and the dialogues as they went.
  public var description: String {
    let differences = turns.map { turn in
      "line \(turn.line) of the script, “\(turn.typed)”:\n"
        + turn.differences.map { "  " + $0 }.joined(separator: "\n")
    }
    return """
      The dialogue went otherwise.
      \(differences.joined(separator: "\n"))
      As a whole it went like this:
      \(transcript)
      """
  }
}
