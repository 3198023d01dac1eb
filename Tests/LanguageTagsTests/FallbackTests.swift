import LanguageTags
import Testing

@Suite("Language fall-backs") struct FallbackTests {
  @Test(
    "A tag falls back on itself without its last parts, with and without a script that goes without saying",
    arguments: [
      ("zh-Hant-TW", ["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"]),
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh"]),
      ("zh_hk", ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh"]),
      ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]), ("zh", ["zh", "zh-Hans"]),
      ("zh-Hant", ["zh-Hant", "zh"]), ("zh-Latn-TW", ["zh-Latn-TW", "zh-Latn", "zh"]),
      ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn", "sr"]),
      ("sr-ME", ["sr-ME", "sr-Latn-ME", "sr-Latn", "sr"]),
      ("sr-RS", ["sr-RS", "sr-Cyrl-RS", "sr-Cyrl", "sr"]),
      ("pt-BR", ["pt-BR", "pt-Latn-BR", "pt-Latn", "pt"]),
      ("de-CH-1996", ["de-CH-1996", "de-CH", "de-Latn-CH", "de-Latn", "de"]),
      (
        "zh-Hant-CN-a-aaa-x-one",
        [
          "zh-Hant-CN-a-aaa-x-one", "zh-Hant-CN-a-aaa", "zh-Hant-CN",
          "zh-Hant", "zh",
        ]
      ),
      ("qaa-elvish", ["qaa-elvish", "qaa"]), ("", []),
    ])
  func order(text: String, fallbacks: [String]) {
    #expect(LanguageTag(text).fallbacks.map(\.description) == fallbacks)
  }

  @Test(
    "The nearest of the tags that there are stands in",
    arguments: [
      ("en", "en"), ("EN_us", "en"), ("de-CH-1996", "de"), ("pt", nil), ("pt-PT", nil),
      ("pt_br", "pt-BR"), ("zh-Hant-TW", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-HK"),
      ("zh-Hant-HK", "zh-HK"), ("zh-Hans-CN", "zh"), ("zh-CN", "zh"), ("zh", "zh"),
      ("sr-Latn", "sr_latn"), ("sr", nil), ("nl", nil), ("", nil), ("-", nil),
    ] as [(String, String?)])
  func best(text: String, expected: String?) {
    let known = ["en", "de", "pt-BR", "zh", "zh-Hant", "zh-HK", "sr_latn"]
    #expect(LanguageTag(text).best(among: known) == expected)
    #expect(
      LanguageTag(text).value(in: Dictionary(uniqueKeysWithValues: known.map { ($0, $0) }))
        == expected)
  }

  @Test("The first of two tags that mean the same stands in")
  func ties() {
    #expect(LanguageTag("pt-br").best(among: ["pt_BR", "pt-BR"]) == "pt_BR")
    #expect(LanguageTag("pt-br").value(in: ["pt_BR": 1, "pt-BR": 2]) == 2)
  }

  @Test("A language without a region has variants")
  func variants() {
    #expect(LanguageTag("pt").firstVariant(among: ["en", "pt-BR", "pt-PT"]) == "pt-BR")
    #expect(LanguageTag("pt-PT").firstVariant(among: ["pt-BR"]) == nil)
    #expect(LanguageTag("").firstVariant(among: ["en"]) == nil)
  }

  /// What is found by comparing tags is what a walk through the whole list finds.
  @Test(
    "Leaving out scripts that nobody tells apart changes nothing",
    arguments: [
      "pt-BR", "de-CH-1996", "en-US-x-one", "zh-TW", "zh", "xx",
    ])
  func shortCut(text: String) {
    let known = ["pt", "de-CH", "en", "zh"]
    let plain = LanguageTag(text).fallbacks.lazy.map(\.description).first(where: known.contains)
    #expect(LanguageTag(text).best(among: known) == plain)
  }
}
