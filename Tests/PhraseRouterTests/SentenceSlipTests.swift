import AppManifest
import PhraseRouter
import Testing

/// Slips in sentence templates are forgiven where the app wants it, and nowhere else.
@Suite("Slips in sentence templates")
struct SentenceSlipTests {
  private static let home: Manifest = {
    var manifest = Manifest(
      app: Manifest.App(id: "home", name: ["en": "Home"]), languages: ["en"],
      intents: ["TurnOn", "TurnOff", "Pause", "Say", "Add"].map { Manifest.Intent(name: $0) })
    manifest.sentences["en"] = SentenceSet(
      lists: [
        "area": .values([
          ListValue(input: "kitchen"), ListValue(input: "living room"), ListValue(input: "bar"),
          ListValue(input: "car"),
        ]),
        "minutes": .range(NumberRange(from: 1, to: 100)), "text": .wildcard,
      ],
      blocks: [
        SentenceBlock(intent: "TurnOn", sentences: ["turn on [the] lights in [the] {area}"]),
        SentenceBlock(intent: "TurnOff", sentences: ["turn off [the] lights in [the] {area}"]),
        SentenceBlock(
          intent: "Pause", sentences: ["pause timer for {minutes} minutes", "pause timer {text}"]),
        SentenceBlock(intent: "Say", sentences: ["announce {text}"]),
        SentenceBlock(intent: "Add", sentences: ["add {text} to my list"]),
      ])
    return manifest
  }()

  private func router(_ tolerance: Manifest.Policies.Tolerance) throws -> Router {
    var manifest = Self.home
    manifest.policies.tolerance = tolerance
    return try Router(manifest: manifest.validated())
  }

  /// What is typed, and what it comes to.
  static let typed: [(String, String)] = [
    ("turn on the lights in the kitchen", "run TurnOn area=kitchen"),
    ("tunr on the lights in the kitchen", "run TurnOn area=kitchen"),
    ("turn on the lights in the kitchne", "run TurnOn area=kitchen"),
    ("turn onthe lights in the living room", "run TurnOn area=living room"),
    ("turn on the lights in the livingroom", "run TurnOn area=living room"),
    ("turn on lights the kitchen", "run TurnOn area=kitchen"),
    ("please turn on the lights in the kitchen", "run TurnOn area=kitchen"),
    ("turn turn on the lights in the kitchen", "run TurnOn area=kitchen"),
    // A word that is one itself, or another order, is asked about.
    ("turn of the lights in the kitchen", "confirm TurnOff area=kitchen"),
    ("turn the on lights in the kitchen", "confirm TurnOn area=kitchen"),
    // As near to one as to the other.
    ("turn om the lights in the kitchen", "run TurnOn area=kitchen"),
    ("turn on the lights in the var", "chooseIntent TurnOn | TurnOn"),
    // What takes any text takes no misspelt word of the templates without a question.
    ("pause timer for pizza", "run Pause text=for pizza"),
    ("pause timer fro 5 minutes", "chooseIntent Pause | Pause"),
    ("anounce dinner is ready", "run Say text=dinner is ready"),
    ("add mlik to my list", "run Add text=mlik"),
    ("add milk to my lits", "confirm Add text=milk"),
    // Something else.
    ("the weather in lisbon", "reject"), ("kitchen", "reject"), ("", "reject"),
  ]

  @Test("A slip runs, is confirmed or offered", arguments: typed)
  func forgiven(typed: String, expected: String) throws {
    #expect(Self.summary(try router(.flexible).route(typed)) == expected)
  }

  @Test("Where templates are to be typed as they are written, nothing else matches")
  func strict() throws {
    let router = try router(.strict)
    #expect(
      Self.summary(router.route("turn on the lights in the kitchen")) == "run TurnOn area=kitchen")
    #expect(Self.summary(router.route("tunr on the lights in the kitchen")) == "reject")
    #expect(
      Self.summary(router.route("pause timer fro 5 minutes")) == "run Pause text=fro 5 minutes")
  }

  @Test("Confidence falls with the slip, and the explanation tells what matched")
  func explained() throws {
    let router = try router(.flexible)
    let explanation = router.explain("tunr on the lights in the kitchen")
    #expect((explanation.decision.invocation?.confidence ?? 1) < 1)
    #expect(explanation.candidates.first?.intent == "TurnOn")
    #expect(explanation.candidates.first?.verdict == .chosen)
  }

  private static func summary(_ decision: Decision) -> String {
    if case .chooseIntent(let choice) = decision {
      return "chooseIntent " + choice.options.map(\.invocation.intent).joined(separator: " | ")
    }
    let slots = decision.invocation?.slots.map { "\($0.name)=\($0.value.displayText)" } ?? []
    return ([decision.kind.rawValue] + [decision.invocation?.intent].compactMap { $0 } + slots)
      .joined(separator: " ")
  }
}
