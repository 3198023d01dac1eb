package import PhraseRouter

/// A conversation typed turn by turn, with what is expected of each.
package struct DialogueScript: Equatable, Sendable {
  package var name: String
  /// What the script tries, as reports group it.
  package var kind: String?
  /// The language it is typed in. `nil`: the manifest's default.
  package var language: String?
  package var context: [String: Value]
  package var turns: [ScriptedTurn]
  /// The file that the script stands in, and its first line.
  package var file: String
  package var line: Int

  package init(
    name: String, kind: String? = nil, language: String? = nil, context: [String: Value] = [:],
    turns: [ScriptedTurn], file: String = "", line: Int = 1
  ) {
    self.name = name
    self.kind = kind
    self.language = language
    self.context = context
    self.turns = turns
    self.file = file
    self.line = line
  }
}

/// One turn of a dialogue script.
package struct ScriptedTurn: Equatable, Sendable {
  /// What is typed.
  package var user: String
  /// What kind of reply it is, as reports group it.
  package var kind: String?
  package var expectation: TurnExpectation
  package var line: Int

  package init(
    user: String, kind: String? = nil, expectation: TurnExpectation = TurnExpectation(),
    line: Int = 1
  ) {
    self.user = user
    self.kind = kind
    self.expectation = expectation
    self.line = line
  }
}

/// What a turn is expected to come to. Whatever is `nil` is not looked at.
package struct TurnExpectation: Equatable, Sendable {
  /// What the decision is expected to be.
  package var decided: Expectation = Expectation()
  /// True when the turn is expected to decide nothing ("cancel").
  package var decidesNothing = false
  /// Decisions that the turn must not come to.
  package var mustNot: [Decision.Kind] = []
  /// What some of the known arguments are, each by its value, identifier or title. An array stands
  /// for any of its elements. Those of a run are what it ran with in the end.
  package var arguments: [String: Value]?
  /// What an app's intents are expected to do. `nil`: to succeed where the decision is expected to
  /// be a run, to do nothing where it is expected to be another, or else anything.
  package var run: RunState?
  /// All that is said, but for white space at its ends.
  package var message: String?
  /// The number of the first option shown.
  package var firstNumber: Int?
  /// Whether there are further options.
  package var hasMore: Bool?
  /// How many options are shown.
  package var optionCount: Int?
  /// Whether a reply is waited for.
  package var open: Bool?

  package init() {}
}
