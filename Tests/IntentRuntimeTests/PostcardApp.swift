import AppIntents
import SwiftUI
import Synchronization

@testable import IntentRuntime

/// A small app whose work has stages: postcards are written, framed and sent, in as many
/// conversations as it takes. What is done next depends on the card alone.
enum PostcardApp {
  struct Card: Sendable {
    var photo = 0
    var greeting: String?
    var frame: String?

    /// What is left to do. Loud greetings are framed.
    var stage: Stage {
      guard let greeting else { return .greeting }
      return greeting.hasSuffix("!") && frame == nil ? .frame : .done
    }
  }

  enum Stage: String, AppEnum {
    case greeting, frame, done
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "stage"
    static let caseDisplayRepresentations: [Stage: DisplayRepresentation] = [
      .greeting: "Greeting", .frame: "Frame", .done: "Done",
    ]
  }

  /// The cards, and what was done. A new one for each test.
  final class Album: Sendable {
    private let state = Mutex<(cards: [String: Card], log: [String])>((["beach": Card()], []))
    var log: [String] { state.withLock { $0.log } }
    var names: [String] { state.withLock { $0.cards.keys.sorted() } }
    func note(_ line: String) { state.withLock { $0.log.append(line) } }
    subscript(name: String) -> Card? {
      get { state.withLock { $0.cards[name] } }
      set { state.withLock { $0.cards[name] = newValue } }
    }
  }

  /// The album of a test, which runs beside others.
  @TaskLocal static var album = Album()

  struct CardEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "card"
    static let defaultQuery = CardQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id.capitalized)" }
  }

  struct CardQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [CardEntity] {
      identifiers.filter { album[$0] != nil }.map(CardEntity.init)
    }
  }

  struct Stamp: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "stamp"
    static let defaultQuery = StampQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id.capitalized)" }
  }

  /// Finds stamps by their identifiers only.
  struct StampQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Stamp] {
      identifiers.map(Stamp.init)
    }
  }

  /// Cards by a word in their names: a value for other actions, which shows nothing.
  struct CardsByWord: IntentValueQuery {
    func values(for input: String) async throws -> [CardEntity] {
      album.names.filter { $0.contains(input) }.map(CardEntity.init)
    }
  }

  // MARK: Stages

  struct EditCard: AppIntent {
    static let title: LocalizedStringResource = "Go on with a card"
    @Parameter(title: "card") var card: CardEntity
    @Parameter(title: "stage") var stage: Stage?
    @Parameter(title: "words") var words: String?

    init() {}
    init(card: CardEntity) { self.card = card }

    func perform() async throws -> some IntentResult & OpensIntent {
      var next = stage ?? album[card.id]?.stage
      while next != .done {
        let words = try await $words.requestValue(
          next == .greeting ? "What do you want to write?" : "Which frame?")
        guard var changed = album[card.id] else {
          throw AppIntentError.Unrecoverable.entityNotFound
        }
        if next == .greeting { changed.greeting = words } else { changed.frame = words }
        album[card.id] = changed
        next = changed.stage
      }
      return .result(opensIntent: SendCard(card: card))
    }
  }

  struct SendCard: AppIntent {
    static let title: LocalizedStringResource = "Send a card"
    static let description: IntentDescription? = "Takes a finished card to the post."
    static let isDiscoverable = false
    @Parameter(title: "card") var card: CardEntity

    init() {}
    init(card: CardEntity) { self.card = card }

    func perform() async throws -> some IntentResult & ProvidesDialog {
      let sent = album[card.id]
      album.note("sent \(card.id): \(sent?.greeting ?? "-"), \(sent?.frame ?? "no frame")")
      return .result(dialog: "\(card) is on its way.")
    }
  }

  struct AddPhoto: AppIntent {
    static let title: LocalizedStringResource = "Add a photo"
    @Parameter(title: "card") var card: CardEntity
    @Parameter(title: "photo") var photo: IntentFile

    func perform() async throws -> some IntentResult & OpensIntent {
      album[card.id]?.photo = photo.data.count
      return .result(opensIntent: EditCard(card: card))
    }
  }

  struct SetGreeting: AppIntent {
    static let title: LocalizedStringResource = "Write a greeting"
    @Parameter(title: "card") var card: CardEntity
    @Parameter(title: "greeting") var greeting: String

    func perform() async throws -> some IntentResult & OpensIntent {
      album[card.id]?.greeting = greeting
      return .result(opensIntent: EditCard(card: card))
    }
  }

  // MARK: Values and views

  struct CountCards: AppIntent {
    static let title: LocalizedStringResource = "Count cards"
    static let description: IntentDescription = "Says how many cards there are."
    @Parameter(title: "stage") var stage: Stage?
    @Parameter(title: "loudly", default: false) var loudly: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      album.note("counted \(stage?.rawValue ?? "all") \(loudly)")
      let count = album.names.filter { stage == nil || album[$0]?.stage == stage }.count
      return .result(value: count, dialog: loudly ? "\(count) CARDS!" : "\(count) cards.")
    }
  }

  struct Stick: AppIntent {
    static let title: LocalizedStringResource = "Put a stamp on"
    @Parameter(title: "stamp") var stamp: Stamp
    func perform() async throws -> some IntentResult { .result() }
  }

  struct BuyStamps: AppIntent {
    static let title: LocalizedStringResource = "Buy stamps"
    @Parameter(title: "count") var count: Int
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(value: "\(count) stamps")
    }
  }

  /// Something that takes time to make.
  struct Scales: Sendable {
    let grams: Int
    static func made() async -> Scales { Scales(grams: 20) }
  }

  struct Weigh: AppIntent {
    static let title: LocalizedStringResource = "Weigh the post"
    @Dependency var scales: Scales
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
      .result(value: scales.grams)
    }
  }

  struct Prepare: AppIntent {
    static let title: LocalizedStringResource = "Prepare the post"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let stamps = BuyStamps()
      stamps.count = try await CountCards()()
      return .result(value: try await stamps())
    }
  }

  struct OpenCard: OpenIntent {
    static let title: LocalizedStringResource = "Open a card"
    @Parameter(title: "card") var target: CardEntity
    init() {}
    init(target: CardEntity) { self.target = target }
    func perform() async throws -> some IntentResult {
      album.note("opened \(target.id)")
      return .result()
    }
  }

  struct LookAt: AppIntent {
    static let title: LocalizedStringResource = "Look at a card"
    @Parameter(title: "card") var card: CardEntity
    func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
      .result(opensIntent: OpenCard(target: card), view: Text("Look"))
    }
  }

  struct Preview: AppIntent {
    static let title: LocalizedStringResource = "Preview a card"
    @Parameter(title: "card") var card: CardEntity
    func perform() async throws -> some IntentResult & ShowsSnippetView {
      .result(view: Text(card.id))
    }
  }
}

extension PostcardApp.CardQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [PostcardApp.CardEntity] {
    PostcardApp.album.names.filter { $0 == string.lowercased() }.map(PostcardApp.CardEntity.init)
  }
}
