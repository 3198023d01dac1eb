import Foundation
import Testing

@testable import Dialogue

/// Lists of names are taken apart and put together again.
struct NameGatheringTests {
  private let request = LookupRequest(entityType: "Film", text: "", slot: "films")

  /// The texts that are looked up, where only some names are known.
  private func lookups(_ typed: String, items: [String], known: Set<String>) throws -> [String] {
    var gathering = try #require(
      NameGathering(typed, items: items, whole: LookupResult(hits: [])))
    return texts(&gathering, known: known)
  }

  private func texts(_ gathering: inout NameGathering, known: Set<String>) -> [String] {
    var texts: [String] = []
    while let text = gathering.text, texts.count < 100 {
      texts.append(text)
      gathering.take(
        LookupResult(hits: known.contains(text) ? [hit(text)] : []), for: request)
    }
    return texts
  }

  @Test func neighboursAreLookedUpTogetherFirst() throws {
    let texts = try lookups(
      "up, beauty and the beast", items: ["up", "beauty", "the beast"],
      known: ["up", "beauty and the beast"])
    #expect(texts == ["up, beauty", "up", "beauty and the beast"])
  }

  @Test func whatIsUnknownIsLookedUpAlone() throws {
    let texts = try lookups("a, b, c, d", items: ["a", "b", "c", "d"], known: [])
    #expect(texts == ["a, b, c", "a, b", "a", "b, c, d", "b, c", "b", "c, d", "c", "d"])
  }

  @Test func oneNameAndVeryManyAreNoList() {
    let whole = LookupResult(hits: [])
    #expect(NameGathering("up", items: ["up"], whole: whole) == nil)
    let items = (1...17).map(String.init)
    #expect(NameGathering(items.joined(separator: ","), items: items, whole: whole) == nil)
  }

  @Test(arguments: ["[0,100]", "[9,9]", "[1,9223372036854775807]"])
  func damagedOnesEnd(span: String) throws {
    let saved = """
      {"typed": "a, b", "items": ["a", "b"], "whole": {"hits": [], "nearest": [], "total": 0},
       "names": [], "span": \(span)}
      """
    var gathering = try JSONDecoder().decode(NameGathering.self, from: Data(saved.utf8))
    #expect(texts(&gathering, known: ["a", "b"]).count < 100)
  }
}
