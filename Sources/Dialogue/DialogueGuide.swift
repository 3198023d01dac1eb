public import AppManifest
import TextAnalysis

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
  /// How values are written.
  let language: TypedLanguage
  private let normalizer: ReplyNormalizer
  private var now: @Sendable () -> Value
  /// Other names of what an attribute of an option says, as other things of the app have it.
  private(set) var otherNames: @Sendable (String) -> [String] = { _ in [] }
  let limits: DialogueLimits

  /// Prepares an app's intents and a language's words.
  ///
  /// - Parameters:
  ///   - manifest: The app.
  ///   - language: The language of the dialogue. One that dialogues do not speak is replaced by
  ///     English; the app's own words stay in the language asked for.
  ///   - now: The time from which dates count, as an ISO 8601 string. Dates that can be read stay
  ///     as they were typed where it gives none.
  ///   - limits: How much a reply may be.
  /// - Complexity: O(size of the manifest's intents and enums).
  public init(
    manifest: Manifest, language: String, now: @escaping @Sendable () -> Value = { .null },
    limits: DialogueLimits = DialogueLimits()
  ) {
    self.language = TypedLanguage(language)
    let normalizer = ReplyNormalizer(language: language)
    self.normalizer = normalizer
    self.now = now
    self.limits = limits
    writer = PromptWriter(manifest: manifest, language: language)
    tables = writer.tables
    let chain = LanguageChain(language, default: manifest.defaultLanguage)
    let titles = manifest.entityTypes.flatMap { type in
      [chain.pick(type.title)] + type.attributes.map { chain.pick($0.title) }
    }
    let spoken = DialogueLanguage.best(for: language)
    lexicon = ReplyLexicon(
      spoken.words, parts: spoken.parts, fillers: titles.compactMap { $0 },
      normalize: normalizer.normalize)
  }

  /// The same guide at another time.
  package func reading(at now: @escaping @Sendable () -> Value) -> DialogueGuide {
    var guide = self
    guide.now = now
    return guide
  }

  /// The same guide, which knows by what other names people call what attributes say: a film's
  /// director, whose name is *Peter Jackson*, as ピーター・ジャクソン.
  package func naming(
    _ otherNames: @escaping @Sendable (String) -> [String]
  ) -> DialogueGuide {
    var guide = self
    guide.otherNames = otherNames
    return guide
  }

  /// The minute from which dates count.
  var minute: CalendarMinute? {
    guard case .string(let text) = now() else { return nil }
    return CalendarMinute(iso: text)
  }

  /// The time, where it is known.
  var time: Value { now() }

  /// Normalizes text for comparing: the same rules that utterances and names go through.
  func normalize(_ text: String) -> String { normalizer.normalize(text) }
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
