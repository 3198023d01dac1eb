import SwiftUI
import Testing

@testable import AppIntents

@Suite struct ResultTests {
  struct Next: AppIntent {
    static let title: LocalizedStringResource = "Next"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Card: SnippetIntent {
    static let title: LocalizedStringResource = "Card"
    func perform() async throws -> some IntentResult & ShowsSnippetView {
      .result(view: Text("card"))
    }
  }

  struct TalkingCard: SnippetIntent {
    static let title: LocalizedStringResource = "Talking card"
    func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
      .result(dialog: "Here") { Text("card") }
    }
  }

  // Each function promises what its result has to have: that they compile is half of the test.
  static func nothing() -> some IntentResult { .result() }
  static func value() -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
  static func dialog() -> some ProvidesDialog { .result(dialog: "Done \(1).") }
  static func opens() -> some IntentResult & OpensIntent { .result(opensIntent: Next()) }
  static func opensAndTalks() -> some OpensIntent & ProvidesDialog & ShowsSnippetView {
    .result(opensIntent: Next(), dialog: "On.") { Text("a") }
  }
  static func view() -> some ShowsSnippetView { .result(view: Text("a")) }
  static func content() -> some IntentResult & ShowsSnippetView { .result { Text("a") } }
  static func card() -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: Card()) }
  static func all() -> some ReturnsValue<Film> & ShowsSnippetIntent & ProvidesDialog {
    .result(
      value: .upFilm, dialog: IntentDialog(full: "Up it is.", supporting: "Here it is."),
      snippetIntent: Card())
  }
  static func hidden() -> some IntentResult { .result(value: "x", dialog: "d", view: Text("v")) }
  static func everything() -> some IntentResult {
    .result(value: [1, 2], opensIntent: Next(), dialog: "d", snippetIntent: Card())
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let result: any IntentResult
    var value: String?
    var dialog: String?
    var opens = false
    var view = false
    var card = false
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "nothing", result: nothing()),
    Row(name: "value", result: value(), value: "1"),
    Row(name: "dialog", result: dialog(), dialog: "Done 1."),
    Row(name: "opens", result: opens(), opens: true),
    Row(name: "opensAndTalks", result: opensAndTalks(), dialog: "On.", opens: true, view: true),
    Row(name: "view", result: view(), view: true),
    Row(name: "content", result: content(), view: true),
    Row(name: "card", result: card(), card: true),
    Row(name: "hidden", result: hidden(), value: "x", dialog: "d", view: true),
    Row(
      name: "everything", result: everything(), value: "[1, 2]", dialog: "d", opens: true,
      card: true),
  ]

  // Statements: 45, 46, 95, 151, 190
  @Test(arguments: rows) func partsAreReadWhateverTheDeclaredType(row: Row) throws {
    let parts = try #require(row.result.parts)
    #expect(parts.anyValue.map { "\($0)" } == row.value)
    #expect(parts.dialog.map { String(localized: $0.full) } == row.dialog)
    #expect((parts.nextIntent != nil) == row.opens)
    #expect((parts.snippetView != nil) == row.view)
    #expect((parts.snippetIntent != nil) == row.card)
  }

  // Statements: 12, 13
  @Test func aDialogHasAFullAndASupportingForm() throws {
    let parts = try #require(Self.all().parts)
    let dialog = try #require(parts.dialog)
    #expect(String(localized: dialog.full) == "Up it is.")
    #expect(dialog.supporting.map { String(localized: $0) } == "Here it is.")
    #expect((parts.anyValue as? Film)?.id == "up")
  }

  @Test func aButtonBelongsToAnActivity() throws {
    func button() -> some ReturnsValue<Int> & ProvidesDialog {
      .result(value: 1, actionButtonIntent: Next(), activityIdentifier: "run", dialog: "On.")
    }
    func plainButton() -> some IntentResult { .result(actionButtonIntent: Next()) }
    let parts = try #require(button().parts)
    #expect(parts.actionButtonIntent is Next)
    #expect(parts.activityIdentifier == "run")
    #expect(parts.anyValue as? Int == 1)
    #expect(parts.nextIntent == nil)
    #expect(plainButton().parts?.actionButtonIntent is Next)
  }

  // Statements: 110, 137, 138
  @Test func aCardIsFoundOnlyIfItHasMoreToOffer() {
    #expect(!Card.isDiscoverable)
    #expect(TalkingCard.isDiscoverable)
    #expect(!EmptySnippetIntent.isDiscoverable)
    #expect(Next.isDiscoverable)
  }
}
