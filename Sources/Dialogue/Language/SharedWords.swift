/// What dialogues say that others say as well, in the same words.
package struct SharedWords: Sendable {
  /// True, as an answer.
  package let yes: String
  /// False, as an answer.
  package let no: String
  /// Where something was ended by *cancel*.
  package let cancelled: String
  /// What stands between the values of a list.
  package let separator: String
  /// Where nothing was run that could be taken back, and where all of it is taken back.
  package let nothingToUndo: String
  package let nothingMoreToUndo: String
  /// What is said of running an action.
  package let runs: RunMessages

  /// The words of a language, or of English.
  package static func best(for tag: String) -> SharedWords {
    let messages = DialogueLanguage.best(for: tag).messages
    return SharedWords(
      yes: messages.yes, no: messages.no, cancelled: messages.cancelled,
      separator: messages.separator, nothingToUndo: messages.nothingToUndo,
      nothingMoreToUndo: messages.nothingMoreToUndo, runs: messages.runs)
  }

  /// The tags of the languages that dialogues are held in.
  package static let languages = DialogueLanguage.all.map(\.code)
}
