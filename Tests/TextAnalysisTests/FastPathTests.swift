import RandomNumbers
import Testing

@testable import TextAnalysis

/// The shortcuts of the analyzer answer to the byte what its plain twin, ICU all the way, answers.
@Suite struct FastPathTests {
  @Test(arguments: everyProfile)
  func asciiEqualsICU(profile: TextProfile) {
    var random = SeededGenerator(seed: 1)
    let analyzer = TextAnalyzer(profile: profile)
    for _ in 0..<20_000 {
      expectTwinsAgree(random.ascii(maximumLength: 8), analyzer)
    }
  }

  /// Every sign between all pairs of a letter, a digit, a space and the edge of the text.
  @Test(arguments: everyProfile)
  func everySignInEveryPosition(profile: TextProfile) {
    let analyzer = TextAnalyzer(profile: profile)
    let neighbours = ["", "a", "7", " ", "."]
    for byte in UInt8(0)..<0x80 {
      let sign = String(Unicode.Scalar(byte))
      for before in neighbours {
        for after in neighbours {
          expectTwinsAgree(before + sign + after, analyzer)
        }
      }
    }
  }

  @Test(arguments: everyProfile)
  func tableEqualsICU(profile: TextProfile) {
    var random = SeededGenerator(seed: 2)
    let analyzer = TextAnalyzer(profile: profile)
    for _ in 0..<3_000 {
      expectTwinsAgree(random.unruly(maximumLength: 12), analyzer)
    }
  }

  @Test(arguments: everyProfile)
  func plainLettersEqualICU(profile: TextProfile) {
    var random = SeededGenerator(seed: 4)
    let analyzer = TextAnalyzer(profile: profile)
    for _ in 0..<10_000 {
      expectTwinsAgree(random.plain(maximumLength: 9), analyzer)
    }
  }

  @Test(arguments: [TextProfile.Rules.natural, .sentenceTemplates3_12])
  func asciiWordsEqualICU(rules: TextProfile.Rules) {
    var random = SeededGenerator(seed: 3)
    for language in ["en", "de", "fi", "ja"] {
      let analyzer = TextAnalyzer(language, rules: rules)
      var plain = 0
      for _ in 0..<3_000 {
        var quick = analyzer.analyze(random.ascii(maximumLength: 24))
        var thorough = quick
        guard analyzer.segmenter.segmentASCII(&quick) else { continue }
        analyzer.segmenter.segmentThroughICU(&thorough)
        plain += 1
        if Outcome(quick) != Outcome(thorough) {
          Issue.record("\(Outcome(quick)) is not \(Outcome(thorough))")
          return
        }
      }
      #expect(plain >= (rules == .natural ? 3_000 : 300))
    }
  }

  private func expectTwinsAgree(_ text: String, _ analyzer: TextAnalyzer) {
    let quick = Outcome(analyzer.analyze(text))
    let thorough = Outcome(analyzer.analyzeThroughICU(text))
    if quick != thorough {
      Issue.record("\(text.debugDescription): \(quick) is not \(thorough)")
    }
  }
}
