import RandomNumbers
import Testing

@testable import TextAnalysis

/// Words as ICU's rules and dictionaries find them.
@Suite struct SegmentationTests {
  @Test(arguments: [
    ("en", "Rate it 2.5, please!", ["rate", "it", "2.5", "please"]),
    ("en", "50 % of $1,250", ["50", "%", "of", "$", "1,250"]),
    ("en", "at 10:30", ["at", "10", ":", "30"]),
    ("de", "Größe prüfen", ["grosse", "prufen"]),
    ("th", "เปิดไฟในห้องนั่งเล่น", ["เปิด", "ไฟ", "ใน", "ห้อง", "นั่ง", "เล่น"]),
    ("th", "ดื่มน้ำ", ["ดื่ม", "น้ำ"]),
    ("ja", "東京駅に行く", ["東京", "駅", "に", "行く"]),
    ("zh", "我要看电影", ["我要", "看", "电影"]),
    ("ar", "شغل الضوء", ["شغل", "الضوء"]),
    ("ko", "거실 조명을", ["거실", "조명을"]),
    ("en", "", []), ("en", "?", []),
  ])
  func words(language: String, typed: String, tokens: [String]) {
    let analyzer = TextAnalyzer(language)
    var analyzed = analyzer.analyze(typed)
    analyzer.segment(&analyzed)
    let found = analyzed.tokens.map { String(decoding: analyzed.bytes[$0.range], as: UTF8.self) }
    #expect(found == tokens)
  }

  @Test(arguments: ["km", "lo", "my"])
  func scriptsWithoutSpacesAreTakenApart(language: String) {
    let phrases = [
      "km": "ខ្ញុំចង់មើលភាពយន្តនៅផ្ទះ", "lo": "ຂ້ອຍຢາກເບິ່ງຮູບເງົາຢູ່ເຮືອນ", "my": "ကျွန်တော်ရုပ်ရှင်ကြည့်ချင်တယ်",
    ]
    let analyzer = TextAnalyzer(language)
    var analyzed = analyzer.analyze(phrases[language] ?? "")
    analyzer.segment(&analyzed)
    #expect(analyzed.tokens.count >= 4)
    let areWords = analyzed.tokens.allSatisfy(\.isWord)
    #expect(areWords)
  }

  @Test func symbolsAreNoWords() {
    let analyzer = TextAnalyzer("en")
    for typed in ["% & + # $", "é % € °"] {
      var analyzed = analyzer.analyze(typed)
      analyzer.segment(&analyzed)
      let words = analyzed.tokens.filter(\.isWord).count
      #expect(words == (typed.hasPrefix("é") ? 1 : 0))
      #expect(analyzed.tokens.count == typed.split(separator: " ").count)
    }
  }

  @Test(arguments: ["ja", "th", "en"])
  func tokensTileTheText(language: String) {
    var random = SeededGenerator(seed: 11)
    let analyzer = TextAnalyzer(language)
    for _ in 0..<1_000 {
      var analyzed = analyzer.analyze(random.unruly(maximumLength: 16))
      analyzer.segment(&analyzed)
      var covered = analyzed.bytes.indices.filter { analyzed.bytes[$0] == 0x20 }.count
      var end = 0
      for token in analyzed.tokens {
        #expect(token.range.lowerBound >= end)
        end = token.range.upperBound
        covered += token.range.count
      }
      #expect(covered == analyzed.bytes.count)
    }
  }
}
