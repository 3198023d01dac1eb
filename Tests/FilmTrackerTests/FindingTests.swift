import AppIntents
import Testing

@testable import FilmTracker
@testable import IntentRuntime

/// What is asked for of the films, in plain terms.
struct WantedFilms: Sendable, CustomTestStringConvertible {
  var years = 0...9999
  var director: String?
  /// True if the year or the director will do.
  var isEither = false
  /// The most important order is the last.
  var orders: [@Sendable (Film, Film) -> Bool] = []
  /// How many of them; all, where none is said.
  var limit: Int?
  var testDescription: String { "\(years) \(director ?? "")" }

  /// The films of the catalogue that are meant, found without the app's query.
  var titles: [String] {
    var films = FilmCatalogue.films.filter { film in
      let isOfYear = years.contains(film.year)
      guard let director else { return isOfYear }
      let isByDirector = film.directors.contains(director)
      return isEither ? isOfYear || isByDirector : isOfYear && isByDirector
    }
    for comesFirst in orders {
      // Films that are equal stay as the catalogue has them.
      films = films.enumerated().sorted { one, other in
        comesFirst(one.element, other.element)
          || !comesFirst(other.element, one.element) && one.offset < other.offset
      }.map(\.element)
    }
    return films.prefix(limit ?? films.count).map(\.title)
  }
}

extension WantedFilms {
  static func from(_ years: ClosedRange<Int>, by director: String? = nil) -> WantedFilms {
    WantedFilms(years: years, director: director)
  }

  static func by(_ director: String) -> WantedFilms { WantedFilms(director: director) }

  static func either(_ year: Int, _ director: String) -> WantedFilms {
    WantedFilms(years: year...year, director: director, isEither: true)
  }

  func first(_ limit: Int) -> WantedFilms { copy { $0.limit = limit } }
  var byTitle: WantedFilms { copy { $0.orders.append { $0.title < $1.title } } }
  var oldest: WantedFilms { copy { $0.orders.append { $0.year < $1.year } } }
  var newest: WantedFilms { copy { $0.orders.append { $0.year > $1.year } } }

  private func copy(_ change: (inout WantedFilms) -> Void) -> WantedFilms {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The generated Find action finds the same as a plain loop over the catalogue.
extension RunningTests {
  private static let docter = "Pete Docter"
  private static let spielberg = "Steven Spielberg"
  private static let all = WantedFilms()

  private func check(_ language: String, _ utterance: String, _ wanted: WantedFilms) async throws {
    let turn = try await Visit(language: language).send(utterance)
    #expect(turn.outcome?.intent == "FindFilm")
    let found = try #require(turn.outcome?.value as? [any AppEntity]).compactMap { $0 as? Film }
    #expect(found.map(\.title) == wanted.titles)
    #expect(!found.isEmpty)
  }

  @Test(
    arguments: [
      ("films from 1999", .from(1999...1999)), ("all movies of 2001", .from(2001...2001)),
      ("which films came out after 2015", .from(2016...9999)),
      ("are there any movies from before 1930", .from(0...1929)),
      ("show me all films directed by pete docter after 2010", .from(2011...9999, by: docter)),
      (
        "do you have films by steven spielberg between 1980 and 1990",
        .from(1980...1990, by: spielberg)
      ),
      ("movies from 1999 sorted by title", .from(1999...1999).byTitle),
      ("list the films of 1999 by title", .from(1999...1999).byTitle),
      ("list the five newest films", all.newest.first(5)),
      ("show the three oldest movies by steven spielberg", .by(spielberg).oldest.first(3)),
      ("what are the five oldest films", all.oldest.first(5)),
      ("find movies from 1995 or directed by pete docter", .either(1995, docter)),
      ("sort all films by year, newest first", all.newest),
      ("movies steven spielberg directed since 2000", .from(2000...9999, by: spielberg)),
      ("the first 4 films no later than 1925", .from(0...1925).first(4)),
    ] as [(String, WantedFilms)])
  func findsInEnglish(_ utterance: String, _ wanted: WantedFilms) async throws {
    try await check("en", utterance, wanted)
  }

  @Test(
    arguments: [
      ("zeig mir alle Filme aus dem Jahr 1999", .from(1999...1999)),
      ("welche Filme sind nach 2015 erschienen", .from(2016...9999)),
      ("Filme, die vor 1930 erschienen sind", .from(0...1929)),
      ("gibt es Filme von Pete Docter nach 2010", .from(2011...9999, by: docter)),
      ("Filme von Steven Spielberg zwischen 1980 und 1990", .from(1980...1990, by: spielberg)),
      ("alle Filme von 1999 nach Titel sortiert", .from(1999...1999).byTitle),
      ("zeige mir die fünf neuesten Filme", all.newest.first(5)),
      ("die drei ältesten Filme von Steven Spielberg", .by(spielberg).oldest.first(3)),
      ("finde Filme von 1995 oder unter der Regie von Pete Docter", .either(1995, docter)),
      ("sortiere alle Filme nach Jahr, die neuesten zuerst", all.newest),
      ("kannst du mir Filme ab 2018 zeigen", .from(2018...9999)),
      ("Filme bis einschließlich 1925", .from(0...1925)),
    ] as [(String, WantedFilms)])
  func findsInGerman(_ utterance: String, _ wanted: WantedFilms) async throws {
    try await check("de", utterance, wanted)
  }

  @Test(
    arguments: [
      ("montre-moi tous les films de 1999", .from(1999...1999)),
      ("quels films sont sortis après 2015", .from(2016...9999)),
      ("les films d'avant 1930", .from(0...1929)),
      ("y a-t-il des films de pete docter après 2010", .from(2011...9999, by: docter)),
      ("des films de steven spielberg entre 1980 et 1990", .from(1980...1990, by: spielberg)),
      ("les films de 1999 triés par titre", .from(1999...1999).byTitle),
      ("affiche les cinq films les plus récents", all.newest.first(5)),
      ("les trois plus vieux films de steven spielberg", .by(spielberg).oldest.first(3)),
      ("trouve les films de 1995 ou réalisés par pete docter", .either(1995, docter)),
      ("je veux voir les films depuis 2018", .from(2018...9999)),
      ("trie les films par année décroissant", all.newest),
    ] as [(String, WantedFilms)])
  func findsInFrench(_ utterance: String, _ wanted: WantedFilms) async throws {
    try await check("fr", utterance, wanted)
  }

  @Test(
    arguments: [
      ("muéstrame todas las películas de 1999", .from(1999...1999)),
      ("qué películas se estrenaron después de 2015", .from(2016...9999)),
      ("hay películas anteriores a 1930", .from(0...1929)),
      ("películas de pete docter después de 2010", .from(2011...9999, by: docter)),
      (
        "películas dirigidas por steven spielberg entre 1980 y 1990",
        .from(1980...1990, by: spielberg)
      ),
      ("las películas de 1999 ordenadas por título", .from(1999...1999).byTitle),
      ("lista las cinco películas más recientes", all.newest.first(5)),
      ("las tres películas más antiguas de steven spielberg", .by(spielberg).oldest.first(3)),
      ("busca películas de 1995 o dirigidas por pete docter", .either(1995, docter)),
      ("quiero ver películas desde 2018", .from(2018...9999)),
      ("ordena las películas por año descendente", all.newest),
    ] as [(String, WantedFilms)])
  func findsInSpanish(_ utterance: String, _ wanted: WantedFilms) async throws {
    try await check("es", utterance, wanted)
  }

  @Test(
    arguments: [
      ("1999年の映画を全部見せて", .from(1999...1999)),
      ("2015年より後に公開された映画は何ですか", .from(2016...9999)),
      ("1930年より前の映画を表示して", .from(0...1929)),
      ("ピート・ドクター監督の2011年以降の映画はありますか", .from(2011...9999, by: docter)),
      ("スティーヴン・スピルバーグが監督した1980年から1990年までの映画", .from(1980...1990, by: spielberg)),
      ("1999年の映画をタイトル順に見せて", .from(1999...1999).byTitle),
      ("最新の映画を5本見せて", all.newest.first(5)),
      ("スティーヴン・スピルバーグ監督の一番古い映画を3本教えて", .by(spielberg).oldest.first(3)),
      ("1995年の映画かピート・ドクター監督の映画を探して", .either(1995, docter)),
      ("2018年以降の映画を探しています", .from(2018...9999)),
      ("映画を公開年の降順で並べて", all.newest),
    ] as [(String, WantedFilms)])
  func findsInJapanese(_ utterance: String, _ wanted: WantedFilms) async throws {
    try await check("ja", utterance, wanted)
  }

  @Test(
    arguments: [
      ("اعرض جميع أفلام عام 1999", .from(1999...1999)),
      ("ما هي الأفلام التي صدرت بعد 2015", .from(2016...9999)),
      ("الأفلام الصادرة قبل سنة 1930", .from(0...1929)),
      ("هل هناك أفلام من إخراج بيت دوكتر بعد 2010", .from(2011...9999, by: docter)),
      ("أفلام للمخرج ستيفن سبيلبرغ بين عامي 1980 و1990", .from(1980...1990, by: spielberg)),
      ("أفلام عام 1999 مرتبة حسب العنوان", .from(1999...1999).byTitle),
      ("اعرض أحدث خمسة أفلام", all.newest.first(5)),
      ("أقدم ثلاثة أفلام من إخراج ستيفن سبيلبرغ", .by(spielberg).oldest.first(3)),
      ("ابحث عن أفلام من عام 1995 أو من إخراج بيت دوكتر", .either(1995, docter)),
      ("أريد أفلاما منذ عام 2018", .from(2018...9999)),
      ("رتب الأفلام من الأحدث إلى الأقدم", all.newest),
      ("اعرض الأفلام التي أخرجها ستيفن سبيلبرغ منذ 2000", .from(2000...9999, by: spielberg)),
    ] as [(String, WantedFilms)])
  func findsInArabic(_ utterance: String, _ wanted: WantedFilms) async throws {
    try await check("ar", utterance, wanted)
  }
}
