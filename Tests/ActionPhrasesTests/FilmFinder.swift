import ActionPhrases
import AppManifest
import Foundation
import PhraseRouter

/// Film Tracker with a property query over its films, as an app would declare it.
enum FilmFinder {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = package.appendingPathComponent("Corpora/FilmTracker").path
  static let languages = ["en", "de", "fr", "es", "ja", "ar"]

  static let film = FindableType(
    name: "Film",
    nouns: [
      "en": ["film", "films", "movie", "movies"], "de": ["Film", "Filme", "Filmen"],
      "fr": ["film", "films"], "es": ["película", "películas"], "ja": ["映画"],
      "ar": ["فيلم", "أفلام"],
    ],
    properties: [
      FindableProperty(
        name: "title",
        title: [
          "en": "title", "de": "Titel", "fr": "titre", "es": "título", "ja": "タイトル",
          "ar": "العنوان",
        ], kind: .text, comparators: [.equalTo, .contains, .hasPrefix]),
      FindableProperty(
        name: "director",
        title: [
          "en": "director", "de": "Regisseur", "fr": "réalisateur", "es": "director", "ja": "監督",
          "ar": "المخرج",
        ], kind: .text, comparators: [.equalTo, .contains]),
      FindableProperty(
        name: "releaseYear",
        title: [
          "en": "release year", "de": "Erscheinungsjahr", "fr": "année de sortie",
          "es": "año de estreno", "ja": "公開年", "ar": "سنة الإصدار",
        ], kind: .year, comparators: [.equalTo, .greaterThan, .lessThan]),
      FindableProperty(
        name: "genre",
        title: [
          "en": "genre", "de": "Genre", "fr": "genre", "es": "género", "ja": "ジャンル",
          "ar": "النوع",
        ], kind: .enumeration("Genre"), comparators: [.equalTo, .notEqualTo]),
    ], sortable: ["releaseYear", "title"])

  static func manifest() throws -> Manifest { try Manifest.load(from: folder).manifest }

  static let action = Result { FindAction(film, in: try manifest()) }

  /// An intent that declares the schema `photos.search`.
  static let search = Manifest.Intent(
    name: "SearchFilms",
    title: [
      "en": "Search films", "de": "Filme durchsuchen", "fr": "Chercher dans les films",
      "es": "Buscar en las películas", "ja": "映画を調べる", "ar": "البحث في الأفلام",
    ], parameters: [Manifest.Parameter(name: "criteria", type: .string)])

  /// The app with the generated action, and with a search that declares a schema.
  static let manifestWithAll = Result {
    var manifest = try FilmFinder.manifest()
    // What is tried is the phrases: what they do not say is to be rejected.
    manifest.policies.wording = .phrases
    manifest.add(try action.get())
    manifest.intents.append(search)
    manifest.add(
      SchemaIntent(
        schema: "photos.search", intent: search.name, parameters: search.parameters,
        nouns: film.nouns))
    return manifest
  }

  /// The same in all its languages, compiled once for all tests.
  static let router = Result { try Router(manifest: manifestWithAll.get().validated()) }

  static let context: [String: Value] = ["now": "2026-11-20T12:00"]

  static func decide(_ utterance: String, _ language: String) throws -> Decision {
    try router.get().route(utterance, language: language, context: context)
  }

  /// What is found for an utterance, in one line; what else is decided, if something else is.
  static func summary(_ utterance: String, _ language: String) throws -> String {
    let decision = try decide(utterance, language)
    let action = try action.get()
    guard case .run(let invocation) = decision, invocation.intent == action.intent.name else {
      return decision.summary
    }
    let slots = invocation.slots.map {
      FindRequest.Slot(name: $0.name, value: $0.value, id: $0.entityID)
    }
    return FindRequest(action, slots: slots).summary
  }
}

extension FindRequest {
  /// `director contains pete docter, releaseYear greaterThan 2015 | sort title up | limit 5`.
  var summary: String {
    var parts = [
      filters.map { "\($0.property) \($0.comparator.rawValue) \($0.value.displayText)" }
        .joined(separator: mode == .all ? ", " : " or ")
    ]
    if !sorting.isEmpty {
      let sorts = sorting.map { "\($0.property) \($0.isAscending ? "up" : "down")" }
      parts.append("sort " + sorts.joined(separator: ", "))
    }
    if let limit { parts.append("limit \(limit)") }
    return parts.joined(separator: " | ")
  }
}

extension Decision {
  /// The decision in short, as tests write it down.
  var summary: String {
    switch self {
    case .run(let invocation):
      (["run", invocation.intent] + invocation.slots.map { "\($0.name)=\($0.value.displayText)" })
        .joined(separator: " ")
    case .confirm(let invocation): "confirm \(invocation.intent)"
    case .chooseEntity(let choice): "choose \(choice.invocation.intent) \(choice.slot.name)"
    case .chooseIntent: "which"
    case .askValue(let request): "ask \(request.invocation.intent) \(request.parameter)"
    case .reject: "reject"
    }
  }
}
