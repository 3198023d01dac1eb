import PhraseRouter
import Testing

/// A parameter that measures a length.
private func distance(
  minimum: Double? = nil, maximum: Double? = nil, unit: String? = nil
) -> Manifest.Parameter {
  Manifest.Parameter(
    name: "p", title: ["en": "distance"], type: .measurement(.length), minimum: minimum,
    maximum: maximum, unit: unit)
}

/// Values of every type, typed in a phrase and in reply to a question.
@Suite("Typed values")
struct TypedValueTests {
  /// An app with an intent for each parameter, `go ${...}` and `ask ...` without it.
  static func session(
    _ parameter: Manifest.Parameter, language: String = "en"
  ) throws -> Session {
    let phrases = ["go \(parameter.name) ${\(parameter.name)}", "ask \(parameter.name)"]
    let manifest = Manifest(
      app: Manifest.App(id: "values", name: ["en": "Values"]),
      languages: ["en", "de", "fr", "es", "ja", "ar"],
      enums: [
        Manifest.EnumType(
          name: "Size", title: ["en": "size"],
          cases: [
            .init(name: "small", title: ["en": "Small"], synonyms: ["en": ["tiny"]]),
            .init(name: "large", title: ["en": "Large"]),
            .init(name: "stop", title: ["en": "Stop"]),
          ])
      ],
      intents: [Manifest.Intent(name: "Go", title: ["en": "Go"], parameters: [parameter])],
      shortcuts: [Manifest.Shortcut(intent: "Go", phrases: [language: phrases])])
    return Session(
      router: try Router(manifest: manifest.validated()), language: language,
      context: ["now": "2026-11-20T12:00"])
  }

  /// What a reply to the question for a parameter fills it with.
  static func reply(
    _ text: String, to parameter: Manifest.Parameter, language: String = "en"
  ) async throws -> Turn {
    let session = try session(parameter, language: language)
    let turn = await session.send("ask \(parameter.name)")
    #expect(turn.isOpen)
    return await session.send(text)
  }

  static let valueRows: [(parameter: Manifest.Parameter, text: String, value: Value)] = [
    (.init(name: "p", type: .duration), "ninety minutes", .number(5400)),
    (.init(name: "p", type: .duration, unit: "min"), "90", .number(5400)),
    (distance(), "five kilometers", ["value": .number(5), "unit": "km"]),
    (distance(), "5", ["value": .number(5)]),
    (distance(unit: "km"), "5", ["value": .number(5), "unit": "km"]),
    (distance(maximum: 5, unit: "km"), "5000 m", ["value": .number(5000), "unit": "m"]),
    (.init(name: "p", type: .currency), "12.50 euros", ["amount": 12.5, "currency": "EUR"]),
    (.init(name: "p", type: .currency, unit: "EUR"), "12.50", ["amount": 12.5, "currency": "EUR"]),
    (.init(name: "p", type: .url), "example.com/x", "https://example.com/x"),
    (.init(name: "p", type: .person), "Ada Lovelace", "Ada Lovelace"),
    (.init(name: "p", type: .file), "notes.txt", "notes.txt"),
    (.init(name: "p", type: .date), "next friday at 6 pm", "2026-11-27T18:00"),
    (.init(name: "p", type: .date), "in two hours", "2026-11-20T14:00"),
    (.init(name: "p", type: .integer), "9007199254740993", 9_007_199_254_740_993),
    (.init(name: "p", type: .integer), "9223372036854775807", .integer(.max)),
    (
      .init(name: "p", type: .integer, minimum: 1, maximum: 0x1p63),
      "9223372036854775807", .integer(.max)
    ),
    (.init(name: "p", type: .integer), "two dozen", 24),
    (.init(name: "p", type: .integer), "50 percent", 50),
    (.init(name: "p", type: .number), "50 %", .number(50)),
    (.init(name: "p", type: .number, minimum: 0, maximum: 1), "50 %", .number(0.5)),
    (.init(name: "p", type: .integer, isList: true), "1, 2 and 3", [1, 2, 3]),
    (.init(name: "p", type: .integer, isList: true), "one hundred and five", [105]),
    (
      .init(name: "p", type: .string, isList: true), "milk, eggs, and bread",
      ["milk", "eggs", "bread"]
    ),
    (
      .init(name: "p", type: .duration, isList: true), "5 minutes and 1 hour",
      [.number(300), .number(3600)]
    ),
  ]

  @Test("Values are read from phrases and from replies", arguments: valueRows)
  func values(parameter: Manifest.Parameter, text: String, value: Value) async throws {
    let turn = try await Self.reply(text, to: parameter)
    #expect(turn.decision?.slots.first?.value == value, "\(turn.message)")
    #expect(!turn.isOpen)
    let typed = await (try Self.session(parameter)).send("go p \(text)")
    #expect(typed.decision?.slots.first?.value == value, "\(typed.message)")
  }

  /// What only replies are read as: cases of enums are picked, in phrases one by one.
  static let replyRows: [(parameter: Manifest.Parameter, text: String, value: Value)] = [
    (
      .init(name: "p", type: .enumeration("Size"), isList: true), "tiny and large",
      ["small", "large"]
    ),
    (.init(name: "p", type: .enumeration("Size"), isList: true), "1, 2", ["small", "large"]),
    (.init(name: "p", type: .enumeration("Size"), isList: true), "large", ["large"]),
    (.init(name: "p", type: .enumeration("Size")), "stop", "stop"),
  ]

  @Test("Values are read from replies", arguments: replyRows)
  func replies(parameter: Manifest.Parameter, text: String, value: Value) async throws {
    let turn = try await Self.reply(text, to: parameter)
    #expect(turn.decision?.slots.first?.value == value, "\(turn.message)")
    #expect(!turn.isOpen)
  }

  static let outOfRangeRows: [(parameter: Manifest.Parameter, text: String, bounds: String)] = [
    (distance(minimum: 1, maximum: 5, unit: "km"), "6 km", "from 1 km to 5 km"),
    (distance(minimum: 1, maximum: 5, unit: "km"), "5001 m", "from 1 km to 5 km"),
    (distance(minimum: 1), "50 cm", "at least 1 m"),
    (
      Manifest.Parameter(name: "p", type: .duration, minimum: 1, maximum: 90, unit: "min"),
      "two hours", "from 1 min to 1 h 30 min"
    ),
    (.init(name: "p", type: .currency, maximum: 9.5, unit: "EUR"), "10 €", "at most 9.50 EUR"),
    (.init(name: "p", type: .number, minimum: 0, maximum: 1), "150 %", "from 0 to 1"),
    (.init(name: "p", type: .integer, maximum: 5, isList: true), "1, 6", "at most 5"),
  ]

  @Test(
    "Values out of range are refused, and the bounds said",
    arguments: outOfRangeRows)
  func outOfRange(parameter: Manifest.Parameter, text: String, bounds: String) async throws {
    let turn = try await Self.reply(text, to: parameter)
    #expect(turn.isOpen)
    #expect(turn.message.contains(bounds), "\(turn.message)")
    let typed = await (try Self.session(parameter)).send("go p \(text)")
    #expect(typed.message.contains(bounds), "\(typed.message)")
  }

  static let unreadableRows: [(parameter: Manifest.Parameter, text: String)] = [
    (distance(), "blue"), (distance(), "5 minutes"), (.init(name: "p", type: .duration), "90"),
    (.init(name: "p", type: .duration), "-5 minutes"), (.init(name: "p", type: .currency), "5"),
    (.init(name: "p", type: .duration, unit: "min"), "-5"),
    (.init(name: "p", type: .integer), "9223372036854775808"),
    (.init(name: "p", type: .url), "nowhere"), (.init(name: "p", type: .date), "in 5 km"),
    (.init(name: "p", type: .integer, isList: true), "1, blue"),
  ]

  @Test(
    "What is no value is asked for again",
    arguments: unreadableRows)
  func unreadable(parameter: Manifest.Parameter, text: String) async throws {
    let turn = try await Self.reply(text, to: parameter)
    #expect(turn.isOpen)
    #expect(turn.message.contains("“\(text)” doesn’t fit here."), "\(turn.message)")
  }

  @Test(
    "Values of booleans are the app's words, and yes and no",
    arguments: [
      ("en", "on", true), ("en", "Off", false), ("en", "yes", true), ("en", "2", false),
      ("de", "aus", false), ("de", "ja", true),
    ])
  func labels(language: String, text: String, value: Bool) async throws {
    let parameter = Manifest.Parameter(
      name: "p", title: ["en": "Light"], type: .boolean, trueLabel: ["en": "On", "de": "An"],
      falseLabel: ["en": "Off", "de": "Aus"])
    let session = try Self.session(parameter, language: language)
    let question = await session.send("ask p")
    #expect(question.message == (language == "en" ? "Light: On or Off?" : "Light: An oder Aus?"))
    #expect(question.options.map(\.title) == (language == "en" ? ["On", "Off"] : ["An", "Aus"]))
    let turn = await session.send(text)
    #expect(turn.decision?.slots.first?.value == .bool(value))
    if text != "2", text != "yes", text != "ja" {
      let typed = await session.send("go p \(text)")
      #expect(typed.decision?.slots.first?.value == .bool(value), "\(typed.message)")
      #expect(typed.message.contains(value ? "On" : language == "en" ? "Off" : "Aus"))
    }
  }

  static let displayRows: [(parameter: Manifest.Parameter, text: String, shown: String)] = [
    (distance(), "half a mile", "0.5 mi"),
    (.init(name: "p", type: .duration), "1:30:15", "1 h 30 min 15 s"),
    (.init(name: "p", type: .currency), "12.50 euros", "12.50 EUR"),
    (.init(name: "p", type: .string, isList: true), "a, b", "a, b"),
  ]

  @Test(
    "Values are said as people read them",
    arguments: displayRows)
  func display(parameter: Manifest.Parameter, text: String, shown: String) async throws {
    let turn = try await Self.reply(text, to: parameter)
    #expect(turn.message == "Go: \(shown)")
  }

  static let languagesRows:
    [(language: String, type: Manifest.ParameterType, text: String, value: Value)] = [
      ("de", Manifest.ParameterType.duration, "eineinhalb Stunden", Value.number(5400)),
      ("de", .currency, "1.234,50 €", ["amount": .number(1234.5), "currency": "EUR"]),
      ("fr", .duration, "une heure et demie", .number(5400)),
      ("es", .measurement(.mass), "medio kilo", ["value": .number(0.5), "unit": "kg"]),
      ("ja", .duration, "2時間半", .number(9000)),
      ("ar", .currency, "خمسة دولارات", ["amount": .number(5), "currency": "USD"]),
    ]

  @Test(
    "Values are read in the language of the dialogue",
    arguments: languagesRows)
  func languages(
    language: String, type: Manifest.ParameterType, text: String, value: Value
  ) async throws {
    let turn = try await Self.reply(
      text, to: Manifest.Parameter(name: "p", type: type), language: language)
    #expect(turn.decision?.slots.first?.value == value, "\(turn.message)")
  }

  @Test(
    "Values are listed in six languages",
    arguments: [
      ("de", "1, 2 und 3"), ("fr", "1, 2 et 3"), ("es", "1, 2 y 3"), ("ja", "1、2と3"),
      ("ar", "1، 2 و3"), ("en", "1,2,3"), ("de", "1,2,3"), ("en", "1, 2, and 3"),
    ])
  func lists(language: String, text: String) async throws {
    let turn = try await Self.reply(
      text, to: Manifest.Parameter(name: "p", type: .integer, isList: true), language: language)
    #expect(turn.decision?.slots.first?.value == [1, 2, 3], "\(turn.message)")
  }

  @Test("Values of an entity that a list takes stand in an array")
  func entityList() async throws {
    var manifest = TestApp.manifest(entities: TestApp.entities("Alpha"))
    manifest.intents[0].parameters[0].isList = true
    let session = Session(router: try Router(manifest: manifest.validated()))
    let turn = await session.send("open the box alpha")
    #expect(turn.decision?.slots.first?.value == ["Alpha"])
    #expect(turn.decision?.slots.first?.entityID == "thing-0")
  }
}
