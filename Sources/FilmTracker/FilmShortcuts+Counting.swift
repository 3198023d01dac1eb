import AppIntents

// How many there are, and what is left of a kind.

extension FilmShortcuts {
  static var averaging: AppShortcut {
    AppShortcut(
      intent: ShowAverageRating(),
      phrases: [
        "(what is|what's) my (average|mean) rating [in \(.applicationName)]",
        "[show [me]] my (average|mean) rating [in \(.applicationName)]",
        "(what is|what's) the (average|mean) of [all] my ratings [in \(.applicationName)]",
        "[the] (average|mean) of [all] my ratings [in \(.applicationName)]",
        "how many stars do I give on average [in \(.applicationName)]",
        "(what do I rate|how do I rate) (films|movies) on average [in \(.applicationName)]",
      ],
      shortTitle: "My average rating", systemImageName: "divide.circle")
  }

  static var countingWatched: AppShortcut {
    AppShortcut(
      intent: CountWatchedFilms(),
      phrases: [
        "how many (films|movies) have I [already] (seen|watched) [so far|already|until now|in total|altogether] [in \(.applicationName)]",
        "how many (films|movies) did I (see|watch) [so far|in total|altogether] [in \(.applicationName)]",
        "how many have I (seen|watched) [so far|already] [in \(.applicationName)]",
        "[the] number of (films|movies) (I've|I have) (seen|watched) [in \(.applicationName)]",
        "how many \(\.$genre) [films|movies] have I [already] (seen|watched) [so far|already] [in \(.applicationName)]",
        "count [all] [the] (films|movies) (I've|I have) (seen|watched) [in \(.applicationName)]",
        "how many (films|movies) are marked as (seen|watched) [in \(.applicationName)]",
      ],
      shortTitle: "Number of watched films", systemImageName: "number.circle")
  }

  static var countingUnwatched: AppShortcut {
    AppShortcut(
      intent: CountUnwatchedFilms(),
      phrases: [
        "how many (films|movies) (haven't I|have I not) (seen|watched) [yet] [in \(.applicationName)]",
        "how many [\(\.$genre)] (films|movies) are left [for me] to (see|watch) [in \(.applicationName)]",
        "how many [\(\.$genre)] (films|movies) are left [for me] [in \(.applicationName)]",
        "how many [\(\.$genre)] (films|movies) do I [still] (have|need) to (see|watch) [in \(.applicationName)]",
        "how many \(\.$genre) [films|movies] (haven't I|have I not) (seen|watched) [yet] [in \(.applicationName)]",
        "how many [\(\.$genre)] (films|movies) are [still] (unwatched|unseen) [in \(.applicationName)]",
        "[the] number of unwatched (films|movies) [in \(.applicationName)]",
      ],
      shortTitle: "Number of unwatched films", systemImageName: "number.circle.fill")
  }

  static var countingAll: AppShortcut {
    AppShortcut(
      intent: CountFilms(),
      phrases: [
        "how many [\(\.$genre)] (films|movies) are there [in total|altogether|here] [in \(.applicationName)]",
        "how many [\(\.$genre)] (films|movies) (do you|does \(.applicationName)) (have|know) [in \(.applicationName)]",
        "how many [\(\.$genre)] (films|movies) are in the (catalogue|catalog|app|collection) [in \(.applicationName)]",
        "[the] number of [\(\.$genre)] (films|movies) [in \(.applicationName)]",
      ],
      shortTitle: "Number of films", systemImageName: "number")
  }

  static var unwatchedOf: AppShortcut {
    AppShortcut(
      intent: ListUnwatchedFilms(),
      phrases: [
        "(what|which) \(\.$genre) [films|movies] (haven't I|have I not) (seen|watched) [yet] [in \(.applicationName)]",
        "(show|list) [me] [all] [the] \(\.$genre) [films|movies] [that] I (haven't|have not) (seen|watched) [yet] [in \(.applicationName)]",
        "(show|list) [me] [all] [my|the] (unwatched|unseen) \(\.$genre) (films|movies) [in \(.applicationName)]",
        "unwatched \(\.$genre) (films|movies) [in \(.applicationName)]",
        "(what|which) \(\.$director) (films|movies) (haven't I|have I not) (seen|watched) [yet] [in \(.applicationName)]",
        "(what|which) (films|movies) (by|from) \(\.$director) (haven't I|have I not) (seen|watched) [yet] [in \(.applicationName)]",
        "what (haven't I|have I not) (seen|watched) (by|from) \(\.$director) [yet] [in \(.applicationName)]",
        "(what|which) (films|movies) (by|from) \(\.$director) am I [still] missing [in \(.applicationName)]",
      ],
      shortTitle: "Unwatched films of a kind", systemImageName: "list.bullet.indent")
  }
}
