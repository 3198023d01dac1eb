/// Actions, new commands, and replies that say nothing.
extension TranscriptTests {
  static let actions: [Transcript] = [
    Transcript(
      "the words of an action choose it",
      """
      U: open toy story
      S: Which of these do you mean?
      1 Mark as watched: toy story
      2 Rate: toy story
      U: rate
      S: There are several called “toy story”. Which film?
      \(toyStories)
      U: back
      S: Which of these do you mean?
      1 Mark as watched: toy story
      2 Rate: toy story
      U: mark as watched
      S: There are several called “toy story”. Which film?
      \(toyStories)
      U: 3
      S: Mark as watched: Toy Story 3 (2010 · Lee Unkrich)
      = run markWatched film=toy-story-3-2010
      """),
    Transcript(
      "none of the actions",
      """
      U: open dune
      S: Which of these do you mean?
      1 Mark as watched: dune
      2 Rate: dune
      U: none of these
      S: All right, nothing was changed.
      """),
    Transcript(
      "a new command wins",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: mark cars as watched
      S: Mark as watched: Cars (2006 · John Lasseter)
      = run markWatched film=cars-2006
      """),
    Transcript(
      "a new command that asks wins",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: browse
      S: Which genre?
      \(genres)
      U: drama
      S: Browse: Drama
      = run browse genre=drama rating=3
      """),
    Transcript(
      "a doubtful command is offered beside the question",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: grade cars
      S: Did you mean “Rate: Cars (2006 · John Lasseter)” instead? There are several called “dune”. Which film? Reply with a number from 1 to 2, or with a name.
      \(dunes)
      U: yes
      S: Which rating?
      U: 4
      S: Rate: Cars (2006 · John Lasseter), 4
      = run rate film=cars-2006 stars=4
      """),
    Transcript(
      "parameters are asked in order",
      """
      U: remind me
      S: Which film?
      U: cars
      S: Which date?
      U: tomorrow
      S: Which note?
      U: buy popcorn
      S: With sound: yes or no?
      1 Yes
      2 No
      U: yes
      S: Remind me: Cars (2006 · John Lasseter), Wednesday, January 2, 2030, buy popcorn, Yes
      = run remind film=cars-2006 date=2030-01-02 note=buy popcorn loud=true
      """),
    Transcript(
      "what is known is not asked again",
      """
      U: remind me of dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 1
      S: Which date?
      U: blorple
      S: “blorple” doesn’t fit here. Which date?
      U: tomorrow
      S: Which note?
      U: none
      S: With sound: yes or no?
      1 Yes
      2 No
      U: no
      S: Remind me: Dune (1984 · David Lynch), Wednesday, January 2, 2030, none, No
      = run remind film=dune-1984 date=2030-01-02 note=none loud=false
      """),
    Transcript(
      "an enum offers its cases",
      """
      U: browse
      S: Which genre?
      \(genres)
      U: funny films
      S: Browse: Comedy
      = run browse genre=comedy rating=3
      U: browse
      S: Which genre?
      \(genres)
      U: sci
      S: Browse: Science fiction
      = run browse genre=scifi rating=3
      U: browse
      S: Which genre?
      \(genres)
      U: 3
      S: Browse: Drama
      = run browse genre=drama rating=3
      """),
    Transcript(
      "an unreadable enum offers its cases",
      """
      U: browse westerns
      S: “westerns” doesn’t fit here. Which genre?
      \(genres)
      U: science fiction
      S: Browse: Science fiction
      = run browse genre=scifi rating=3
      """),
    Transcript(
      "what and help repeat the question",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: what?
      S: There are several called “dune”. Which film?
      \(dunes)
      U: help
      S: Reply with a number, a name, or what tells it apart. You can also reply “more”, “none of these”, “back” or “cancel”, or start over with something else. There are several called “dune”. Which film?
      \(dunes)
      U:
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 2
      S: Which rating?
      U: pardon
      S: Which rating?
      U: 1
      S: Rate: Dune (2021 · Denis Villeneuve), 1
      = run rate film=dune-2021 stars=1
      """),
    Transcript(
      "three misunderstandings point out the way out",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: number nine
      S: I didn’t understand that. There are several called “dune”. Which film? Reply with a number from 1 to 2, or with a name.
      \(dunes)
      U: number nine
      S: I didn’t understand that. There are several called “dune”. Which film? Reply with a number from 1 to 2, or with a name.
      \(dunes)
      U: number nine
      S: I didn’t understand that. There are several called “dune”. Which film? Reply with a number from 1 to 2, or with a name. To stop, reply “cancel”.
      \(dunes)
      U: stop
      S: Cancelled.
      """),
    Transcript(
      "both slots are asked, each once",
      """
      U: add dune to summer
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 1
      S: Add to list: Dune (1984 · David Lynch), Summer. Go ahead?
      U: yes
      S: Add to list: Dune (1984 · David Lynch), Summer
      = run addToList film=dune-1984 list=summer
      """),
    Transcript(
      "text is taken as typed",
      """
      U: remind me of cars
      S: Which date?
      U: tomorrow
      S: Which note?
      U: No, really: {text}
      S: With sound: yes or no?
      1 Yes
      2 No
      U: no
      S: Remind me: Cars (2006 · John Lasseter), Wednesday, January 2, 2030, No, really: {text}, No
      = run remind film=cars-2006 date=2030-01-02 note=No, really: {text} loud=false
      """),
  ]
}
