import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import IntentRuntime

/// What a host gets of an app's views, and gives back of them.
@MainActor @Suite("The tree of an app's view")
struct ViewTreeTests {
  struct Watch: AppIntent {
    static let title: LocalizedStringResource = "Watch"
    @Parameter(title: "film") var film: String
    init() {}
    init(film: String) { self.film = film }
    func perform() async throws -> some IntentResult { .result() }
  }

  // The page ViewTree.md shows these lines, and the JSON that comes of them.
  // example: view-tree
  struct FilmCard: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Cars").font(.headline)
        Image(systemName: "star").accessibilityLabel("Four stars")
        Button("Watch", intent: Watch(film: "cars"))
        Link("About it", destination: URL(filePath: "/films/cars"))
      }
      .padding()
    }
  }
  // end

  @Test("is what its page in the documentation shows")
  func documentedExample() async throws {
    let page = try Self.page()
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n")
    #expect(source.contains(try #require(Self.block("swift", of: page))))

    let tree = try await TicketApp.host().tree(of: FilmCard())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var shown = tree
    shown.children[2].action = .intent(EncodedIntent(rawValue: "…"))
    let json = String(decoding: try encoder.encode(shown), as: UTF8.self)
    #expect(json == Self.block("json", of: page))
    #expect(try JSONDecoder().decode(ViewNode.self, from: encoder.encode(tree)) == tree)
  }

  @Test("has rows in its page for the kinds that have attributes")
  func documentedKinds() throws {
    let page = try Self.page()
    #expect(page.contains("``ViewNode/Kind``"))
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let documented = Set(
      rows.flatMap { row in row.split(separator: "|").first?.split(separator: "`") ?? [] })
    for kind in ["text", "image", "button", "toggle", "textField", "gauge", "color", "control"] {
      #expect(documented.contains(Substring(kind)))
      #expect(ViewNode.Kind(rawValue: kind) != nil)
    }
  }

  private static func page() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Sources/SwiftUI/SwiftUI.docc/ViewTree.md"), encoding: .utf8)
  }

  /// The first block of code in a language.
  private static func block(_ language: String, of page: String) -> String? {
    page.components(separatedBy: "```\(language)\n").dropFirst().first?
      .components(separatedBy: "\n```").first
  }

  // MARK: Language

  @Test("has texts in the language that is asked for")
  func texts() async throws {
    var localization = Localization()
    try localization.add(
      strings: Array(#""Cars" = "Autos"; "Four stars" = "Vier Sterne";"#.utf8),
      table: Localization.defaultTable, language: "de")
    let host = try await TicketApp.host(localization: localization)
    let german = host.tree(of: FilmCard(), language: "de")
    #expect(german.texts == ["Autos", "Watch", "About it"])
    #expect(german.children[1].modifiers == [.init("accessibilityLabel", "Vier Sterne")])
    #expect(host.tree(of: FilmCard()).texts.first == "Cars")
  }

  // MARK: Controls

  /// The intent of a control, as a host hands it back after it has gone through JSON.
  private func handedBack(
    _ view: some View, by host: AppHost
  ) throws -> EncodedIntent {
    let data = try JSONEncoder().encode(host.tree(of: view))
    guard case .intent(let intent)? = try JSONDecoder().decode(ViewNode.self, from: data).action
    else { throw UnreadableIntent() }
    return intent
  }

  private static func booking() -> TicketApp.Book {
    let intent = TicketApp.Book()
    intent.show = TicketApp.Show(id: "hamlet", name: "Hamlet")
    intent.seats = 2
    intent.row = .circle
    intent.note = "“near the door”\n"
    return intent
  }

  @Test("has controls whose intents run with the values that they were drawn with")
  func controlsPerformTheirIntents() async throws {
    let visit = try await TicketApp.Visit()
    let intent = try handedBack(Button("Book", intent: Self.booking()), by: visit.host)
    let turn = await visit.perform(intent)
    #expect(turn.message == "2 seats for Hamlet are booked.")
    #expect(visit.box.log == ["booked hamlet 2 circle “near the door”\n false"])
  }

  @Test("has controls whose intents ask for what they lack, in the same conversation")
  func controlsMayAsk() async throws {
    let visit = try await TicketApp.Visit()
    let intent = TicketApp.Book()
    intent.seats = 3
    intent.row = .stalls
    await visit.send("book seats in globe")
    let turn = await visit.perform(try handedBack(Button("Book", intent: intent), by: visit.host))
    #expect(turn.message == "Which show?")
    #expect(turn.isAskedByRun)
    #expect(await visit.send("hamlet").message == "3 seats for Hamlet are booked.")
  }

  @Test("has controls whose entities are fetched again, and asked for when they have gone")
  func entitiesThatHaveGone() async throws {
    let visit = try await TicketApp.Visit()
    let intent = Self.booking()
    intent.show = TicketApp.Show(id: "macbeth", name: "Macbeth")
    let turn = await visit.perform(try handedBack(Button("Book", intent: intent), by: visit.host))
    #expect(turn.message.contains("Macbeth"))
    #expect(turn.isOpen)
  }

  @Test(
    "is not run by what nobody has drawn",
    arguments: [
      "", "{}", "null", #"{"intent":"NoSuchIntent","slots":[],"confidence":1,"template":""}"#,
      String(repeating: "[", count: 100_000), String(repeating: " ", count: 1 << 17),
    ])
  func forgedIntents(text: String) async throws {
    let visit = try await TicketApp.Visit()
    let turn = await visit.perform(EncodedIntent(rawValue: text))
    #expect(turn.error is UnreadableIntent)
    #expect(visit.box.log.isEmpty)
  }

  @Test("keeps days and times in the intents of its controls")
  func moments() async throws {
    struct Remind: AppIntent {
      static let title: LocalizedStringResource = "Remind"
      @Parameter(title: "when") var when: Date
      func perform() async throws -> some IntentResult { .result() }
    }
    let moment = Date(timeIntervalSince1970: 1_795_802_430)
    let intent = Remind()
    intent.when = moment
    let host = try await TicketApp.host()
    let invocation = try #require(host.encoded(intent)?.invocation)
    let slot = try #require(invocation.slots.first)
    let reader = SlotValueReader { _ in throw UnreadableIntent() }
    let read = try await reader.value(
      of: slot, for: try #require(intent.parameters.first).parameter)
    #expect(read as? Date == moment)
  }
}
