/// The little words of a language, separated by spaces and normalized: lower case, no accents, no
/// apostrophes.
///
/// Function words are articles, prepositions, conjunctions and forms of "of the"; pronouns and verbs
/// stay out, since names such as "It", "Her" or "Them" live by them.
struct NameLanguageData: Sendable {
  var articles: String
  var conjunctions: String
  var parts: String
  var functionWords: String

  static let english = NameLanguageData(
    articles: "the a an", conjunctions: "& and", parts: "part chapter volume vol episode book",
    functionWords: "of in on at to for from by with or vs")

  /// The other languages by ISO 639 code.
  static let byCode: [String: NameLanguageData] = [
    "de": NameLanguageData(
      articles: "der die das den dem des ein eine einen einem einer", conjunctions: "und",
      parts: "teil kapitel band folge buch",
      functionWords: "von vom zu zum zur in im am an auf aus bei mit fur uber unter oder"),
    "fr": NameLanguageData(
      articles: "le la les l un une des", conjunctions: "et", parts: "partie chapitre tome livre",
      functionWords: "de du d des au aux a en dans sur sous par pour avec ou"),
    "es": NameLanguageData(
      articles: "el la los las un una unos unas", conjunctions: "y e",
      parts: "parte capitulo volumen libro",
      functionWords: "de del al a en por para con sin sobre o u"),
    "it": NameLanguageData(
      articles: "il lo la i gli le l un uno una", conjunctions: "e ed",
      parts: "parte capitolo volume libro",
      functionWords: "di del dello della dei degli delle d a al alla da in nel nella su per con o"),
    "pt": NameLanguageData(
      articles: "o a os as um uma", conjunctions: "e", parts: "parte capitulo volume livro",
      functionWords: "de do da dos das em no na nos nas ao por para com ou"),
    "nl": NameLanguageData(
      articles: "de het een t", conjunctions: "en", parts: "deel hoofdstuk boek",
      functionWords: "van in op aan te voor met uit bij of"),
    "sv": NameLanguageData(
      articles: "den det de en ett", conjunctions: "och", parts: "del kapitel bok",
      functionWords: "av i pa till for fran med eller"),
    "da": NameLanguageData(
      articles: "den det de en et", conjunctions: "og", parts: "del kapitel bog",
      functionWords: "af i pa til for fra med eller"),
    "nb": NameLanguageData(
      articles: "den det de en ei et", conjunctions: "og", parts: "del kapittel bok",
      functionWords: "av i pa til for fra med eller"),
    "no": NameLanguageData(
      articles: "den det de en ei et", conjunctions: "og", parts: "del kapittel bok",
      functionWords: "av i pa til for fra med eller"),
    "ca": NameLanguageData(
      articles: "el la els les l un una", conjunctions: "i", parts: "part capitol llibre",
      functionWords: "de del dels d a al als en per amb o"),
    "pl": NameLanguageData(
      articles: "", conjunctions: "i oraz", parts: "czesc rozdzial tom",
      functionWords: "w we z ze na do od o po dla przez lub"),
    "ro": NameLanguageData(
      articles: "un o", conjunctions: "si", parts: "partea capitolul volumul",
      functionWords: "de din la in pe cu pentru al ale a sau"),
    "hu": NameLanguageData(
      articles: "a az egy", conjunctions: "es", parts: "resz fejezet kotet", functionWords: "vagy"),
    "tr": NameLanguageData(
      articles: "", conjunctions: "ve", parts: "bolum kisim cilt", functionWords: "ile veya"),
    "ru": NameLanguageData(
      articles: "", conjunctions: "и", parts: "часть глава том",
      functionWords: "в во на с со из от до по к о об для или"),
    "el": NameLanguageData(
      articles: "ο η το οι τα ενασ μια ενα", conjunctions: "και", parts: "μερος κεφαλαιο τομοσ",
      functionWords: "του τησ των στο στη στον στην απο με για σε"),
    "ar": NameLanguageData(
      articles: "", conjunctions: "و", parts: "الجزء جزء الفصل",
      functionWords: "في من الى على عن مع او"),
    "he": NameLanguageData(
      articles: "", conjunctions: "", parts: "חלק פרק", functionWords: "של על עם או"),
  ]
}
