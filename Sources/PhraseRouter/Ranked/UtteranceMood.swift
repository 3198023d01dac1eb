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
    func all(_ text: String) -> Set<String> {
      Set(text.split(separator: " ").map { normalize(String($0)) }.filter { !$0.isEmpty })
    }
    denials = all(words.denials)
    openers = all(words.openers)
    polite = all(words.polite)
    subjects = all(words.subjects)
    endings = words.endings.split(separator: " ").map(String.init)
  }

  private struct Words {
    var denials: String
    var openers: String
    var polite = ""
    var subjects = ""
    var endings = ""
  }

  /// What of a text speaks against its being an order, each thing by a name of its own.
  ///
  /// *`did i rate {Film}` → `? did`; `don't mark {Film}` → `! dont`.*
  ///
  /// - Complexity: O(bytes × words of the language).
  func signs(of text: [UInt8], typed: String = "") -> Set<String> {
    let text = String(decoding: text, as: UTF8.self)
    let words = text.split(separator: " ").map(String.init)
    var signs: Set<String> = []
    if endings.isEmpty {
      for word in words where denials.contains(word) { signs.insert("! " + word) }
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

  /// True if an intent's phrases are put so, too. A question mark needs phrases that are questions,
  /// whichever.
  static func allows(_ signs: Set<String>, by own: Set<String>) -> Bool {
    signs.allSatisfy { sign in
      sign == mark ? own.contains { $0.hasPrefix("? ") } : own.contains(sign)
    }
  }

  /// The sign of a question mark.
  private static let mark = "?"
  private static let marks: Set<Unicode.Scalar> = ["?", "？", "؟"]

  private static let words: [String: Words] = [
    "en": Words(
      denials: """
        not don't dont doesn't didn't didnt never no nobody nothing isn't wasn't won't can't cannot \
        cant haven't hasn't hadn't shouldn't wouldn't without stop nor neither suppose imagine \
        dreamt dreamed dream wish whether someone
        """,
      openers: """
        have has had did do does is are was were am will shall should may might why when who whose \
        whom how where what which what's who's how's where's when's whats isn't aren't didn't \
        haven't don't doesn't wasn't
        """,
      polite: "can could would please will", subjects: "i you we he she they"),
    "de": Words(
      denials:
        "nicht nie niemals kein keine keinen keinem keiner keines nichts ohne weder nich angenommen geträumt träumte ob",
      openers: """
        hab habe hat haben hast hatte ist sind war waren wird werden wurde soll sollte soll's darf \
        muss kann wann warum wieso weshalb wer wem wen wie wo was welche welcher welches welchen \
        gibt steht stehen
        """,
      polite: "kannst könntest könnten würdest können bitte"),
    "fr": Words(
      denials: "pas jamais ne n aucun aucune rien personne sans ni admettons supposons rêvé celui",
      openers: """
        est qu'est-ce ai as a ont avez pourquoi quand \
        qui que quoi comment où quel quelle quels quelles combien dois suis y
        """,
      polite: "peux pourrais pouvez pourriez tu"),
    "es": Words(
      denials: "no nunca jamás jamas nada nadie ningún ninguna tampoco sin ni supongamos soñé",
      openers: """
        está están es son fue era cuándo cuando quién quien cómo como \
        dónde donde qué que cuál cual cuáles cuales cuánto cuanto cuántas cuantas debo debería hay
        """,
      polite: "puedes podrías puede podría"),
    "ar": Words(
      denials: "لا لم لن ليس ليست ما غير مش ماذا بدون",
      openers: "هل أ متى لماذا ليش مين من كيف أين وين كم ما ماذا أي هو هي ليه",
      polite: "ممكن"),
    "ja": Words(
      denials: "ない なかった ません ないで なくて ずに 仮に としたら した人",
      openers: "なぜ どうして いつ だれ 誰 どこ",
      endings: "か かな っけ の かね かしら だっけ"),
  ]
}
