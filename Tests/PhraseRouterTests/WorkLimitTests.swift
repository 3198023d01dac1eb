import AppManifest
import RandomNumbers
import Testing

@testable import PhraseRouter

/// What finding out the meaning of an utterance may take.
@Suite("The work for an utterance is bounded")
struct WorkLimitTests {
  private static let phrases = [
    "find ${thing}", "move ${thing} to ${other}", "${thing} and ${other} please",
    "how many ${thing} are there",
  ]

  private static func router(_ names: [String], steps: Int? = nil) throws -> Router {
    var type = Manifest.EntityType(name: "Thing", title: ["en": "thing"])
    type.entities = names.enumerated().map { Manifest.Entity(id: "\($0)", title: $1) }
    let slots = ["thing", "other"].map {
      Manifest.Parameter(name: $0, type: .entity("Thing"), isOptional: true)
    }
    let manifest = Manifest(
      app: Manifest.App(id: "store", name: ["en": "Store"]), languages: ["en"], entityTypes: [type],
      intents: [Manifest.Intent(name: "Find", parameters: slots)],
      shortcuts: [Manifest.Shortcut(intent: "Find", phrases: ["en": phrases])])
    var options = RouterOptions()
    options.limits.workSteps = steps ?? options.limits.workSteps
    return try Router(manifest: manifest.validated(), options: options)
  }

  private static func serial(_ number: Int) -> String {
    let digits = String(number)
    return "PART" + String(repeating: "0", count: 26 - digits.count) + digits
  }

  /// Serial numbers with one letter changed each.
  private static func mistyped(
    _ count: Int, of names: Int, _ random: inout SeededGenerator
  ) -> String {
    (0..<count).map { _ in
      var letters = Array(serial(random.below(names)))
      letters[4 + random.below(26)] = "X"
      return String(letters)
    }.joined(separator: " ")
  }

  private func steps(_ utterance: String, _ router: Router) -> Int {
    router.outcome(of: utterance, language: "en", context: [:], waits: true).steps
  }

  @Test("Many mistyped words take some steps more than the limit at most", arguments: [1, 15, 96])
  func serials(words: Int) throws {
    let router = try Self.router((0..<3_000).map(Self.serial))
    var random = SeededGenerator(seed: 1)
    for command in ["find ", "move ", ""] {
      let utterance = command + Self.mistyped(words, of: 3_000, &random)
      // Both kinds of work together, and what was begun is finished.
      #expect(steps(utterance, router) < 700_000)
    }
  }

  @Test("One mistyped serial number is found, and is what was meant")
  func oneSerial() throws {
    let router = try Self.router((0..<3_000).map(Self.serial))
    let decision = router.route("find PRAT00000000000000000000001711")
    #expect(decision.invocation?["thing"]?.entityID == "1711" || decision.asks)
  }

  @Test("The answer past the limit is a question or a rejection that says so, always the same")
  func answers() throws {
    var random = SeededGenerator(seed: 2)
    let names = (0..<500).map { _ in
      (0..<3).map { _ in String((0..<9).map { _ in random.pick(Array("abc")) }) }
        .joined(separator: " ")
    }
    let router = try Self.router(names, steps: 2_000)
    var reasons: Set<Rejection.Reason> = []
    for name in names.prefix(20) {
      let utterance = "find " + name.dropFirst() + " x"
      let explanation = router.explain(utterance)
      #expect(explanation.isCutShort)
      if case .reject(let rejection) = explanation.decision { reasons.insert(rejection.reason) }
      #expect(explanation.decision.asks || explanation.decision.kind == .reject)
      #expect(router.route(utterance).kind == router.route(utterance).kind)
    }
    #expect(reasons.isSubset(of: [.tooMuchWork]))
    // An exact name is known before anything is spent.
    #expect(router.route("find " + names[0]).invocation?["thing"]?.entityID == "0")
  }

  @Test("Phrases that were not searched do nothing")
  func phrases() throws {
    let router = try Self.router(["Anvil"], steps: 8)
    let explanation = router.explain("find anvil and anvil please")
    #expect(explanation.isCutShort)
    guard case .reject(let rejection) = explanation.decision else {
      Issue.record("decided \(explanation.decision.kind)")
      return
    }
    #expect(rejection.reason == .tooMuchWork)
    #expect(explanation.json.text(pretty: false).contains(#""isCutShort":true"#))
  }

  @Test("Nobody who types what the app says comes near the limit")
  func ordinary() throws {
    let router = try Self.router(["Toy Story", "Up", "The Incredibles", "Ratatouille"])
    for utterance in [
      "find toy stroy", "move up to the incredibels", "how many ratatoulle are there",
    ] {
      #expect(steps(utterance, router) < 20_000)
      #expect(!router.explain(utterance).isCutShort)
    }
  }
}
