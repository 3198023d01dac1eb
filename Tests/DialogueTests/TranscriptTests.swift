import Testing

/// Whole dialogues.
struct TranscriptTests {
  @Test(arguments: lists + names + values + actions + languages)
  func transcript(_ transcript: Transcript) throws {
    try transcript.check()
  }
}
