public import AppManifest

/// Everything a dialogue needs to know of an app and a language. Immutable, built once for each
/// pair and shared by all dialogues.
///
/// It holds the titles of intents and parameters, the questions that the app asks, and the words of
/// the language that steer a dialogue. Entities are not in it: those come with the questions.
public struct DialogueGuide: Sendable {
  /// Writes what the dialogue says.
  public let writer: PromptWriter
  let tables: IntentTables
  let lexicon: ReplyLexicon
  private(set) var readers: DialogueReaders
  let limits: DialogueLimits

  /// Prepares an app's intents and a language's words.
  ///
  /// - Parameters:
  ///   - manifest: The app.
  ///   - language: The language of the dialogue. One that dialogues do not speak is replaced by
  ///     English; the app's own words stay in the language asked for.
  ///   - readers: What reads text: the same that reads utterances.
  ///   - limits: How much a reply may be.
  /// - Complexity: O(size of the manifest's intents and enums).
  public init(
    manifest: Manifest, language: String, readers: DialogueReaders,
    limits: DialogueLimits = DialogueLimits()
  ) {
    self.readers = readers
    self.limits = limits
    writer = PromptWriter(manifest: manifest, language: language)
    tables = writer.tables
    let chain = LanguageChain(language, default: manifest.defaultLanguage)
    let titles = manifest.entityTypes.flatMap { type in
      [chain.pick(type.title)] + type.attributes.map { chain.pick($0.title) }
    }
    lexicon = ReplyLexicon(
      DialogueLanguage.best(for: language).words, fillers: titles.compactMap { $0 },
      normalize: readers.normalize)
  }

  /// The same guide with another reader of dates, which depend on the day.
  package func reading(
    dates readDate: @escaping @Sendable (String) -> String?
  ) -> DialogueGuide {
    var guide = self
    guide.readers.readDate = readDate
    return guide
  }
}

/// What reads text on behalf of a dialogue, so that the dialogue itself needs no calendar.
public struct DialogueReaders: Sendable {
  /// Normalizes text for comparing: the same rules that utterances and names go through.
  public var normalize: @Sendable (String) -> String
  /// Reads a number in words or digits. *"twenty-three" → 23*
  public var readNumber: @Sendable (String) -> Double?
  /// Reads a date and gives it as ISO 8601. *"tomorrow" → 2026-01-31*
  public var readDate: @Sendable (String) -> String?
  /// Reads a quantity or address as a value of a type: of a number a percentage, otherwise a
  /// duration, a measurement, an amount of money or a URL. *"50 %" → 50; "5 km" → {"value": 5,
  /// "unit": "km"}*
  public var readQuantity: @Sendable (Manifest.ParameterType, String) -> Value?

  /// Creates readers from functions, which must be pure but for the calendar's today.
  public init(
    normalize: @escaping @Sendable (String) -> String,
    readNumber: @escaping @Sendable (String) -> Double? = { _ in nil },
    readDate: @escaping @Sendable (String) -> String? = { _ in nil },
    readQuantity: @escaping @Sendable (Manifest.ParameterType, String) -> Value? = { _, _ in nil }
  ) {
    self.normalize = normalize
    self.readNumber = readNumber
    self.readDate = readDate
    self.readQuantity = readQuantity
  }
}

/// Limits on what a dialogue takes and keeps.
public struct DialogueLimits: Sendable {
  /// The most UTF-8 bytes that a reply may have.
  public var replyBytes: Int
  /// The most Unicode code points that a reply may have.
  public var replyScalars: Int

  /// The most options that are shown at once.
  static let page = 10
  /// The most questions that *back* can return to.
  static let history = 32
  /// After this many replies in a row that were not understood, the way out is pointed out.
  static let patience = 3

  /// Creates limits; by default those of utterances.
  public init(replyBytes: Int = 4096, replyScalars: Int = 512) {
    self.replyBytes = replyBytes
    self.replyScalars = replyScalars
  }

  func allow(_ text: String) -> Bool {
    text.utf8.count <= replyBytes && text.unicodeScalars.count <= replyScalars
  }
}
