import AppManifest
import PhraseRouter
import Testing

@testable import ActionPhrases

/// An intent that declares a schema is reached by wordings that the app never wrote.
@Suite struct SchemaTests {
  @Test(arguments: [
    ("en", "find me that pixar movie about the fish", "fish"),
    ("en", "what was that film with the talking toys", "talking toys"),
    ("en", "search film tracker for Nemo", "Nemo"), ("en", "look for nemo in my films", "nemo"),
    ("de", "finde mir den pixar film über den Fisch", "Fisch"),
    ("fr", "trouve-moi ce film pixar sur le poisson", "poisson"),
    ("es", "encuéntrame esa película de pixar sobre el pez", "pez"),
    ("es", "muéstrame la película con el ratón", "ratón"),
    ("ja", "魚が出てくるピクサー映画を探して", "魚"), ("ar", "ابحث عن فيلم بيكسار عن السمكة", "السمكة"),
  ])
  func freeWordingSearches(language: String, utterance: String, term: String) throws {
    let decision = try FilmFinder.decide(utterance, language)
    #expect(decision.summary == "run SearchFilms criteria=\(term)")
  }

  @Test(arguments: [
    "find me that book about the fish", "search the web for nemo", "look for nemo", "find nemo",
    "what was that song about the fish", "show me photos of the beach",
  ])
  func talkOfOtherThingsDoesNot(utterance: String) throws {
    #expect(try FilmFinder.decide(utterance, "en").summary == "reject")
  }

  /// Statement 188: an intent without a schema is reached by its phrases only.
  @Test(arguments: ["", "photos", "films.search", "photos.Search"])
  func withoutASchemaThereIsNothing(schema: String) throws {
    let intent = SchemaIntent(
      schema: schema, intent: "SearchFilms", parameters: FilmFinder.search.parameters)
    var manifest = try FilmFinder.manifest()
    let shortcuts = manifest.shortcuts
    manifest.add(intent)
    #expect(manifest.shortcuts == shortcuts)
    manifest.intents.append(FilmFinder.search)
    let router = try Router(manifest: manifest.validated(), languages: ["en"])
    #expect(router.route("find me that pixar movie about the fish").summary == "reject")
  }

  /// A search without a parameter for the text has no wordings either.
  @Test func aSearchNeedsAPlaceForItsText() throws {
    let intent = SchemaIntent(schema: "photos.search", intent: "Search", parameters: [])
    let manifest = try FilmFinder.manifest()
    #expect(intent.shortcut(in: manifest) == nil)
  }

  private static let languages = FilmFinder.languages

  private static func manifest(of schema: String) -> Manifest {
    var manifest = Manifest(
      app: Manifest.App(id: "app", name: ["en": "Chores"]), languages: languages)
    let parameters = [
      Manifest.Parameter(name: "criteria", type: .string, isOptional: true),
      Manifest.Parameter(name: "name", type: .string, isOptional: true),
    ]
    manifest.intents = [Manifest.Intent(name: "Act", parameters: parameters)]
    manifest.add(SchemaIntent(schema: schema, intent: "Act", parameters: parameters))
    return manifest
  }

  /// Every schema of the table has wordings in every language, and they compile.
  @Test(arguments: SchemaMeaning.table.keys.sorted())
  func everySchemaIsSpokenInEveryLanguage(schema: String) throws {
    let manifest = Self.manifest(of: schema)
    let shortcut = try #require(manifest.shortcuts.first)
    for language in Self.languages {
      #expect(shortcut.phrases[language]?.isEmpty == false, "\(language)")
    }
    _ = try Router(manifest: manifest.validated())
  }

  @Test(arguments: [
    ("journal.createEntry", "en", "write a new journal entry called my day", "my day"),
    ("mail.createDraft", "en", "please create an email draft", ""),
    ("files.createFolder", "en", "make a new folder called taxes", "taxes"),
    ("browser.createTab", "de", "öffne einen neuen Tab", ""),
    ("mail.archiveMail", "de", "archiviere diese E-Mail", ""),
    ("mail.forwardMail", "de", "leite diese mail weiter", ""),
    ("photos.deleteAlbum", "fr", "supprime l'album", ""),
    ("mail.replyMail", "fr", "réponds à ce mail", ""),
    ("presentation.startPlayback", "es", "empieza la presentación", ""),
    ("photos.deleteAssets", "es", "borra esta foto", ""),
    ("photos.createAlbum", "ja", "旅行というアルバムを作って", "旅行"),
    ("mail.replyMail", "ja", "メールに返信してください", ""),
    ("photos.deleteAssets", "ar", "احذف هذه الصورة", ""),
    ("mail.archiveMail", "ar", "أرشف رسالة البريد", ""),
  ])
  func actionsNameTheirObject(
    schema: String, language: String, utterance: String, name: String
  ) throws {
    let router = try Router(manifest: Self.manifest(of: schema).validated(), languages: [language])
    let expected = name.isEmpty ? "run Act" : "run Act name=\(name)"
    #expect(router.route(utterance, language: language).summary == expected)
  }

  @Test(arguments: ["create", "delete it", "open the door", "archive this", "write my boss"])
  func verbsAloneDoNothing(utterance: String) throws {
    for schema in SchemaMeaning.table.keys.sorted() where schema.hasPrefix("mail") {
      let router = try Router(manifest: Self.manifest(of: schema).validated(), languages: ["en"])
      #expect(router.route(utterance).summary == "reject", "\(schema)")
    }
  }
}
