import AppIntents

// What is asked of the lists.

extension FilmShortcuts {
  static var showingList: AppShortcut {
    AppShortcut(
      intent: ShowList(),
      phrases: [
        "(what's|what is) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(what|which) (films|movies) (are|do I have) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "what (do|did|have) (I|we) (have|put|got) (on|in) [my|the|our] \(\.$list) [list] [again] [in \(.applicationName)]",
        "(show|open|read) [me] [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "how many (films|movies) (are|do I have) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "how many (are|do I have) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "(what's|what is) on (my|the) [film|movie] list [in \(.applicationName)]",
        "(what|which) (films|movies) are on (my|the) list [in \(.applicationName)]",
        "show [me] (my|one of my|the) [film|movie] (list|lists) [in \(.applicationName)]",
        "what are my \(\.$list) [in \(.applicationName)]",
      ],
      shortTitle: "Show a list", systemImageName: "list.bullet.rectangle")
  }

  static var checkingList: AppShortcut {
    AppShortcut(
      intent: ShowListsOfFilm(),
      phrases: [
        "is \(\.$film) [already] (on|in|one of) [my|the|our] \(\.$list) [list] [yet|already] [in \(.applicationName)]",
        "is \(\.$film) [already] on (my|any|one of my|any of my) (list|lists) [yet|already] [in \(.applicationName)]",
        "(what|which) list did I put \(\.$film) on [in \(.applicationName)]",
        "did I [already] (put|add|save) \(\.$film) (on|in|to) [my|the|our] \(\.$list) [list] [yet|already] [in \(.applicationName)]",
        "have I [already] (put|added|saved) \(\.$film) (on|in|to) [my|the|our] \(\.$list) [list] [yet|already] [in \(.applicationName)]",
        "did I [already] (put|add) \(\.$film) (on|to) (my|a|any) list [yet|already] [in \(.applicationName)]",
        "have I [already] (put|added) \(\.$film) (on|to) (my|a|any) list [yet|already] [in \(.applicationName)]",
        "do I [already] have \(\.$film) (on|in) [my|the|our] \(\.$list) [list] [in \(.applicationName)]",
        "did I [already] save \(\.$film) for later [in \(.applicationName)]",
      ],
      shortTitle: "Is it on a list?", systemImageName: "text.magnifyingglass")
  }
}
