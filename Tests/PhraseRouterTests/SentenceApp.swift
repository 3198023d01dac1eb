import AppManifest
import PhraseRouter

/// A small app of sentence templates that uses every construct.
enum SentenceApp {
  static func manifest(names: [ListValue] = names) -> Manifest {
    var manifest = Manifest(
      app: Manifest.App(id: "home", name: ["en": "Home"]), languages: ["en"],
      intents: ["TurnOn", "Set", "Note", "Cancel"].map { Manifest.Intent(name: $0) })
    manifest.sentences["en"] = SentenceSet(
      lists: [
        "name": .values(names),
        "color": .values([
          ListValue(input: "red"), ListValue(input: "(dark|light) blue", output: "blue"),
        ]),
        "level": .range(NumberRange(from: 0, to: 100, multiplier: 0.5)),
        "text": .wildcard,
      ],
      rules: ["the": "(the|my)", "turn": "(turn|switch)"], skipWords: ["please"],
      blocks: [
        SentenceBlock(
          intent: "TurnOn", sentences: ["<turn> on [<the>] {name}", "<turn> [<the>] {name} on"],
          slots: ["state": "on"], requiresContext: ["domain": ContextCondition(values: ["light"])],
          response: "done", metadata: ["combination": ["name", 1]]),
        SentenceBlock(
          intent: "Set", sentences: ["set {name} to ({level} [percent]|{color})"],
          requiresContext: ["area": ContextCondition(values: [], slot: "area")]),
        SentenceBlock(intent: "Note", sentences: ["note {text} (for;at) {name}"]),
        SentenceBlock(
          intent: "Cancel", sentences: ["(stop|cancel) [it|that]"], requiredKeywords: ["stop"]),
      ],
      preferredSlot: "name")
    return manifest
  }

  static let names = [
    name("patio lamp", domain: "light"), name("lamp", domain: "light"),
    name("garage door", domain: "cover"),
  ]

  static func name(_ text: String, domain: String) -> ListValue {
    ListValue(
      input: text, output: .string(text.capitalized), id: "id-\(text)",
      context: ["domain": .string(domain), "area": "Garden"])
  }

  static func router(names: [ListValue] = names) throws -> Router {
    try Router(manifest: manifest(names: names).validated())
  }

  static let context: [String: Value] = ["now": "2026-11-20T12:00"]

  static let utterances = [
    "turn on the patio lamp", "switch lamp on please", "turn on garage door",
    "set lamp to fifty percent", "set garage door to 20", "set lamp to light blue",
    "note buy milk for at lamp", "note x at for patio lamp", "stop it", "cancel that", "nothing",
  ]
}
