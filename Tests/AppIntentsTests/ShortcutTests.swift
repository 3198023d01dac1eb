import Testing

@testable import AppIntents

@Suite struct ShortcutTests {
  struct WatchIntent: AppIntent {
    static let title: LocalizedStringResource = "Watch"
    @Parameter(title: "Film") var film: Film
    @Parameter var genre: Genre
    func perform() async throws -> some IntentResult { .result() }
    init() {}
    init(genre: Genre) { self.genre = genre }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: WatchIntent(),
        phrases: [
          "Watch \(\.$film) in \(.applicationName)", "${applicationName} watch ${film}",
          "Open \(.applicationName) now",
        ],
        shortTitle: "Watch", systemImageName: "film")
      AppShortcut(
        intent: WatchIntent(genre: .drama), phrases: ["\(.applicationName) \(\.$genre)"],
        shortTitle: "Drama", systemImageName: "film")
      if #available(iOS 99, *) {
        AppShortcut(intent: WatchIntent(), phrases: ["\(.applicationName)"])
      }
    }

    static let shortcutTileColor: ShortcutTileColor = .grape
    static let negativePhrases = NegativeAppShortcutPhrases(
      phrases: ["Watch out", "Watch \(.applicationName) go"])
  }

  struct ReturnedArray: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      return [
        AppShortcut(
          intent: WatchIntent(), phrases: ["Go \(.applicationName)"], systemImageName: "film")
      ]
    }
  }

  // Statements: 174, 175, 176, 182
  @Test func phrasesAreKeptAsTheirParts() {
    let shortcuts = Shortcuts.appShortcuts
    #expect(shortcuts.count == 3)
    #expect(
      shortcuts[0].phrases[0] == [
        .text("Watch "), .parameter("film"), .text(" in "), .applicationName,
      ])
    #expect(
      shortcuts[0].phrases[1] == [.applicationName, .text(" watch "), .parameter("film")])
    #expect(shortcuts[1].phrases[0].template == "${applicationName} ${genre}")
    #expect((shortcuts[1].intent as? WatchIntent)?.genre == .drama)
    #expect(shortcuts[2].shortTitle == nil)
  }

  @Test func phrasesEqualTheirTemplates() {
    let interpolated: AppShortcutPhrase<WatchIntent> = "Watch \(\.$film) in \(.applicationName)"
    #expect(interpolated == AppShortcutPhrase("Watch ${film} in ${applicationName}"))
    #expect(interpolated.segments.template == "Watch ${film} in ${applicationName}")
  }

  @Test(arguments: ["${", "${a", "a}", "$", "${}", "${a}${b}", ""])
  func anyTextIsReadAndWrittenBack(template: String) {
    #expect(PhraseSegment.parsed(template).template == template)
  }

  @Test func negativePhrasesAndColours() {
    #expect(Shortcuts.negativePhrases.phrases.map(\.segments).count == 2)
    #expect(Shortcuts.negativePhrases.phrases[1].segments[1] == .applicationName)
    #expect(ReturnedArray.shortcutTileColor == .blue)
    #expect(ReturnedArray.negativePhrases.phrases.isEmpty)
    #expect(ReturnedArray.appShortcuts.first?.systemImageName == "film")
  }

  @Test func shortcutsAreListedByTheValuesOfAParameter() {
    let shortcut = AppShortcut(
      intent: WatchIntent(), phrases: ["Watch \(\.$film) in \(.applicationName)"],
      shortTitle: "Watch", systemImageName: "film",
      parameterPresentation: AppShortcutParameterPresentation(
        for: \.$film, summary: AppShortcutParameterPresentationSummary("Watch \(\.$film)")
      ) {
        AppShortcutOptionsCollection(
          FilmQuery(), title: "Films", systemImageName: "film")
      })
    #expect(shortcut.parameterPresentation?.parameter == "film")
    #expect(shortcut.parameterPresentation?.summary == [.text("Watch "), .parameter("film")])
    #expect(shortcut.parameterPresentation?.collections.count == 1)
  }
}
