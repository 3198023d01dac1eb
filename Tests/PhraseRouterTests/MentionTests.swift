import TextAnalysis
import Testing

@testable import PhraseRouter

/// Names, values and parts of names in what no phrase says.
@Suite struct MentionTests {
  /// The mentions of an utterance in one line; what is in doubt has a question mark.
  private func mentions(_ utterance: String, _ language: String) throws -> String {
    let router = try FilmTracker.asking.get()
    let ranked = try #require(router.router(for: language)?.ranked)
    let analyzer = TextAnalyzer(
      profile: try #require(router.router(for: language)?.shortcuts).program.profile)
    var text = analyzer.analyze(utterance)
    let finder = ranked.shelf.learned.finder
    if finder.isUnspaced { analyzer.segment(&text) }
    return finder.mentionsAndParts(in: text, typed: utterance).map { mention in
      let words = String(decoding: text.bytes[mention.span], as: UTF8.self)
      return "\(words): \(mention.kind)\(mention.isPartial ? "?" : "")"
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("what did kubrick make", "kubrick: Director?"),
    ("what did Kubrick make", "kubrick: Director?"),
    ("what did Mary Kubrick make", ""),
    ("hitchcocks filmography", "hitchcock: Director?"),
    ("the sixth sense, seen it", "the sixth sense: Film"),
    ("sixth sense, seen it", "sixth sense: Film?"),
  ])
  func partsOfNames(utterance: String, expected: String) throws {
    #expect(try mentions(utterance, "en") == expected)
  }

  @Test(arguments: [
    ("i saw tenet", "tenet: Film?"), ("i saw Tenet", "tenet: Film"),
    ("we saw taxi driver", "taxi driver: Film"), ("pick it up", ""),
  ])
  func wordsThatAreNamesAreInDoubt(utterance: String, expected: String) throws {
    #expect(try mentions(utterance, "en") == expected)
  }

  @Test func partsOfLongerNamesAreInDoubt() throws {
    #expect(try mentions("rate The Departed And The Damned", "en").contains("the departed: Film?"))
  }

  @Test(arguments: [
    ("a favourite", "favourite: FilmList"), ("rated 4+", "4: Number"),
    ("any documentary", "documentary: Genre"),
  ])
  func casesAndNumbersInOtherForms(utterance: String, expected: String) throws {
    #expect(try mentions(utterance, "en").lowercased() == expected.lowercased())
  }
}
