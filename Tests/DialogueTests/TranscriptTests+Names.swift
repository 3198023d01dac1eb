/// Answering with several names at once.
extension TranscriptTests {
  static let names: [Transcript] = [
    Transcript(
      "several names fill a list",
      """
      U: watch later
      S: Which films?
      U: cars, 1917 and monsters, inc.
      S: Which genre?
      \(genres)
      U: 3
      S: Watch later: Cars, 1917, Monsters, Inc., Drama
      = run queue films=cars-2006+1917-2019+monsters,-inc.-2001 genre=drama
      """),
    Transcript(
      "one name is a list of one",
      """
      U: watch later
      S: Which films?
      U: cars
      S: Which genre?
      \(genres)
      U: drama
      S: Watch later: Cars (2006 · John Lasseter), Drama
      = run queue films=cars-2006 genre=drama
      """),
    Transcript(
      "a name that holds an and is one name",
      """
      U: watch later
      S: Which films?
      U: cars and beauty and the beast
      S: Which genre?
      \(genres)
      U: drama
      S: Watch later: Cars, Beauty and the Beast, Drama
      = run queue films=cars-2006+beauty-and-the-beast-1991 genre=drama
      """),
    Transcript(
      "a name among several is asked about, and those after it are kept",
      """
      U: watch later
      S: Which films?
      U: cars, dune, toy story and 1917
      S: There are several called “dune”. Which films?
      \(dunes)
      U: 2
      S: There are several called “toy story”. Which films?
      \(toyStories)
      U: 1 and 3
      S: Which genre?
      \(genres)
      U: comedy
      S: Watch later: Cars, Dune, Toy Story, Toy Story 3, 1917, Comedy
      = run queue films=cars-2006+dune-2021+toy-story-1995+toy-story-3-2010+1917-2019 genre=comedy
      """),
    Transcript(
      "an unknown name is asked again, and the others are kept",
      """
      U: watch later
      S: Which films?
      U: cars, blorple and 1917
      S: I don’t know a films called “blorple”. Which films?
      U: beauty and the beast
      S: Which genre?
      \(genres)
      U: drama
      S: Watch later: Cars, Beauty and the Beast, 1917, Drama
      = run queue films=cars-2006+beauty-and-the-beast-1991+1917-2019 genre=drama
      """),
    Transcript(
      "a name that is typed twice stands once",
      """
      U: watch later
      S: Which films?
      U: cars, cars and 1917
      S: Which genre?
      \(genres)
      U: drama
      S: Watch later: Cars, 1917, Drama
      = run queue films=cars-2006+1917-2019 genre=drama
      """),
    Transcript(
      "names of which none is known are one unknown name",
      """
      U: watch later
      S: Which films?
      U: blorple and zork
      S: I don’t know a films called “blorple and zork”. Which films?
      U: cancel
      S: Cancelled.
      """),
    Transcript(
      "a correction replaces all of them",
      """
      U: watch later
      S: Which films?
      U: cars and 1917
      S: Which genre?
      \(genres)
      U: no, i meant dune
      S: There are several called “dune”. Which films?
      \(dunes)
      U: 1
      S: Which genre?
      \(genres)
      U: drama
      S: Watch later: Dune (1984 · David Lynch), Drama
      = run queue films=dune-1984 genre=drama
      """),
    Transcript(
      "going back takes back the last answer",
      """
      U: watch later
      S: Which films?
      U: cars, dune and 1917
      S: There are several called “dune”. Which films?
      \(dunes)
      U: 1
      S: Which genre?
      \(genres)
      U: back
      S: There are several called “dune”. Which films?
      \(dunes)
      U: 2
      S: Which genre?
      \(genres)
      U: drama
      S: Watch later: Cars, Dune, 1917, Drama
      = run queue films=cars-2006+dune-2021+1917-2019 genre=drama
      """),
  ]
}
