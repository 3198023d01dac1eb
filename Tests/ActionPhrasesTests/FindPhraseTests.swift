import AppManifest
import PhraseRouter
import Testing

@testable import ActionPhrases

/// Things are found by generated phrases, and what was said comes back as a query.
@Suite struct FindPhraseTests {
  @Test(arguments: [
    ("show all pixar films directed by pete docter", "director contains pete docter"),
    (
      "show me films directed by pete docter after 2015",
      "director contains pete docter, releaseYear greaterThan 2015"
    ),
    ("films after 2015 sorted by title", "releaseYear greaterThan 2015 | sort title up"),
    ("list the five newest films", " | sort releaseYear down | limit 5"),
    (
      "find movies from 1995 or directed by pete docter",
      "director contains pete docter or releaseYear equalTo 1995"
    ),
    (
      "find movies released between 1990 and 2000",
      "releaseYear greaterThan 1989, releaseYear lessThan 2001"
    ),
    ("1995 films", "releaseYear equalTo 1995"),
    ("show me comedy movies from 1999", "releaseYear equalTo 1999, genre equalTo comedy"),
    ("show all films that aren't comedy", "genre notEqualTo comedy"),
    ("films called up", "title equalTo up"),
    ("films with story in the title", "title contains story"),
    ("movies starting with the", "title hasPrefix the"),
    (
      "list films by spielberg since 1990 in film tracker",
      "director contains spielberg, releaseYear greaterThan 1989"
    ),
    (
      "please show me the ten oldest horror movies",
      "genre equalTo horror | sort releaseYear up | limit 10"
    ),
    ("sort films by release year descending", " | sort releaseYear down"),
    ("list films alphabetically", " | sort title up"),
    (
      "show my pixar movies before 2000 newest first",
      "releaseYear lessThan 2000 | sort releaseYear down"
    ),
    (
      "the five newest films sorted by title",
      " | sort releaseYear down, title up | limit 5"
    ),
  ])
  func english(utterance: String, expected: String) throws {
    let found = try FilmFinder.summary(utterance, "en")
    #expect(found == expected)
  }

  @Test(arguments: [
    ("de", "zeig mir alle pixar filme unter der regie von pete docter"),
    ("fr", "montre-moi tous les films pixar réalisés par pete docter"),
    ("es", "muéstrame todas las películas de pixar dirigidas por pete docter"),
  ])
  func directorsInOtherLanguages(language: String, utterance: String) throws {
    #expect(try FilmFinder.summary(utterance, language) == "director contains pete docter")
  }

  @Test(arguments: [
    ("de", "filme nach 2015 sortiert nach titel"), ("fr", "les films après 2015 triés par titre"),
    ("es", "películas después de 2015 ordenadas por título"),
    ("ja", "2015年より後の映画をタイトル順に見せて"), ("ar", "الأفلام بعد 2015 مرتبة حسب العنوان"),
  ])
  func yearsAndOrderInOtherLanguages(language: String, utterance: String) throws {
    #expect(
      try FilmFinder.summary(utterance, language)
        == "releaseYear greaterThan 2015 | sort title up")
  }

  @Test(arguments: [
    ("de", "liste die fünf neuesten filme auf"), ("fr", "affiche les cinq films les plus récents"),
    ("es", "lista las cinco películas más recientes"), ("ja", "最新の映画を5本見せて"),
    ("ar", "اعرض أحدث خمسة أفلام"),
  ])
  func limitsInOtherLanguages(language: String, utterance: String) throws {
    #expect(try FilmFinder.summary(utterance, language) == " | sort releaseYear down | limit 5")
  }

  @Test(arguments: [
    ("de", "finde filme von 1995 oder unter der regie von X"),
    ("fr", "trouve les films de 1995 ou réalisés par X"),
    ("es", "busca películas de 1995 o dirigidas por X"), ("ja", "1995年の映画かX監督の映画を探して"),
    ("ar", "ابحث عن أفلام من عام 1995 أو من إخراج X"),
  ])
  func eitherInOtherLanguages(language: String, utterance: String) throws {
    #expect(
      try FilmFinder.summary(utterance, language)
        == "director contains X or releaseYear equalTo 1995")
  }

  /// An app's own phrase wins where it fits; where it does not, the generated one does.
  @Test(arguments: [
    ("show all films directed by pete docter", "run FindFilmsByDirector director=Pete Docter"),
    ("list all movies by stanley kubrik", "run FindFilmsByDirector director=Stanley Kubrick"),
    ("films directed by zzyzx qwop", "ask FindFilmsByDirector director"),
    ("find films by director", "ask FindFilmsByDirector director"),
    ("show me some horror movies", "run BrowseFilms genre=horror minimumRating=3"),
    ("mark my words", "reject"),
    ("the movie was great", "reject"),
    ("that movie is long", "reject"),
  ])
  func ownPhrasesWin(utterance: String, expected: String) throws {
    #expect(try FilmFinder.summary(utterance, "en") == expected)
  }

  /// While the names of own phrases have to be looked up, those are not passed over.
  @Test(arguments: [
    ("films by spielberg", "ask FindFilmsByDirector director"),
    (
      "films by spielberg after 2015",
      "run FindFilm directorContains=spielberg releaseYearAbove=2015"
    ),
    ("films after 2015", "run FindFilm releaseYearAbove=2015"),
  ])
  func queriedNamesGoFirst(utterance: String, expected: String) throws {
    var manifest = try FilmFinder.manifestWithAll.get()
    for index in manifest.entityTypes.indices { manifest.entityTypes[index].isQueried = true }
    let router = try Router(manifest: manifest.validated(), languages: ["en"])
    #expect(router.route(utterance).summary == expected)
  }

  /// Neither the noun alone nor a filter alone is enough.
  @Test(arguments: [
    "films", "movies", "directed by pete docter", "after 2015", "sorted by title", "show me 1995",
    "list the five newest phones", "books directed by pete docter", "the film was boring",
    "I saw the film after 2015", "show me the newest", "film tracker",
  ])
  func nearMissesAreRejected(utterance: String) throws {
    #expect(try FilmFinder.summary(utterance, "en") == "reject")
  }

  /// All filters must hold, or any will do. A mixture says neither.
  @Test func mixturesOfAndAndOrAreRejected() throws {
    let mixed = "films after 1990 or before 1950 and from 1945"
    #expect(try FilmFinder.summary(mixed, "en") == "reject")
  }
}
