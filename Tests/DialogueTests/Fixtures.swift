import AppManifest
import Dialogue
import Testing

/// A small app with every kind of parameter.
let filmApp: Manifest = {
  /// The titles of a thing; those not in the table stand in English and German only.
  func titles(_ english: String, _ german: String) -> LocalizedText {
    var titles = translations[english] ?? [:]
    titles["en"] = english
    titles["de"] = german
    return titles
  }
  let film = Manifest.Parameter(name: "film", title: titles("film", "Film"), type: .entity("Film"))
  return Manifest(
    app: Manifest.App(id: "films", name: ["en": "Film Tracker"]),
    languages: ["en", "de", "fr", "es", "ja", "ar"],
    entityTypes: [
      Manifest.EntityType(
        name: "Film", title: titles("film", "Film"),
        attributes: [Manifest.Attribute(name: "year"), Manifest.Attribute(name: "director")],
        subtitle: ["year", "director"]),
      Manifest.EntityType(name: "List", title: titles("list", "Liste"), exactTitle: .wins),
    ],
    enums: [
      Manifest.EnumType(
        name: "Genre", title: titles("genre", "Genre"),
        cases: [
          Manifest.EnumCase(
            name: "comedy", title: titles("Comedy", "Komödie"),
            synonyms: ["en": ["funny films"], "de": ["lustig"]]),
          Manifest.EnumCase(name: "scifi", title: titles("Science fiction", "Science-Fiction")),
          Manifest.EnumCase(name: "drama", title: titles("Drama", "Drama")),
        ])
    ],
    intents: [
      Manifest.Intent(
        name: "markWatched", title: titles("Mark as watched", "Als gesehen markieren"),
        parameters: [film]),
      Manifest.Intent(name: "unwatched", title: titles("Unwatched films", "Ungesehene Filme")),
      Manifest.Intent(
        name: "rate", title: titles("Rate", "Bewerten"),
        parameters: [
          film,
          Manifest.Parameter(
            name: "stars", title: titles("rating", "Bewertung"), type: .integer, minimum: 1,
            maximum: 5),
        ]),
      Manifest.Intent(
        name: "addToList", title: titles("Add to list", "Zur Liste hinzufügen"),
        parameters: [
          film,
          Manifest.Parameter(name: "list", title: titles("list", "Liste"), type: .entity("List")),
          Manifest.Parameter(
            name: "note", title: titles("note", "Notiz"), type: .string, isOptional: true),
        ], needsConfirmation: true),
      Manifest.Intent(
        name: "browse", title: titles("Browse", "Stöbern"),
        parameters: [
          Manifest.Parameter(
            name: "genre", title: titles("genre", "Genre"), type: .enumeration("Genre")),
          Manifest.Parameter(
            name: "rating", title: titles("rating", "Bewertung"), type: .integer, defaultValue: 3),
        ]),
      Manifest.Intent(
        name: "remind", title: titles("Remind me", "Erinnern"),
        parameters: [
          film,
          Manifest.Parameter(name: "date", title: titles("date", "Datum"), type: .date),
          Manifest.Parameter(name: "note", title: titles("note", "Notiz"), type: .string),
          Manifest.Parameter(
            name: "loud", title: titles("With sound", "Mit Ton"), type: .boolean),
        ]),
      Manifest.Intent(
        name: "queue", title: titles("Watch later", "Später ansehen"),
        parameters: [
          Manifest.Parameter(
            name: "films", title: titles("films", "Filme"), type: .entity("Film"), isList: true),
          Manifest.Parameter(
            name: "genre", title: titles("genre", "Genre"), type: .enumeration("Genre")),
        ]),
      Manifest.Intent(
        name: "deleteList", title: titles("Delete list", "Liste löschen"),
        parameters: [
          Manifest.Parameter(name: "list", title: titles("list", "Liste"), type: .entity("List"))
        ], needsConfirmation: true),
    ],
    shortcuts: [])
}()

private let translations: [String: LocalizedText] = [
  "film": ["fr": "film", "es": "película", "ja": "映画", "ar": "فيلم"],
  "rating": ["fr": "note", "es": "nota", "ja": "評価", "ar": "تقييم"],
  "list": ["fr": "liste", "es": "lista", "ja": "リスト", "ar": "قائمة"],
  "Rate": ["fr": "Noter", "es": "Puntuar", "ja": "評価する", "ar": "قيّم"],
  "Mark as watched": [
    "fr": "Marquer comme vu", "es": "Marcar como vista", "ja": "視聴済みにする",
    "ar": "ضع علامة تمت مشاهدته",
  ],
  "Delete list": [
    "fr": "Supprimer la liste", "es": "Borrar la lista", "ja": "リストを削除", "ar": "احذف القائمة",
  ],
]

/// An entity that a lookup found.
func hit(
  _ title: String, year: Int? = nil, director: String? = nil, id: String? = nil,
  fit: EntityHit.Fit = .exact, edits: Int = 0
) -> EntityHit {
  var attributes: [String: Value] = [:]
  if let year { attributes["year"] = .integer(year) }
  if let director { attributes["director"] = .string(director) }
  let subtitle = [year.map(String.init), director].compactMap { $0 }.joined(separator: " · ")
  return EntityHit(
    id: id ?? title.lowercased().replacing(" ", with: "-") + (year.map { "-\($0)" } ?? ""),
    title: title, subtitle: subtitle.isEmpty ? nil : subtitle, attributes: attributes, fit: fit,
    edits: edits)
}

/// A slot typed at a place of the utterance.
func slot(_ name: String, _ text: String, at start: Int = 5, _ resolution: CandidateSlot.Resolution)
  -> CandidateSlot
{
  CandidateSlot(
    name: name, text: text, range: start..<(start + text.unicodeScalars.count),
    resolution: resolution)
}

/// A film slot whose name has been looked up.
func filmSlot(_ text: String, at start: Int = 5, _ hits: EntityHit...) -> CandidateSlot {
  slot("film", text, at: start, .entity(type: "Film", lookup: LookupResult(hits: hits)))
}

/// A candidate of an intent, exact unless a cost is given.
func candidate(
  _ intent: String, _ slots: [CandidateSlot] = [], cost: Double = 0, literal: Int = 10,
  order: Int = 0, fixed: [FilledSlot] = []
) -> Candidate {
  Candidate(
    intent: intent, template: "t\(order)", order: order, cost: cost, literalLength: literal,
    slots: slots, fixedSlots: fixed)
}

/// Records that a test got something of the wrong kind.
func failed(
  _ what: String = "an unexpected kind of answer", at place: SourceLocation = #_sourceLocation
) {
  Issue.record(Comment(rawValue: what), sourceLocation: place)
}

extension CandidateSlot.Resolution {
  static func text(_ value: String) -> Self { .value(.string(value), id: nil) }
  static func number(_ value: Int) -> Self { .value(.integer(value), id: nil) }
}
