/// Where a REPL gets its lines from.
package protocol LineReader {
  /// Waits for the next line.
  mutating func next() -> TypedLine

  /// Takes what the tab key is to offer from now on.
  mutating func complete(with completion: LineCompletion)

  /// True when what is typed is not seen by itself, so that it has to be repeated.
  var needsEcho: Bool { get }
}

extension LineReader {
  /// There is no tab key.
  package mutating func complete(with completion: LineCompletion) {}
}

/// What came of waiting for a line.
package enum TypedLine: Equatable, Sendable {
  /// A line, without its end. It may hold anything but line feeds.
  case text(String)
  /// A line longer than anyone types. It was read to its end and dropped.
  case tooLong
  /// A line that is no text.
  case notUTF8
  /// There are no more lines.
  case end
}
