import AppManifest
import LanguageTags

/// What a `recognize` or `transcript` event asks for.
struct RecognitionRequest: Sendable {
  /// What was typed or said.
  var utterance: String
  /// The language that it is in, where the event says so.
  var language: String?
  /// The conversation that it belongs to, where the event says so.
  var conversation: String?
  /// Facts that templates can require or exclude.
  var facts: [String: Value]

  /// The members of a context that are no facts: those that say which conversation it is, and
  /// what an earlier answer said about itself.
  static let conversationKey = "conversation_id"
  static let decisionKey = "phrase_router"

  /// The most bytes of a conversation's identifier.
  static let longestIdentifier = 256

  /// The most bytes, and the most values within one another, of the facts that an event brings. They
  /// are kept as long as a question is open.
  static let mostFactBytes = 8_192
  static let mostFacts = 256
}

extension RecognitionRequest {
  /// Reads an event's data.
  init(_ event: WyomingEvent) throws(EventFault) {
    guard let text = try event.string("text") else {
      throw EventFault(.invalidRequest, "a \(event.type) event needs a text")
    }
    utterance = text.onOneLine
    language = try event.string("language")
    if let language, language.utf8.count > LanguageTag.maximumLength {
      throw EventFault(
        .invalidRequest, "language is longer than \(LanguageTag.maximumLength) bytes")
    }
    let context = try event.context()
    conversation = context.first { $0.key == Self.conversationKey }?.value.string
    if let conversation, conversation.utf8.count > Self.longestIdentifier {
      throw EventFault(
        .invalidRequest, "\(Self.conversationKey) is longer than \(Self.longestIdentifier) bytes")
    }
    let brought = context.filter {
      $0.key != Self.conversationKey && $0.key != Self.decisionKey
    }
    try Self.check(.object(brought))
    facts = brought.valueByKey(\.value)
  }
}

extension RecognitionRequest {
  private static func check(_ facts: LocatedJSON) throws(EventFault) {
    guard facts.valueCount <= mostFacts + 1 else {
      throw EventFault(.invalidRequest, "context has more than \(mostFacts) values")
    }
    guard facts.text(pretty: false).utf8.count <= mostFactBytes else {
      throw EventFault(.invalidRequest, "context takes more than \(mostFactBytes) bytes")
    }
  }
}

extension LocatedJSON {
  /// How many values it consists of, itself included.
  fileprivate var valueCount: Int {
    switch kind {
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .object(let members): members.reduce(1) { $0 + $1.value.valueCount }
    case .null, .bool, .integer, .number, .string: 1
    }
  }
}

extension WyomingEvent {
  fileprivate func string(_ key: String) throws(EventFault) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.string else {
      throw EventFault(.invalidRequest, "\(key) is \(value.noun), not a string")
    }
    return text
  }

  fileprivate func context() throws(EventFault) -> [LocatedJSON.Member] {
    guard let value = self["context"] else { return [] }
    guard let members = value.object else {
      throw EventFault(.invalidRequest, "context is \(value.noun), not an object")
    }
    return members
  }
}
