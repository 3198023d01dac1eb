import PhraseRouter
import Testing

/// Utterances in a language that the app does not speak are routed in the one that stands in for it.
@Suite("A router's languages") struct LanguageTests {
  private static func router(_ languages: [String]) throws -> Router {
    let phrases = languages.map { ($0, ["say \($0.lowercased())"]) }
    return try Router(
      manifest: Manifest(
        app: Manifest.App(id: "talk", name: ["en": "Talk"]), languages: languages,
        intents: [Manifest.Intent(name: "Say")],
        shortcuts: [
          Manifest.Shortcut(intent: "Say", phrases: Dictionary(uniqueKeysWithValues: phrases))
        ]
      ).validated())
  }

  @Test(
    "An utterance is routed in the language that stands in for its own, scripts kept",
    arguments: [
      ("zh-Hant-TW", "zh-hant"), ("zh-TW", "zh-hant"), ("zh-Hans-CN", "zh"), ("zh-CN", "zh"),
      ("zh", "zh"), ("ZH_hant", "zh-hant"), ("de-CH-1996", "de"), ("pt-BR", "pt-br"),
      ("pt_br", "pt-br"),
    ])
  func nearest(language: String, spoken: String) throws {
    let router = try Self.router(["en", "de", "zh", "zh-Hant", "pt-BR"])
    guard case .run = router.route("say \(spoken)", language: language) else {
      Issue.record("\(language) is not understood as \(spoken)")
      return
    }
  }

  @Test(
    "A language that nothing stands in for is not spoken",
    arguments: ["nl", "pt", "pt-PT", "", "-"])
  func unknown(language: String) throws {
    let router = try Self.router(["en", "pt-BR"])
    #expect(
      router.route("say en", language: language) == .reject(Rejection(reason: .unknownLanguage)))
  }
}
