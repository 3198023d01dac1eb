import AppIntents

// What is asked of the catalogue and the diary.

extension FilmShortcuts {
  static var listing: AppShortcut {
    AppShortcut(
      intent: ListUnwatchedFilms(),
      phrases: [
        "what haven't I (watched|seen) [yet] [in \(.applicationName)]",
        "what have I not (watched|seen) [yet] [in \(.applicationName)]",
        "(what|which) (films|movies) (haven't I|have I not) (watched|seen) [yet] [in \(.applicationName)]",
        "(show|list) [me] [all] [my|the] unwatched (films|movies) [in \(.applicationName)]",
        "show [me] [all] [the] (films|movies) I (haven't|have not) (watched|seen) [yet] [in \(.applicationName)]",
        "(which|what) (films|movies) do I still (have|need) to watch [in \(.applicationName)]",
        "what's left to watch [in \(.applicationName)]",
        "what do I still (have|need) to watch [in \(.applicationName)]",
        "my unwatched (films|movies) [in \(.applicationName)]",
      ],
      shortTitle: "Unwatched films", systemImageName: "list.bullet")
  }

  static var finding: AppShortcut {
    AppShortcut(
      intent: FindFilmsByDirector(),
      phrases: [
        "show [me] [all] [the] (films|movies) (by|directed by|from) \(\.$director) [in \(.applicationName)]",
        "(find|list) [me] [all] [the] (films|movies) (by|directed by|from) \(\.$director) [in \(.applicationName)]",
        "search [for] (films|movies) (by|directed by) \(\.$director) [in \(.applicationName)]",
        "(films|movies) (by|directed by) \(\.$director) [in \(.applicationName)]",
        "(what|which) (films|movies) did \(\.$director) (direct|make) [in \(.applicationName)]",
        "(what|which) (films|movies) has \(\.$director) (directed|made) [in \(.applicationName)]",
        "(what|which) (films|movies) (are|were) directed by \(\.$director) [in \(.applicationName)]",
        "what did \(\.$director) direct [in \(.applicationName)]",
        "(find|search) (films|movies) by director [in \(.applicationName)]",
      ],
      shortTitle: "Films by director", systemImageName: "person")
  }

  static var browsing: AppShortcut {
    AppShortcut(
      intent: BrowseFilms(),
      phrases: [
        "browse [all] [the] \(\.$genre) (films|movies) [in \(.applicationName)]",
        "browse \(\.$genre) [in \(.applicationName)]",
        "(show|find|list) [me] [some|all|good] [the] \(\.$genre) (films|movies) [in \(.applicationName)]",
        "browse \(\.$genre) (films|movies) with at least \(\.$minimumRating) (star|stars) [in \(.applicationName)]",
        "(show|find|list) [me] \(\.$genre) (films|movies) with at least \(\.$minimumRating) (star|stars) [in \(.applicationName)]",
        "(show|find|list) [me] \(\.$genre) (films|movies) rated \(\.$minimumRating) (star|stars) or (more|higher|better) [in \(.applicationName)]",
        "what \(\.$genre) (films|movies) are there [in \(.applicationName)]",
        "browse [the|all] (films|movies) [by genre] [in \(.applicationName)]",
      ],
      shortTitle: "Browse by genre", systemImageName: "square.grid.2x2")
  }

  static var picking: AppShortcut {
    AppShortcut(
      intent: PickRandomFilm(),
      phrases: [
        "(pick|choose) a random [\(\.$genre)] (film|movie) [for me] [in \(.applicationName)]",
        "(pick|choose|suggest|recommend) [me] a [\(\.$genre)] (film|movie) [for me] [in \(.applicationName)]",
        "[a] random (film|movie) [in \(.applicationName)]",
        "surprise me with a [\(\.$genre)] (film|movie) [in \(.applicationName)]",
        "what should I watch [next|tonight|today] [in \(.applicationName)]",
        "I (can't|cannot) decide what to watch [in \(.applicationName)]",
        "(pick|choose) something [for me] to watch [in \(.applicationName)]",
        "[ask \(.applicationName) to] pick a random film",
      ],
      shortTitle: "Random film", systemImageName: "dice")
  }
}
