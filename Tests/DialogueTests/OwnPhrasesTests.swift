import AppManifest
import Testing

@testable import Dialogue

/// Phrases that an app wrote come before those that were generated for it.
@Suite struct OwnPhrasesTests {
  private static func candidate(
    _ intent: String, cost: Double = 0, literal: Int = 5, isGenerated: Bool = false,
    _ slots: (length: Int, resolution: CandidateSlot.Resolution)...
  ) -> Candidate {
    var place = 0
    let slots = slots.enumerated().map { index, slot in
      defer { place += slot.length }
      return CandidateSlot(
        name: "s\(index)", text: String(repeating: "x", count: slot.length),
        range: place..<place + slot.length, resolution: slot.resolution)
    }
    return Candidate(
      intent: intent, template: intent, order: 0, cost: cost, literalLength: literal, slots: slots,
      isGenerated: isGenerated)
  }

  private static func entity(_ fit: EntityHit.Fit?) -> CandidateSlot.Resolution {
    .entity(
      type: "T",
      lookup: LookupResult(hits: fit.map { [EntityHit(id: "a", title: "A", fit: $0)] } ?? []))
  }

  private static let text = CandidateSlot.Resolution.value("x", id: nil)
  private static let number = CandidateSlot.Resolution.value(5, id: nil)

  @Test(arguments: [
    // An own phrase that is understood wins, however it ranks.
    ([candidate("own", cost: 1), candidate("new", literal: 9, isGenerated: true)], "own"),
    ([candidate("own", (4, entity(.fuzzy))), candidate("new", isGenerated: true)], "own"),
    // Unless it strays further and rests on a misspelt name.
    (
      [candidate("own", cost: 0.4, (4, entity(.fuzzy))), candidate("new", isGenerated: true)],
      "new"
    ),
    (
      [
        candidate("own", cost: 0.1, (4, entity(.fuzzy))),
        candidate("new", cost: 0.1, isGenerated: true),
      ], "own"
    ),
    // One that knows no such name wins, unless a generated one leaves less text open.
    ([candidate("own", (9, entity(nil))), candidate("new", isGenerated: true, (9, text))], "own"),
    ([candidate("own", (9, entity(nil))), candidate("new", isGenerated: true, (4, text))], "new"),
    (
      [candidate("own", (4, entity(nil))), candidate("new", isGenerated: true, (4, number))], "new"
    ),
    // A generated one that asks loses to an own one that asks.
    (
      [candidate("own", (9, entity(nil))), candidate("new", isGenerated: true, (4, entity(nil)))],
      "own"
    ),
    // Of generated ones the clearest wins.
    (
      [
        candidate("vague", literal: 9, isGenerated: true, (8, text)),
        candidate("new", isGenerated: true, (4, text)),
      ], "new"
    ),
    ([candidate("new", isGenerated: true, (4, entity(nil)))], "new"),
    ([candidate("own", (4, entity(nil)))], "own"),
  ])
  func decides(candidates: [Candidate], expected: String) {
    #expect(Set(OwnPhrases.preferred(among: candidates).map(\.intent)) == [expected])
    #expect(Set(OwnPhrases.preferred(among: candidates.reversed()).map(\.intent)) == [expected])
  }

  @Test func namesAreLookedUpBeforeAnythingIsDecided() {
    let own = Self.candidate("own", (9, .entity(type: "T", lookup: nil)))
    let generated = Self.candidate("new", isGenerated: true, (4, Self.text))
    #expect(OwnPhrases.preferred(among: [own, generated]) == [own, generated])
  }
}
