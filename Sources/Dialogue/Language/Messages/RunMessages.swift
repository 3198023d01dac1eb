/// What is said of running an action, in one language.
///
/// What runs actions says it; it stands here so that all that is said in a language stands together.
package struct RunMessages: Sendable {
  /// After a run that says nothing.
  package var done: String
  /// After a run that failed and does not say how.
  package var failed: String
  /// Offers to undo a run.
  package var undoOffer: String
  /// After a run was undone; `{said}` is what was said of it.
  package var undone: String
  /// Asks whether to take back what was done before something that cannot be taken back; `{said}` is
  /// what was said of it.
  package var undoEarlier: String
  /// Where a process ended while a run waited for an answer, before ``startAgain``.
  package var interrupted: String
  /// Asks whether to start a run again.
  package var startAgain: String
  /// Where a Find action finds nothing.
  package var nothingFound: String
  /// What a Find action finds, where it is much: `{list}` and `{count}` others.
  package var andMore: String
  /// Asks whether a value is meant: `{option}`.
  package var isMeant: String

  /// Asks whether a value is meant. *Toy Story → Do you mean Toy Story?*
  package func asks(about title: String) -> String {
    MessageTemplate.fill(isMeant, ["option": title])
  }

  /// Says that a run was undone.
  package func tellsUndone(_ said: String) -> String {
    MessageTemplate.fill(undone, ["said": said])
  }

  /// Asks whether to undo a run that was not the last.
  package func asksToUndo(_ said: String) -> String {
    MessageTemplate.fill(undoEarlier, ["said": said])
  }

  /// What was found, and how many others.
  package func more(_ list: String, count: Int) -> String {
    MessageTemplate.fill(andMore, ["list": list, "count": String(count)])
  }
}
