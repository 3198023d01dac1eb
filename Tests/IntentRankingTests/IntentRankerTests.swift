import RandomNumbers
import Testing

@testable import IntentRanking

@Suite struct IntentRankerTests {
  static let labels = ["alarm", "music", "talk"]

  /// Utterances of three classes, every template a group of its own.
  static let examples: [RankerExample] = {
    let templates: [(label: Int, start: String, ends: [String])] = [
      (0, "wake me up", ["at six", "at {number}", "tomorrow", "early"]),
      (0, "set an alarm", ["for six", "for {number}", "for tomorrow"]),
      (0, "i need an alarm", ["at noon", "at {number}", "on monday"]),
      (1, "play", ["{artist}", "some jazz", "a song", "music by {artist}"]),
      (1, "put on", ["{artist}", "some rock", "a record", "music"]),
      (1, "i want to hear", ["{artist}", "jazz", "a song by {artist}"]),
      (2, "how is", ["the weather", "your mother", "it going"]),
      (2, "tell me", ["a joke", "the news", "about rome"]),
      (2, "where is", ["the station", "my car", "rome"]),
    ]
    return templates.enumerated().flatMap { group, template in
      template.ends.map {
        RankerExample(
          text: Array("\(template.start) \($0)".utf8), label: template.label, group: group)
      }
    }
  }()

  static let ranker = IntentRanker(learning: examples, labels: labels)

  private func best(_ text: String, of ranker: IntentRanker = Self.ranker) -> IntentRanker.Guess? {
    var scratch = IntentRanker.Scratch()
    return ranker.rank(Array(text.utf8), limit: 1, scratch: &scratch).first
  }

  @Test(arguments: [
    ("set the alarm for {number}", 0), ("please wake me at noon", 0), ("alarms at {number}", 0),
    ("play a record by {artist}", 1), ("hear some rock", 1), ("musik by {artist}", 1),
    ("where is the weather", 2), ("tell me about your car", 2),
  ])
  func unheardTextsAreUnderstood(text: String, label: Int) throws {
    #expect(try #require(best(text)).label == label)
  }

  @Test(arguments: ["", " ", "qqq", "ぬ"])
  func textsWithoutKnownFeaturesMeanNothing(text: String) {
    #expect(best(text) == nil)
  }

  @Test func whatIsUnknownMakesUnsure() throws {
    let known = try #require(best("play some jazz"))
    let diluted = try #require(best("play the quartz monolith of jazz underneath"))
    #expect(known.label == 1 && known.probability > diluted.probability)
  }

  @Test func probabilitiesFallAndSumToOneAtMost() {
    var scratch = IntentRanker.Scratch()
    for example in Self.examples {
      let guesses = Self.ranker.rank(example.text, limit: 3, scratch: &scratch)
      #expect(guesses.count == 3)
      #expect(zip(guesses, guesses.dropFirst()).allSatisfy { $0.probability >= $1.probability })
      #expect(guesses.reduce(0) { $0 + $1.probability } <= 1.001)
    }
  }

  @Test(arguments: [1, 2]) func theLimitIsKept(limit: Int) {
    var scratch = IntentRanker.Scratch()
    let guesses = Self.ranker.rank(Array("play jazz".utf8), limit: limit, scratch: &scratch)
    let all = Self.ranker.rank(Array("play jazz".utf8), limit: 3, scratch: &scratch)
    #expect(guesses == Array(all.prefix(limit)))
  }

  @Test func equalExamplesGiveEqualBytes() {
    let again = IntentRanker(learning: Self.examples, labels: Self.labels)
    #expect(again.bytes() == Self.ranker.bytes())
    let fewer = IntentRanker(learning: Self.examples.dropLast(), labels: Self.labels)
    #expect(fewer.bytes() != Self.ranker.bytes())
  }

  @Test func examplesThatSayNothingAreLeftOut() {
    let more =
      Self.examples + [
        RankerExample(text: [], label: 0), RankerExample(text: Array("hi".utf8), label: 9),
      ]
    #expect(
      IntentRanker(learning: more, labels: Self.labels).bytes() == Self.ranker.bytes())
  }

  @Test func whatMeansNothingIsAQuestionOfItsOwn() throws {
    let ranker = IntentRanker(learning: Self.examples, labels: Self.labels, meaningless: 2)
    #expect(try #require(best("tell me about your car", of: ranker)).label == 2)
    #expect(try #require(best("play a record by {artist}", of: ranker)).label == 1)
    var scratch = IntentRanker.Scratch()
    let guesses = ranker.rank(Array("play some rock".utf8), limit: 3, scratch: &scratch)
    #expect(Set(guesses.map(\.label)) == [0, 1, 2])
    #expect(abs(guesses.reduce(0) { $0 + $1.probability } - 1) < 0.01)
  }

  @Test func theHeaviestFeaturesExplain() throws {
    let found = Self.ranker.contributions(of: Array("play some jazz".utf8), to: 1, limit: 4)
    #expect(found.count == 4)
    #expect(found.contains { $0.feature == "play" && $0.weight > 0 })
    #expect(zip(found, found.dropFirst()).allSatisfy { abs($0.weight) >= abs($1.weight) })
    let against = Self.ranker.contributions(of: Array("play some jazz".utf8), to: 0, limit: 4)
    #expect(against.contains { $0.weight < 0 })
  }

  @Test func noExamplesLearnNothing() {
    #expect(best("play", of: IntentRanker(learning: [], labels: Self.labels)) == nil)
  }

  @Test func oneClassIsLearned() throws {
    let ranker = IntentRanker(
      learning: [RankerExample(text: Array("play".utf8), label: 0)], labels: ["only"])
    #expect(try #require(best("play", of: ranker)).label == 0)
  }
}
