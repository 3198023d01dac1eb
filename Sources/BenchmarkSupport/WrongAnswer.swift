/// Why a benchmark must not be run: what it would time is wrong.
public struct WrongAnswer: Error, CustomStringConvertible {
  /// What was asked, what was expected and what came.
  public let description: String

  /// Says what was expected of a question, and what came.
  public init(_ question: String, expected: String, found: String) {
    description = "“\(question)” came to \(found), not \(expected)"
  }
}
