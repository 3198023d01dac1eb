public import AppIntents
import IntentRuntime

extension AppUnderTest {
  /// Plays a dialogue in a new conversation, in which intents really run, and compares what comes
  /// of it with what the script says.
  ///
  /// ```swift
  /// try await app.play(
  ///   """
  ///   U: mark toy story as watched in film tracker
  ///   S: Several fit “toy story”. Which film?
  ///   1 Toy Story (1995)
  ///   2 Toy Story 2 (1999)
  ///   = choose film
  ///   U: the second
  ///   S: Toy Story 2 is marked as watched.
  ///   = run MarkFilmAsWatched film="Toy Story 2"
  ///   """)
  /// ```
  ///
  /// Below what is typed (`U:`) stand what is said (`S:`, over several lines if need be), the options
  /// (with their numbers; the part in brackets may be left out; `…` for more), and what happens (`=`
  /// with a ``PlayedTurn/Outcome``, the intent or the parameter asked for, and some arguments).
  /// Whatever is not written is not looked at. Lines that start with `#` are comments.
  ///
  /// - Parameters:
  ///   - language: A language of the app. `nil`: that of its code.
  ///   - files: The files that the person can name, by what they are called.
  /// - Returns: What the turns came to.
  /// - Throws: ``DialogueMismatch`` with all turns that went otherwise; ``ScriptFault`` for a script
  ///   that cannot be read, and ``UnknownLanguage``, both before anything is typed.
  @discardableResult
  public func play(
    _ script: String, language: String? = nil, files: [String: IntentFile] = [:]
  ) async throws -> [PlayedTurn] {
    let script = try DialogueScript(script)
    try check(script)
    let session = try conversation(language: language, files: files)
    var played: [PlayedTurn] = []
    for turn in script.turns {
      let answer = await session.send(turn.typed)
      played.append(
        PlayedTurn(answer, to: turn.typed, line: turn.line) {
          host.title(of: $0, language: language)
        })
    }
    let mismatch = DialogueMismatch(script: script, played: played)
    guard mismatch.turns.isEmpty else { throw mismatch }
    return played
  }

  /// Refuses names of intents that the app does not have, which would only ever fail.
  private func check(_ script: DialogueScript) throws(ScriptFault) {
    let intents = host.manifest.intents.map(\.name)
    for turn in script.turns {
      guard let outcome = turn.outcome, [.run, .fail, .wait, .confirm].contains(outcome.kind),
        let name = outcome.subject, !intents.contains(name)
      else { continue }
      let known = intents.joined(separator: ", ")
      throw ScriptFault(
        line: turn.line, "the app has no intent called “\(name)”; it has \(known)")
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
    /// What was expected (`- `) beside what came (`+ `), a line each.
    public let difference: [String]
  }

  /// The turns that went otherwise. Those after the first may only follow from it.
  public let turns: [Turn]
  /// The dialogue as it went, as a script.
  public let transcript: String

  init(script: DialogueScript, played: [PlayedTurn]) {
    turns = zip(script.turns, played).compactMap { expected, turn in
      let difference = turn.differences(from: expected)
      guard !difference.isEmpty else { return nil }
      return Turn(line: turn.line, typed: turn.typed, difference: difference)
    }
    transcript = played.flatMap { ["U: \($0.typed)"] + $0.lines }.joined(separator: "\n")
  }

  /// The differences, each with its line of the script, and the dialogue as it went.
  public var description: String {
    let differences = turns.map { turn in
      "line \(turn.line) of the script:\n    U: \(turn.typed)\n"
        + turn.difference.map { "  " + $0 }.joined(separator: "\n")
    }
    return """
      The dialogue went otherwise (- expected, + happened).
      \(differences.joined(separator: "\n"))
      As a whole it went like this:
      \(transcript)
      """
  }
}
