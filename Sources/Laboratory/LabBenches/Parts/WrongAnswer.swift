/// Why a part must not be timed: its answer is wrong.
package struct WrongAnswer: Error, CustomStringConvertible {
  /// What was asked, what was expected and what came.
  package let description: String

  /// Says what was expected of a question, and what came.
  init(_ question: String, expected: String, found: String) {
    description = "“\(question)” came to \(found), not \(expected)"
  }
}
