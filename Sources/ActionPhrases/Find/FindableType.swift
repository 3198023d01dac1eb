package import AppManifest

/// A kind of thing that an app finds by its properties: what a property query offers.
package struct FindableType: Equatable, Sendable {
  /// The name of the entity type, such as `Film`.
  package var name: String
  /// What people call such things, by language: one of them first, then several of them and other
  /// words ("film", "films", "movie", "movies").
  package var nouns: [String: [String]]
  /// What it can be filtered by.
  package var properties: [FindableProperty]
  /// The names of the properties that it can be sorted by, in the order they are offered.
  package var sortable: [String]
  /// What the app says of finding such things, by language.
  package var description: LocalizedText

  package init(
    name: String, nouns: [String: [String]], properties: [FindableProperty],
    sortable: [String] = [], description: LocalizedText = [:]
  ) {
    self.name = name
    self.nouns = nouns
    self.properties = properties
    self.sortable = sortable
    self.description = description
  }
}

/// A property that things can be found or sorted by.
package struct FindableProperty: Equatable, Sendable {
  /// The property's name, such as `releaseYear`.
  package var name: String
  /// What people call it, by language ("release year").
  package var title: LocalizedText
  /// What it holds.
  package var kind: Kind
  /// How values can be compared with it. Empty: it can only be sorted by.
  package var comparators: Set<FindComparator>

  package init(
    name: String, title: LocalizedText, kind: Kind, comparators: Set<FindComparator> = []
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.comparators = comparators
  }

  /// What a property holds.
  package enum Kind: Equatable, Sendable {
    case text
    case integer
    case number
    case date
    /// A whole number that counts years.
    case year
    case boolean
    /// One of an enum's cases, by the name of the enum.
    case enumeration(String)
    /// An entity, by the name of its type.
    case entity(String)

    /// True if nothing lies between one value and the next.
    var isWhole: Bool { self == .integer || self == .year }
  }
}

/// A way to compare a property with a value, as property queries declare them.
package enum FindComparator: String, CaseIterable, Equatable, Sendable {
  case equalTo, notEqualTo, contains, hasPrefix, hasSuffix
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  case isBetween
}
