import AppManifest
import PhraseRouter

/// A turn of a conversation as an event of the Wyoming protocol.
///
/// | turn | event | text |
/// |---|---|---|
/// | run | `intent`, its slots as entities | what is done, where the app has words for it |
/// | a question | `handled` | the question, with its options numbered |
/// | the end of a dialogue, help | `handled` | what the dialogue says |
/// | reject | `not-recognized` | that it was not understood |
///
/// The protocol has no event for questions. `handled` is what clients show or speak as an answer,
/// without trying other agents; its context says that a reply is expected. What the reply is to
/// be told with is `conversation_id`, which later events of the same connection need not repeat.
///
/// The decision itself, as `phrase-router route --json` prints it, stands in the context under
/// `phrase_router`, with `expects_reply`: an
/// entity of the protocol has room for a name and a value only.
struct TurnReply: Sendable {
  /// What is sent.
  let event: WyomingEvent
  /// What a log may say about it.
  let summary: String

  init(_ turn: Turn, manifest: Manifest, language: String, conversation: String?) {
    let record = turn.decision.map {
      DecisionRecord($0, manifest: manifest, language: language)
    }
    let context = LocatedJSON.object([
      RecognitionRequest.conversationKey: conversation.map { .string($0) },
      RecognitionRequest.decisionKey: record.map { Self.details(of: $0, turn) },
    ])
    switch turn.decision {
    case .run(let invocation):
      event = WyomingEvent(
        type: "intent",
        [
          "name": .string(invocation.intent),
          "entities": .array(invocation.slots.map(Self.entity)),
          "text": Self.speech(turn.message, for: invocation, of: manifest).map { .string($0) },
          "context": context,
        ])
    case .reject:
      event = WyomingEvent(
        type: "not-recognized", ["text": .string(turn.message), "context": context])
    case .chooseEntity, .chooseIntent, .askValue, .confirm, nil:
      event = WyomingEvent(
        type: "handled", ["text": .string(Self.text(of: turn)), "context": context])
    }
    summary = Self.summary(of: record)
  }

  /// Clients build entities from exactly these two members, and fail on others.
  private static func entity(_ slot: FilledSlot) -> LocatedJSON {
    .object(["name": .string(slot.name), "value": LocatedJSON(value: slot.value)])
  }

  private static func details(of record: DecisionRecord, _ turn: Turn) -> LocatedJSON {
    let isQuestion = record.kind.outcome == .ask
    var members = record.json(prompt: isQuestion ? turn.message : nil)
    members.append(.init("reason", .optional(record.reason?.rawValue)))
    members.append(.init("expects_reply", LocatedJSON(.bool(turn.isOpen))))
    return .object(members)
  }

  private static func summary(of record: DecisionRecord?) -> String {
    guard let record else { return "dialogue ended" }
    let reason = record.reason.map { " (\($0.rawValue))" } ?? ""
    return record.kind.rawValue + (record.intent.map { " " + $0 } ?? "") + reason
  }
}

// MARK: - Words

extension TurnReply {
  /// What is said about an intent that is to run, where the app has a title for it.
  ///
  /// Home Assistant renders an intent's text as a Jinja template if it looks like one. What was
  /// typed stands in it, and must not be run: such a text is not sent.
  private static func speech(
    _ message: String, for invocation: Invocation, of manifest: Manifest
  ) -> String? {
    guard manifest.intents.contains(where: { $0.name == invocation.intent && !$0.title.isEmpty })
    else { return nil }
    return message.opensTemplate ? nil : message
  }

  /// A message in which no name breaks a line: what follows would look like an option.
  private static func message(of turn: Turn) -> String {
    let slots = turn.decision?.invocation?.slots ?? []
    let names =
      turn.options.map(\.title) + slots.compactMap(\.text) + slots.map(\.value.displayText)
    return names.filter { $0 != $0.onOneLine }.reduce(turn.message) { message, name in
      message.split(separator: name, omittingEmptySubsequences: false)
        .joined(separator: name.onOneLine)
    }
  }

  /// A message with its options, each on a line that begins with the number to reply with.
  private static func text(of turn: Turn) -> String {
    let options = turn.options.enumerated().map { index, option in
      let subtitle = option.subtitle.map { $0.isEmpty ? "" : " (\($0.onOneLine))" } ?? ""
      return "\(turn.firstNumber + index). \(option.title.onOneLine)\(subtitle)"
    }
    return ([message(of: turn)] + options + (turn.hasMore ? ["…"] : [])).joined(separator: "\n")
  }
}

extension String {
  /// True if a Jinja template could begin in the text.
  fileprivate var opensTemplate: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      let isSecond = [UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#")].contains(byte)
      if previous == UInt8(ascii: "{"), isSecond { return true }
      previous = byte
    }
    return false
  }
}
