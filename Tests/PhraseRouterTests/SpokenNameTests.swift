import AppManifest
import PhraseRouter
import Testing

/// The app's names in every language, and courtesy around phrases.
@Suite struct SpokenNameTests {
  static let manifest = Manifest(
    app: Manifest.App(
      id: "notes", name: ["en": "Note Keeper", "de": "Notizblock"], synonyms: ["en": ["JotIt"]]),
    languages: ["en", "de", "fr"],
    intents: [
      Manifest.Intent(
        name: "Add", title: ["en": "Add a note"],
        parameters: [Manifest.Parameter(name: "text", type: .string)])
    ],
    shortcuts: [
      Manifest.Shortcut(
        intent: "Add", title: ["en": "Add"],
        phrases: [
          "en": ["note ${text} in ${applicationName}", "note ${text}"],
          "de": ["notiere ${text} in ${applicationName}", "notiere ${text}"],
          "fr": ["note ${text} dans ${applicationName}", "note ${text}"],
        ])
    ])

  /// What is typed in a language, and the note that it makes.
  static let notes = [
    ("note bread in Note Keeper", "en", "bread"), ("note bread in notekeeper", "en", "bread"),
    ("note bread in jotit", "en", "bread"), ("note bread in Jot It", "en", "bread"),
    ("notiere Brot in Notizblock", "de", "Brot"), ("notiere Brot in NoteKeeper", "de", "Brot"),
    ("notiere Brot in note keeper", "de", "Brot"), ("notiere Brot in JotIt", "de", "Brot"),
    ("note du pain dans NoteKeeper", "fr", "du pain"),
    // What is no name of the app's belongs to the note.
    ("notiere Brot in Butter", "de", "Brot in Butter"),
    ("note bread in keeper", "en", "bread in keeper"),
    ("note du pain dans Notizblock", "fr", "du pain dans Notizblock"),
  ]

  @Test(arguments: notes)
  func namesOfTheSourceLanguageHoldEverywhere(utterance: String, language: String, note: String)
    throws
  {
    let router = try Router(manifest: Self.manifest.validated())
    let decision = router.route(utterance, language: language)
    #expect(decision.invocation?["text"]?.value == .string(note), "\(decision)")
  }

  @Test func namesAreSaidOnceEach() {
    let app = Manifest.App(
      id: "x", name: ["en": "BBC News", "de": "BBCNews"], synonyms: ["de": ["bbc news"]])
    #expect(app.spokenNames(in: "de", source: "en") == ["BBCNews", "bbc news"])
    #expect(app.spokenNames(in: "ja", source: "en") == ["BBC News", "BBCNews"])
    #expect(Manifest.App(id: "x", name: [:]).spokenNames(in: "en", source: "en") == [])
  }

  // MARK: - Courtesy

  /// A language, a phrase of it, and how people say it politely.
  static let polite: [(String, String, [String])] = [
    ("it", "mostra la lista", ["per favore mostra la lista", "Mostra la lista, grazie!"]),
    ("pt", "mostra a lista", ["por favor, mostra a lista", "mostra a lista, obrigada"]),
    ("pt-BR", "mostra a lista", ["oi, mostra a lista por favor"]),
    ("ja", "リストを見せて", ["リストを見せてください", "すみません、リストを見せて下さい"]),
    ("nl", "toon de lijst", ["toon de lijst alsjeblieft", "hoi, kun je toon de lijst"]),
    ("pl", "pokaż listę", ["proszę pokaż listę", "pokaż listę, dziękuję"]),
    ("ru", "покажи список", ["пожалуйста, покажи список", "покажи список, спасибо"]),
    ("uk", "покажи список", ["будь ласка, покажи список"]),
    ("tr", "listeyi göster", ["lütfen listeyi göster", "listeyi göster teşekkürler"]),
    ("id", "tampilkan daftar", ["tolong tampilkan daftar", "tampilkan daftar, terima kasih"]),
    ("ms", "tunjukkan senarai", ["tolong tunjukkan senarai"]),
    ("vi", "mở danh sách", ["làm ơn mở danh sách", "mở danh sách, cảm ơn"]),
    ("hi", "सूची दिखाओ", ["कृपया सूची दिखाओ", "सूची दिखाओ धन्यवाद"]),
    ("mr", "यादी दाखवा", ["कृपया यादी दाखवा"]),
    ("bn", "তালিকা দেখাও", ["দয়া করে তালিকা দেখাও", "তালিকা দেখাও ধন্যবাদ"]),
    ("ur", "فہرست دکھاؤ", ["براہ کرم فہرست دکھاؤ", "فہرست دکھاؤ شکریہ"]),
    ("fa", "فهرست را نشان بده", ["لطفاً فهرست را نشان بده"]),
    ("ta", "பட்டியலைக் காட்டு", ["தயவுசெய்து பட்டியலைக் காட்டு"]),
    ("te", "జాబితా చూపించు", ["దయచేసి జాబితా చూపించు"]),
    ("ko", "목록 보여 줘", ["목록 좀 보여 줘", "목록 보여 줘, 고마워요"]),
    ("zh", "显示清单", ["请显示清单", "显示清单，谢谢"]),
    ("th", "แสดงรายการ", ["กรุณาแสดงรายการ", "แสดงรายการหน่อยครับ"]),
    ("sw", "onyesha orodha", ["tafadhali onyesha orodha"]),
    ("tl", "ipakita ang listahan", ["ipakita ang listahan, salamat po"]),
  ]

  private static func router(_ language: String, _ phrase: String) throws -> Router {
    try Router(
      manifest: Manifest(
        app: Manifest.App(id: "x", name: [language: "Zyxwv"]), languages: [language],
        intents: [Manifest.Intent(name: "Show", title: [language: "Show"])],
        shortcuts: [
          Manifest.Shortcut(
            intent: "Show", title: [language: "Show"], phrases: [language: [phrase]])
        ]
      ).validated())
  }

  @Test(arguments: polite)
  func courtesyChangesNothing(language: String, phrase: String, utterances: [String]) throws {
    let router = try Self.router(language, phrase)
    for utterance in utterances {
      #expect(router.route(utterance, language: language).kind == .run, "\(utterance)")
    }
  }

  /// What has courtesy in it and says something else.
  @Test(arguments: [
    ("it", "mostra la lista", "per favore non mostra la lista"),
    ("it", "mostra la lista", "grazie"),
    ("pt", "mostra a lista", "por favor não mostra a lista"),
    ("ru", "покажи список", "спасибо, не надо"),
    ("zh", "显示清单", "请不要显示清单"), ("ko", "목록 보여 줘", "목록 지워 줘, 고마워요"),
    ("ja", "リストを見せて", "リストを消してください"), ("tr", "listeyi göster", "lütfen listeyi sil"),
  ])
  func courtesySaysNothing(language: String, phrase: String, utterance: String) throws {
    let decision = try Self.router(language, phrase).route(utterance, language: language)
    #expect(decision.kind != .run, "\(utterance)")
  }
}
