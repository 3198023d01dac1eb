import Testing

/// Whole dialogues.
struct TranscriptTests {
  @Test(arguments: lists + names + values + actions + languages)
  func transcript(_ transcript: Transcript) throws {
    try transcript.check()
  }
}

/// The lists that many transcripts show.
extension TranscriptTests {
  static let dunes = """
    1 Dune (1984 · David Lynch)
    2 Dune (2021 · Denis Villeneuve)
    """

  static let toyStories = """
    1 Toy Story (1995 · John Lasseter)
    2 Toy Story 2 (1999 · John Lasseter)
    3 Toy Story 3 (2010 · Lee Unkrich)
    """

  static let genres = """
    1 Comedy
    2 Science fiction
    3 Drama
    """

  /// Some films of a long series, by their places in the list.
  static func sagas(_ places: ClosedRange<Int>) -> String {
    places.map { "\($0) Saga \($0) (\(1900 + $0))" }.joined(separator: "\n")
  }
}
