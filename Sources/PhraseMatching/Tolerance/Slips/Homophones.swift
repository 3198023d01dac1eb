import LanguageTags

/// Words that sound alike, which dictation and haste write one for another.
///
/// As normalized words; each group stands in a string of its own.
enum Homophones {
  /// The groups of a language; none where nothing is written down.
  static func groups(language: String) -> [[String]] {
    (LanguageTag(language).value(in: table) ?? []).map { group in
      group.split(separator: " ").map(String.init)
    }
  }

  private static let table: [String: [String]] = [
    "en": [
      "to two too 2", "for four fore 4", "one won 1", "ate eight 8", "by buy bye", "see sea c",
      "seen scene", "their there they're", "your you're", "its it's", "which witch", "week weak",
      "not knot", "no know", "new knew", "write right rite", "read red", "here hear", "our hour",
      "i eye", "would wood", "son sun", "some sum", "than then", "whose who's", "wear where",
      "be bee b", "are r", "you u", "why y", "made maid", "mail male", "meet meat", "night knight",
      "plain plane", "add ad", "all awl", "in inn", "sent cent scent",
      "light lite", "blew blue", "passed past", "piece peace", "wait weight", "way weigh",
      "weather whether", "whole hole",
      "find fined", "role roll", "reel real",
      "flour flower", "steal steel", "break brake", "root route", "through threw thru",
      "tonight tonite",
    ],
    "de": [
      "das dass daß", "ist isst", "seit seid", "wieder wider", "mehr meer", "den denn", "wen wenn",
      "viel fiel", "man mann", "leere lehre", "mal mahl",
      "war wahr", "ihn in", "im ihm", "statt stadt", "währe wäre", "zwei zwo",
      "seh sehe", "hab habe", "is ist", "nich nicht", "nen einen", "ne eine", "n ein",
      "lösch lösche",
      "für führ",
      "bewerte bewährte", "rat rad", "tot tod", "end ent",
    ],
    "fr": [
      "a à as", "et est es ai ait", "ou où", "ces ses c'est s'est sait", "mes mais met mets mai",
      "ce se", "on ont", "son sont", "sans cent sang s'en", "vu vue vus vues", "du dû", "la là l'a",
      "ma m'a", "ta t'a", "quel quelle quels quelles", "tout tous", "peu peux peut",
      "note notes noté notée noter notez", "ajoute ajoutes ajouté ajouter ajoutez",
      "marque marques marqué marquer marquez", "montre montres montré montrer montrez",
      "enlève enlèves enlevé enlever enlevez", "regardé regarder regardez regardée",
      "rappelle rappel rappelles", "voir voire", "vois voit",
      "cinq saint sain sein", "sept cet cette", "huit oui", "deux d'eux", "dix dis",
      "au aux eau haut",
      "leur leurs", "dans d'en", "mon m'on", "ni n'y", "si s'y", "qu'il qui", "quand quant qu'en",
      "favori favoris", "moi mois",
    ],
    "es": [
      "a ha ah", "hay ahí ay", "ver ber", "he e eh", "haber a-ver",
      "vi bi", "vista bista visto", "tubo tuvo", "valla vaya", "halla haya", "hecho echo",
      "ola hola", "casa caza",
      "basta vasta", "rebelar revelar", "siete ciete", "cinco sinco",
      "cuatro quatro", "quita kita", "que ke q", "qué ké", "por x", "porque por-que", "de d",
      "bota vota", "hora ora", "uso huso", "nueve nuebe", "veinte beinte", "viernes biernes",
      "jueves juebes", "sábado sávado", "ya lla", "llama yama", "favoritas faboritas",
      "borra vorra",
    ],
    "ar": [
      "إلى الى إلا الا", "على علا علي", "هذا هاذا", "هذه هاذه هذة", "لكن لاكن", "ماذا مادا",
      "كذا كدا",
      "إن أن ان", "أو او", "أي اي", "لم لمن", "ضع ظع", "أضف أظف", "احذف احدف",
    ],
    "ru": ["в во", "с со", "что што", "его ево", "не ни", "есть есь", "чтобы что-бы", "тся ться"],
    "nl": [
      "jou jouw", "wil wilt", "hard hart", "rij rei", "zei zij", "kan ken", "word wordt",
      "licht ligt",
    ],
    "it": ["a ha", "o ho", "anno hanno", "e è", "ai hai", "la là", "si sì", "da dà", "ne né"],
    "pt": [
      "a à há", "e é", "mas mais", "sessão seção", "por pôr", "esta está", "da dá", "nos nós",
    ],
    "sv": ["de dem dom", "en än", "jag ja", "och å", "att å"],
  ]
}
