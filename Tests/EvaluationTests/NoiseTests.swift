import PhraseRouter
import Testing

@testable import Evaluation

/// Noise is one accident, anywhere, the same for the same seed.
@Suite struct NoiseTests {
  private func made(
    _ noise: Noise, of utterance: String, language: String = "en", fixed: [Range<Int>] = [],
    count: Int = 300
  ) -> Set<String> {
    var maker = NoiseMaker(seed: 11, language: language)
    return Set(
      (0..<count).compactMap { _ in
        maker.apply(noise, to: utterance, fixed: fixed)?.text
      })
  }

  @Test func shortWordsAreNotSpared() {
    #expect(made(.dropped, of: "up it") == ["p it", "u it", "up t", "up i"])
    #expect(made(.doubled, of: "up it") == ["uup it", "upp it", "up iit", "up itt"])
    #expect(made(.transposed, of: "up it") == ["pu it", "up ti"])
  }

  @Test(arguments: [
    ("en", "a", ["q", "w", "s", "z"]), ("de", "z", ["t", "u", "g", "h"]),
    ("fr", "q", ["a", "z", "s", "w"]), ("es", "ñ", ["l", "p"]), ("ja", "か", ["き", "く", "け", "こ"]),
    ("ar", "ش", ["ض", "ص", "س", "ئ"]),
  ])
  func neighboursAreThoseOfTheKeyboard(_ language: String, _ letter: String, _ keys: [String]) {
    let found = made(.adjacentKey, of: letter, language: language)
    #expect(!found.isEmpty)
    #expect(found.isSubset(of: Set(keys)), "\(found)")
  }

  @Test func whatIsBetweenWordsMayGoWrong() {
    #expect(made(.missingSpace, of: "rate up now") == ["rateup now", "rate upnow"])
    #expect(made(.doubledSpace, of: "rate up") == ["rate  up"])
    #expect(made(.swappedWords, of: "rate up now") == ["up rate now", "rate now up"])
    #expect(
      made(.missingFunctionWord, of: "add up to my list") == ["add up my list", "add up to list"])
    #expect(made(.repeatedBeginning, of: "rate up") == ["rate rate up", "rate up rate up"])
    #expect(made(.diacritics, of: "füge Amélie hinzu") == ["fuge Amelie hinzu"])
    #expect(made(.homophone, of: "go to it") == ["go two it", "go too it"])
    #expect(made(.filler, of: "rate up").contains("rate um up"))
  }

  @Test func whatHasNoPlaceIsNotMade() {
    #expect(made(.dropped, of: "a 5").isEmpty)
    #expect(made(.transposed, of: "aa").isEmpty)
    #expect(made(.diacritics, of: "plain").isEmpty)
    #expect(made(.missingSpace, of: "映画を見た", language: "ja").isEmpty)
    #expect(made(.swappedWords, of: "one").isEmpty)
    for noise in Noise.allCases {
      #expect(made(noise, of: "").isSubset(of: made(.filler, of: "")), "\(noise)")
    }
  }

  @Test func whatIsFixedStays() {
    let found = made(.dropped, of: "note milk", fixed: [5..<9])
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.hasSuffix(" milk") })
  }

  @Test func theSeedRepeatsIt() {
    for noise in Noise.allCases {
      #expect(
        made(noise, of: "add the race to my list", count: 5)
          == made(noise, of: "add the race to my list", count: 5))
    }
  }

  @Test func everyAccidentIsCountedOnce() {
    var report = NoiseReport(seed: 1)
    let cases: [(Int?, RowOutcome)] = [(2, .right), (2, .wrong), (9, .offered), (nil, .rejected)]
    for (length, outcome) in cases {
      report.add(
        NoiseReport.Accident(
          noise: length == nil ? .filler : .dropped, language: "en", wordLength: length,
          utterance: "a", noisy: "b", expected: "c", actual: "d", outcome: outcome))
    }
    #expect(report.total.drawn == 4)
    #expect(report.total.share(of: .right, .offered) == 0.5)
    #expect(report.byWordLength.map(\.name) == ["2", "8 and more"])
    #expect(report.byWordLength.map(\.tally.drawn) == [2, 1])
    #expect(report.text().contains("“a” → “b”"))
  }
}
