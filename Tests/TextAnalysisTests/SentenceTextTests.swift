import Testing

@testable import TextAnalysis

/// The rules of hassil 3.0 and 3.12, case by case.
@Suite struct SentenceTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var typed: String
    var older: String
    var newer: String
    var testDescription: String { typed }

    init(_ typed: String, _ older: String, _ newer: String? = nil) {
      self.typed = typed
      self.older = older
      self.newer = newer ?? older
    }
  }

  static let rows = [
    Row("¿A, b?!", "a b"), Row("a… b", "a… b", "a b"), Row("it’s", "it’s", "it's"),
    Row("what? now", "what now"), Row("p.m. x", "p.m x", "p.m. x"), Row("a-b", "a-b"),
    Row("STRASSE straße", "strasse straße"), Row("cafe\u{301}", "café"), Row("", ""), Row("?!", ""),
    Row("play Let It Be!", "play let it be"),
    Row("say Hi, Jo. It's 5.5 (ok)?", "say hi jo it's 5.5 (ok)"),
    Row("at 10:30, or 2.5?", "at 10:30 or 2.5"), Row("a,,b", "a,b"), Row("a, ,b", "a b"),
    Row("p.m.", "p.m."), Row("at p.m.", "at p.m", "at p.m."), Row("ab.c.", "ab.c"),
    Row("a.b.c.", "a.b.c."), Row("a.? b", "a b", "a? b"), Row("p.m.? x", "p.m x", "p.m. x"),
    Row("nell’ ingresso", "nell ingresso", "nell' ingresso"), Row("to bed—", "to bed—", "to bed"),
    Row("हाथ. की", "हाथ की"), Row("कि, x", "कि x"), Row("कि,x", "किx"),
    Row("cafe\u{301},x", "caféx", "café,x"), Row("a\u{3000}\tb\u{1F}c", "a b c"),
    Row("İı ſ K", "ii s k"),
  ]

  @Test(arguments: rows)
  func becomes(row: Row) {
    for (rules, expected) in [
      (TextProfile.Rules.sentenceTemplates3_0, row.older), (.sentenceTemplates3_12, row.newer),
    ] {
      let analyzer = TextAnalyzer("en", rules: rules)
      let quick = analyzer.analyze(row.typed)
      #expect(Array(quick.text.unicodeScalars) == Array(expected.unicodeScalars), "\(rules)")
      #expect(Outcome(quick) == Outcome(analyzer.analyzeThroughICU(row.typed)))
    }
  }

  @Test(arguments: [
    ("打开 灯", "打开灯", "打开灯"), ("放 Let It", "放letit", "放 let it"), ("go now", "gonow", "go now"),
    ("켜 줘", "켜줘", "켜줘"),
  ])
  func whiteSpaceThatIsIgnored(typed: String, older: String, newer: String) {
    let rules3_0 = TextAnalyzer("zh", rules: .sentenceTemplates3_0, ignoresWhitespace: true)
    let rules3_12 = TextAnalyzer("zh", rules: .sentenceTemplates3_12, ignoresWhitespace: true)
    #expect(rules3_0.normalized(typed) == older)
    #expect(rules3_12.normalized(typed) == newer)
  }

  @Test func literalsKeepPunctuationAndEdges() {
    let older = TextAnalyzer("en", rules: .sentenceTemplates3_0)
    let newer = TextAnalyzer("zh", rules: .sentenceTemplates3_12, ignoresWhitespace: true)
    let spaceless = TextAnalyzer("zh", rules: .sentenceTemplates3_0, ignoresWhitespace: true)
    #expect(older.normalizeLiteral("  What?  L’ ") == Array(" what? l’ ".utf8))
    #expect(newer.normalizeLiteral("打 开 L’ ") == Array("打开 l' ".utf8))
    #expect(spaceless.normalizeLiteral(" 打开 L ") == Array("打开l".utf8))
  }

  @Test func spansMapBackToTheTypedCase() {
    let typed = "Play  Let It\u{301}, BE!"
    let analyzed = TextAnalyzer("en", rules: .sentenceTemplates3_0).analyze(typed)
    let range = analyzed.sourceRange(of: 5..<analyzed.bytes.count)
    #expect(String(decoding: Array(typed.utf8)[range], as: UTF8.self) == "Let It\u{301}, BE")
  }
}
