import AppIntents

// What is asked about a film.

extension FilmShortcuts {
  static var timing: AppShortcut {
    AppShortcut(
      intent: ShowFilmLength(),
      phrases: [
        "how long is [the (film|movie)] \(\.$film) [in \(.applicationName)]",
        "how long does [the (film|movie)] \(\.$film) run [in \(.applicationName)]",
        "how long does the (film|movie) \(\.$film) (run|last|take|go on) [in \(.applicationName)]",
        "(what's|what is) the (running time|runtime|run time) of \(\.$film) [in \(.applicationName)]",
        "(what's|what is) the (length|duration) of the (film|movie) \(\.$film) [in \(.applicationName)]",
        "how many minutes (is|does|has) the (film|movie) \(\.$film) [run|have|last] [in \(.applicationName)]",
        "[the] (running time|runtime|run time) of \(\.$film) [in \(.applicationName)]",
        "\(\.$film) (running time|runtime|run time) [in \(.applicationName)]",
        "how long is the (film|movie) [in \(.applicationName)]",
      ],
      shortTitle: "Length of a film", systemImageName: "clock")
  }

  static var crediting: AppShortcut {
    AppShortcut(
      intent: ShowFilmDirector(),
      phrases: [
        "who (directed|made) [the (film|movie)] \(\.$film) [in \(.applicationName)]",
        "who (shot|filmed) the (film|movie) \(\.$film) [in \(.applicationName)]",
        "who (is|was) the (director|filmmaker) of [the (film|movie)] \(\.$film) [in \(.applicationName)]",
        "who's the (director|filmmaker) of [the (film|movie)] \(\.$film) [in \(.applicationName)]",
        "[show [me]] the (director|filmmaker) of \(\.$film) [in \(.applicationName)]",
        "(tell me|do you know) who (directed|made) \(\.$film) [in \(.applicationName)]",
        "who was \(\.$film) (made|directed) by [in \(.applicationName)]",
        "who (directed|made) the (film|movie) [in \(.applicationName)]",
      ],
      shortTitle: "Director of a film", systemImageName: "person.crop.rectangle")
  }

  static var dating: AppShortcut {
    AppShortcut(
      intent: ShowFilmYear(),
      phrases: [
        "[in] (what|which) year did [the (film|movie)] \(\.$film) come out [in \(.applicationName)]",
        "[in] (what|which) year was [the (film|movie)] \(\.$film) (made|released|shot|filmed) [in \(.applicationName)]",
        "(what|which) year is [the (film|movie)] \(\.$film) from [in \(.applicationName)]",
        "from (what|which) year is [the (film|movie)] \(\.$film) [in \(.applicationName)]",
        "when did [the (film|movie)] \(\.$film) come out [in \(.applicationName)]",
        "when was [the (film|movie)] \(\.$film) (made|released|shot|filmed) [in \(.applicationName)]",
        "(what's|what is) the release (year|date) of \(\.$film) [in \(.applicationName)]",
        "[the] release (year|date) of \(\.$film) [in \(.applicationName)]",
        "(when|what year) did the (film|movie) come out [in \(.applicationName)]",
      ],
      shortTitle: "Year of a film", systemImageName: "calendar.circle")
  }
}
