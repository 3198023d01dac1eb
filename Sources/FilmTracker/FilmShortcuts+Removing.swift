import AppIntents

// What takes something out of the diary again.

extension FilmShortcuts {
  static var removing: AppShortcut {
    AppShortcut(
      intent: RemoveFilmFromList(),
      phrases: [
        "(take|remove|delete|drop|get|kick|strike|throw|erase) \(\.$film) (off|from|out of|off of) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(take|remove|delete|drop) \(\.$film) (off|from|out of) (my|the|our) list [in \(.applicationName)]",
        "\(\.$film) can come off [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(I don't want|I no longer want) \(\.$film) (on|in) [my|the|our] \(\.$list) [list] [anymore|any more|any longer] [in \(.applicationName)]",
        "[ask \(.applicationName) to] remove \(\.$film) from [my|the] \(\.$list) [list] [in \(.applicationName)]",
        "(take|remove|delete) a (film|movie) (off|from) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(take|remove|delete) a (film|movie) (off|from) (my|the|a) list [in \(.applicationName)]",
      ],
      shortTitle: "Remove from list", systemImageName: "minus.circle")
  }

  static var emptying: AppShortcut {
    AppShortcut(
      intent: EmptyList(),
      phrases: [
        "(empty|clear|wipe|clean out|clear out|empty out) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(take|remove|delete) (everything|all films|all movies|all the films|all the movies) (off|from|on) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(empty|clear) (my|the|a) [film|movie] list [in \(.applicationName)]",
      ],
      shortTitle: "Empty a list", systemImageName: "trash")
  }

  static var unrating: AppShortcut {
    AppShortcut(
      intent: RemoveRating(),
      phrases: [
        "(remove|delete|clear|cancel|erase|take back|withdraw) [my|the] rating (for|of|from|on) \(\.$film) [in \(.applicationName)]",
        "(remove|delete|clear|erase|take back) [my|the] stars (for|of|from|on) \(\.$film) [in \(.applicationName)]",
        "(remove|delete|clear|cancel|erase) [my|the] \(\.$film) rating [in \(.applicationName)]",
        "(take|remove|delete) [my|the] (rating|stars) (off|from) \(\.$film) [in \(.applicationName)]",
        "unrate \(\.$film) [in \(.applicationName)]",
        "(remove|delete|clear) (a|my) rating [in \(.applicationName)]",
      ],
      shortTitle: "Remove rating", systemImageName: "star.slash")
  }
}
