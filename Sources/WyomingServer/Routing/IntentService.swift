package import AppManifest
import LanguageTags
package import PhraseRouter

/// Answers the events of the Wyoming protocol that have to do with intents.
///
/// | event | answer |
/// |---|---|
/// | `describe` | `info` |
/// | `recognize`, `transcript` | `intent`, `not-recognized` or, for questions, `handled` |
/// | `ping` | `pong` |
/// | others | none, as the protocol asks of servers that do not know them |
///
/// It knows nothing of sockets, and can be asked by many at once.
package struct IntentService: Sendable {
  private let router: @Sendable () -> Router
  private let settings: Settings
  private let conversations: ConversationStore

  /// Settings of the service.
  package struct Settings: Sendable {
    /// The language of utterances that come without one. `nil`: the app's default.
    package var language: String?
    /// Facts that templates can require or exclude. Those that an event brings count over them.
    package var facts: [String: Value]
    /// The version of this software, for `info`.
    package var version: String

    package init(language: String? = nil, facts: [String: Value] = [:], version: String = "") {
      self.language = language
      self.facts = facts
      self.version = version
    }
  }

  /// What the service knows of one connection.
  package struct Caller: Sendable {
    /// The conversation of utterances that name none.
    fileprivate var conversation: String?
    /// Whose connection it is. Conversations belong to it.
    fileprivate let peer: String
    /// True if the last answer was a question.
    package fileprivate(set) var isAsked = false

    package init(peer: String = "") { self.peer = peer }
  }

  /// An answer, and what a log may say about it.
  package struct Answer: Sendable {
    package var event: WyomingEvent
    /// What it came to, without a word of what was said. *run HassTurnOn*
    package var summary: String
  }

  /// Creates a service.
  ///
  /// - Parameter router: The router to ask. It is asked for anew whenever a conversation begins,
  ///   so that another one can take its place between two utterances; a conversation that waits
  ///   for a reply goes on with the one that it began with.
  package init(
    router: @escaping @Sendable () -> Router, settings: Settings = Settings(),
    conversations: ConversationStore = ConversationStore()
  ) {
    self.router = router
    self.settings = settings
    self.conversations = conversations
  }

  /// Answers an event. `nil` where none is expected.
  ///
  /// *`transcript`, "turn on the lamp" → `intent` HassTurnOn, name = Lamp*
  ///
  /// - Throws: A fault that is not fatal where the event's data is not what its type asks for.
  /// - Complexity: that of the router for utterances; O(languages) for `describe`.
  package func answer(
    _ event: WyomingEvent, from caller: inout Caller
  ) async throws(EventFault) -> Answer? {
    switch event.type {
    case "describe":
      return Answer(
        event: .info(of: router().manifest, version: settings.version), summary: "described")
    case "recognize", "transcript":
      return await answer(try RecognitionRequest(event), from: &caller)
    case "ping":
      let pong = WyomingEvent(type: "pong", ["text": event["text"]])
      return Answer(event: pong, summary: "pinged")
    default: return nil
    }
  }
}

// MARK: - Conversations

extension IntentService {
  private func answer(
    _ request: RecognitionRequest, from caller: inout Caller
  ) async -> Answer {
    let identifier = request.conversation ?? caller.conversation
    let (session, router, language) = conversation(for: request, identifier, of: caller.peer)
    let turn = await session.send(request.utterance)
    var name = identifier
    caller.isAsked = turn.isOpen
    if turn.isOpen {
      let known = identifier ?? Self.newIdentifier()
      if request.conversation == nil { caller.conversation = known }
      conversations.keep(session, router: router, language: language, as: known, of: caller.peer)
      name = known
    }
    let reply = TurnReply(
      turn, manifest: router.manifest, language: language, conversation: name)
    return Answer(event: reply.event, summary: reply.summary)
  }

  /// The conversation that a request goes on with, or a new one.
  ///
  /// An utterance in another language than the question's is no answer to it.
  private func conversation(
    for request: RecognitionRequest, _ identifier: String?, of peer: String
  ) -> (Session, Router, language: String) {
    if let waiting = identifier.flatMap({ conversations.take($0, of: peer) }) {
      let wanted = request.language.map {
        Self.appTag(for: $0, among: waiting.router.manifest.languages)
      }
      if wanted == nil || wanted == waiting.language {
        return (waiting.session, waiting.router, waiting.language)
      }
    }
    let router = router()
    let language = Self.appTag(
      for: request.language ?? settings.language ?? router.manifest.defaultLanguage,
      among: router.manifest.languages)
    let facts = settings.facts.merging(request.facts) { _, brought in brought }
    return (Session(router: router, language: language, context: facts), router, language)
  }

  /// The app's own tag for a language; for a language without a region, the app's first variant of
  /// it, for want of anything nearer. One that the app does not speak stays what it is, and is
  /// rejected by the router.
  ///
  /// *de-CH, app speaks de → de; pt, app speaks pt-BR → pt-BR; nl, app speaks en → nl*
  static func appTag(for text: String, among spoken: [String]) -> String {
    let tag = LanguageTag(text)
    return tag.best(among: spoken) ?? tag.firstVariant(among: spoken) ?? text
  }

  /// An identifier that cannot be guessed.
  private static func newIdentifier() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
