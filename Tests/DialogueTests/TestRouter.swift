import AppManifest
@testable import Dialogue
import Foundation

/// A small stand-in for the router: enough phrases and names to hold dialogues with.
struct TestRouter {
  let language: String
  let maker: DecisionMaker
  let guide: DialogueGuide
  /// The failure that every lookup answers with, if any.
  var failure: LookupResult.Failure?

  init(language: String = "en", manifest: Manifest = filmApp) {
    self.language = language
    maker = DecisionMaker(manifest: manifest, language: language)
    guide = DialogueGuide(manifest: manifest, language: language, now: { "2030-01-01T12:00" })
  }

  /// The router of the film app in a language, built once.
  static func film(_ language: String) -> TestRouter {
    all[language] ?? TestRouter(language: language)
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: filmApp.languages.map { ($0, TestRouter(language: $0)) })

  // MARK: Routing

  /// Phrases with their slots, and what they cost.
  private static let phrases: [(phrase: String, intent: String, cost: Double)] = [
    ("mark {film} as watched", "markWatched", 0), ("rate {film} with {stars}", "rate", 0),
    ("rate {film}", "rate", 0), ("rate", "rate", 0), ("grade {film}", "rate", 0.5),
    ("add {film} to {list}", "addToList", 0), ("browse {genre}", "browse", 0),
    ("browse", "browse", 0), ("remind me", "remind", 0), ("remind me of {film}", "remind", 0),
    ("delete list {list}", "deleteList", 0), ("what haven't i watched", "unwatched", 0),
    ("open {film}", "markWatched", 0), ("open {film}", "rate", 0), ("again", "unwatched", 0.5),
    ("watch later", "queue", 0), ("bewerte {film}", "rate", 0),
    ("bewerte {film} mit {stars}", "rate", 0),
    ("stöbern", "browse", 0),
  ]

  func route(_ text: String) -> Decision {
    let typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let candidates = Self.phrases.enumerated().compactMap { order, row in
      candidate(typed, row.phrase, intent: row.intent, cost: row.cost, order: order)
    }
    guard case .decided(let decision) = maker.decide(candidates, utteranceLength: typed.count)
    else { return .reject(Rejection(reason: .noMatch)) }
    return decision
  }

  private func candidate(
    _ text: String, _ phrase: String, intent: String, cost: Double, order: Int
  ) -> Candidate? {
    var slots: [CandidateSlot] = []
    var rest = Substring(text)
    var literal = 0
    let pieces = phrase.split(separator: "{", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      let parts = piece.split(separator: "}", omittingEmptySubsequences: false)
      let words = index == 0 ? String(piece) : String(parts[1])
      if index > 0 {
        let end =
          words.isEmpty
          ? rest.endIndex : rest.range(of: words, options: .caseInsensitive)?.lowerBound
        guard let end, end <= rest.endIndex, end > rest.startIndex else { return nil }
        let start = rest.unicodeScalars.distance(
          from: text.startIndex, to: rest.startIndex)
        let name = String(parts[0])
        slots.append(
          slot(name, String(rest[..<end]), at: start, resolve(name, String(rest[..<end]))))
        rest = rest[end...]
      }
      guard rest.lowercased().hasPrefix(words) else { return nil }
      rest = rest.dropFirst(words.count)
      literal += words.count
    }
    guard rest.isEmpty else { return nil }
    return Candidate(
      intent: intent, template: phrase, order: order, cost: cost, literalLength: literal,
      slots: slots)
  }

  private func resolve(_ name: String, _ text: String) -> CandidateSlot.Resolution {
    switch name {
    case "film": return .entity(type: "Film", lookup: lookUp("Film", text))
    case "list": return .entity(type: "List", lookup: lookUp("List", text))
    case "stars":
      guard let number = Int(text) else { return .unreadable }
      return (1...5).contains(number) ? .number(number) : .outOfRange
    default: return ["comedy", "drama"].contains(text) ? .text(text) : .unreadable
    }
  }

  // MARK: Names

  func lookUp(_ request: LookupRequest) -> LookupResult {
    lookUp(request.entityType, request.text)
  }

  private func lookUp(_ type: String, _ text: String) -> LookupResult {
    if let failure { return LookupResult(hits: [], failure: failure) }
    let query = guide.normalize(text)
    let hits = (type == "Film" ? films : lists).compactMap { entity -> EntityHit? in
      var hit = entity
      let title = guide.normalize(entity.title)
      if title == query {
        hit.fit = .exact
      } else if title.hasPrefix(query + " ") {
        hit.fit = .prefix
      } else if (" " + title + " ").contains(" " + query + " ") {
        hit.fit = .words
      } else {
        return nil
      }
      return hit
    }
    let nearest = type == "Film" && query.hasPrefix("c") ? films.filter { $0.title == "Cars" } : []
    return LookupResult(
      hits: query.isEmpty ? [] : hits.sorted { $0.fit < $1.fit },
      nearest: hits.isEmpty ? nearest : [])
  }
}

/// The films that lookups find.
let films: [EntityHit] =
  [
    hit("Toy Story", year: 1995, director: "John Lasseter"),
    hit("Toy Story 2", year: 1999, director: "John Lasseter"),
    hit("Toy Story 3", year: 2010, director: "Lee Unkrich"),
    hit("Dune", year: 1984, director: "David Lynch"),
    hit("Dune", year: 2021, director: "Denis Villeneuve"),
    hit("Cars", year: 2006, director: "John Lasseter"),
    hit("Beauty and the Beast", year: 1991, director: "Gary Trousdale"),
    hit("Monsters, Inc.", year: 2001, director: "Pete Docter"),
    hit("1917", year: 2019, director: "Sam Mendes"),
    hit("ナウシカの谷", year: 1984, director: "宮崎駿"),
    hit("ナウシカの森", year: 1999, director: "高畑勲"),
    hit("الأسد الملك", year: 1994, director: "روجر أليرز"),
    hit("الأسد الصغير", year: 2019, director: "جون فافرو"),
  ] + (1...35).map { hit("Saga \($0)", year: 1900 + $0) }

/// The lists that lookups find.
let lists = [hit("Noir"), hit("Noir classics"), hit("Summer")]
