import AppIntents

// The oldest, newest, shortest and longest films.

extension FilmShortcuts {
  static var oldest: AppShortcut {
    AppShortcut(
      intent: FindExtremeFilm.oldest,
      phrases: [
        "(what|which) (film|movie) [on [my|the] \(\.$list) [list]] is the (oldest|earliest) [of all] [in \(.applicationName)]",
        "[(what is|what's|which is)] the (oldest|earliest) (film|movie) (you have|there is|you know|of all|of all time|in the catalogue|in the app) [in \(.applicationName)]",
        "[(what is|what's|which is|show me)] the (oldest|earliest) (film|movie) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(oldest|earliest) (film|movie) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the (oldest|earliest) \(\.$genre) (film|movie) [you have|there is|of all] [in \(.applicationName)]",
        "(oldest|earliest) \(\.$genre) (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the (oldest|earliest) \(\.$director) (film|movie) [in \(.applicationName)]",
        "(oldest|earliest) \(\.$director) (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the (oldest|earliest) (film|movie) [in \(.applicationName)]",
        "the first \(\.$director) (film|movie) [in \(.applicationName)]",
      ],
      shortTitle: "Oldest film", systemImageName: "hourglass.bottomhalf.filled")
  }

  static var newest: AppShortcut {
    AppShortcut(
      intent: FindExtremeFilm.newest,
      phrases: [
        "(what|which) (film|movie) [on [my|the] \(\.$list) [list]] is the (newest|latest|most recent) [in \(.applicationName)]",
        "[(what is|what's|which is)] the (newest|latest|most recent) (film|movie) (there is|you know|in the catalogue|in the app) [in \(.applicationName)]",
        "[(what is|what's|which is|show me)] the (newest|latest|most recent) (film|movie) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(newest|latest|most recent) (film|movie) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the (newest|latest|most recent) \(\.$genre) (film|movie) [you have|there is|of all] [in \(.applicationName)]",
        "(newest|latest|most recent) \(\.$genre) (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the (newest|latest|most recent) \(\.$director) (film|movie) [in \(.applicationName)]",
        "(newest|latest|most recent) \(\.$director) (film|movie) [in \(.applicationName)]",
        "the last \(\.$director) (film|movie) [in \(.applicationName)]",
      ],
      shortTitle: "Newest film", systemImageName: "sparkles")
  }

  static var shortest: AppShortcut {
    AppShortcut(
      intent: FindExtremeFilm.shortest,
      phrases: [
        "(what|which) (film|movie) [on [my|the] \(\.$list) [list]] is the shortest [of all] [in \(.applicationName)]",
        "[(what is|what's|which is)] the shortest (film|movie) (you have|there is|you know|of all|of all time|in the catalogue|in the app) [in \(.applicationName)]",
        "[(what is|what's|which is|show me)] the shortest (film|movie) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "shortest (film|movie) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the shortest \(\.$genre) (film|movie) [you have|there is|of all] [in \(.applicationName)]",
        "shortest \(\.$genre) (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the shortest \(\.$director) (film|movie) [in \(.applicationName)]",
        "shortest \(\.$director) (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the shortest (film|movie) [in \(.applicationName)]",
        "shortest (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is)] the shortest (film|movie) by \(\.$director) [in \(.applicationName)]",
        "[(what is|what's)] the quickest (film|movie) to watch [in \(.applicationName)]",
      ],
      shortTitle: "Shortest film", systemImageName: "hare")
  }

  static var longest: AppShortcut {
    AppShortcut(
      intent: FindExtremeFilm.longest,
      phrases: [
        "(what|which) (film|movie) [on [my|the] \(\.$list) [list]] is the longest [of all] [in \(.applicationName)]",
        "[(what is|what's|which is)] the longest (film|movie) (you have|there is|you know|of all|of all time|in the catalogue|in the app) [in \(.applicationName)]",
        "[(what is|what's|which is|show me)] the longest (film|movie) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "longest (film|movie) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the longest \(\.$genre) (film|movie) [you have|there is|of all] [in \(.applicationName)]",
        "longest \(\.$genre) (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the longest \(\.$director) (film|movie) [in \(.applicationName)]",
        "longest \(\.$director) (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is|show me|find me)] the longest (film|movie) [in \(.applicationName)]",
        "longest (film|movie) [in \(.applicationName)]",
        "[(what is|what's|which is)] the longest (film|movie) by \(\.$director) [in \(.applicationName)]",
      ],
      shortTitle: "Longest film", systemImageName: "tortoise")
  }
}
