import AppManifest
import Dialogue
import NameIndex
import TextAnalysis

/// The entities of one type, found by their names in one language.
///
/// - Complexity: see ``NameIndex/search(_:limit:options:scratch:)``.
struct EntityCatalogue: Sendable {
  private let entities: [Manifest.Entity]
  let index: NameIndex
  /// How like one another the names are.
  let density = WorkedOutOnce<CatalogueDensity>()
  /// The entities whose names have neither letters nor digits, such as 🎉: nothing of these is left
  /// once they are normalized.
  private let signs: [String: [EntityID]]
  private let language: String
  private let subtitleAttributes: [String]
  private let exactTitleWins: Bool

  /// Indexes the names of a type's entities: titles, titles in the language, and synonyms.
  init(_ type: Manifest.EntityType, language: String) {
    entities = type.entities
    self.language = language
    subtitleAttributes = type.subtitle
    exactTitleWins = type.exactTitle == .wins
    let analyzer = TextAnalyzer(profile: TextProfile(language: language))
    var builder = NameIndexBuilder(language: language)
    var signs: [String: [EntityID]] = [:]
    for (position, entity) in type.entities.enumerated() {
      let id = EntityID(rawValue: UInt32(position))
      var titles = [entity.title]
      if let localized = entity.titles[language], localized != entity.title {
        titles.append(localized)
      }
      for title in titles {
        let name = analyzer.analyze(title).bytes
        if name.isEmpty { signs[Self.sign(title), default: []].append(id) }
        builder.add(name: name, entity: id, isTitle: true)
      }
      for synonym in entity.synonyms {
        builder.add(name: analyzer.analyze(synonym).bytes, entity: id, isTitle: false)
      }
    }
    index = builder.build()
    self.signs = signs
  }

  /// Looks up a text that has neither letters nor digits: only whole titles are found.
  func lookUp(sign text: String) -> LookupResult {
    let found = signs[Self.sign(text)] ?? []
    return LookupResult(
      hits: found.map {
        EntityHit(
          entities[Int($0.rawValue)], fit: .exact, edits: 0, language: language,
          subtitleAttributes: subtitleAttributes)
      })
  }

  /// By what else the entities of a name are called in the language.
  ///
  /// *“Peter Jackson”, in Japanese → ピーター・ジャクソン*
  func otherNames(of name: [UInt8]) -> [String] {
    index.exact(name).flatMap { id -> [String] in
      let entity = entities[Int(id.rawValue)]
      return [entity.titles[language]].compactMap { $0 } + entity.synonyms
    }
  }

  /// True if an entity has exactly this name.
  func has(_ name: [UInt8]) -> Bool { !index.exact(name).isEmpty }

  private static func sign(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Looks a name up as it was typed.
  ///
  /// Names that the text is, starts or stands in go together, since a person who types part of a
  /// name may mean any of them.
  ///
  /// - Parameters:
  ///   - text: What was typed, normalized.
  ///   - limit: The most hits wanted.
  func lookUp(_ text: [UInt8], limit: Int, scratch: inout SearchScratch) -> LookupResult {
    if exactTitleWins {
      // Nothing else can be meant, so nothing else is looked for.
      let exact = index.search(
        text, limit: 2, options: SearchOptions(worstFit: .exact), scratch: &scratch)
      if exact.total == 1 { return result(exact, typed: text, &scratch) }
    }
    let found = index.search(
      text, limit: limit, options: SearchOptions(worstFit: .words), scratch: &scratch)
    return result(found, typed: text, &scratch)
  }

  /// Looks up a name that finds nothing as it was typed, which ``lookUp(_:limit:scratch:)`` tells.
  ///
  /// By its initials, or else by names a few typing errors away: only those with the fewest are
  /// taken, and a whole name with errors means what it means without them.
  func lookUpForgiving(
    _ text: [UInt8], limit: Int, scratch: inout SearchScratch
  ) -> LookupResult {
    var forgiving = index.search(
      text, limit: limit, options: SearchOptions(bestFit: .initials, bestFitOnly: true),
      scratch: &scratch)
    guard let first = forgiving.hits.first else { return LookupResult(hits: []) }
    forgiving.hits.removeAll { $0.cost > first.cost }
    addNamesakes(of: first, typed: text, to: &forgiving.hits, limit: limit, &scratch)
    forgiving.total = forgiving.hits.count
    return result(forgiving, typed: text, &scratch)
  }

  /// Looks up a name that finds nothing word by word: names that are like the text as a whole, or
  /// begin with its initials, the likest first. See ``NameLikeness``.
  ///
  /// *“tm harris” → Tom Harris; “m harris” → Mark Harris, Mary Harris.* What it finds is asked about,
  /// even if it is one.
  ///
  /// - Complexity: that of ``NameIndex/nearest(_:limit:scratch:)``, and O(letters × edits) for each
  ///   of at most ``comparedNames`` names.
  func lookUpAlike(_ text: [UInt8], scratch: inout SearchScratch) -> LookupResult {
    guard let typed = NameLikeness(text) else { return LookupResult(hits: []) }
    var alike: [(edits: Int, hit: NameHit)] = []
    for hit in index.nearest(text, limit: Self.comparedNames, scratch: &scratch) {
      guard let edits = typed.edits(to: index.text(of: hit.name)) else { continue }
      alike.append((edits, hit))
    }
    let nearest = alike.map(\.edits).min() ?? 0
    let hits = alike.filter { $0.edits <= nearest + 1 }.sorted { $0.edits < $1.edits }
      .prefix(Self.alikeLimit).map { found in
        var hit = self.hit(found.hit)
        hit.edits = max(1, found.edits)
        return hit
      }
    var result = LookupResult(hits: Array(hits))
    result.isVague = true
    return result
  }

  /// How many of the nearest names are compared as a whole.
  private static let comparedNames = 256
  /// The most names that are offered because they are alike.
  private static let alikeLimit = 5

  /// The names nearest to a text that names nothing, for an offer.
  ///
  /// It costs far more than a lookup, so it is asked for only once it is known to be shown.
  func nearest(to text: [UInt8], scratch: inout SearchScratch) -> [EntityHit] {
    index.nearest(text, limit: Self.nearestLimit, scratch: &scratch).map(hit)
  }

  /// Adds what a misspelt name would have found had it been typed without its errors.
  ///
  /// *"toy stroy" → Toy Story 2 as well, since "toy story" finds it.*
  private func addNamesakes(
    of best: NameHit, typed: [UInt8], to hits: inout [NameHit], limit: Int,
    _ scratch: inout SearchScratch
  ) {
    guard best.fit == .fuzzy else { return }
    let name = index.text(of: best.name)
    func spaces(_ text: [UInt8]) -> Int { text.count { $0 == UInt8(ascii: " ") } }
    guard spaces(name) == spaces(typed) else { return }
    let meant = index.search(
      name, limit: limit, options: SearchOptions(worstFit: .words), scratch: &scratch)
    for var hit in meant.hits where !hits.contains(where: { $0.entity == hit.entity }) {
      (hit.fit, hit.cost) = (.fuzzy, best.cost)
      hits.append(hit)
    }
    hits.removeLast(max(0, hits.count - limit))
  }

  /// How many of the nearest names are offered where none fits.
  private static let nearestLimit = 3

  private func result(
    _ found: NameSearchResult, typed text: [UInt8], _ scratch: inout SearchScratch
  ) -> LookupResult {
    var result = LookupResult(hits: found.hits.map(hit), total: found.total)
    if found.total == 1, let only = found.hits.first, only.fit != .exact {
      result.isVague = isVague(only, typed: text, scratch: &scratch)
    }
    return result
  }

  /// What is known of an entity.
  func entity(_ id: EntityID) -> Manifest.Entity { entities[Int(id.rawValue)] }

  func hit(_ found: NameHit) -> EntityHit {
    EntityHit(
      entity(found.entity), fit: Self.fit(found.fit), edits: Int(found.cost),
      language: language, subtitleAttributes: subtitleAttributes)
  }

  private static func fit(_ fit: NameFit) -> EntityHit.Fit {
    switch fit {
    case .exact: .exact
    case .prefix: .prefix
    case .words, .initials: .words
    case .fuzzy, .nearest: .fuzzy
    }
  }
}
