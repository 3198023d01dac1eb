import LanguageTags
import Testing

@Suite("Language tags") struct LanguageTagTests {
  @Test(
    "A tag is read from any text and written as BCP 47 has it",
    arguments: [
      ("en", "en"), ("EN_us", "en-US"), ("zh-hANT-tw", "zh-Hant-TW"), ("es-419", "es-419"),
      ("de-ch-1996", "de-CH-1996"), ("sl-rozaj-biske", "sl-rozaj-biske"),
      ("en-US-u-CA-Buddhist", "en-US-u-ca-buddhist"), ("de_DE.UTF-8@euro", "de-DE"),
      ("en-x-US-Latn", "en-x-us-latn"), ("en--US-", "en-US"), ("-", ""), ("", ""),
      ("ELVISH-forest", "elvish-forest"), ("日本語", "日本語"),
    ])
  func reading(text: String, written: String) {
    #expect(LanguageTag(text).description == written)
    #expect(LanguageTag(written) == LanguageTag(text))
  }

  @Test(
    "A tag has a script and a region where it names them",
    arguments: [
      ("zh-Hant-TW", "Hant", "TW"), ("zh-TW", nil, "TW"), ("zh-Hant", "Hant", nil),
      ("es-419", nil, "419"), ("en-u-ca-TW", nil, nil), ("de-1996", nil, nil), ("zh", nil, nil),
    ] as [(String, String?, String?)])
  func parts(text: String, script: String?, region: String?) {
    let tag = LanguageTag(text)
    #expect(tag.script == script)
    #expect(tag.region == region)
  }

  @Test("Text that is longer than any tag is cut")
  func length() {
    let tag = LanguageTag("en-" + String(repeating: "a-", count: 1_000_000))
    #expect(tag.description.utf8.count <= LanguageTag.maximumLength)
    #expect(LanguageTag(String(repeating: "é", count: 100)).fallbacks.count == 1)
  }

  @Test(
    "Language, script and region alone are ICU's locale",
    arguments: [
      ("en-US", "en_US"), ("zh-Hant-TW", "zh_Hant_TW"), ("en-US-u-va-posix", "en_US"),
      ("de", "de"), ("pt_BR", "pt_BR"), ("", ""), ("en-verylong-thing", "en"), ("DE-at", "de_AT"),
    ])
  func locale(text: String, locale: String) {
    #expect(LanguageTag(text).locale == locale)
  }

  @Test(
    "Some languages write no spaces between words",
    arguments: [("ja", false), ("zh-TW", false), ("yue", false), ("en", true), ("mya", true)])
  func spaces(text: String, separatesWords: Bool) {
    #expect(LanguageTag(text).separatesWords == separatesWords)
  }
}
