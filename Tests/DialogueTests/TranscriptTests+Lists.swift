/// Choosing from a list.
extension TranscriptTests {
  static let lists: [Transcript] = [
    Transcript(
      "one entity goes on silently",
      """
      U: rate cars
      S: Which rating?
      U: 4
      S: Rate: Cars (2006 · John Lasseter), 4
      = run rate film=cars-2006 stars=4
      """),
    Transcript(
      "several entities are asked, and a number answers",
      """
      U: rate toy story
      S: There are several called “toy story”. Which film?
      \(toyStories)
      U: 2
      S: Which rating?
      U: 5
      S: Rate: Toy Story 2 (1999 · John Lasseter), 5
      = run rate film=toy-story-2-1999 stars=5
      """),
    Transcript(
      "an ordinal answers",
      """
      U: mark dune as watched
      S: There are several called “dune”. Which film?
      \(dunes)
      U: the second one
      S: Mark as watched: Dune (2021 · Denis Villeneuve)
      = run markWatched film=dune-2021
      """),
    Transcript(
      "an attribute answers",
      """
      U: mark dune as watched
      S: There are several called “dune”. Which film?
      \(dunes)
      U: the one from 1984
      S: Mark as watched: Dune (1984 · David Lynch)
      = run markWatched film=dune-1984
      """),
    Transcript(
      "part of a name answers",
      """
      U: mark dune as watched
      S: There are several called “dune”. Which film?
      \(dunes)
      U: villeneuve
      S: Mark as watched: Dune (2021 · Denis Villeneuve)
      = run markWatched film=dune-2021
      """),
    Transcript(
      "an ambiguous part narrows the list",
      """
      U: rate toy story
      S: There are several called “toy story”. Which film?
      \(toyStories)
      U: by john lasseter
      S: There are several called “toy story”. Which film?
      1 Toy Story (1995 · John Lasseter)
      2 Toy Story 2 (1999 · John Lasseter)
      U: the second
      S: Which rating?
      U: back
      S: There are several called “toy story”. Which film?
      1 Toy Story (1995 · John Lasseter)
      2 Toy Story 2 (1999 · John Lasseter)
      U: back
      S: There are several called “toy story”. Which film?
      \(toyStories)
      U: 3
      S: Which rating?
      U: 1
      S: Rate: Toy Story 3 (2010 · Lee Unkrich), 1
      = run rate film=toy-story-3-2010 stars=1
      """),
    Transcript(
      "a year is an attribute, not a number in the list",
      """
      U: mark toy story as watched
      S: There are several called “toy story”. Which film?
      \(toyStories)
      U: 1999
      S: Mark as watched: Toy Story 2 (1999 · John Lasseter)
      = run markWatched film=toy-story-2-1999
      """),
    Transcript(
      "a number outside the list is a slip",
      """
      U: mark dune as watched
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 7
      S: I didn’t understand that. There are several called “dune”. Which film? Reply with a number from 1 to 2, or with a name.
      \(dunes)
      U: zero
      S: I didn’t understand that. There are several called “dune”. Which film? Reply with a number from 1 to 2, or with a name.
      \(dunes)
      U: 1
      S: Mark as watched: Dune (1984 · David Lynch)
      = run markWatched film=dune-1984
      """),
    Transcript(
      "an unknown name offers the nearest",
      """
      U: mark carz as watched
      S: I don’t know a film called “carz”. Did you mean Cars (2006 · John Lasseter)?
      1 Cars (2006 · John Lasseter)
      U: yes
      S: Mark as watched: Cars (2006 · John Lasseter)
      = run markWatched film=cars-2006
      """),
    Transcript(
      "an unknown name without neighbours",
      """
      U: mark blorple as watched
      S: I don’t know a film called “blorple”. Which film?
      U: cars
      S: Mark as watched: Cars (2006 · John Lasseter)
      = run markWatched film=cars-2006
      """),
    Transcript(
      "none of these asks openly, and then ends",
      """
      U: mark dune as watched
      S: There are several called “dune”. Which film?
      \(dunes)
      U: none of these
      S: Which film?
      U: none of these
      S: All right, nothing was changed.
      """),
    Transcript(
      "none of these, then another name",
      """
      U: mark dune as watched
      S: There are several called “dune”. Which film?
      \(dunes)
      U: neither
      S: Which film?
      U: toy story 3
      S: Mark as watched: Toy Story 3 (2010 · Lee Unkrich)
      = run markWatched film=toy-story-3-2010
      """),
    Transcript(
      "cancel ends the dialogue",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: never mind
      S: Cancelled.
      U: 2
      S: I didn’t understand that.
      = reject
      """),
    Transcript(
      "back returns to the question before",
      """
      U: rate dune
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 1
      S: Which rating?
      U: back
      S: There are several called “dune”. Which film?
      \(dunes)
      U: 2
      S: Which rating?
      U: back
      S: There are several called “dune”. Which film?
      \(dunes)
      U: back
      S: There is no question before this one. There are several called “dune”. Which film?
      \(dunes)
      U: 1
      S: Which rating?
      U: 3
      S: Rate: Dune (1984 · David Lynch), 3
      = run rate film=dune-1984 stars=3
      """),
    Transcript(
      "thirty-five options, ten at a time",
      """
      U: mark saga as watched
      S: There are several called “saga”. Which film?
      \(sagas(1...10))
      …
      U: previous
      S: This is where the list begins. There are several called “saga”. Which film?
      \(sagas(1...10))
      …
      U: more
      S: There are several called “saga”. Which film?
      \(sagas(11...20))
      …
      U: 12
      S: Mark as watched: Saga 12 (1912)
      = run markWatched film=saga-12-1912
      U: mark saga as watched
      S: There are several called “saga”. Which film?
      \(sagas(1...10))
      …
      U: more
      S: There are several called “saga”. Which film?
      \(sagas(11...20))
      …
      U: more
      S: There are several called “saga”. Which film?
      \(sagas(21...30))
      …
      U: more
      S: There are several called “saga”. Which film?
      \(sagas(31...35))
      U: more
      S: That’s all of them. There are several called “saga”. Which film?
      \(sagas(31...35))
      U: the second
      S: Mark as watched: Saga 32 (1932)
      = run markWatched film=saga-32-1932
      """),
    Transcript(
      "last is the last that is shown",
      """
      U: mark saga as watched
      S: There are several called “saga”. Which film?
      \(sagas(1...10))
      …
      U: more
      S: There are several called “saga”. Which film?
      \(sagas(11...20))
      …
      U: last
      S: Mark as watched: Saga 20 (1920)
      = run markWatched film=saga-20-1920
      """),
    Transcript(
      "a name on another page",
      """
      U: mark saga as watched
      S: There are several called “saga”. Which film?
      \(sagas(1...10))
      …
      U: saga 33
      S: Mark as watched: Saga 33 (1933)
      = run markWatched film=saga-33-1933
      """),
    Transcript(
      "values out of range and unreadable",
      """
      U: rate cars with 9
      S: It has to be from 1 to 5. Which rating?
      U: abc
      S: “abc” doesn’t fit here. Which rating?
      U: 6
      S: It has to be from 1 to 5. Which rating?
      U: minus one
      S: It has to be from 1 to 5. Which rating? To stop, reply “cancel”.
      U: 4 stars
      S: Rate: Cars (2006 · John Lasseter), 4
      = run rate film=cars-2006 stars=4
      """),
  ]
}
