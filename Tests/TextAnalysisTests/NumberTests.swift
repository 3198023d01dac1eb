import Testing

@testable import TextAnalysis

/// Numbers in digits and in words.
@Suite struct NumberTests {
  static let readings: [(language: String, text: String, value: Double?)] = [
    ("en", "5", 5), ("en", "007", 7), ("en", "-5", -5), ("en", "+5", 5), ("en", "2.5", 2.5),
    ("en", "2,5", 2.5), ("en", "1,250", 1250), ("en", "1,250.75", 1250.75),
    ("en", "1.250,75", 1250.75),
    ("en", "1,250,000", 1_250_000), ("en", "1,25,0", nil), ("en", "1..2", nil), ("en", "", nil),
    ("en", "twenty one", 21), ("en", "Twenty-One", 21), ("en", "one hundred and five", 105),
    ("en", "nine thousand nine hundred ninety-nine", 9999), ("en", "minus five", -5),
    ("en", "two point five", 2.5), ("en", "one and a half", 1.5), ("en", "a dozen", 12),
    ("en", "half", 0.5), ("en", "one two", nil), ("en", "five stars", nil), ("en", "blah", nil),
    ("en", "zero", 0), ("en", "3 point 14", 3.14),
    ("de", "einundzwanzig", 21), ("de", "2,5", 2.5), ("de", "1.250", 1250), ("de", "hundert", 100),
    ("de", "tausendzweihundert", 1200), ("de", "zwei Komma fünf", 2.5), ("de", "minus drei", -3),
    ("fr", "vingt et un", 21), ("fr", "vingt-et-un", 21), ("fr", "mille", 1000),
    ("fr", "quatre-vingt-dix-neuf", 99), ("fr", "deux cents", 200), ("fr", "deux cent cinq", 205),
    ("fr", "deux virgule vingt-cinq", 2.25), ("fr", "trois et demi", 3.5),
    ("es", "veintiuno", 21), ("es", "veintiún", 21), ("es", "mil doscientos", 1200),
    ("es", "ciento cinco", 105), ("es", "dos coma cinco", 2.5),
    ("ja", "五", 5), ("ja", "二十一", 21), ("ja", "九千九百九十九", 9999), ("ja", "５", 5),
    ("ja", "マイナス五", -5), ("ja", "二点五", 2.5), ("ja", "三つ", 3),
    ("ar", "خمسة", 5), ("ar", "واحد وعشرون", 21), ("ar", "٥", 5), ("ar", "ألف", 1000),
    ("ar", "خمس", 5), ("ar", "أربع", 4),
    ("ar", "مائة وخمسة", 105), ("ko", "이십일", 21), ("eu", "5", 5), ("eu", "bost", nil),
    ("en", "two dozen", 24), ("en", "three dozen", 36), ("en", "half a dozen", 6),
    ("en", "a couple", 2), ("en", "2.5 million", 2_500_000), ("en", "million million", nil),
    ("de", "zwei Dutzend", 24), ("de", "1.234,56", 1234.56), ("fr", "deux douzaines", 24),
    ("fr", "1 234,56", 1234.56), ("es", "dos docenas", 24), ("ja", "二ダース", 24),
    ("ja", "五万", 50_000), ("ar", "ثلاثة ملايين", 3_000_000),
  ]

  @Test(arguments: readings)
  func reads(language: String, text: String, value: Double?) {
    let bytes = Array(text.utf8)
    #expect(NumberReader(language: language).readNumber(in: bytes[...]) == value)
  }

  @Test(arguments: [
    ("en", "50 percent", 50), ("en", "50%", 50), ("en", "fifty per cent", 50), ("en", "-5 %", -5),
    ("en", "12.5 %", 12.5), ("en", "50", nil), ("en", "%", nil), ("en", "5-10 %", nil),
    ("de", "fünfzig Prozent", 50), ("de", "12,5 %", 12.5), ("fr", "cinquante pour cent", 50),
    ("es", "cincuenta por ciento", 50), ("ja", "五十パーセント", 50), ("ja", "50％", 50),
    ("ar", "خمسون بالمئة", 50), ("ar", "٥٠٪", 50), ("tr", "%50", 50), ("eu", "50 %", 50),
  ])
  func readsPercentages(language: String, text: String, value: Double?) {
    #expect(NumberReader(language: language).readPercentage(text) == value)
  }

  @Test(arguments: ["en", "fr", "es", "ja", "ar"])
  func whatIsSpelledIsRead(language: String) {
    let reader = NumberReader(language: language)
    let analyzer = TextAnalyzer(language)
    for value in Array(0...100) + Array(stride(from: 101, through: 9999, by: 997)) {
      for (text, _) in SpelledNumbers.spellings(
        of: value...value, language: language, exactLanguageOnly: false)
      {
        #expect(reader.readNumber(in: analyzer.analyze(text)) == Double(value), "\(text)")
      }
    }
  }

  @Test func spellingsComeInOrderWithHyphensBothWays() {
    let english = SpelledNumbers.spellings(of: 20...22, language: "en", exactLanguageOnly: true)
    #expect(
      english.map(\.text) == ["twenty", "twenty-one", "twenty one", "twenty-two", "twenty two"])
    #expect(english.map(\.value) == [20, 21, 21, 22, 22])
    let german = SpelledNumbers.spellings(of: 21...21, language: "de", exactLanguageOnly: true)
    #expect(german.first?.text == "einundzwanzig")
    let negative = SpelledNumbers.spellings(of: -5...(-5), language: "en", exactLanguageOnly: true)
    #expect(negative.map(\.text) == ["minus five"])
  }

  @Test func languagesFallBackOnlyWhenAsked() {
    for language in ["zh-CN", "pt-BR"] {
      let exact = SpelledNumbers.spellings(of: 5...5, language: language, exactLanguageOnly: true)
      let family = SpelledNumbers.spellings(of: 5...5, language: language, exactLanguageOnly: false)
      #expect(exact.isEmpty)
      #expect(!family.isEmpty)
    }
    for language in ["zh-TW", "zh-tw", "zh_HK", "zh-MO", "zh-Hant", "zh-Hant-TW"] {
      let spelled = SpelledNumbers.spellings(
        of: 2...2, language: language, exactLanguageOnly: false)
      #expect(spelled.contains { $0.text == "貳" }, "\(language)")
    }
    #expect(SpelledNumbers.spellings(of: 1...2, language: "eu", exactLanguageOnly: false).isEmpty)
  }

  @Test(
    "Numbers are read in the script of the region",
    arguments: [
      ("zh-TW", "貳"), ("zh-Hant-TW", "貳"), ("ZH_hk", "貳"), ("zh-CN", "贰"), ("zh", "贰"),
    ])
  func scripts(language: String, text: String) {
    let analyzed = TextAnalyzer(language).analyze(text)
    #expect(NumberReader(language: language).readNumber(in: analyzed) == 2)
  }

  @Test func everydaySpellingsKnowMoreWords() {
    let everyday = { SpelledNumbers.everydaySpellings(of: 1...12, language: $0) }
    let strict = SpelledNumbers.spellings(of: 1...12, language: "ar", exactLanguageOnly: false)
    #expect(everyday("ar").contains { $0 == ("خمس", 5) })
    #expect(!strict.contains { $0.text == "خمس" })
    #expect(everyday("en").contains { $0 == ("a dozen", 12) })
  }

  @Test func rangesAreBounded() {
    let tooMany = SpelledNumbers.spellings(
      of: 0...Int.max, language: "en", exactLanguageOnly: false)
    #expect(tooMany.isEmpty)
    let huge = SpelledNumbers.spellings(
      of: Int.min...Int.max, language: "en", exactLanguageOnly: false)
    #expect(huge.isEmpty)
  }

  @Test func longTextsAreNoNumbers() {
    let reader = NumberReader(language: "de")
    #expect(reader.readNumber(in: Array(repeating: 0x39, count: 201)[...]) == nil)
    let words = Array(String(repeating: "ein", count: 60).utf8)
    #expect(reader.readNumber(in: words[...]) == nil)
  }
}
