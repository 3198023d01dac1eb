import AppIntents

// Films by when they came out, and of a genre however they are rated.

extension FilmShortcuts {
  static var decades: AppShortcut {
    AppShortcut(
      intent: FindFilmsOfDecade(),
      phrases: [
        "[(show|list|find|give) [me]] [all|some] [the|good] (films|movies) (from|of|in) the \(\.$decade) [in \(.applicationName)]",
        "\(\.$decade) (films|movies) [in \(.applicationName)]",
        "(what|which) (films|movies) (are|are there|came out|were made|were released|do you have) (in|from) the \(\.$decade) [in \(.applicationName)]",
        "what came out in the \(\.$decade) [in \(.applicationName)]",
        "[(show|list|find|give) [me]] [all|some] [the|good] \(\.$genre) (films|movies) (from|of|in) the \(\.$decade) [in \(.applicationName)]",
        "[(show|list|find|give) [me]] [all|some] [the|good] \(\.$genre) (from|of) the \(\.$decade) [in \(.applicationName)]",
        "\(\.$decade) \(\.$genre) (films|movies) [in \(.applicationName)]",
        "(what|which) \(\.$genre) (films|movies) (are there|came out|do you have) (in|from) the \(\.$decade) [in \(.applicationName)]",
        "(find|search|browse|show me) (films|movies) by decade [in \(.applicationName)]",
      ],
      shortTitle: "Films of a decade", systemImageName: "calendar.badge.clock")
  }

  static var years: AppShortcut {
    AppShortcut(
      intent: FindFilmsOfYear(),
      phrases: [
        "(what|which films|which movies) (came out|was released|were released|was made|were made) in [the year] \(\.$year) [in \(.applicationName)]",
        "show [me] what (came out|was released) in [the year] \(\.$year) [in \(.applicationName)]",
        "(show|list|tell) me what (came out|was released) in [the year] \(\.$year) [in \(.applicationName)]",
        "(find|search) (films|movies) by year [in \(.applicationName)]",
      ],
      shortTitle: "Films of a year", systemImageName: "calendar")
  }

  static var browsingAll: AppShortcut {
    AppShortcut(
      intent: BrowseFilms.whateverTheRating,
      phrases: [
        "[show [me]|list] all [the] \(\.$genre) [films|movies] (no matter|whatever|regardless of|irrespective of) (the|their) (rating|ratings) [in \(.applicationName)]",
        "[show [me]|list] all [the] \(\.$genre) [films|movies] [even] (the badly rated ones|with any rating) [in \(.applicationName)]",
      ],
      shortTitle: "All films of a genre", systemImageName: "square.grid.3x3")
  }
}
