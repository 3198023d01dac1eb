/// How one language asks for things by their properties: nothing but data.
///
/// Wordings have the grammar of templates, with parts in angle brackets: see ``FindPhraseWriter``
/// for those that it provides. A part that a table defines may use others.
struct FindLanguage: Sendable {
  /// What the generated intent is called. `<plural>` is the type's noun for several.
  var title: String
  /// The sentences, in the order they are tried.
  var sentences: [String]
  /// Parts of the sentences.
  var parts: [String: String]
  /// What stands before a noun as an adjective, by the kind of a property: `<v>` is its value.
  var adjectives: [FindKind: String] = [:]
  /// How a property of a kind is compared. `<p>` is its title, `<v>` the value, `<from>` and `<to>`
  /// two bounds, `<lead>` the words of its concept (`added`), `<bare>` nothing, where no other
  /// property could be meant.
  var filters: [FindKind: [FindRelation: [String]]]
  /// How properties of some meanings are spoken of.
  var concepts: [PropertyConcept: ConceptWording]
  /// What joins filters of which any will do.
  var any: [String]
  /// What people call the orders.
  var ascending: [String]
  var descending: [String]
  /// What a truth value is called. `<p>` is the property's title.
  var yes: [String]
  var no: [String]
  /// What a language writes behind a wording: a space, or nothing.
  var separator = " "
  /// What may be glued to the start of a noun.
  var nounPrefix = ""
  /// What may be glued to the end of one.
  var nounSuffix = ""
  /// What the parameters are called.
  var labels: FindLabels
}

/// What people call the parameters of a generated intent. `<p>` is the property's title.
struct FindLabels: Sendable {
  var sorting: String
  var ranking: String
  var order: String
  var limit: String
  var mode: String
  /// The mode in which every filter has to hold, and the one in which any will do.
  var allFilters: String
  var anyFilter: String
  var relations: [FindRelation: String]
}

/// What the wordings of a property depend on.
enum FindKind: Hashable, Sendable {
  case text, number, date, year, boolean, choice

  init(_ kind: FindableProperty.Kind) {
    switch kind {
    case .text, .entity: self = .text
    case .integer, .number: self = .number
    case .date: self = .date
    case .year: self = .year
    case .boolean: self = .boolean
    case .enumeration: self = .choice
    }
  }
}

/// How properties of one meaning are spoken of.
struct ConceptWording: Sendable {
  /// How the property is said to be what is typed: `directed by <v>`. `<by>` is there for one
  /// property of a type only.
  var matches: [String] = []
  /// Other words for the property.
  var names: [String] = []
  /// What stands before a date or a year: `added`.
  var lead: String?
  /// The things that come first in ascending order: `oldest`.
  var ascending: [String] = []
  /// The things that come first in descending order: `newest`.
  var descending: [String] = []
  var relations: [FindRelation: [String]] = [:]
}
