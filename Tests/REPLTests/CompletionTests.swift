import PhraseRouter
import Testing

@testable import REPL

/// What the tab key offers, and what a person is shown to say.
@Suite struct CompletionTests {
  static let manifest = Manifest(
    app: Manifest.App(id: "films", name: ["en": "Film Box"]), languages: ["en", "de"],
    entityTypes: [
      Manifest.EntityType(
        name: "Film", title: ["en": "Film"],
        entities: [
          Manifest.Entity(id: "1", title: "Spirited Away", titles: ["de": "Chihiros Reise"]),
          Manifest.Entity(id: "2", title: "Spider-Man"), Manifest.Entity(id: "3", title: "Up"),
          Manifest.Entity(id: "4", title: "Zodiac"),
        ])
    ],
    enums: [
      Manifest.EnumType(
        name: "Genre", title: ["en": "Genre"],
        cases: [Manifest.EnumCase(name: "comedy", title: ["en": "Comedy"])])
    ],
    intents: [
      Manifest.Intent(
        name: "Mark", title: ["en": "Mark"],
        parameters: [Manifest.Parameter(name: "film", type: .entity("Film"))]),
      Manifest.Intent(
        name: "Browse", title: ["en": "Browse"],
        parameters: [
          Manifest.Parameter(name: "genre", type: .enumeration("Genre")),
          Manifest.Parameter(name: "year", type: .integer),
        ]),
    ],
    shortcuts: [
      Manifest.Shortcut(
        intent: "Mark", title: ["en": "Mark a film"],
        phrases: [
          "en": [
            "mark ${film} as (watched|seen) [in ${applicationName}]", "(log|note) ${film} please",
            "${film} was good", "open ${applicationName}",
          ], "de": ["markiere ${film}"],
        ]),
      Manifest.Shortcut(
        intent: "Browse", title: ["en": "Browse films"],
        phrases: ["en": ["browse ${genre} of ${year}"]]),
    ])

  /// What was typed in a language, with what options open, and what is offered.
  static let rows: [(String, String, [String], [String])] = [
    ("ma", "en", [], ["mark "]), ("Mark ", "en", [], ["mark "]),
    ("mark s", "en", [], ["mark Spirited Away", "mark Spider-Man"]),
    ("MARK spirited", "en", [], ["mark Spirited Away"]),
    ("mark up", "en", [], ["mark Up as watched"]), ("mark x", "en", [], []),
    ("log u", "en", [], ["log Up"]), ("log up", "en", [], ["log Up please"]),
    ("op", "en", [], ["open Film Box"]), ("browse c", "en", [], ["browse Comedy"]),
    ("browse comedy", "en", [], ["browse Comedy"]),
    ("markiere c", "de", [], ["markiere Chihiros Reise"]), ("mark x", "de", [], []),
    ("sp", "en", ["Spirited Away", "Up"], ["Spirited Away"]),
    (":la", "en", [], [":language"]), (":language d", "en", [], [":language d" + "e"]),
    ("  :qu", "en", [], [":quit"]), (":", "de", ["Up"], REPLCommand.names), ("xyz", "en", [], []),
  ]

  @Test(arguments: rows.indices)
  func linesAreCompleted(index: Int) {
    let (typed, language, options, lines) = Self.rows[index]
    var completion = LineCompletion(manifest: Self.manifest, language: language)
    completion.options = options
    #expect(completion.lines(for: typed) == lines)
  }

  @Test func allThatIsOfferedCanBeTyped() {
    for language in ["en", "de", "tlh"] {
      let offered = LineCompletion(manifest: Self.manifest, language: language).lines(for: "")
      #expect(!offered.contains { line in "${}[]|()".contains { line.contains($0) } })
    }
  }

  @Test func phrasesAreShownAsAPersonTypesThem() {
    let book = PhraseBook(manifest: Self.manifest, language: "en")
    #expect(book.sections.map(\.title) == ["Mark a film", "Browse films"])
    let sentences = book.sections.flatMap(\.sentences)
    #expect(sentences.count == 5)
    #expect(!sentences.contains { line in "${}[]|()".contains { line.contains($0) } })
    #expect(sentences[0].hasPrefix("mark ") && !sentences[0].contains("Film Box"))
    #expect(sentences[4].hasPrefix("browse Comedy of "))
    // The first things of a catalogue are the best known.
    #expect(!sentences.contains { $0.contains("Zodiac") })
    #expect(book.sections == PhraseBook(manifest: Self.manifest, language: "en").sections)
  }

  @Test func whoBeginsIsShownWhatToTry() throws {
    let sentences = PhraseBook.suggestions(for: Self.manifest, language: "en")
    #expect(sentences.count == 2)
    let router = try Router(manifest: Self.manifest.validated())
    #expect(sentences.allSatisfy { router.route($0, language: "en").kind != Decision.Kind.reject })
    #expect(PhraseBook.suggestions(for: Self.manifest, language: "tlh").isEmpty)
  }
}
