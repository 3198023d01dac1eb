import AppIntents
import Dialogue
import Testing

@testable import IntentRuntime

/// What declarations say beside types and titles is kept to in conversations.
@Suite("What is declared") struct DeclaredWordsTests {
  /// What is said to one line after the other.
  private func say(_ lines: String...) async throws -> [String] {
    let session = try await PostOfficeApp.session()
    var messages: [String] = []
    for line in lines { messages.append(await session.send(line).message) }
    return messages
  }

  @Test("asks which of several with the parameter's own question")
  func disambiguationDialog() async throws {
    let said = try await say("send box with counter")
    #expect(said == ["There are several called “box”. Which of these do I take?"])
  }

  @Test("takes the action's name for yes", arguments: ["send", "Send it!", "yes"])
  func actionName(reply: String) async throws {
    let said = try await say("send letter with counter", reply)
    #expect(said == ["Send Letter?", "Letter is on its way."])
  }

  @Test("has words for each action in each language")
  func actionWords() {
    let names = Set(ConfirmationWords.words(for: "send", language: "en"))
    #expect(names.contains("send"))
    let actions = ConfirmationWords.all.mapValues { Set($0.keys) }
    #expect(Set(actions.keys) == Set(SharedWords.languages))
    #expect(Set(actions.values).count == 1)
    #expect(actions["en"]?.count == 33)
  }

  @Test("says what each of the intents says that hand on to one another")
  func openedIntents() async throws {
    #expect(try await say("what comes next at counter") == ["Next is Red box."])
    #expect(
      try await say("find it at counter") == ["I have looked it up.\nIt is in the van."])
  }

  @Test("takes no negative measurement where there are none")
  func negativeMeasurements() async throws {
    let said = try await say("store at counter", "-5 minutes", "5")
    #expect(said[1].hasSuffix("Which time?") && said[1] != "Which time?")
    #expect(said[2] == "Kept for 300 seconds.")
  }

  @Test(
    "takes amounts in the currencies that will do, the first where none is said",
    arguments: [
      ("12 francs", "Paid 12 CHF."), ("7.50", "Paid 7.5 EUR."),
      ("10 GBP", "“10 GBP” doesn’t fit here. Which amount?"),
    ])
  func currencies(reply: String, answer: String) async throws {
    #expect(try await say("pay at counter", reply).last == answer)
  }

  @Test("ends a run that goes on in the app, and calls the intent by its type")
  func foreground() async throws {
    let turn = try await PostOfficeApp.session().send("go in at counter")
    #expect(turn.message == "Come in.")
    #expect(turn.outcome?.intent == "Visit")
    #expect(PostOfficeApp.visits.withLock { $0 } == 101)
  }

  @Test("lets a run that never ends be left", .timeLimit(.minutes(1)))
  func endlessRuns() async throws {
    let session = try await PostOfficeApp.session()
    let turn = Task { await session.send("stand in line at counter") }
    await PostOfficeApp.line.arrival()
    turn.cancel()
    #expect(await turn.value.message == "Cancelled.")
    #expect(await session.send("pay at counter").message == "Which amount?")
    await PostOfficeApp.line.open()
  }
}
