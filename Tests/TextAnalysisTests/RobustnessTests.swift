import Testing

@testable import TextAnalysis

/// Hostile input: bounded growth, bounded work, nothing raw on a terminal.
@Suite struct RobustnessTests {
  @Test(arguments: everyProfile)
  func hostileTextsAreNormalized(profile: TextProfile) {
    let analyzer = TextAnalyzer(profile: profile)
    let texts = [
      String(repeating: "\u{FDFA}", count: 1365), "e" + String(repeating: "\u{301}", count: 4096),
      "e" + String(repeating: "\u{301}\u{323}", count: 4096),
      String(repeating: "\u{0}", count: 999),
      "e" + String(repeating: "\u{34F}\u{301}", count: 2048),
      String(repeating: "\u{1161}", count: 4096), String(repeating: "\u{200B}", count: 4096),
      String(repeating: "'", count: 4096), String(repeating: "1.", count: 2048),
      String(decoding: [0x61, 0xFF, 0xC0, 0xED, 0xA0, 0x80, 0x62], as: UTF8.self),
    ]
    for text in texts {
      var analyzed = analyzer.analyze(text)
      #expect(analyzed.bytes.count <= text.utf8.count * 11)
      #expect(analyzed.sourceStarts.count == analyzed.bytes.count)
      analyzer.segment(&analyzed)
    }
  }

  @Test func aLetterKeepsThirtyMarksAtMost() {
    let analyzer = TextAnalyzer("en", folding: false)
    let marks = { (count: Int) in "x" + String(repeating: "\u{301}", count: count) }
    #expect(analyzer.normalized(marks(30)).unicodeScalars.count == 31)
    #expect(analyzer.normalized(marks(31)).unicodeScalars.count == 31)
    #expect(analyzer.normalized(marks(4096)).unicodeScalars.count == 31)
  }

  /// Ten megabytes go through in one piece, and a short text afterwards comes out as ever.
  @Test func aVeryLongLine() {
    let analyzer = TextAnalyzer("en")
    let line = String(repeating: "mark toy story ", count: 700_000)
    #expect(analyzer.analyze(line).bytes.count == line.utf8.count - 1)
    #expect(analyzer.normalized("Up!") == "up")
  }

  @Test func limitsHoldToTheUnit() {
    let limits = TextLimits.standard
    #expect(limits.excess(of: "") == nil)
    #expect(limits.excess(of: String(repeating: "a", count: 512)) == nil)
    #expect(limits.excess(of: String(repeating: "a", count: 513)) == .scalars)
    #expect(limits.excess(of: String(repeating: "\u{1F3AC}", count: 512)) == nil)
    #expect(limits.excess(of: String(repeating: "a", count: 4096)) == .scalars)
    #expect(limits.excess(of: String(repeating: "a", count: 4097)) == .bytes)
    #expect(limits.excess(of: String(repeating: "a ", count: 128)) == nil)
    #expect(limits.excess(of: String(repeating: "a ", count: 129)) == .tokens)
    #expect(TextLimits(maximumTokens: 2).excess(of: "a b") == nil)
    #expect(TextLimits(maximumTokens: 2).excess(of: "a b c") == .tokens)
    #expect(TextLimits(maximumBytes: 3).excess(of: "abc") == nil)
    #expect(TextLimits(maximumBytes: 3).excess(of: "abcd") == .bytes)
    #expect(!limits.allow(String(repeating: "x", count: 10_000_000)))
    #expect(TextLimits.none.allow(String(repeating: "x ", count: 10_000)))
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"),
    ("\u{7F}\u{85}\u{9B}", "\\u{7F}\\u{85}\\u{9B}"),
    ("a\nb\tc\0", "a\\u{A}b\\u{9}c\\u{0}"), ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"),
    ("\u{200B}\u{FEFF}\u{E0041}", "\\u{200B}\\u{FEFF}\\u{E0041}"), ("\u{2028}", "\\u{2028}"),
    ("Amélie 東京 e\u{301}", "Amélie 東京 e\u{301}"), ("👩\u{200D}👧 ☎\u{FE0F}", "👩\u{200D}👧 ☎\u{FE0F}"),
    ("a\u{200D}b", "a\\u{200D}b"), ("\u{3164}", "\\u{3164}"),
  ])
  func terminalsSeeNoControls(text: String, printed: String) {
    #expect(TerminalSafety.escape(text) == printed)
  }

  /// No code point that reaches the terminal can steer it.
  @Test func noControlSurvivesEscaping() {
    for value in (UInt32(0)..<0x20).map({ $0 }) + Array(0x7F..<0xA0) + Array(0x202A...0x202E)
      + Array(0x2066...0x2069) + Array(0xE0000...0xE007F)
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(!TerminalSafety.escape("é\(scalar)x").unicodeScalars.contains(scalar))
    }
  }

  @Test(arguments: [
    ("abc", 3), ("東京", 4), ("e\u{301}", 1), ("ｆｕ", 4), ("\u{200B}", 0), ("각", 2),
    ("\u{1100}\u{1161}", 2), ("🎬", 2), ("", 0),
  ])
  func widths(text: String, columns: Int) {
    #expect(TerminalSafety.displayWidth(text) == columns)
  }

  @Test func namesThatLookAlikeHaveOneSkeleton() {
    let pairs = [("Toy Story", "Тоу Ѕtоrу"), ("paypal", "раураl"), ("Up", "U\u{200B}p")]
    for (name, double) in pairs {
      #expect(Confusables.skeleton(name) == Confusables.skeleton(double))
    }
    #expect(Confusables.skeleton("Up") != Confusables.skeleton("Cars"))
    #expect(Confusables.groups(in: ["paypal", "Up", "раураl", "Up"]) == [["paypal", "раураl"]])
  }

  @Test func theFloorCountsBoundaries() {
    #expect(ICUFloor(language: "en").run(Array("turn on it".utf16)) == 5)
    #expect(ICUFloor(language: "en").run([]) == 0)
  }
}
