import PhraseMatching

/// The words of a language that turn an order into something else: questions and denials.
///
/// What has one of them must not be taken for an action that none of its phrases puts so: *"did I
/// rate Jaws"* and *"don't mark Jaws"* order nothing.
struct UtteranceMood: Sendable {
  /// Words that deny, or that only suppose, wherever they stand.
  private let denials: Set<String>
  /// Words that make a question of what they begin.
  private let openers: Set<String>
  /// Subjects that make a question of an opener before them wherever they stand.
  private let subjects: Set<String>
  /// Words that begin an order though it ends with a question mark.
  private let polite: Set<String>
  /// What makes a question of what it ends, in languages without spaces; there, denials and openers
  /// are parts of words as well.
  private let endings: [String]

  /// - Parameter normalize: Makes a word as it stands in normalized text.
  init(language: String, normalize: (String) -> String) {
    let words = Self.words[String(language.prefix(2))] ?? Words(denials: "", openers: "")
    let known = MoodWords(language: language)
    let findsParts = !words.endings.isEmpty
    func all(_ text: String, _ more: [String]) -> Set<String> {
      // A single character is part of many words that say something else.
      let more = findsParts ? more.filter { $0.count > 1 } : more
      let words = text.split(separator: " ").map(String.init) + more
      return Set(words.map(normalize).filter { !$0.isEmpty })
    }
    denials = all(words.denials, known.negations)
    openers = all(words.openers, known.questionOpeners)
    polite = all(words.polite, known.requestOpeners)
    subjects = all(words.subjects, [])
    endings = words.endings.split(separator: " ").map(String.init)
    idioms = words.idioms.split(separator: "|").map { turn in
      turn.split(separator: " ").map { normalize(String($0)) }.joined(separator: " ")
    }
  }

  /// The mood of a text, as features: whether it asks, and whether it denies.
  func marks(of signs: Set<String>) -> [String] {
    let asks = signs.contains { $0.hasPrefix("?") }
    return [asks ? "?" : "."] + (signs.contains { $0.hasPrefix("!") } ? ["!"] : [])
  }

  /// Turns of speech that deny only in form, without their spaces: *don't let me forget*.
  private let idioms: [String]

  /// What speaks so beside the words that ``MoodWords`` knows.
  private struct Words {
    var denials: String
    var openers: String
    var polite = ""
    var subjects = ""
    var endings = ""
    var idioms = ""
  }

  /// What of a text speaks against its being an order, each thing by a name of its own.
  ///
  /// *`did i rate {Film}` → `? did`; `don't mark {Film}` → `! dont`.*
  ///
  /// - Complexity: O(bytes × words of the language).
  func signs(of text: [UInt8], typed: String = "") -> Set<String> {
    var text = String(decoding: text, as: UTF8.self)
    for idiom in idioms { text = text.replacing(idiom, with: "") }
    let words = text.split(separator: " ").map(String.init)
    var signs: Set<String> = []
    if endings.isEmpty {
      for word in words where denials.contains(word) { signs.insert("! " + word) }
      if let first = words.first, denials.contains(first) { signs.insert(Self.forbids) }
      for (place, word) in words.prefix(4).enumerated() where openers.contains(word) {
        let isTurned = place + 1 < words.count && subjects.contains(words[place + 1])
        if place == 0 || isTurned { signs.insert("? " + word) }
      }
    } else {
      for word in denials where text.contains(word) { signs.insert("! " + word) }
      for word in openers where text.contains(word) { signs.insert("? " + word) }
      for ending in endings where text.hasSuffix(ending) { signs.insert("? " + ending) }
    }
    let last = typed.unicodeScalars.last { !$0.properties.isWhitespace && $0 != "!" }
    if let last, Self.marks.contains(last), !polite.contains(words.first ?? "") {
      signs.insert(Self.mark)
    }
    return signs
  }

  /// True if an intent may be meant though a text has such signs: its own phrases are questions, or
  /// denials, too. What only shows something may be asked for in any way but by forbidding it.
  static func allows(_ signs: Set<String>, by own: Set<String>, isHarmless: Bool) -> Bool {
    if isHarmless { return !signs.contains(forbids) }
    let (asks, denies) = (own.contains { $0.hasPrefix("?") }, own.contains { $0.hasPrefix("!") })
    return signs.allSatisfy { $0.hasPrefix("?") ? asks : denies }
  }

  /// The sign of a denial that a text begins with.
  private static let forbids = "!"
  /// The sign of a question mark.
  private static let mark = "?"
  private static let marks: Set<Unicode.Scalar> = ["?", "？", "؟"]

  private static let words: [String: Words] = [
    "en": Words(
      denials: """
        nobody nothing wasn't hadn't shouldn't wouldn't stop nor neither suppose imagine \
        dreamt dreamed dream wish whether someone
        """,
      openers: "will might when's isn't aren't didn't haven't don't doesn't wasn't",
      polite: "please", subjects: "i you we he she they",
      idioms:
        "don't let me forget|don't forget|don't care|don't mind|can't decide|cannot decide|can't make up my mind|no less than|not less than|no idea|don't know what|no matter"
    ),
    "de": Words(
      denials: "keines nichts weder nich angenommen geträumt träumte ob",
      openers: "hatte wird werden wurde soll's kann gibt steht stehen",
      polite: "bitte",
      idioms:
        "nicht vergessen|nicht unter|nicht entscheiden|weiß nicht was|keine ahnung|nicht weniger|lass mich nicht|vergiss nicht"
    ),
    "fr": Words(
      denials: "personne ni admettons supposons rêvé celui",
      openers: "qu'est-ce ont quoi",
      idioms:
        "n'oublie pas|pas moins|n'importe|sais pas quoi|pas plus|pas mieux|peu importe|aucune idée|que j'oublie pas"
    ),
    "es": Words(
      denials: "jamas nada nadie ningún ninguna supongamos soñé",
      openers: "fue",
      idioms:
        "no se me olvide|no sé qué|no olvides|no me decido|no menos|ni idea|no importa"),
    "ar": Words(
      denials: "مش ماذا",
      openers: "ليش مين وين هو هي ليه",
      idioms:
        "لا تخليني أنسى|لا تنس|لا يقل|ما يهمني|لا أعرف ماذا|لا تدعني أنسى"),
    "ja": Words(
      denials: "なかった ません ないで なくて ずに 仮に としたら した人",
      openers: "だれ",
      endings: "か かな っけ の かね かしら だっけ",
      idioms:
        "忘れない|じゃない|何でもない"),
  ]
}
