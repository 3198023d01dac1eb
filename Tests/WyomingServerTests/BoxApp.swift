import AppManifest
import PhraseRouter

@testable import WyomingServer

/// A small app that speaks English and German: it opens boxes, and takes notes.
enum BoxApp {
  static let manifest = Manifest(
    app: Manifest.App(id: "boxes", name: ["en": "Boxes", "de": "Kisten"]),
    languages: ["en", "de"],
    entityTypes: [
      Manifest.EntityType(
        name: "Box", title: ["en": "box", "de": "Kiste"],
        entities: [
          Manifest.Entity(id: "red-small", title: "red box", attributes: ["size": "small"]),
          Manifest.Entity(id: "red-large", title: "red box", attributes: ["size": "large"]),
          Manifest.Entity(id: "blue", title: "blue box"),
        ], subtitle: ["size"])
    ],
    intents: [
      Manifest.Intent(
        name: "Open", parameters: [Manifest.Parameter(name: "box", type: .entity("Box"))]),
      Manifest.Intent(
        name: "AddNote", title: ["en": "Add note"],
        parameters: [Manifest.Parameter(name: "note", type: .string)]),
    ],
    shortcuts: [
      Manifest.Shortcut(
        intent: "Open", phrases: ["en": ["open the ${box}"], "de": ["öffne ${box}"]]),
      Manifest.Shortcut(intent: "AddNote", phrases: ["en": ["note ${note}"]]),
    ])

  static func router() throws -> Router { try Router(manifest: manifest.validated()) }

  static func service(
    settings: IntentService.Settings = .init(version: "1.2.3"),
    conversations: ConversationStore = ConversationStore()
  ) throws -> IntentService {
    let router = try router()
    return IntentService(
      router: { router }, settings: settings, conversations: conversations)
  }
}

extension WyomingEvent {
  /// An utterance, as clients send it.
  static func transcript(
    _ text: String, language: String? = nil, context: [String: Value]? = nil
  ) -> WyomingEvent {
    WyomingEvent(
      type: "transcript",
      [
        "text": .string(text), "language": language.map { .string($0) },
        "context": context.map { LocatedJSON(value: .object($0)) },
      ])
  }

  var text: String? { self["text"]?.string }
  var conversation: String? { self["context"]?["conversation_id"]?.string }
  var entities: [Value] { self["entities"]?.array?.map(\.value) ?? [] }

  /// The whole event, for comparing.
  var value: Value { .array([.string(type), LocatedJSON(.object(data)).value]) }
}
