/// Answering with values, correcting answers, confirming.
extension TranscriptTests {
  static let values: [Transcript] = [
    Transcript(
      "a value typed wrong at once",
      """
      U: rate dune with x
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 1
      S: “x” doesn’t fit here. Which rating?
      U: five
      S: Rate: Dune (1984 · David Lynch), 5
      = run rate film=dune-1984 stars=5
      """),
    Transcript(
      "help says what answers the question",
      """
      U: rate cars
      S: Which rating?
      U: help
      S: Reply with a number, such as 4 or “four”. You can also reply “back” or “cancel”, or start over with something else. Which rating?
      U: 5
      S: Rate: Cars (2006 · John Lasseter), 5
      = run rate film=cars-2006 stars=5
      """),
    Transcript(
      "a correction by name",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 2
      S: Which rating?
      U: no, I meant Cars
      S: All right, Cars (2006 · John Lasseter). Which rating?
      U: 3
      S: Rate: Cars (2006 · John Lasseter), 3
      = run rate film=cars-2006 stars=3
      """),
    Transcript(
      "a correction by place in an earlier list",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 2
      S: Which rating?
      U: no, the first
      S: All right, Dune (1984 · David Lynch). Which rating?
      U: 3
      S: Rate: Dune (1984 · David Lynch), 3
      = run rate film=dune-1984 stars=3
      """),
    Transcript(
      "a correction to a name that several bear",
      """
      U: rate cars
      S: Which rating?
      U: no, I meant toy story
      S: There are several called “toy story”. Which film?
      \(toyStories)
      U: 3
      S: Which rating?
      U: 5
      S: Rate: Toy Story 3 (2010 · Lee Unkrich), 5
      = run rate film=toy-story-3-2010 stars=5
      """),
    Transcript(
      "a correction that nothing fits",
      """
      U: rate cars
      S: Which rating?
      U: no, I meant blorple
      S: I don’t know a film called “blorple”. Which rating?
      U: 2
      S: Rate: Cars (2006 · John Lasseter), 2
      = run rate film=cars-2006 stars=2
      """),
    Transcript(
      "a correction at the confirmation",
      """
      U: add cars to noir
      S: Add to list: Cars (2006 · John Lasseter), Noir. Go ahead?
      U: no, I meant dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 2
      S: Add to list: Dune (2021 · Denis Villeneuve), Noir. Go ahead?
      U: yes
      S: Add to list: Dune (2021 · Denis Villeneuve), Noir
      = run addToList list=noir film=dune-2021
      """),
    Transcript(
      "a confirmation that is refused",
      """
      U: delete list summer
      S: Delete list: Summer. Go ahead?
      U: no
      S: All right, nothing was changed.
      """),
    Transcript(
      "a confirmation insists on yes or no",
      """
      U: delete list summer
      S: Delete list: Summer. Go ahead?
      U: perhaps
      S: Take your time. Delete list: Summer. Go ahead?
      U: yes
      S: Delete list: Summer
      = run deleteList list=summer
      """),
    Transcript(
      "two actions fit",
      """
      U: open cars
      S: Which of these do you mean?
      1 Mark as watched: Cars (2006 · John Lasseter)
      2 Rate: Cars (2006 · John Lasseter)
      U: rate
      S: Which rating?
      U: back
      S: Which of these do you mean?
      1 Mark as watched: Cars (2006 · John Lasseter)
      2 Rate: Cars (2006 · John Lasseter)
      U: 1
      S: Mark as watched: Cars (2006 · John Lasseter)
      = run markWatched film=cars-2006
      """),
  ]
}
