import AppManifest
@testable import Dialogue
import Testing

/// Which candidate decides, and what it decides.
struct DecisionMakerTests {
  private let maker = DecisionMaker(manifest: filmApp, language: "en")

  private func decide(_ candidates: [Candidate]) -> Decision? {
    guard case .decided(let decision) = maker.decide(candidates, utteranceLength: 20) else {
      return nil
    }
    return decision
  }

  private func winner(_ candidates: [Candidate]) -> String? {
    decide(candidates)?.invocation?.intent
  }

  // MARK: Ranking

  struct Ranking: Sendable, CustomTestStringConvertible {
    var rule: String
    var better: Candidate
    var worse: Candidate
    var testDescription: String { rule }
  }

  static let rankings: [Ranking] = [
    Ranking(
      rule: "a lower cost beats everything",
      better: candidate(
        "rate", [slot("film", "x", .entity(type: "Film", lookup: LookupResult(hits: [])))],
        literal: 1),
      worse: candidate("markWatched", [filmSlot("dune", hit("Dune"))], cost: 0.5, literal: 99)),
    Ranking(
      rule: "an exact name beats a prefix",
      better: candidate("rate", [filmSlot("dune", hit("Dune"))], literal: 1),
      worse: candidate("markWatched", [filmSlot("dune", hit("Dune Part Two", fit: .prefix))])),
    Ranking(
      rule: "a prefix beats words",
      better: candidate("rate", [filmSlot("dune", hit("Dune Part Two", fit: .prefix))], literal: 1),
      worse: candidate("markWatched", [filmSlot("two", hit("Dune Part Two", fit: .words))])),
    Ranking(
      rule: "words beat typos",
      better: candidate("rate", [filmSlot("two", hit("Dune Part Two", fit: .words))], literal: 1),
      worse: candidate("markWatched", [filmSlot("doone", hit("Dune", fit: .fuzzy))])),
    Ranking(
      rule: "typos beat names that nothing has",
      better: candidate("rate", [filmSlot("doone", hit("Dune", fit: .fuzzy))], literal: 1),
      worse: candidate("markWatched", [filmSlot("blorple")])),
    Ranking(
      rule: "the worst slot counts",
      better: candidate(
        "addToList", [filmSlot("dune", hit("Dune")), slot("note", "a", .text("a"))], literal: 1),
      worse: candidate("rate", [filmSlot("dune", hit("Dune")), slot("stars", "abc", .unreadable)])),
    Ranking(
      rule: "more literal characters beat fewer",
      better: candidate("rate", [filmSlot("dune", hit("Dune"))], literal: 11),
      worse: candidate("markWatched", [filmSlot("dune", hit("Dune"))])),
    Ranking(
      rule: "of one intent, fewer characters in slots win",
      better: candidate("rate", [filmSlot("dune", hit("Dune", id: "short"))], order: 1),
      worse: candidate("rate", [filmSlot("dune dune", hit("Dune", id: "long"))])),
    Ranking(
      rule: "of one intent, the first in the manifest wins",
      better: candidate("rate", [filmSlot("dune", hit("Dune", id: "first"))], order: 0),
      worse: candidate("rate", [filmSlot("dune", hit("Dune", id: "second"))], order: 1)),
  ]

  @Test("The better candidate decides, wherever it stands", arguments: rankings)
  func ranking(_ row: Ranking) throws {
    let alone = decide([row.better])
    #expect(alone != nil)
    #expect(alone != decide([row.worse]))
    #expect(decide([row.better, row.worse]) == alone)
    #expect(decide([row.worse, row.better]) == alone)
  }

  @Test("Candidates with a cost that is no cost do not stand", arguments: [-1, .nan, .infinity])
  func impossibleCosts(_ cost: Double) {
    let impossible = candidate("unwatched", cost: cost)
    #expect(decide([impossible]) == .reject(Rejection(reason: .noMatch)))
    #expect(winner([impossible, candidate("rate", cost: 3)]) == "rate")
  }

  @Test func nothingTypedAndNothingMatchedAreRejected() {
    #expect(maker.decide([], utteranceLength: 0) == .decided(.reject(Rejection(reason: .empty))))
    #expect(maker.decide([], utteranceLength: 9) == .decided(.reject(Rejection(reason: .noMatch))))
  }

  // MARK: Ties

  @Test func tiedIntentsAreOfferedInManifestOrder() throws {
    let second = candidate("unwatched", order: 2)
    let first = candidate(
      "markWatched", [filmSlot("dune", hit("Dune", year: 1984), hit("Dune", year: 2021))], order: 1)
    let duplicate = candidate("unwatched", order: 3)
    let decision = try #require(decide([duplicate, second, first]))
    guard case .chooseIntent(let choice) = decision else { return failed() }
    #expect(choice.options.map(\.invocation.intent) == ["markWatched", "unwatched"])
    #expect(choice.options[0].pending.map(\.name) == ["film"], "which Dune is asked once picked")
    let tables = IntentTables(manifest: filmApp, language: "en")
    #expect(choice.options.map(tables.decision) == [decide([first]), decide([second])])
  }

  @Test func theTiePolicyCanTakeTheFirst() {
    var manifest = filmApp
    manifest.policies.ties = .first
    let maker = DecisionMaker(manifest: manifest, language: "en")
    let candidates = [candidate("unwatched", order: 2), candidate("browse", order: 1)]
    guard case .decided(let decision) = maker.decide(candidates, utteranceLength: 9) else {
      return failed()
    }
    #expect(decision.invocation?.intent == "browse")
  }

  @Test func differentCostsOrLengthsDoNotTie() {
    #expect(winner([candidate("unwatched"), candidate("rate", cost: 0.1)]) == "unwatched")
    #expect(winner([candidate("unwatched"), candidate("rate", literal: 9)]) == "unwatched")
  }

  // MARK: What the winner decides

  @Test func oneEntityIsFilledSilently() {
    let decision = decide([
      candidate("markWatched", [filmSlot("toy story", hit("Toy Story", year: 1995))])
    ])
    let film = FilledSlot(
      name: "film", text: "toy story", range: 5..<14, entityID: "toy-story-1995",
      value: "Toy Story",
      subtitle: "1995")
    #expect(decision == .run(Invocation(intent: "markWatched", slots: [film], template: "t0")))
  }

  @Test func severalEntitiesAreAsked() throws {
    let longer = hit("Toy Story 2", year: 1999, fit: .prefix)
    let exact = hit("Toy Story", year: 1995)
    let decision = decide([candidate("rate", [filmSlot("toy story", longer, exact, exact)])])
    guard case .chooseEntity(let choice) = decision else { return failed() }
    #expect(choice.options == [exact, longer], "exact titles first, each entity once")
    #expect(choice.slot.text == "toy story")
    #expect(choice.slot.range == 5..<14)
    #expect(choice.invocation.slots.isEmpty)
  }

  @Test func anExactTitleWinsWhereThePolicySaysSo() {
    func list(_ hits: EntityHit...) -> Decision? {
      decide([
        candidate(
          "deleteList",
          [slot("list", "noir", .entity(type: "List", lookup: LookupResult(hits: hits)))])
      ])
    }
    let exact = hit("Noir")
    let longer = hit("Noir classics", fit: .prefix)
    #expect(list(exact, longer)?.invocation?.slots.first?.entityID == "noir")
    #expect(list(exact, longer)?.kind == .confirm)
    #expect(list(exact, hit("Noir", id: "other"))?.kind == .chooseEntity)
    #expect(list(longer, hit("Noir 2", fit: .prefix))?.kind == .chooseEntity)
  }

  @Test func unknownNamesOfferTheNearest() {
    let near = hit("Dune", fit: .fuzzy)
    let lookup = LookupResult(hits: [], nearest: [near])
    let decision = decide([
      candidate("markWatched", [slot("film", "dooone", .entity(type: "Film", lookup: lookup))])
    ])
    #expect(
      decision
        == .askValue(
          ValueRequest(
            invocation: Invocation(intent: "markWatched", template: "t0"), parameter: "film",
            reason: .unknown("dooone"), suggestions: [near])))
  }

  @Test(arguments: [LookupResult.Failure.timedOut, .skipped, .failed])
  func failedLookupsAskAgain(_ failure: LookupResult.Failure) {
    let lookup = LookupResult(hits: [], failure: failure)
    let decision = decide([
      candidate("markWatched", [slot("film", "dune", .entity(type: "Film", lookup: lookup))])
    ])
    guard case .askValue(let request) = decision else { return failed() }
    #expect(request.reason == .unavailable("dune"))
  }

  @Test func badValuesAskAgain() {
    let film = filmSlot("dune", hit("Dune"))
    for (resolution, reason): (CandidateSlot.Resolution, ValueRequest.Reason) in [
      (.unreadable, .unreadable("x")), (.outOfRange, .outOfRange("x")),
    ] {
      let decision = decide([candidate("rate", [film, slot("stars", "x", at: 20, resolution)])])
      guard case .askValue(let request) = decision else { return failed() }
      #expect(request.parameter == "stars")
      #expect(request.reason == reason)
      #expect(request.invocation.slots.map(\.name) == ["film"])
    }
  }

  @Test func missingParametersAreAskedInOrderAndDefaultsAreSilent() {
    guard case .askValue(let genre) = decide([candidate("browse")]) else { return failed() }
    #expect(genre.reason == .missing)
    #expect(genre.suggestions.map(\.title) == ["Comedy", "Science fiction", "Drama"])
    #expect(genre.invocation.slots.isEmpty, "defaults come once nothing is left to ask")
    let complete = decide([candidate("browse", [slot("genre", "comedy", .text("comedy"))])])
    #expect(complete?.kind == .run)
    #expect(complete?.invocation?.slots.map(\.value) == ["comedy", 3])
  }

  @Test func optionalParametersAreNeverAsked() {
    let list = slot(
      "list", "noir", at: 30, .entity(type: "List", lookup: LookupResult(hits: [hit("Noir")])))
    let decision = decide([candidate("addToList", [filmSlot("dune", hit("Dune")), list])])
    #expect(decision?.kind == .confirm)
    #expect(decision?.invocation?.slots.map(\.name) == ["film", "list"])
  }

  @Test func booleansOfferYesAndNo() {
    let known = [
      filmSlot("dune", hit("Dune")), slot("date", "x", .text("2030-01-01")),
      slot("note", "n", .text("n")),
    ]
    guard case .askValue(let request) = decide([candidate("remind", known)]) else {
      return failed()
    }
    #expect(request.parameter == "loud")
    #expect(request.suggestions.map(\.id) == ["true", "false"])
  }

  @Test func whatIsTypedForLaterParametersIsKept() {
    let lists = LookupResult(hits: [hit("Noir", id: "a"), hit("Noir", id: "b")])
    let list = slot("list", "noir", at: 4, .entity(type: "List", lookup: lists))
    let films = filmSlot("dune", at: 20, hit("Dune", year: 1984), hit("Dune", year: 2021))
    guard case .chooseEntity(let choice) = decide([candidate("addToList", [list, films])]) else {
      return failed()
    }
    #expect(choice.slot.name == "film", "declared first, though typed last")
    #expect(choice.pending == [list])
  }

  @Test func slotsAreInTheOrderTypedThenFixedThenDefaults() {
    let decision = decide([
      candidate(
        "rate", [slot("stars", "4", at: 5, .number(4)), filmSlot("dune", at: 20, hit("Dune"))],
        fixed: [FilledSlot(name: "unknown", value: "u"), FilledSlot(name: "stars", value: 1)])
    ])
    #expect(decision?.invocation?.slots.map(\.name) == ["stars", "film", "unknown"])
    #expect(decision?.invocation?.slots.first?.value == 4, "what is typed beats what is fixed")
  }

  @Test func ofSlotsWithOneNameTheLastCounts() {
    let decision = decide([
      candidate("undeclared", [slot("a", "1", .number(1)), slot("a", "2", at: 9, .number(2))])
    ])
    #expect(decision?.invocation?.slots.map(\.value) == [2])
  }

  @Test(arguments: [(0.0, 1.0), (1, 0.5), (3, 0.25)])
  func confidenceFallsWithCost(_ cost: Double, _ confidence: Double) {
    #expect(decide([candidate("unwatched", cost: cost)])?.invocation?.confidence == confidence)
  }

  @Test func typosInNamesCostConfidence() {
    let two = filmSlot("duen prat two", hit("Dune Part Two", fit: .fuzzy, edits: 2))
    #expect(decide([candidate("markWatched", [two], cost: 1)])?.invocation?.confidence == 0.25)
    let joined = filmSlot("toystory", hit("Toy Story", fit: .fuzzy))
    #expect(decide([candidate("markWatched", [joined])])?.invocation?.confidence == 0.5)
  }

  // MARK: Lookups

  @Test func namesAreLookedUpOnceAndOnlyForTheBestCost() {
    let unknown = CandidateSlot.Resolution.entity(type: "Film", lookup: nil)
    let cheap = candidate("markWatched", [slot("film", "dune", unknown)])
    let twin = candidate("rate", [slot("film", "dune", unknown)], literal: 11)
    let dear = candidate("remind", [slot("film", "dune part two", unknown)], cost: 1)
    let request = LookupRequest(entityType: "Film", text: "dune", slot: "film")
    #expect(maker.decide([cheap, twin, dear], utteranceLength: 9) == .needsLookups([request]))
    var answered = [cheap, twin, dear]
    for index in answered.indices {
      answered[index].fill(LookupResult(hits: [hit("Dune")]), for: request)
    }
    guard case .askValue(let next) = decide(answered) else { return failed() }
    #expect(next.parameter == "stars")
    #expect(next.invocation.slots.map(\.entityID) == ["dune"])
  }
}
