import AppIntents

// What changes the diary.

extension FilmShortcuts {
  static var watching: AppShortcut {
    AppShortcut(
      intent: MarkFilmAsWatched(),
      phrases: [
        "mark \(\.$film) as (watched|seen) [in \(.applicationName)]",
        "mark \(\.$film) watched [in \(.applicationName)]",
        "[ask \(.applicationName) to] mark \(\.$film) as watched",
        "set \(\.$film) to watched [in \(.applicationName)]",
        "I watched \(\.$film) [in \(.applicationName)]",
        "I (have|just|have just) watched \(\.$film) [in \(.applicationName)]",
        "I've [just|already] (watched|seen) \(\.$film) [in \(.applicationName)]",
        "I [have|just|have just] finished watching \(\.$film) [in \(.applicationName)]",
        "add \(\.$film) to my watched (list|films|movies) [in \(.applicationName)]",
        "log \(\.$film) as watched [in \(.applicationName)]",
        "(check|tick) off \(\.$film) as watched [in \(.applicationName)]",
        "mark a (film|movie) as watched [in \(.applicationName)]",
      ],
      shortTitle: "Mark as watched", systemImageName: "eye")
  }

  static var unwatching: AppShortcut {
    AppShortcut(
      intent: MarkFilmAsUnwatched(),
      phrases: [
        "mark \(\.$film) as (unwatched|unseen|not watched|not seen) [in \(.applicationName)]",
        "mark \(\.$film) unwatched [in \(.applicationName)]",
        "[ask \(.applicationName) to] mark \(\.$film) as unwatched",
        "set \(\.$film) to unwatched [in \(.applicationName)]",
        "I (haven't|have not) (watched|seen) \(\.$film) [yet] [in \(.applicationName)]",
        "I (never watched|never saw|didn't watch) \(\.$film) [in \(.applicationName)]",
        "I've never (watched|seen) \(\.$film) [in \(.applicationName)]",
        "remove \(\.$film) from my watched (list|films|movies) [in \(.applicationName)]",
        "unmark \(\.$film) as watched [in \(.applicationName)]",
      ],
      shortTitle: "Mark as unwatched", systemImageName: "eye.slash")
  }

  static var rating: AppShortcut {
    AppShortcut(
      intent: RateFilm(),
      phrases: [
        "rate \(\.$film) \(\.$rating) (star|stars) [in \(.applicationName)]",
        "rate \(\.$film) [with] \(\.$rating) out of (5|five) [in \(.applicationName)]",
        "rate \(\.$film) with \(\.$rating) [star|stars] [in \(.applicationName)]",
        "rate \(\.$film) [in \(.applicationName)]",
        "give \(\.$film) \(\.$rating) (star|stars) [in \(.applicationName)]",
        "give \(\.$film) a rating of \(\.$rating) [star|stars] [in \(.applicationName)]",
        "I (give|gave) \(\.$film) \(\.$rating) (star|stars) [in \(.applicationName)]",
        "(leave|add) a rating for \(\.$film) [in \(.applicationName)]",
        "my rating for \(\.$film) is \(\.$rating) [star|stars] [in \(.applicationName)]",
        "rate (a|the) (film|movie) [in \(.applicationName)]",
      ],
      shortTitle: LocalizedStringResource("shortcut.rate", defaultValue: "Rate film"),
      systemImageName: "star")
  }

  static var adding: AppShortcut {
    AppShortcut(
      intent: AddFilmToList(),
      phrases: [
        "add \(\.$film) to [my|the] \(\.$list) [list] [in \(.applicationName)]",
        "put \(\.$film) (on|in) [my|the] \(\.$list) [list] [in \(.applicationName)]",
        "save \(\.$film) (to|in) [my|the] \(\.$list) [list] [in \(.applicationName)]",
        "move \(\.$film) to [my|the] \(\.$list) [list] [in \(.applicationName)]",
        "[ask \(.applicationName) to] add \(\.$film) to [my|the] \(\.$list) [list]",
        "add a (film|movie) to [my|the] \(\.$list) [list] [in \(.applicationName)]",
      ],
      shortTitle: "Add to list", systemImageName: "plus.circle")
  }

  static var saving: AppShortcut {
    AppShortcut(
      intent: AddFilmToList.forLater,
      phrases: [
        "save \(\.$film) for later [in \(.applicationName)]",
        "save \(\.$film) to watch later [in \(.applicationName)]",
        "I want to watch \(\.$film) (later|some day|one day) [in \(.applicationName)]",
        "I'll watch \(\.$film) later [in \(.applicationName)]",
        "watch \(\.$film) later [in \(.applicationName)]",
        "I (want|would like) to watch \(\.$film) [in \(.applicationName)]",
      ],
      shortTitle: "Save for later", systemImageName: "bookmark")
  }

  static var reminding: AppShortcut {
    AppShortcut(
      intent: RemindToWatch(),
      phrases: [
        "remind me to watch \(\.$film) [on] \(\.$date) [in \(.applicationName)]",
        "remind me to see \(\.$film) [on] \(\.$date) [in \(.applicationName)]",
        "remind me [on] \(\.$date) to watch \(\.$film) [in \(.applicationName)]",
        "remind me to watch \(\.$film) [in \(.applicationName)]",
        "(set|create|add) a reminder to watch \(\.$film) [on] \(\.$date) [in \(.applicationName)]",
        "(set|create|add) a reminder to watch \(\.$film) [in \(.applicationName)]",
        "remind me to watch a (film|movie) [in \(.applicationName)]",
        "I (want|need) to watch \(\.$film) [in \(.applicationName)]",
      ],
      shortTitle: "Remind me to watch", systemImageName: "bell")
  }
}
