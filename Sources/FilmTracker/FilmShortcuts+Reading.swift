import AppIntents

// What is read back from the diary, and the questions about what was noted in it.

extension FilmShortcuts {
  static var watched: AppShortcut {
    AppShortcut(
      intent: ListWatchedFilms(),
      phrases: [
        "what have I [already] (seen|watched) [so far|already|until now|up to now] [in \(.applicationName)]",
        "(what|which) (films|movies) have I [already] (seen|watched) [so far|already|until now|up to now] [in \(.applicationName)]",
        "(show|list|give) [me] [all] [the] (films|movies) [that] (I've|I have) [already] (seen|watched) [in \(.applicationName)]",
        "(show|list|give) [me] [all] [my] (seen|watched) (films|movies) [in \(.applicationName)]",
        "(show|list|give) [me] (what|everything|all) [that] (I've|I have) [already] (seen|watched) [in \(.applicationName)]",
        "[my] watched (films|movies) [in \(.applicationName)]",
        "(show|list|give) [me] my (watch history|film diary|movie diary) [in \(.applicationName)]",
        "my (watch history|film diary|movie diary) [in \(.applicationName)]",
        "(what|which) \(\.$genre) [films|movies] have I [already] (seen|watched) [in \(.applicationName)]",
        "(show|list|give) [me] [all] [the] \(\.$genre) (films|movies) [that] (I've|I have) [already] (seen|watched) [in \(.applicationName)]",
      ],
      shortTitle: "Watched films", systemImageName: "checkmark.circle")
  }

  static var lastWatched: AppShortcut {
    AppShortcut(
      intent: ShowLastWatchedFilm(),
      phrases: [
        "(what was|what's|what is|which was) the last (film|movie) [that] I [have] (watched|saw|seen) [in \(.applicationName)]",
        "[the] last (film|movie) [that] I [have] (watched|saw|seen) [in \(.applicationName)]",
        "(what|which) (film|movie) did I (watch|see) last [in \(.applicationName)]",
        "what did I (watch|see) last [in \(.applicationName)]",
        "[my] last (watched|seen) (film|movie) [in \(.applicationName)]",
      ],
      shortTitle: "Last watched film", systemImageName: "clock.arrow.circlepath")
  }

  static var checkingWatched: AppShortcut {
    AppShortcut(
      intent: ShowWatchedState(),
      phrases: [
        "have I [ever|already] (seen|watched) [the (film|movie)] \(\.$film) [yet|already|before] [in \(.applicationName)]",
        "did I [ever|already] (watch|see) [the (film|movie)] \(\.$film) [yet|already|before] [in \(.applicationName)]",
        "(haven't|have) I [already] (seen|watched) \(\.$film) [yet|already|before] [in \(.applicationName)]",
        "didn't I [already] (watch|see) \(\.$film) [already|before] [in \(.applicationName)]",
        "(is|was) \(\.$film) [already] marked as (seen|watched) [yet|already] [in \(.applicationName)]",
        "did I [already] mark \(\.$film) as (seen|watched) [yet|already] [in \(.applicationName)]",
        "have I [already] marked \(\.$film) as (seen|watched) [yet|already] [in \(.applicationName)]",
        "is \(\.$film) (on|in) my watched (list|films|movies) [in \(.applicationName)]",
        "(check|tell me) (if|whether) (I've|I have) [already|ever] (seen|watched) \(\.$film) [already|before] [in \(.applicationName)]",
        "do you know (if|whether) (I've|I have) [already|ever] (seen|watched) \(\.$film) [already|before] [in \(.applicationName)]",
      ],
      shortTitle: "Have I seen it?", systemImageName: "questionmark.circle")
  }

  static var checkingRating: AppShortcut {
    AppShortcut(
      intent: ShowFilmRating(),
      phrases: [
        "how many stars did I give [to] \(\.$film) [in \(.applicationName)]",
        "how did I rate \(\.$film) [in \(.applicationName)]",
        "what did I (rate|give) \(\.$film) [in \(.applicationName)]",
        "(what is|what's|what was) my rating (for|of) \(\.$film) [in \(.applicationName)]",
        "(what|which) rating did I give [to] \(\.$film) [in \(.applicationName)]",
        "show [me] my rating (for|of) \(\.$film) [in \(.applicationName)]",
        "did I [already|ever] rate \(\.$film) [yet|already] [in \(.applicationName)]",
        "have I [already|ever] rated \(\.$film) [yet|already] [in \(.applicationName)]",
        "is \(\.$film) rated [yet|already] [in \(.applicationName)]",
        "did I (rate|give) \(\.$film) [with] \(\.$rating) (star|stars) [in \(.applicationName)]",
        "have I (rated|given) \(\.$film) [with] \(\.$rating) (star|stars) [in \(.applicationName)]",
        "did I give \(\.$rating) (star|stars) to \(\.$film) [in \(.applicationName)]",
      ],
      shortTitle: "My rating of a film", systemImageName: "star.leadinghalf.filled")
  }

  static var ratings: AppShortcut {
    AppShortcut(
      intent: ListRatedFilms(),
      phrases: [
        "(show|list|give) [me] [all] [of] my [film|movie] ratings [in \(.applicationName)]",
        "all [of] my [film|movie] ratings [in \(.applicationName)]",
        "my [film|movie] ratings [in \(.applicationName)]",
        "(what|which) are my [film|movie] ratings [in \(.applicationName)]",
        "(what|which) (films|movies) (have I rated|did I rate) [so far] [in \(.applicationName)]",
        "what have I rated [so far] [in \(.applicationName)]",
        "(show|list|give) [me] [all] [the] (films|movies) [that] (I've|I have) rated [in \(.applicationName)]",
        "(what|which) (films|movies) did I (give|rate) [with] \(\.$rating) (star|stars) [in \(.applicationName)]",
        "(what|which) (films|movies) have I (given|rated) [with] \(\.$rating) (star|stars) [in \(.applicationName)]",
        "(show|list|give) [me] [all] [the] (films|movies) [that] I (rated|gave) [with] \(\.$rating) (star|stars) [in \(.applicationName)]",
        "[(show|list|give) [me]] [all] my \(\.$rating) star (films|movies) [in \(.applicationName)]",
        "(have I|did I) (rated|rate) (anything|any films|any movies) (by|from) \(\.$director) [in \(.applicationName)]",
        "(what|which) (films|movies) (by|from) \(\.$director) (have I rated|did I rate) [in \(.applicationName)]",
      ],
      shortTitle: "My ratings", systemImageName: "list.star")
  }
}
