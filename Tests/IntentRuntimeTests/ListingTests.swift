import AppIntents
import Testing

@testable import IntentRuntime

/// What an app can do is listed without anything that the app would have to do for it.
@Suite("Listings") struct ListingTests {
  // Statements: 110, 111, 148
  @Test("have the actions that may be discovered, with titles and descriptions")
  func actions() async throws {
    let desk = try await PostcardApp.Desk()
    let actions = desk.host.listing().actions
    #expect(!actions.map(\.intent).contains("SendCard"))
    #expect(actions.map(\.intent).contains("BuyStamps"), "no shortcut leads to it")
    let count = try #require(actions.first { $0.intent == "CountCards" })
    #expect(count.title == "Count cards")
    #expect(count.description == "Says how many cards there are.")
    #expect(actions.first { $0.intent == "EditCard" }?.description == nil)
  }

  @Test("have what can be found by facts")
  func finders() async throws {
    let actions = try await LibraryApp.host().listing().actions
    #expect(
      actions.map(\.title) == [
        "Ask the librarian", "Change Text", "Search", "Turn Page", "Find books",
      ])
    #expect(actions.last?.description == "Finds books by author and year.")
  }

  // Statements: 111
  @Test("leave out actions that run all the same")
  func hidden() async throws {
    let desk = try await PostcardApp.Desk()
    await desk.say("write on beach in mailbox", "Hello")
    #expect(desk.album.log.first?.hasPrefix("sent") == true)
  }

  // Statements: 146, 173, 181
  @Test("have the shortcuts of an app that registers nothing")
  func shortcuts() async throws {
    let desk = try await PostcardApp.Desk()
    let shortcuts = desk.host.listing().shortcuts
    #expect(
      shortcuts.map(\.title) == [
        "Go on", "Photo", "Write", "Count", "Count finished", "Count empty", "Prepare", "Look",
        "Stick", "Preview",
      ])
    #expect(
      shortcuts.first
        == AppListing.Shortcut(
          intent: "EditCard", title: "Go on", systemImageName: "pencil",
          phrases: ["go on with card in Mailbox"]))
    #expect(shortcuts.last?.systemImageName == "eye.fill")
  }

  @Test("are in the language that is asked for, as far as there are translations")
  func languages() async throws {
    var localization = Localization()
    let strings = #""Count cards" = "Karten zählen"; "Count" = "Zählen";"#
    try localization.add(strings: Array(strings.utf8), table: "Localizable", language: "de")
    let built = try ManifestBuilder(
      PostcardApp.Shortcuts.self, localization: localization
    ).build()
    let listing = try await AppHost(built, localization: localization).listing(language: "de")
    #expect(listing.actions.first { $0.intent == "CountCards" }?.title == "Karten zählen")
    #expect(listing.shortcuts[3].title == "Zählen")
    #expect(listing.shortcuts[4].title == "Count finished")
  }
}
