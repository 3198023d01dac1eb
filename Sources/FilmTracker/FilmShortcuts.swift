import AppIntents

/// What people can say to the app, in English; the table `AppShortcuts` has the other languages.
///
/// In a phrase, `[…]` may be left out and `(…|…)` is a choice. A table's entry stands under the first
/// phrase of its shortcut and holds all phrases of a language, which may be more or fewer.
struct FilmShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    watching
    unwatching
    listing
    rating
    adding
    saving
    finding
    browsing
    reminding
    picking
    watched
    lastWatched
    checkingWatched
    checkingRating
    ratings
    averaging
    showingList
    checkingList
    removing
    emptying
    unrating
    reminders
    checkingReminder
    cancelling
    moving
    timing
    crediting
    dating
    decades
    years
    oldest
    newest
    shortest
    longest
    countingWatched
    countingUnwatched
    countingAll
    unwatchedOf
    browsingAll
  }

  /// What sounds alike and is not for this app.
  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases {
      "mark my words"
      "rate my (performance|driving|outfit|code|singing)"
      "rate (this|the|that|my) (restaurant|hotel|app|driver|ride|call|service|recipe|book|song|burger|teacher) [(one|two|three|four|five|1|2|3|4|5) (star|stars)]"
      "rate (your|your last|your most recent) (order|purchase|trip)"
      "show me the way"
      "show me the money"
      "I watched (you|him|her|them|the game|the news|tv)"
      "see you [later|around|soon|tomorrow|then|there]"
      "[(can|will|would) you tell me|tell me|do you know|i would like to know] who (made|directed|created) (you|this|it|that|me|him|her|them|ai|(the|this|your) (ai|app|algorithms)) [up]"
      "who were you made by"
      "how long (is|was) (it|this|that)"
      "(what|which) year is it [now|again]"
      "when was (it|this|that|he|she) (made|released)"
      "what reminders (do|did) you have"
      "(who|what) directed (it|this|that)"
    }
  }
}
