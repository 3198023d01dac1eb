/// A description of an app as data: what it can do, what its things are called, and how people
/// ask for them.
///
/// Whatever describes an app (a JSON file, sentence templates, compiled Swift) ends as a manifest,
/// and the engine knows nothing else.
///
/// ```swift
/// let notes = Manifest(
///   app: .init(id: "notes", name: ["en": "Notes"]), languages: ["en"],
///   intents: [.init(name: "AddNote", parameters: [.init(name: "text", type: .string)])],
///   shortcuts: [.init(intent: "AddNote", phrases: ["en": ["note ${text}"]])])
///
/// let decision = try Router(manifest: notes.validated()).route("note buy milk")
/// print(decision.invocation?["text"]?.value.displayText ?? "")  // → buy milk
/// ```
///
/// Text that people read or type is keyed by language (BCP 47 tags such as `en` or `pt-BR`).
///
/// A manifest made in Swift can hold nonsense: a shortcut of an intent that is not there, a type
/// named twice. `validated()` and `Manifest.load(from:)` refuse that, with the place of each fault. See
/// <doc:TheManifest> for the file's form.
public struct Manifest: Equatable, Sendable {
  /// The version of the format that this library reads and writes.
  public static let currentFormatVersion = 1

  /// The version of the format that the manifest was written in.
  public var formatVersion: Int
  /// The app's identity and the names that people use for it.
  public var app: App
  /// The languages that the app speaks. The first is the default.
  public var languages: [String]
  /// The kinds of things that the app's catalogues hold.
  public var entityTypes: [EntityType]
  /// The fixed choices that parameters may take.
  public var enums: [EnumType]
  /// What the app can do.
  public var intents: [Intent]
  /// The phrases that reach the intents.
  public var shortcuts: [Shortcut]
  /// Phrases that bypass the app, by language.
  public var negativePhrases: [String: [String]]
  /// Sentence templates imported from elsewhere, by language.
  public var sentences: [String: SentenceSet]
  /// How forgiving the app is, and what it does about ties.
  public var policies: Policies

  /// Creates a manifest of the current format version.
  public init(
    app: App, languages: [String], entityTypes: [EntityType] = [], enums: [EnumType] = [],
    intents: [Intent] = [], shortcuts: [Shortcut] = [], negativePhrases: [String: [String]] = [:],
    sentences: [String: SentenceSet] = [:], policies: Policies = Policies()
  ) {
    self.formatVersion = Self.currentFormatVersion
    self.app = app
    self.languages = languages
    self.entityTypes = entityTypes
    self.enums = enums
    self.intents = intents
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
    self.sentences = sentences
    self.policies = policies
  }

  /// The language used where none is given.
  public var defaultLanguage: String { languages.first ?? "en" }
}

/// Text in several languages, keyed by BCP 47 tag.
public typealias LocalizedText = [String: String]

extension Manifest {
  /// The app's identity and the names that people use for it.
  ///
  /// *`${applicationName}` in a phrase takes any of the names: "mark up as watched in film
  /// tracker", "… in pixar films".*
  public struct App: Equatable, Sendable {
    /// A stable identifier, such as `film-tracker`.
    public var id: String
    /// The app's name, by language.
    public var name: LocalizedText
    /// Other names that people use for the app, by language.
    public var synonyms: [String: [String]]

    /// Creates an app.
    public init(id: String, name: LocalizedText, synonyms: [String: [String]] = [:]) {
      self.id = id
      self.name = name
      self.synonyms = synonyms
    }
  }

  /// A kind of thing that a catalogue holds, such as a film.
  ///
  /// Its entities stand in the manifest, in a ``catalogue`` file beside it, or with the app, which
  /// then answers queries (``isQueried``). A name is found as a whole, by its beginning, by its
  /// words and with typing errors; a hundred thousand entities are fine.
  public struct EntityType: Equatable, Sendable {
    /// The type's name, as parameters refer to it.
    public var name: String
    /// What people call one such thing, by language ("film").
    public var title: LocalizedText
    /// The facts that a person can tell entities apart by.
    public var attributes: [Attribute]
    /// A JSON Lines file of entities, relative to the manifest.
    public var catalogue: String?
    /// Entities written in the manifest itself.
    public var entities: [Entity]
    /// True when the app answers string queries itself, and no catalogue is searched.
    public var isQueried: Bool
    /// What happens when the text equals one entity's title and others contain it.
    public var exactTitle: ExactTitlePolicy
    /// The attributes shown under a title, in order ("1995 · John Lasseter").
    public var subtitle: [String]

    /// Creates an entity type.
    public init(
      name: String, title: LocalizedText, attributes: [Attribute] = [], catalogue: String? = nil,
      entities: [Entity] = [], isQueried: Bool = false, exactTitle: ExactTitlePolicy = .asks,
      subtitle: [String] = []
    ) {
      self.name = name
      self.title = title
      self.attributes = attributes
      self.catalogue = catalogue
      self.entities = entities
      self.isQueried = isQueried
      self.exactTitle = exactTitle
      self.subtitle = subtitle
    }
  }

  /// What happens when typed text equals one title and longer titles contain it.
  ///
  /// *"mark toy story as watched", with four films of that name in their titles: `asks` offers
  /// four, `wins` marks the one called Toy Story.*
  public enum ExactTitlePolicy: String, CaseIterable, Equatable, Sendable {
    /// Offer the exact title first, and the longer ones after it.
    case asks
    /// Take the exact title without asking, if only one entity bears it.
    case wins
  }

  /// A fact about entities, such as the year of a film.
  public struct Attribute: Equatable, Sendable {
    /// The attribute's name, as entities refer to it.
    public var name: String
    /// What people call it, by language ("year").
    public var title: LocalizedText

    /// Creates an attribute.
    public init(name: String, title: LocalizedText = [:]) {
      self.name = name
      self.title = title
    }
  }

  /// A thing with a name: a film, a lamp, a list.
  ///
  /// ```swift
  /// let film = Manifest.Entity(
  ///   id: "spirited-away-2001", title: "Spirited Away",
  ///   titles: ["de": "Chihiros Reise ins Zauberland"], synonyms: ["千と千尋の神隠し"],
  ///   attributes: ["year": 2001, "director": "Hayao Miyazaki"])
  /// print(film.attributes["year"]?.displayText ?? "")  // → 2001
  /// ```
  ///
  /// It is found by its title, by its title in the language of the utterance, and by every synonym.
  /// A name that is longer than 4 KiB is not indexed.
  public struct Entity: Equatable, Sendable {
    /// The entity's identifier. It never changes and is never shown.
    public var id: String
    /// The entity's name, as written in the catalogue.
    public var title: String
    /// The entity's name in other languages.
    public var titles: LocalizedText
    /// Other names that people use for it, in any language.
    public var synonyms: [String]
    /// Facts about it, by attribute.
    public var attributes: [String: Value]
    /// Facts that templates can require or exclude.
    public var context: [String: Value]

    /// Creates an entity.
    public init(
      id: String, title: String, titles: LocalizedText = [:], synonyms: [String] = [],
      attributes: [String: Value] = [:], context: [String: Value] = [:]
    ) {
      self.id = id
      self.title = title
      self.titles = titles
      self.synonyms = synonyms
      self.attributes = attributes
      self.context = context
    }
  }

  /// A fixed set of choices, such as genres.
  ///
  /// For some ten choices that the app knows when it is written. They are matched as parts of
  /// phrases, so each language needs its words for them; what grows is a list of entities.
  public struct EnumType: Equatable, Sendable {
    /// The type's name, as parameters refer to it.
    public var name: String
    /// What people call one such choice, by language ("genre").
    public var title: LocalizedText
    /// The choices, in the order they are offered.
    public var cases: [EnumCase]

    /// Creates an enum.
    public init(name: String, title: LocalizedText, cases: [EnumCase]) {
      self.name = name
      self.title = title
      self.cases = cases
    }
  }

  /// One choice of an enum.
  ///
  /// *The case `sciFi` with the title "science fiction" and the synonym "sci-fi": "browse sci-fi
  /// films" gives `"sciFi"`.*
  public struct EnumCase: Equatable, Sendable {
    /// The case's name, which is its value.
    public var name: String
    /// What people call it, by language.
    public var title: LocalizedText
    /// Other words for it, by language.
    public var synonyms: [String: [String]]

    /// Creates a case.
    public init(name: String, title: LocalizedText, synonyms: [String: [String]] = [:]) {
      self.name = name
      self.title = title
      self.synonyms = synonyms
    }
  }

  /// Something the app can do.
  ///
  /// *`RateFilm`, of a film and a rating from 1 to 5: "rate ratatouille 4 stars" runs it, "rate
  /// ratatouille" asks for the rating.*
  ///
  /// People never see the name: without a title, lists and confirmations have nothing to call the
  /// action by. What cannot be taken back should have ``needsConfirmation``.
  public struct Intent: Equatable, Sendable {
    /// The intent's name, which decisions refer to.
    public var name: String
    /// What people call it, by language ("Mark as watched").
    public var title: LocalizedText
    /// What it does, in a sentence, by language.
    public var description: LocalizedText
    /// What it needs to know, in the order it is asked.
    public var parameters: [Parameter]
    /// True when the person is asked before it runs, however it was said.
    public var needsConfirmation: Bool
    /// What it would cost to run it by mistake. `nil`: nothing is declared, see ``effectiveRisk``.
    ///
    /// Of apps in Swift it is told from their types: what can be undone, what only shows or opens
    /// something, what deletes.
    public var risk: Risk?
    /// What people type who mean it, by language ("we saw Jaws last night"): at most 2,000 for a
    /// language, of 512 bytes each.
    ///
    /// No example runs anything by itself, as phrases do. They teach what is likely meant where no phrase
    /// fits. Names and numbers stand in them as people type them.
    public var examples: [String: [String]]

    /// Creates an intent.
    public init(
      name: String, title: LocalizedText = [:], description: LocalizedText = [:],
      parameters: [Parameter] = [], needsConfirmation: Bool = false, risk: Risk? = nil,
      examples: [String: [String]] = [:]
    ) {
      self.name = name
      self.title = title
      self.description = description
      self.parameters = parameters
      self.needsConfirmation = needsConfirmation
      self.risk = risk
      self.examples = examples
    }
  }

  /// A value that an intent needs.
  ///
  /// What is neither optional nor has a default is asked for, in the order of the parameters.
  /// Bounds are checked wherever a number comes from, a phrase or a reply: *"rate ratatouille 9
  /// stars" → “It has to be from 1 to 5.”*
  ///
  /// A default is taken silently, so give one only where any person would say the same.
  public struct Parameter: Equatable, Sendable {
    /// The parameter's name, which slots refer to.
    public var name: String
    /// What people call it, by language ("film").
    public var title: LocalizedText
    /// What it holds.
    public var type: ParameterType
    /// True when the intent runs without it. It is then never asked for.
    public var isOptional: Bool
    /// The value used, silently, when none is given.
    public var defaultValue: Value?
    /// The question that asks for it, by language ("Which film?").
    public var prompt: LocalizedText
    /// The question that asks which of several fitting values is meant, by language ("Which of
    /// them?"). Without it, `prompt` asks.
    public var choicePrompt: LocalizedText
    /// The smallest number that it takes.
    public var minimum: Double?
    /// The largest number that it takes.
    public var maximum: Double?
    /// True when it takes several values. Its value is then an array.
    public var isList: Bool
    /// True for a date that is a day, whatever time is typed with it.
    public var isDay: Bool
    /// The symbol of the unit in which bare numbers and the bounds of a measurement or duration
    /// count, or the code of the currency of bare amounts. `nil`: bounds count in the dimension's
    /// base unit or in seconds, and bare durations and amounts are refused.
    public var unit: String?
    /// What people call true, of a boolean, by language ("on").
    public var trueLabel: LocalizedText
    /// What people call false, of a boolean, by language ("off").
    public var falseLabel: LocalizedText

    /// Creates a parameter.
    public init(
      name: String, title: LocalizedText = [:], type: ParameterType, isOptional: Bool = false,
      defaultValue: Value? = nil, prompt: LocalizedText = [:],
      choicePrompt: LocalizedText = [:], minimum: Double? = nil,
      maximum: Double? = nil, isList: Bool = false, isDay: Bool = false, unit: String? = nil,
      trueLabel: LocalizedText = [:], falseLabel: LocalizedText = [:]
    ) {
      self.name = name
      self.title = title
      self.type = type
      self.isOptional = isOptional
      self.defaultValue = defaultValue
      self.prompt = prompt
      self.choicePrompt = choicePrompt
      self.minimum = minimum
      self.maximum = maximum
      self.isList = isList
      self.isDay = isDay
      self.unit = unit
      self.trueLabel = trueLabel
      self.falseLabel = falseLabel
    }
  }

  /// What a parameter holds, and so what is read from what is typed for it.
  ///
  /// *"twenty-three" is an `integer`, "an hour and a half" a `duration` of 5400, "5 ft 3 in" a
  /// `measurement`, "next friday at 6 pm" a `date`.* What does not read as the type is asked for
  /// again; nothing is cut to fit.
  public enum ParameterType: Equatable, Sendable {
    case string
    case integer
    case number
    case boolean
    /// A day, or a day and a time, in ISO 8601.
    case date
    /// A span of time, as a number of seconds.
    case duration
    /// `{"amount": 12.5, "currency": "EUR"}`, the currency by its ISO 4217 code.
    case currency
    /// An address, as a string.
    case url
    /// Someone, as the string that names them.
    case person
    /// A file, as the string that names it.
    case file
    /// `{"value": 5, "unit": "km"}`, without the unit if none was said.
    case measurement(Dimension)
    /// One of a catalogue's entities, by the name of their type.
    case entity(String)
    /// One of an enum's cases, by the name of the enum.
    case enumeration(String)
  }

  /// The phrases that reach one intent.
  ///
  /// *`mark ${film} as (watched|seen) [in ${applicationName}]`*: `[…]` may be left out, `(…|…)` is
  /// a choice, `<name>` one of the ``rules``. Each `${…}` names a parameter of the intent. Rules
  /// that refer to one another in a circle, and phrases that grow too large when their rules are
  /// written out, are refused when a router is made.
  public struct Shortcut: Equatable, Sendable {
    /// The name of the intent that runs.
    public var intent: String
    /// What lists call the shortcut, by language.
    public var title: LocalizedText
    /// What people type, by language. `${film}` stands for the parameter `film`,
    /// `${applicationName}` for any of the app's names.
    public var phrases: [String: [String]]
    /// Parts that phrases refer to as `<name>`, by language and name.
    public var rules: [String: [String: String]]
    /// Parameter values that the shortcut sets by itself.
    public var values: [String: Value]
    /// True for generated phrases. They give way to those that were written for the app,
    /// and forgive filler and doubled words, but nothing else.
    public var isGenerated: Bool

    /// Creates a shortcut.
    public init(
      intent: String, title: LocalizedText = [:], phrases: [String: [String]],
      rules: [String: [String: String]] = [:], values: [String: Value] = [:],
      isGenerated: Bool = false
    ) {
      self.intent = intent
      self.title = title
      self.phrases = phrases
      self.rules = rules
      self.values = values
      self.isGenerated = isGenerated
    }
  }

  /// How forgiving the app is, and what it does about ties.
  ///
  /// By default typing errors are forgiven and ties are asked about, which suits people. Programs
  /// that send exact phrases want `strict` and `first`: nothing is then taken for something else,
  /// and rejections cost a tenth.
  public struct Policies: Equatable, Sendable {
    /// How far an utterance may stray from a phrase.
    public var tolerance: Tolerance
    /// What happens when two shortcuts fit equally well.
    public var ties: Ties
    /// When a person is asked before an intent runs.
    public var confirmation: Confirmation
    /// What becomes of an utterance that no phrase says.
    public var wording: Wording

    /// Creates policies.
    public init(
      tolerance: Tolerance = .flexible, ties: Ties = .ask,
      confirmation: Confirmation = Confirmation(), wording: Wording = .meaning
    ) {
      self.tolerance = tolerance
      self.ties = ties
      self.confirmation = confirmation
      self.wording = wording
    }

    /// What becomes of an utterance that no phrase says.
    public enum Wording: String, CaseIterable, Equatable, Sendable {
      /// It is rejected.
      case phrases
      /// The default: it is asked about, if what the phrases have taught makes an action likely enough.
      ///
      /// What is to be known for that is learned of each language when its first utterance is rejected,
      /// in about a tenth of a second for an app of some hundred phrases; a compiled app holds it.
      case meaning
    }

    /// How far an utterance may stray from a phrase.
    public enum Tolerance: String, CaseIterable, Equatable, Sendable {
      /// Only the phrases as written, whatever their case and punctuation.
      case strict
      /// Typos, filler, missing and doubled words too, within documented bounds.
      case flexible
    }

    /// What happens when two shortcuts fit equally well.
    public enum Ties: String, CaseIterable, Equatable, Sendable {
      /// Ask which one is meant.
      case ask
      /// Take the one that the manifest lists first.
      case first
    }
  }
}
