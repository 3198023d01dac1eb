import AppManifest
import Testing

@testable import Dialogue

/// What replies mean, in every language.
struct ReplyTests {
  /// What a reply to a list of three films comes to.
  private static func meaning(of reply: String, language: String, of hits: [EntityHit]) throws
    -> String
  {
    var machine = DialogueMachine(guide: TestRouter.film(language).guide)
    let messages = machine.guide.writer.messages
    let choice = EntityChoice(
      invocation: Invocation(intent: "markWatched"),
      slot: FilledSlot(name: "film", text: "x", value: "x"), options: hits)
    _ = machine.begin(.chooseEntity(choice))
    var action = machine.reply(reply)
    if case .route = action { action = machine.routed(.reject(Rejection(reason: .noMatch))) }
    switch action {
    case .route(let text): return "route \(text)"
    case .lookUp(let request): return "look up \(request.text)"
    case .show(let turn):
      switch turn.decision {
      case .run(let invocation):
        let index = hits.firstIndex { $0.id == invocation.slots.first?.entityID }
        return index.map { String($0 + 1) } ?? "?"
      case .askValue: return "none"
      case .chooseEntity(let choice) where choice.options.count < hits.count:
        return "narrowed to \(choice.options.count)"
      default: break
      }
      let notices = [
        messages.cancelled: "cancel", messages.nothingBefore: "back", messages.noMore: "more",
        messages.noPrevious: "previous", messages.help: "help",
        messages.notUnderstood: "not understood",
      ]
      return notices.first { turn.message.hasPrefix($0.key) }?.value ?? "again"
    }
  }

  private static let trilogy = [
    hit("Toy Story", year: 1995, director: "John Lasseter"),
    hit("Toy Story 2", year: 1999, director: "Ash Brannon"),
    hit("Toy Story 3", year: 2010, director: "Lee Unkrich"),
  ]

  private static let japanese = [
    hit("風の谷", year: 1984, director: "宮崎駿"), hit("風の森", year: 1999, director: "高畑勲"),
    hit("海の街", year: 2010, director: "米林宏昌"),
  ]

  private static let arabic = [
    hit("الأسد الملك", year: 1994, director: "روجر أليرز"),
    hit("الأسد الصغير", year: 1999, director: "جون فافرو"),
    hit("حكاية لعبة", year: 2010, director: "لي أنكريتش"),
  ]

  private static func options(_ language: String) -> [EntityHit] {
    ["ja": japanese, "ar": arabic][language] ?? trilogy
  }

  /// What the reply means, and ways to say it.
  typealias Row = (language: String, meaning: String, replies: [String])

  static let rows: [Row] = [
    (
      "en", "2",
      [
        "2", " 2. ", "２", "٢", "two", "number two", "number 2", "No. 2", "option two", "#2",
        "the second", "the second one", "second", "2nd", "the 2nd one please", "SECOND!",
        "the one from 1999", "the 1999 one", "1999", "from 1999", "Toy Story 2", "toy story 1999",
        "the one by Ash Brannon", "brannon", "directed by Brannon", "by ash brannon",
        "I meant the second", "no, the second", "no, I meant toy story 2", "no 2", "bramnon",
        "the film from 1999",
      ]
    ),
    (
      "en", "3",
      ["last", "the last one", "the last", "lee unkrich", "2010", "3"]
    ),
    ("en", "1", ["first", "the first", "toy story", "Toy Story!", "the first one", "lasseter"]),
    ("en", "look up Cars", ["no, I meant Cars", "I meant Cars", "Cars", "actually Cars"]),
    ("en", "look up -1", ["-1", " -1 "]),
    ("en", "not understood", ["4", "number nine", "the ninth", "98"]),
    ("de", "look up Cars", ["nein, ich meinte Cars", "ich meinte Cars", "Cars"]),
    (
      "de", "2",
      [
        "2", "zwei", "Nummer zwei", "die 2", "das zweite", "der Zweite", "den zweiten bitte",
        "zweiter", "der von 1999", "der aus dem Jahr 1999", "aus 1999",
        "der 1999er", "der von Ash Brannon", "nein, ich meinte den zweiten", "2.", "die 2. bitte",
      ]
    ),
    ("de", "3", ["das letzte", "der letzte", "letzter", "drei", "Unkrich", "der von Lee Unkrich"]),
    (
      "fr", "2",
      [
        "2", "deux", "le numéro deux", "numéro 2", "le deuxième", "la deuxième", "le second",
        "2e", "le 2ème", "celui de 1999", "celui de Brannon", "celui réalisé par Ash Brannon",
        "de 1999", "non, je voulais dire le deuxième", "le deuxième, s'il te plaît",
      ]
    ),
    ("fr", "3", ["le dernier", "dernière", "trois", "celui de Lee Unkrich"]),
    ("fr", "look up Cars", ["non, je voulais dire Cars", "plutôt Cars", "je voulais dire Cars"]),
    (
      "es", "2",
      [
        "2", "dos", "número dos", "la número 2", "el segundo", "la segunda", "la de 1999",
        "la del año 1999", "la de Brannon", "dirigida por Ash Brannon",
        "no, quise decir la segunda",
        "la segunda, por favor", "2.º",
      ]
    ),
    ("es", "3", ["el último", "la última", "tres", "la de Lee Unkrich"]),
    ("es", "look up Cars", ["no, quise decir Cars", "quise decir Cars", "me refería a Cars"]),
    (
      "ja", "2",
      [
        "2", "２", "二", "2番", "２番", "二番", "2番目", "二番目", "二番目のやつ", "二つ目", "ふたつ目",
        "2つ目のもの", "2番でお願いします", "1999年のやつ", "1999年の方", "1999", "高畑勲監督の", "高畑勲のやつ",
        "風の森", "森", "いや、二番目です", "2番です", "二番目のをお願いします",
      ]
    ),
    ("ja", "3", ["最後", "最後のやつ", "最後の", "一番下", "三番目", "米林", "海"]),
    ("ja", "1", ["最初", "最初の", "一番目", "谷", "宮崎駿が監督したもの"]),
    ("ja", "narrowed to 2", ["風"]),
    ("ja", "look up カーズ", ["いや、カーズです", "いいえ、カーズです", "カーズのことです", "カーズ"]),
    (
      "ar", "2",
      [
        "2", "٢", "اثنان", "رقم ٢", "رقم اثنين", "الثاني", "الثانية", "الخيار الثاني", "ثاني",
        "الذي من عام 1999", "من 1999", "١٩٩٩", "للمخرج جون فافرو", "فافرو", "الأسد الصغير",
        "لا، أقصد الثاني", "الثاني من فضلك",
      ]
    ),
    ("ar", "3", ["الأخير", "الأخيرة", "آخر واحد", "الثالث", "حكاية لعبة", "حكاية"]),
    ("ar", "1", ["الأول", "واحد", "الملك"]),
    ("ar", "narrowed to 2", ["الأسد"]),
    ("ar", "look up سيارات", ["لا، أقصد سيارات", "أقصد سيارات", "سيارات"]),
  ]

  @Test(
    "Replies to a list",
    arguments: rows.flatMap { row in
      row.replies.map { (row.language, $0, row.meaning) }
    })
  func replies(_ language: String, _ reply: String, _ meaning: String) throws {
    let found = try Self.meaning(of: reply, language: language, of: Self.options(language))
    #expect(found == meaning)
  }

  @Test("Every steering word steers", arguments: DialogueLanguage.all.map(\.code))
  func steeringWords(_ language: String) throws {
    let words = DialogueLanguage.best(for: language).words
    let options = Self.options(language)
    for (control, meaning): (ReplyLexicon.Control, String) in [
      (.cancel, "cancel"), (.back, "back"), (.more, "more"), (.previous, "previous"),
      (.noneOfThese, "none"), (.again, "again"), (.help, "help"), (.no, "none"),
    ] {
      for word in words[control] {
        let found = try Self.meaning(of: word, language: language, of: options)
        #expect(found == meaning, "\(language): \(word)")
      }
    }
    for word in words.yes {
      #expect(try Self.meaning(of: word, language: language, of: [trilogyPart]) == "1", "\(word)")
    }
  }

  private var trilogyPart: EntityHit { hit("Zzyzx") }

  @Test("Every number and place counts", arguments: DialogueLanguage.all.map(\.code))
  func numbers(_ language: String) throws {
    let words = DialogueLanguage.best(for: language).words
    let options = (1...12).map { hit("\(String(repeating: "q", count: $0))", id: "q\($0)") }
    for (index, names) in words.cardinals.enumerated() {
      for name in names {
        let found = try Self.meaning(of: name, language: language, of: options)
        #expect(found == String(index + 1), "\(language): \(name)")
      }
    }
    for (index, names) in words.ordinals.enumerated() {
      for name in names {
        let found = try Self.meaning(of: name, language: language, of: options)
        #expect(found == String(index + 1), "\(language): \(name)")
      }
    }
    for name in words.last {
      let found = try Self.meaning(of: name, language: language, of: options)
      #expect(found == "10", "the last one shown, \(language): \(name)")
    }
  }

  @Test("No word means two things", arguments: DialogueLanguage.all.map(\.code))
  func wordsAreDistinct(_ language: String) {
    let words = DialogueLanguage.best(for: language).words
    let normalize = ReplyNormalizer(language: language).normalize
    var meanings: [String: String] = [:]
    var lists = ReplyLexicon.Control.listed.map { ("\($0)", words[$0]) }
    lists += words.cardinals.enumerated().map { ("number \($0 + 1)", $1) }
    lists += words.ordinals.enumerated().map { ("place \($0 + 1)", $1) }
    lists.append(("last", words.last))
    for (meaning, list) in lists {
      for word in list {
        let text = normalize(word)
        #expect(!text.isEmpty, "\(word) says nothing")
        let other = meanings.updateValue(meaning, forKey: text)
        #expect(other == nil || other == meaning, "\(language): \(word)")
      }
    }
  }

  @Test("Yes and no answer a confirmation", arguments: DialogueLanguage.all.map(\.code))
  func confirmations(_ language: String) {
    let words = DialogueLanguage.best(for: language).words
    let guide = TestRouter.film(language).guide
    for (replies, runs) in [(words.yes, true), (words.no, false)] {
      for reply in replies {
        var machine = DialogueMachine(guide: guide)
        _ = machine.begin(.confirm(Invocation(intent: "deleteList")))
        guard case .show(let turn) = machine.reply(reply) else {
          failed("\(language): \(reply)")
          continue
        }
        #expect(!turn.isOpen)
        #expect(turn.decision == (runs ? .run(Invocation(intent: "deleteList")) : nil), "\(reply)")
      }
    }
  }
}
