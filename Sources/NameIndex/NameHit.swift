/// An entity, as its position in the order in which entities were given to the index's builder.
package struct EntityID: Hashable, Comparable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// A distinct name of an index, as its place in the order that settles ties.
///
/// Titles come before synonyms, then names of fewer words, of fewer letters, of an earlier entity,
/// and names that came earlier. A text that is one entity's title and another's synonym is two
/// names. The same names in the same order always get the same ids.
package struct NameID: Hashable, Comparable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// How a text fits a name, best first.
///
/// A *word prefix* is the start of the last typed word, of three letters or more (one in scripts
/// without spaces). See ``NameIndex/search(_:limit:options:scratch:)`` for the whole order.
package enum NameFit: UInt8, Comparable, Sendable {
  /// The same letters: the name itself, or the name but for its front article, where words are
  /// split, and how its numerals and its "and" are written.
  case exact
  /// The name starts with the text, or with all of it but a word prefix.
  case prefix
  /// Every word of the text stands in the name, in any order.
  case words
  /// The text is a word made of the first letters of the name's words.
  case initials
  /// Every word of the text is close enough to a word of the name.
  case fuzzy
  /// Only something of the text is like the name: an offer, when nothing fits.
  case nearest

  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// An entity that a text may mean, by the best of its names.
package struct NameHit: Equatable, Sendable {
  /// The entity.
  package var entity: EntityID
  /// The one of its names that fits best.
  package var name: NameID
  /// How the text fits that name.
  package var fit: NameFit
  /// The number of letters inserted, deleted, substituted, or swapped with their neighbour.
  package var cost: UInt8
  /// The number of variations taken: an article missing, words split or joined, a numeral written
  /// otherwise, a word left unfinished, a function word that the name lacks.
  package var variations: UInt8
  /// True when the name is the entity's title, false when it is a synonym.
  package var isTitle: Bool

  package init(
    entity: EntityID, name: NameID, fit: NameFit, cost: UInt8, variations: UInt8, isTitle: Bool
  ) {
    self.entity = entity
    self.name = name
    self.fit = fit
    self.cost = cost
    self.variations = variations
    self.isTitle = isTitle
  }
}

/// What a search found.
package struct NameSearchResult: Equatable, Sendable {
  /// One hit an entity, best first.
  package var hits: [NameHit] = []
  /// A lower bound of the number of entities that fit. It exceeds the number of hits exactly when
  /// the search knows of more than it was asked for.
  package var total = 0

  package init() {}
}

/// What a search looks for.
package struct SearchOptions: Equatable, Sendable {
  /// The best fit to look for; what fits better is left out. After a search that found nothing, the
  /// next one can begin where that ended.
  package var bestFit: NameFit
  /// The worst fit to look for.
  package var worstFit: NameFit
  /// True to stop after the best fit that has a hit.
  package var bestFitOnly: Bool

  package init(
    bestFit: NameFit = .exact, worstFit: NameFit = .fuzzy, bestFitOnly: Bool = false
  ) {
    self.bestFit = bestFit
    self.worstFit = worstFit
    self.bestFitOnly = bestFitOnly
  }
}
