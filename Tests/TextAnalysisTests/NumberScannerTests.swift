import Testing

@testable import TextAnalysis

/// Numbers of utterances, with their signs, separators and words.
@Suite struct NumberScannerTests {
  static let rows: [(language: String, utterance: String, digits: [String], wordings: [String])] = [
    ("en", "rate it five", [], []), ("en", "rate it 5", [], []), ("en", "rate it 2.5", [], []),
    ("en", "to -18", ["-18"], []), ("en", "Apollo-13", [], []), ("en", "from 5-10", [], []),
    ("en", "to \u{2212}18 and .5", ["\u{2212}18", ".5"], []), ("en", "wait...5", [], []),
    ("en", "pay -$5", ["-$5"], []), ("en", "to - 5", ["- 5"], []), ("en", "it is 2½", ["2½"], []),
    ("en", "1,234.5 kg", ["1,234.5"], []), ("en", "1’000 kg", ["1’000"], []),
    ("en", "1 000 kg", [], ["1 000"]), ("en", "30 %", [], ["30 %"]),
    ("en", "two point five or six", [], ["two point five"]), ("en", "and a", [], []),
    ("en", "half of it", [], ["half"]), ("de", "zweihundertfünf Euro", [], ["zweihundertfünf"]),
    ("de", "etwa -1.000 Euro", ["-1.000"], []), ("fr", "quatre-vingt-dix euros", [], []),
    ("ja", "音量を三十パーセントに", [], ["三十パーセント"]), ("ar", "-١٨ درجة", ["-١٨"], []),
  ]

  @Test(arguments: rows)
  func finds(language: String, utterance: String, digits: [String], wordings: [String]) {
    let analyzed = TextAnalyzer(language).analyze(utterance)
    let found = NumberScanner(language: language).scan(utterance, analyzed)
    func texts(_ numbers: [WrittenNumber]) -> [String] {
      numbers.map { String(decoding: Array(utterance.utf8)[$0.source], as: UTF8.self) }
    }
    #expect(texts(found.digits) == digits)
    #expect(texts(found.wordings) == wordings)
  }

  @Test func oneDigitStandsForEach() {
    let analyzed = TextAnalyzer("en").analyze("from -18 to 1,234.5 now")
    let found = NumberScanner(language: "en").scan("from -18 to 1,234.5 now", analyzed)
    let replaced = analyzed.replacing(found.digits)
    #expect(String(decoding: replaced.bytes, as: UTF8.self) == "from 0 to 0 now")
    #expect(replaced.sourceRange(of: 5..<6) == 5..<8)
    #expect(replaced.sourceRange(of: 10..<11) == 12..<19)
  }

  @Test func workIsBounded() {
    let utterance = String(repeating: "one two -3.4,5 half percent ", count: 150)
    let analyzed = TextAnalyzer("en").analyze(utterance)
    let found = NumberScanner(language: "en").scan(utterance, analyzed)
    #expect(found.digits.count == 150)
    #expect(found.wordings.count < 200)
  }
}
