import AppIntents
import Testing

@testable import IntentRuntime

/// What an app can be asked for without having written a phrase for it.
@Suite("Generated actions")
struct GeneratedActionTests {
  // Statements: 169, 170, 171
  @Test(
    "find things by facts about them",
    arguments: [
      ("show all library books by jane austen", "Emma, Persuasion"),
      ("library books after 1850 sorted by title", "Dracula, Middlemarch, Ulysses"),
      ("show library books before 1820 by austen", "Emma, Persuasion"),
      ("show library books from 1897", "Dracula"),
      ("list the two newest library books", "Ulysses, Dracula"),
      ("show library books after 1950", "Nothing was found."),
    ])
  func finds(utterance: String, expected: String) async throws {
    let turn = try await LibraryApp.session().send(utterance)
    #expect(turn.message == expected)
    #expect(!turn.hasFailed)
  }

  // Statements: 183, 184, 186
  @Test(
    "reach an intent with a schema by free wording",
    arguments: [
      ("find me that library book about the fish", "fish"),
      ("search library books for sea monsters", "sea monsters"),
    ])
  func searches(utterance: String, term: String) async throws {
    let turn = try await LibraryApp.session().send(utterance)
    #expect(turn.outcome?.intent == "Search")
    #expect(turn.message.contains(term))
    #expect(!turn.message.contains("find me"))
  }

  // Statements: 183, 184
  @Test(
    "give values that the wording of a schema names",
    arguments: [
      ("make the text larger", "larger, 0 points"), ("make the font bigger", "larger, 0 points"),
      ("set the font size to smaller in library books", "smaller, 0 points"),
      ("change the text size", "Which size?"), ("go to page 12", "page 12"),
      ("turn to the previous page", "back"), ("go to the next page", "forward"),
      ("turn the page", "turned"),
    ])
  func setsValues(utterance: String, expected: String) async throws {
    let turn = try await LibraryApp.session().send(utterance)
    #expect(turn.message == expected)
  }

  // Statements: 188
  @Test("leave intents without a schema to their phrases")
  func withoutSchema() async throws {
    let session = try await LibraryApp.session()
    #expect(await session.send("ask the librarian of library books").outcome?.intent == "Ask")
    #expect(await session.send("could the librarian tell me something").outcome == nil)
    #expect(await session.send("what is the weather like").outcome == nil)
  }
}
