import LanguageTags

/// The words that noise draws from, by language.
///
/// Written by hand for this purpose: they are none of the router's tables, so that the one is a test
/// of the other.
struct NoiseWords: Sendable {
  /// Words of politeness and hesitation.
  var fillers: [String] = []
  /// Words that an utterance can lack and still say the same.
  var functionWords: Set<String> = []
  /// Words that sound alike, each for any other of its row.
  var homophones: [[String]] = []

  /// The words of a language, or of the one that stands in for it; none where there is none.
  init(language: String) { self = LanguageTag(language).value(in: Self.table) ?? NoiseWords() }

  private init(
    fillers: [String] = [], functionWords: String = "", homophones: [[String]] = []
  ) {
    self.fillers = fillers
    self.functionWords = Set(functionWords.split(separator: " ").map(String.init))
    self.homophones = homophones
  }

  private static let table: [String: NoiseWords] = [
    "en": NoiseWords(
      fillers: ["please", "um", "uh", "er", "hey", "okay", "well", "so", "actually", "thanks"],
      functionWords: "a an the my to of in on for with as is are me do did have",
      homophones: [
        ["to", "two", "too"], ["for", "four", "fore"], ["see", "sea"], ["watch", "wotch"],
        ["by", "buy", "bye"], ["seen", "scene"], ["i", "eye"], ["one", "won"],
        ["their", "there"], ["rate", "rait"], ["week", "weak"], ["which", "witch"],
        ["not", "knot"], ["new", "knew"], ["know", "no"],
      ]),
    "de": NoiseWords(
      fillers: ["bitte", "ähm", "äh", "also", "hey", "na ja", "okay", "mal", "halt", "danke"],
      functionWords:
        "der die das den dem ein eine einen mein meine meiner meinen auf zu in von mit als",
      homophones: [
        ["das", "dass"], ["seit", "seid"], ["wieder", "wider"], ["mehr", "meer"],
        ["ist", "isst"], ["den", "denn"], ["wen", "wenn"], ["fiel", "viel"], ["liste", "lieste"],
        ["film", "vilm"], ["vier", "fier"],
      ]),
    "fr": NoiseWords(
      fillers: ["s'il te plaît", "euh", "ben", "alors", "bon", "voilà", "hein", "dis", "merci"],
      functionWords: "le la les un une des de du à au aux ma mon mes dans sur pour comme",
      homophones: [
        ["à", "a"], ["et", "est"], ["ou", "où"], ["ces", "ses", "c'est"], ["mes", "mais"],
        ["vu", "vue", "vus"], ["sans", "cent"], ["ce", "se"], ["on", "ont"], ["son", "sont"],
        ["noter", "noté", "notez"], ["quel", "quelle"],
      ]),
    "es": NoiseWords(
      fillers: ["por favor", "eh", "este", "bueno", "pues", "oye", "a ver", "vale", "gracias"],
      functionWords: "el la los las un una de del a al mi mis en por para como que",
      homophones: [
        ["a", "ha"], ["hay", "ahí"], ["ver", "ber"], ["he", "e"], ["vista", "bista"],
        ["haber", "a ver"], ["tu", "tú"], ["mas", "más"], ["lista", "lizta"], ["vi", "bi"],
      ]),
    "ja": NoiseWords(
      fillers: ["えっと", "あの", "ええと", "ねえ", "すみません", "じゃあ", "お願いします"],
      functionWords: "を は が に の で と",
      homophones: [["見た", "観た"], ["を", "お"], ["は", "わ"], ["見て", "観て"], ["付けて", "着けて"]]),
    "ar": NoiseWords(
      fillers: ["من فضلك", "لو سمحت", "يعني", "طيب", "اه", "حسنا", "شكرا"],
      functionWords: "في من على إلى عن هو هي",
      homophones: [["إلى", "الى", "إلا"], ["على", "علا"], ["هذا", "هاذا"], ["لكن", "لاكن"]]),
  ]
}
