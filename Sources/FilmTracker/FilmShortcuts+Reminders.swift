import AppIntents

// What is asked of the reminders, and what changes them.

extension FilmShortcuts {
  static var reminders: AppShortcut {
    AppShortcut(
      intent: ListReminders(),
      phrases: [
        "(what|which) [film|movie] reminders (do I have|have I got|have I set|are there|are set) [in \(.applicationName)]",
        "(show|list|give) [me] [all] [of] [my|the] [film|movie] reminders [in \(.applicationName)]",
        "(what are|which are) my [film|movie] reminders [in \(.applicationName)]",
        "[all] my [film|movie] reminders [in \(.applicationName)]",
        "do I have [any] [film|movie] reminders [set] [in \(.applicationName)]",
        "(what|which) (films|movies) (do I have|have I set|are there|did I set) reminders for [in \(.applicationName)]",
        "(what|which) (films|movies) (are you reminding|will you remind|do you remind) me (of|about) [in \(.applicationName)]",
      ],
      shortTitle: "My reminders", systemImageName: "bell.badge")
  }

  static var checkingReminder: AppShortcut {
    AppShortcut(
      intent: ShowReminder(),
      phrases: [
        "when (are you reminding|will you remind|do you remind|are you going to remind) me (of|about|to watch|to see) \(\.$film) [in \(.applicationName)]",
        "when (is|was|'s) (my|the) reminder (for|of|about|to watch) \(\.$film) [in \(.applicationName)]",
        "when's (my|the) reminder (for|of|about|to watch) \(\.$film) [in \(.applicationName)]",
        "when is (my|the) \(\.$film) reminder [in \(.applicationName)]",
        "(is there|do I have) [already] a reminder (for|of|about|to watch) \(\.$film) [already] [in \(.applicationName)]",
        "(did I|have I) already (set|create|created|made) a reminder (for|of|about|to watch) \(\.$film) [in \(.applicationName)]",
        "is there a \(\.$film) reminder [in \(.applicationName)]",
        "on (what|which) day (will you|do you|are you going to) remind me (of|about|to watch) \(\.$film) [in \(.applicationName)]",
        "when (did I want|do I want|am I going) to watch \(\.$film) [in \(.applicationName)]",
      ],
      shortTitle: "When am I reminded?", systemImageName: "bell.and.waves.left.and.right")
  }

  static var cancelling: AppShortcut {
    AppShortcut(
      intent: CancelReminder(),
      phrases: [
        "(cancel|delete|remove|clear|drop|erase) [my|the] reminder (for|of|about|to watch|to see) \(\.$film) [in \(.applicationName)]",
        "(cancel|delete|remove|clear|drop|erase) [my|the] \(\.$film) reminder [in \(.applicationName)]",
        "(don't|do not) remind me (of|about|to watch) \(\.$film) (anymore|any more|any longer) [in \(.applicationName)]",
        "stop reminding me (of|about|to watch) \(\.$film) [in \(.applicationName)]",
        "(I don't need|I no longer need) [my|the|a] reminder (for|of|about|to watch) \(\.$film) [anymore|any more] [in \(.applicationName)]",
        "(cancel|delete|remove) a [film|movie] reminder [in \(.applicationName)]",
      ],
      shortTitle: "Cancel reminder", systemImageName: "bell.slash")
  }

  static var moving: AppShortcut {
    AppShortcut(
      intent: MoveReminder(),
      phrases: [
        "(move|change|shift|postpone|push|reschedule) [my|the] \(\.$film) reminder to [on] \(\.$date) [in \(.applicationName)]",
        "(move|change|shift|postpone|push|reschedule) [my|the] reminder (for|of|about|to watch) \(\.$film) to \(\.$date) [in \(.applicationName)]",
        "(move|change|shift|postpone|reschedule) [my|the] \(\.$film) reminder [in \(.applicationName)]",
        "(move|change|shift|postpone|reschedule) [my|the] reminder (for|of|about|to watch) \(\.$film) [in \(.applicationName)]",
        "remind me (of|about|to watch) \(\.$film) [on] \(\.$date) instead [in \(.applicationName)]",
        "(move|change|postpone|reschedule) a [film|movie] reminder [in \(.applicationName)]",
      ],
      shortTitle: "Move reminder", systemImageName: "calendar")
  }
}
