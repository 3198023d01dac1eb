import AppManifest

/// What a property is about, as far as languages have words of their own for it: things are
/// directed by a director, and the newest ones have the latest date.
enum PropertyConcept: CaseIterable, Hashable, Sendable {
  case director, author, artist, performer, owner, title, topic, tag, place
  case year, date, created, added, modified, due, released
  case rating, duration, price, size

  /// The concept of a property: that of the last word of its name that is known.
  ///
  /// *`releaseYear` → ``year``, `dateAdded` → ``added``, `boxOffice` → none.*
  static func of(_ property: FindableProperty) -> PropertyConcept? {
    let known = property.name.wordsOfName.reversed().lazy.compactMap { byWord[$0] }.first
    if let known { return known == .year && property.kind != .year ? nil : known }
    switch property.kind {
    case .year: return .year
    case .date: return .date
    default: return nil
    }
  }

  private static let byWord: [String: PropertyConcept] = {
    var byWord: [String: PropertyConcept] = [:]
    for (concept, words) in identifiers {
      for word in words.split(separator: " ") { byWord[String(word)] = concept }
    }
    return byWord
  }()

  /// The words of identifiers that tell a concept. Apps name their properties in English.
  private static let identifiers: [PropertyConcept: String] = [
    .director: "director directors directed",
    .author: "author authors writer writers written sender from",
    .artist: "artist artists composer composers band singer photographer creator",
    .performer: "actor actors cast starring performer performers star",
    .owner: "owner assignee",
    .title: "title name subject headline label",
    .topic: "topic topics content text body summary description",
    .tag: "tag tags keyword keywords category categories",
    .place: "place location city country address venue",
    .year: "year",
    .created: "created creation",
    .added: "added",
    .modified: "modified updated edited changed modification",
    .due: "due deadline",
    .released: "released release published publication",
    .rating: "rating ratings stars score",
    .duration: "duration runtime length minutes",
    .price: "price cost amount",
    .size: "size",
  ]
}
