import AppManifest
import Testing

@testable import ActionPhrases

/// Things are found by phrases that nobody wrote.
@Suite struct FindPhraseTests {
  @Test(arguments: [
    ("show all pixar films directed by pete docter", "director contains pete docter"),
    ("show me films directed by pete docter after 2015",
      "director contains pete docter, releaseYear greaterThan 2015"),
    ("films after 2015 sorted by title", "releaseYear greaterThan 2015 | sort title up"),
    ("list the five newest films", " | sort releaseYear down | limit 5"),
    ("find movies from 1995 or directed by pete docter",
      "director contains pete docter or releaseYear equalTo 1995"),
    ("find movies released between 1990 and 2000",
      "releaseYear greaterThan 1989, releaseYear lessThan 2001"),
    ("1995 films", "releaseYear equalTo 1995"),
    ("show me comedy movies from 1999", "releaseYear equalTo 1999, genre equalTo comedy"),
    ("films called up", "title equalTo up"),
    ("films with story in the title", "title contains story"),
    ("movies starting with the", "title hasPrefix the"),
    ("list films by spielberg since 1990 in film tracker",
      "director contains spielberg, releaseYear greaterThan 1989"),
    ("please show me the ten oldest horror movies",
      "genre equalTo horror | sort releaseYear up | limit 10"),
    ("sort films by release year descending", " | sort releaseYear down"),
    ("list films alphabetically", " | sort title up"),
    ("show my pixar movies before 2000 newest first",
      "releaseYear lessThan 2000 | sort releaseYear down"),
  ])
  func english(utterance: String, expected: String) throws {
    let found = try FilmFinder.summary(utterance, "en")
    #expect(found == expected)
  }
}
