import AppManifest
import Testing

@testable import Dialogue

/// The rules of the page *Ranking* that say who may decide; those that compare who may stand in
/// ``DecisionMakerTests`` (6 to 10, ties) and ``OwnPhrasesTests`` (5).
struct RankingTests {
  private static let contenders = Contenders(maximumCost: 1.6, partOfName: 0.25)

  /// A candidate that strays, and how much was typed of its phrase.
  private static func straying(
    _ slots: [CandidateSlot], cost: Double, typos: Double = 0, own: Int = 4,
    passesOver: Bool = false
  ) -> Candidate {
    var straying = candidate("rate", slots, cost: cost)
    (straying.typos, straying.ownLength) = (typos, own)
    straying.passesOverBeforeSlot = passesOver
    return straying
  }

  private static let known = filmSlot("dune", hit("Dune"))
  private static let unknown = filmSlot("blorple")
  private static let misspelt = filmSlot("doone", hit("Dune", fit: .fuzzy, edits: 1))
  private static let misspeltPart = filmSlot(
    "stroy", hit("Toy Story", fit: .fuzzy, edits: 1))

  // MARK: Rule 1

  @Test(
    "Rule 1: coincidences are no candidates",
    arguments: [
      (straying([unknown], cost: 0.5), true),
      (straying([unknown], cost: 0.6), false),
      (straying([known], cost: 1.6), true),
      (straying([misspelt], cost: 0.6), true),
      (straying([misspelt], cost: 0.7), false),
      // Typing errors in the phrase's own words are left aside.
      (straying([misspelt], cost: 1, typos: 0.5), true),
      // A part of a name costs a little more.
      (straying([misspeltPart], cost: 0.4), false),
      (straying([misspeltPart], cost: 0.3), true),
      // Enough typed of the phrase itself outweighs all that.
      (straying([misspelt], cost: 1.6, own: 9), true),
      // But not a function word that may belong to the name.
      (straying([misspeltPart], cost: 0.4, own: 20, passesOver: true), false),
      (straying([misspelt], cost: 0.4, own: 20, passesOver: true), true),
    ])
  func coincidences(candidate: Candidate, isAdmitted: Bool) {
    #expect(Self.contenders.admits(candidate) == isAdmitted)
  }

  @Test(
    "Rule 1: what only shows something asks for a name where its own words are there",
    arguments: [
      (straying([unknown], cost: 0.4), false), (straying([unknown], cost: 0.1), true),
      (straying([unknown], cost: 0.5, typos: 0.5), true), (straying([known], cost: 0.4), true),
    ])
  func unknownNames(candidate: Candidate, isAdmitted: Bool) {
    let showing = Contenders(maximumCost: 1.6, partOfName: 0.25, harmless: [candidate.intent])
    #expect(showing.admits(candidate) == isAdmitted)
  }

  // MARK: Doubts

  @Test("Rule 1: who asks whether something is so does not want it done")
  func questions() {
    var asking = Self.straying([Self.known], cost: 0.4, own: 20)
    asking.doubts = .asksWhether
    #expect(!Self.contenders.admits(asking))
    let showing = Contenders(maximumCost: 1.6, partOfName: 0.25, harmless: [asking.intent])
    #expect(showing.admits(asking))
  }

  /// What is decided of an intent of a risk, and a candidate that is certain, misspelt or in doubt.
  private static let riskTable: [(Manifest.Risk?, sure: String, misspelt: String, doubt: String)] =
    [
      (.harmless, "run", "run", "run"), (.undoable, "run", "run", "confirm"),
      (.destructive, "run", "confirm", "confirm"), (nil, "run", "run", "confirm"),
    ]

  @Test("Rule 11: what may run in doubt depends on the risk", arguments: riskTable)
  func risks(row: (Manifest.Risk?, sure: String, misspelt: String, doubt: String)) {
    func decide(_ change: (inout Candidate) -> Void) -> String {
      var candidate = candidate("rate", [Self.known], cost: 0)
      change(&candidate)
      var manifest = Manifest(app: .init(id: "films", name: [:]), languages: ["en"])
      manifest.intents = [
        .init(
          name: candidate.intent,
          parameters: [.init(name: "film", type: .entity("Film"))], risk: row.0)
      ]
      let maker = DecisionMaker(manifest: manifest, language: "en")
      guard case .decided(let decision) = maker.decide([candidate], utteranceLength: 9) else {
        return "lookup"
      }
      return decision.kind.rawValue
    }
    #expect(decide { _ in } == row.sure)
    #expect(decide { $0.cost = 0.5 } == row.misspelt)
    for doubt in [Doubts.leftOver, .reordered, .questionMark, .vagueName] {
      #expect(decide { $0.doubts = doubt } == row.doubt)
    }
  }

  @Test("Rule 11: a policy of the app's own holds", arguments: Manifest.Confirmation.When.allCases)
  func policies(when: Manifest.Confirmation.When) {
    var manifest = Manifest(app: .init(id: "films", name: [:]), languages: ["en"])
    manifest.intents = [.init(name: "Rate")]
    manifest.policies.confirmation.undoable = when
    let maker = DecisionMaker(manifest: manifest, language: "en")
    let kinds = [0, 0.5].flatMap { cost in
      [Doubts(), .reordered].map { doubts in
        var candidate = candidate("Rate", [], cost: cost)
        candidate.intent = "Rate"
        candidate.doubts = doubts
        return maker.decide([candidate], utteranceLength: 4)
      }
    }.map { step in
      if case .decided(.confirm) = step { true } else { false }
    }
    let expected: [Manifest.Confirmation.When: [Bool]] = [
      .never: [false, false, false, false], .inDoubt: [false, true, false, true],
      .unlessExact: [false, true, true, true], .always: [true, true, true, true],
    ]
    #expect(kinds == expected[when])
  }

  // MARK: Rules 2 to 4

  @Test("Rule 2: what is understood comes before what is not, whatever it costs")
  func understoodFirst() {
    let understood = Self.straying([Self.known], cost: 1.5)
    let unclear = Self.straying([Self.unknown], cost: 0, own: 30)
    #expect(Self.contenders.among([unclear, understood]) == [understood])
  }

  @Test("Rule 2: a name that is still being looked up counts as understood")
  func lookedUp() {
    let waiting = candidate("rate", [slot("film", "dune", .entity(type: "Film", lookup: nil))])
    #expect(Self.contenders.among([waiting]) == [waiting])
  }

  @Test("Rule 3: of what is understood, the least cost of phrase and names together stands")
  func leastTotalCost() {
    let strays = Self.straying([Self.known], cost: 0.5)
    let misspells = Self.straying([Self.misspelt], cost: 0)
    let both = Self.straying([Self.misspelt], cost: 0.1)
    #expect(misspells.totalCost == 1)
    #expect(Self.contenders.among([both, misspells, strays]) == [strays])
    #expect(Self.contenders.among([both, misspells]) == [misspells])
  }

  @Test("Rule 4: where nothing is understood, enough must be typed for a question")
  func enoughForAQuestion() {
    let enough = Self.straying([Self.unknown], cost: 0, own: 9)
    let little = Self.straying([Self.unknown], cost: 0, own: 8)
    #expect(Self.contenders.among([little, enough]) == [enough])
    #expect(Self.contenders.among([little]).isEmpty)
  }

  @Test("Generated phrases are weighed apart from the app's own")
  func generatedApart() {
    var generated = candidate("find", [Self.known])
    generated.isGenerated = true
    let own = Self.straying([Self.misspelt], cost: 0)
    #expect(Self.contenders.among([generated, own]) == [own, generated])
  }

  // MARK: What a candidate carries

  @Test("The confidence falls with the total cost")
  func confidence() {
    let candidate = Self.straying([Self.misspelt], cost: 0.5)
    #expect(candidate.totalCost == 1.5)
    #expect(Invocation(candidate).confidence == 1 / 2.5)
  }
}
