import AppManifest
import Testing

@testable import Dialogue

/// What is said, in every language.
struct PromptTests {
  // MARK: Messages

  /// The placeholders that each message may use.
  private static let placeholders: [String: Set<String>] = [
    "subtitled": ["title", "subtitle"], "action": ["action", "values"], "confirm": ["action"],
    "corrected": ["value"], "yesOrNo": ["title"], "eitherOr": ["title", "yes", "no"],
    "bareQuestion": ["title"],
    "severalFit": ["text"],
    "didYouMean": ["option"], "didYouMeanInstead": ["option"], "optionCount": ["count"],
    "reason": ["action"], "undone": ["action"], "difference": ["attributes"],
    "facts": ["option", "facts"], "wholeOnly": ["lower", "upper"],
    "unknown": ["type", "article", "indefinite", "text"], "unknownName": ["text"],
    "unreadable": ["text"], "fromTo": ["minimum", "maximum"], "atLeast": ["minimum"],
    "atMost": ["maximum"], "outOfRange": ["text"], "unavailable": ["text"],
    "listHint": ["first", "last"], "nearest": ["phrases"],
  ]

  @Test(
    "Every message says something and uses its own placeholders",
    arguments: DialogueLanguage.all.map(\.code))
  func messages(_ language: String) throws {
    let messages = DialogueLanguage.best(for: language).messages
    for child in Mirror(reflecting: messages).children {
      guard let name = child.label, let text = child.value as? String else { continue }
      #expect(!text.isEmpty || name == "sentenceSeparator", "\(name)")
      let used = Set(text.matches(of: /\{(\w+)\}/).map { String($0.output.1) })
      #expect(used.isSubset(of: Self.placeholders[name] ?? []), "\(name): \(text)")
      if !["unknown", "subtitled"].contains(name) {
        #expect(used == Self.placeholders[name] ?? [], "\(name): \(text)")
      }
    }
    #expect(messages.questions.contains { $0.ending.isEmpty }, "some question suits any title")
    for question in messages.questions {
      #expect(question.text.contains("{title}") || question.text.contains("{indefinite}"))
    }
  }

  @Test(
    "Questions suit their nouns",
    arguments: [
      ("en", "Film", "Which film?"), ("en", "TV show", "Which TV show?"), ("en", "", "Which ?"),
      ("de", "Film", "Welcher Film?"), ("de", "Liste", "Welche Liste?"),
      ("de", "Genre", "Welches Genre?"), ("de", "Name", "Welcher Name?"),
      ("de", "Bewertung", "Welche Bewertung?"), ("de", "Datum", "Welches Datum?"),
      ("de", "Regisseur", "Welcher Regisseur?"), ("de", "Käse-Quiz", "Bitte angeben: Käse-Quiz"),
      ("fr", "Film", "Quel film ?"), ("fr", "Liste", "Quelle liste ?"),
      ("fr", "Genre", "Quel genre ?"),
      ("fr", "Date", "Quelle date ?"), ("fr", "Réalisateur", "Quel réalisateur ?"),
      ("fr", "Quiz", "Veuillez préciser : quiz"), ("es", "Película", "¿Qué película?"),
      ("ja", "映画", "どの映画ですか？"), ("ja", "日付", "日付を教えてください。"), ("ar", "فيلم", "أي فيلم؟"),
      ("ar", "الفيلم", "أي فيلم؟"),
      ("en", "From", "From?"), ("en", "Ship to", "Ship to?"), ("en", "How many", "How many?"),
      ("en", "Form", "Which form?"), ("de", "Von", "Von?"), ("de", "Wie oft", "Wie oft?"),
      ("de", "Ohne", "Ohne?"), ("fr", "À", "À ?"), ("fr", "Jusqu’à", "Jusqu’à ?"),
      ("es", "Desde", "¿Desde?"), ("es", "Cuándo", "¿Cuándo?"), ("ja", "から", "「から」を教えてください。"),
      ("ar", "إلى", "إلى؟"), ("pt", "Film", "Which film?"), ("de-AT", "Film", "Welcher Film?"),
    ])
  func questions(_ language: String, _ title: String, _ question: String) {
    let manifest = Manifest(
      app: Manifest.App(id: "a", name: [:]), languages: [language],
      intents: [
        Manifest.Intent(
          name: "i",
          parameters: [Manifest.Parameter(name: "p", title: [language: title], type: .string)])
      ])
    let request = ValueRequest(
      invocation: Invocation(intent: "i"), parameter: "p", reason: .missing)
    #expect(
      PromptWriter(manifest: manifest, language: language).message(for: .askValue(request))
        == question)
  }

  @Test(
    "What is unknown is named by nouns only",
    arguments: [
      ("en", "Account", "I don’t know an account called “x”. Which account?"),
      ("en", "From", "I don’t know anything called “x”. From?"),
      ("ar", "من", "لا أعرف شيئًا باسم «x». من؟"),
      ("ja", "いつ", "「x」は見つかりません。「いつ」を教えてください。"),
    ])
  func unknownNames(_ language: String, _ title: String, _ message: String) {
    let manifest = Manifest(
      app: Manifest.App(id: "a", name: [:]), languages: [language],
      intents: [
        Manifest.Intent(
          name: "i",
          parameters: [Manifest.Parameter(name: "p", title: [language: title], type: .string)])
      ])
    let request = ValueRequest(
      invocation: Invocation(intent: "i"), parameter: "p", reason: .unknown("x"))
    #expect(
      PromptWriter(manifest: manifest, language: language).message(for: .askValue(request))
        == message)
  }

  @Test func theAppsOwnPromptWinsInItsLanguageOnly() {
    var manifest = filmApp
    manifest.intents[0].parameters[0].prompt = ["en": "Pick a film."]
    let decision = Decision.askValue(
      ValueRequest(
        invocation: Invocation(intent: "markWatched"), parameter: "film", reason: .missing))
    #expect(
      PromptWriter(manifest: manifest, language: "en").message(for: decision) == "Pick a film.")
    #expect(
      PromptWriter(manifest: manifest, language: "en-GB").message(for: decision) == "Pick a film.")
    #expect(
      PromptWriter(manifest: manifest, language: "de").message(for: decision) == "Welcher Film?")
  }

  @Test func untitledThingsAreNotCalledByTheirIdentifiers() {
    let manifest = Manifest(
      app: Manifest.App(id: "a", name: [:]), languages: ["en"],
      intents: [
        Manifest.Intent(
          name: "HassTurnOn",
          parameters: [Manifest.Parameter(name: "entity_id", type: .entity("Lamp"))])
      ])
    let writer = PromptWriter(manifest: manifest, language: "en")
    let invocation = Invocation(intent: "HassTurnOn")
    let decisions: [Decision] = [
      .run(invocation), .confirm(invocation), .run(Invocation(intent: "Undeclared")),
      .askValue(ValueRequest(invocation: invocation, parameter: "entity_id", reason: .missing)),
      .askValue(
        ValueRequest(invocation: invocation, parameter: "entity_id", reason: .unknown("x"))),
      .askValue(
        ValueRequest(invocation: invocation, parameter: "entity_id", reason: .outOfRange("x"))),
      .chooseEntity(
        EntityChoice(
          invocation: invocation, slot: FilledSlot(name: "entity_id", text: "x", value: "x"),
          options: [hit("A"), hit("B")])),
      .chooseIntent(
        IntentChoice(options: [
          IntentOption(invocation: invocation), IntentOption(invocation: invocation),
        ])),
    ]
    for decision in decisions {
      let said = writer.message(for: decision) + writer.options(for: decision).map(\.title).joined()
      #expect(!said.isEmpty)
      for name in ["Hass", "entity_id", "Lamp", "Undeclared"] { #expect(!said.contains(name)) }
    }
  }

  @Test(
    "Rejections",
    arguments: [
      (Rejection.Reason.empty, "Type what you would like to do."),
      (.noMatch, "I didn’t understand that."), (.negativePhrase, "I’ll leave that alone."),
      (.tooLong, "That is too long for me."),
      (.unknownLanguage, "I don’t speak that language here."),
    ])
  func rejections(_ reason: Rejection.Reason, _ message: String) {
    let writer = TestRouter.film("en").guide.writer
    #expect(writer.message(for: .reject(Rejection(reason: reason))) == message)
    let near = Rejection(reason: reason, nearest: ["rate ${film}", "browse"])
    #expect(writer.message(for: .reject(near)) == message + " Try: rate ${film}, browse")
  }

  @Test(
    "Ranges",
    arguments: [
      (1.0, 5.0, "It has to be from 1 to 5."), (0.5, nil, "It has to be at least 0.5."),
      (nil, 10.0, "It has to be at most 10."), (nil, nil, "“x” is out of range."),
    ] as [(Double?, Double?, String)])
  func ranges(_ minimum: Double?, _ maximum: Double?, _ message: String) {
    var manifest = filmApp
    manifest.intents[2].parameters[1].minimum = minimum
    manifest.intents[2].parameters[1].maximum = maximum
    let request = ValueRequest(
      invocation: Invocation(intent: "rate"), parameter: "stars", reason: .outOfRange("x"))
    let said = PromptWriter(manifest: manifest, language: "en").message(for: .askValue(request))
    #expect(said == message + " Which rating?")
  }

  // MARK: Templates

  @Test(
    "Placeholders are filled once",
    arguments: [
      ("{a}", "{b}"), ("{a}{b}", "{b}{a}"), ("{c}", "{c}"), ("{", "{"), ("}", "}"), ("{a", "{a"),
      ("{{a}}", "{{b}}"), ("x {a} y", "x {b} y"), ("", ""), ("{}", "{}"), ("{x {b}", "{x {a}"),
    ])
  func filling(_ template: String, _ filled: String) {
    #expect(MessageTemplate.fill(template, ["a": "{b}", "b": "{a}"]) == filled)
  }

  @Test func quotesAreShortAndOnOneLine() {
    #expect(MessageTemplate.quote("  a \n\t b ") == "a b")
    #expect(MessageTemplate.quote(String(repeating: "x", count: 61)).count == 61)
    #expect(MessageTemplate.quote(String(repeating: "x", count: 61)).hasSuffix("x…"))
    #expect(MessageTemplate.quote(String(repeating: "x", count: 60)).hasSuffix("x"))
  }

  // MARK: Small parts

  @Test(
    "Frames",
    arguments: [
      ("the {} one", "the second one", "second"), ("the {} one", "the one", nil),
      ("the {} one", "second one", nil), ("{}番目", "二番目", "二"), ("{}番目", "番目", nil),
      ("no, I meant {}", "no i meant cars", "cars"), ("#{}", "#2", "2"), ("{}", "x", "x"),
      ("{}", "", nil), ("いや、{}です", "いや カーズです", "カーズ"),
    ] as [(String, String, String?)])
  func frames(_ frame: String, _ text: String, _ gap: String?) {
    let normalize = ReplyNormalizer(language: "en").normalize
    #expect(Frame(frame, normalize: normalize).gap(in: text) == gap)
  }

  @Test(
    "One typing error is forgiven in longer words",
    arguments: [
      ("unkrich", "unkrih", true), ("unkrich", "unkricch", true), ("unkrich", "unkirch", true),
      ("unkrich", "unkroch", true), ("unkrich", "unkirhc", false), ("unkrich", "ukrih", false),
      ("dune", "dume", false), ("cars", "car", false), ("lynch", "lynhc", true),
      ("lynch", "", false),
    ])
  func typos(_ known: String, _ typed: String, _ isOne: Bool) {
    #expect(known[...].isOneTypo(from: typed[...]) == isOne)
  }

  @Test(
    "Numbers",
    arguments: [
      ("2", 2.0), ("-3", -3), ("+1", 1), ("2.5", 2.5), ("2,5", 2.5), ("−4", -4), ("nan", nil),
      ("inf", nil), ("0x10", nil), ("1e3", nil), ("1.2.3", nil), ("", nil), ("--1", nil),
      (String(repeating: "9", count: 400), nil),
    ] as [(String, Double?)])
  func decimals(_ text: String, _ number: Double?) {
    #expect(Double(decimal: text) == number)
  }

  @Test(
    "Languages fall back to their parents, then to English",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("zh-Hant-TW", "en"), ("", "en"), ("ja_JP", "ja"), ("-", "en"),
    ])
  func fallbacks(_ tag: String, _ code: String) {
    #expect(DialogueLanguage.best(for: tag).code == code)
  }
}
