import Testing

@testable import TextAnalysis

/// Typed text, rule by rule: what is typed and what it becomes.
@Suite struct NaturalTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var language = "en"
    var folding = true
    var typed: String
    var normalized: String
    var testDescription: String { "\(language): \(typed)" }
  }

  private static func rows(
    in language: String = "en", folding: Bool = true, _ pairs: KeyValuePairs<String, String>
  ) -> [Row] {
    pairs.map { Row(language: language, folding: folding, typed: $0.key, normalized: $0.value) }
  }

  static let spaceAndPunctuation = rows([
    "": "", "   ": "", "?!": "", "  Mark “Toy  Story”!": "mark toy story",
    "wall-e": "wall e", "wall–e — up": "wall e up", "snake_case a/b": "snake case a b",
    "a,b;c": "a b c", "rate it 2.5": "rate it 2.5", "2.5.": "2.5", ".5": "5", "1,250,": "1,250",
    "10:30": "10:30", "at 10: go": "at 10 go", "v1.x": "v1 x", "50%": "50%", "50 % off": "50 % off",
    "20°C": "20°c", "€5 £3 $1": "€5 £3 $1", "c++ c# r&b": "c++ c# r&b", "a\u{0}b\tc\nd": "a b c d",
    "wow 🎬 film": "wow film", "#️⃣1️⃣": "#1", "。？！": "", "…and": "and", "3½": "31 2",
  ])

  static let apostrophes =
    rows([
      "haven't": "havent", "haven’t": "havent", "haven‘t": "havent", "havenʼt": "havent",
      "haven＇t": "havent", "haven`t": "havent", "haven´t": "havent", "haven′t": "havent",
      "dogs' bone": "dogs bone", "'quoted'": "quoted", "rock 'n' roll": "rock n roll",
      "o''clock": "o clock", "5'10": "5 10", "Hawaiʻi": "hawaii", "90's": "90s",
    ]) + rows(in: "fr", ["l’été d'Aurélie": "l ete d aurelie", "aujourd'hui": "aujourd hui"])
    + rows(in: "it", ["dell'acqua": "dell acqua"]) + rows(in: "de", ["geht's": "gehts"])
    + rows(in: "hy", ["Ի՞նչ": "ինչ"]) + rows(in: "he", ["ג׳ירפה": "גירפה", "ג'ירפה": "גירפה"])

  static let letters =
    rows([
      "STRASSE Straße": "strasse strasse", "Ｔｏｙ　Ｓｔｏｒｙ": "toy story", "ﬁlm": "film",
      "Amélie": "amelie", "Ame\u{301}lie": "amelie",
      "Øresund Łódź Đà Æon Œuvre":
        "oresund lodz da aeon oeuvre", "ΆΛΦΑ ὈΔΥΣΣΕΎΣ": "αλφα οδυσσευσ", "Ёлка Йод": "елка йод",
      "٣ films, ५ और ９": "3 films 5 और 9", "IMAX": "imax", "İstanbul": "istanbul",
    ])
    + rows(folding: false, ["Amélie": "amélie", "ﬁlm Ø ß": "film ø ss", "Ёлка": "ёлка"])
    + rows(in: "tr", ["ISPARTA İZMİR": "isparta izmir"])
    + rows(
      in: "tr", folding: false,
      [
        "ISPARTA İZMİR": "ısparta izmir", "I\u{307}zmir": "izmir", "ｉＩ": "iı",
        "I\u{323}\u{307}": "ị", "I\u{301}\u{307}": "ı\u{301}\u{307}",
      ]) + rows(in: "az", folding: false, ["QIZIL": "qızıl"])

  static let scripts =
    rows(
      in: "ar",
      [
        "شغّل الضوءَ": "شغل الضوء", "إلى أحمد وآمنة ٱلله": "الي احمد وامنه الله", "جـــميل": "جميل",
        "ﻣﺮﺣﺒﺎ": "مرحبا", "٪٥٠": "%50", "٢٫٥ و ١٬٢٥٠": "2.5 و 1,250", "مسؤول": "مسؤول",
      ]) + rows(in: "ar", folding: false, ["جـميل": "جـميل"])
    + rows(in: "he", ["שָׁלוֹם עֲלֵיכֶם": "שלום עליכם", "תל־אביב": "תל אביב"])
    + rows(
      in: "ja",
      [
        "トイ・ストーリー": "トイストーリー", "東京 駅、大阪": "東京駅大阪", "ﾄｲ ｽﾄｰﾘｰ": "トイストーリー",
        "Toy を 見た": "toy を見た", "か\u{3099}": "が", "が は": "がは", "5 月": "5 月",
      ]) + rows(in: "ko", ["거실 조명": "거실 조명", "\u{1100}\u{1161}": "가"])
    + rows(in: "hi", ["कि की क़": "कि की क\u{93C}"])
    + rows(in: "th", ["น้ำ": "น้ำ", "กํา": "กำ"])

  static let invisible = rows([
    "to\u{200B}y": "toy", "a\u{202E}b\u{202C}": "ab", "\u{FEFF}x\u{AD}y": "xy",
    "می\u{200C}خواهم": "میخواهم", "a\u{E0041}b": "ab", "☎\u{FE0F}x": "x", "e\u{200B}\u{301}": "e",
  ])

  @Test(arguments: spaceAndPunctuation + apostrophes + letters + scripts + invisible)
  func becomes(row: Row) {
    let analyzer = TextAnalyzer(row.language, folding: row.folding)
    let quick = analyzer.analyze(row.typed).text
    #expect(Array(quick.unicodeScalars) == Array(row.normalized.unicodeScalars))
    #expect(Outcome(analyzer.analyze(row.typed)) == Outcome(analyzer.analyzeThroughICU(row.typed)))
  }

  @Test func spansMapBackToWhatWasTyped() {
    let typed = "  Mark “Toy  Story”, l’e\u{301}te\u{301} ﷺ!"
    let analyzed = TextAnalyzer("en").analyze(typed)
    #expect(source(of: "toy story", in: analyzed, typed) == "Toy  Story")
    #expect(source(of: "lete", in: analyzed, typed) == "l’e\u{301}te\u{301}")
    #expect(source(of: "الله", in: analyzed, typed) == "ﷺ")
  }

  private func source(of part: String, in analyzed: AnalyzedText, _ typed: String) -> String? {
    let (bytes, part) = (analyzed.bytes, Array(part.utf8))
    guard part.count <= bytes.count else { return nil }
    let starts = bytes.indices.dropLast(part.count - 1)
    guard let start = starts.first(where: { bytes[$0...].starts(with: part) }) else { return nil }
    let range = analyzed.sourceRange(of: start..<(start + part.count))
    return String(decoding: Array(typed.utf8)[range], as: UTF8.self)
  }

  @Test(arguments: [
    (" mark ", " mark "), ("'s director", "s director"), ("'s", "s"), (", in ", " in "),
    ("as watched.", "as watched "), ("O'", "o"), ("mark '", "mark "), ("' as", " as"), ("", ""),
    (" - ", " "), ("を見た ", "を見た "),
  ])
  func literalsKeepOneSpaceAtTheirEdges(literal: String, normalized: String) {
    let bytes = TextAnalyzer("en").normalizeLiteral(literal)
    #expect(String(decoding: bytes, as: UTF8.self) == normalized)
  }

  @Test func aResultIsUsedAgain() {
    let analyzer = TextAnalyzer("en")
    var result = AnalyzedText()
    analyzer.analyze("A much longer text than the next one", into: &result)
    analyzer.segment(&result)
    analyzer.analyze("Up", into: &result)
    #expect(Outcome(result) == Outcome(analyzer.analyze("Up")))
  }
}
