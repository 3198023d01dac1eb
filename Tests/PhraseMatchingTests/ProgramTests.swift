import AppManifest
import PhraseMatching
import TextAnalysis
import Testing

@Suite("Compiled lists, numbers and skip words")
struct ProgramTests {
  // MARK: Numbers

  /// A range, what is typed after “go”, and the number it is read as.
  static let numbers: [(NumberRange, [(String, Double?)])] = [
    (
      NumberRange(from: 0, to: 100),
      [
        ("0", 0), ("100", 100), ("101", nil), ("-1", nil), ("-0", 0), ("007", 7), ("  5", 5),
        ("5.5", nil), ("5,5", nil), ("five", 5), ("Five", nil), ("forty-two", 42),
        ("forty two", 42), ("one hundred", 100), ("hundred", nil), ("one hundred one", nil),
        ("fivex", nil), ("5x", nil), ("٥", nil), ("5 5", nil), ("99999999999999999999", nil),
      ]
    ),
    (
      NumberRange(from: -9, to: 9),
      [("-9", -9), ("-10", nil), ("9", 9), ("minus five", -5), ("- 5", nil), ("−5", nil)]
    ),
    (
      NumberRange(from: 0, to: 90, step: 5),
      [("0", 0), ("5", 5), ("7", nil), ("90", 90), ("95", nil), ("fifteen", 15), ("sixteen", nil)]
    ),
    (NumberRange(from: 3, to: 11, step: 4), [("3", 3), ("4", nil), ("7", 7), ("11", 11)]),
    (
      NumberRange(from: 1, to: 3, fractions: .halves),
      [
        ("1", 1), ("1.5", 1.5), ("1,5", 1.5), ("1.50", 1.5), ("1.2", nil), ("0.5", nil),
        ("3", 3), ("3.5", 3.5), ("4", nil), ("1.", 1), ("1.x", nil), ("1 .5", nil),
      ]
    ),
    (
      NumberRange(from: 0, to: 2, fractions: .tenths),
      [("0.1", 0.1), ("1.9", 1.9), ("2.9", 2.9), ("1.25", nil), ("1.10", 1.1), ("3.0", nil)]
    ),
    (
      NumberRange(from: 0, to: 10, step: 5, fractions: .halves),
      [("5.5", 5.5), ("6", nil), ("6.5", nil), ("10.5", 10.5)]
    ),
    (
      NumberRange(from: 0, to: 50, multiplier: 0.5),
      [("50", 25), ("51", nil), ("seven", 3.5), ("0", 0)]
    ),
    (NumberRange(from: 0, to: 9, digits: false), [("5", nil), ("five", 5)]),
    (NumberRange(from: 0, to: 9, words: false), [("5", 5), ("five", nil)]),
    (NumberRange(from: 0, to: 99, wordsLanguage: "de"), [("zweiundvierzig", 42), ("two", nil)]),
    (NumberRange(from: 7, to: 7), [("7", 7), ("6", nil), ("seven", 7)]),
  ]

  @Test("Numbers are read within their range", arguments: numbers)
  func number(range: NumberRange, cases: [(String, Double?)]) throws {
    let compiled = try CompiledSentences("go {n}", lists: ["n": .range(range)])
    for (typed, number) in cases {
      let expected = number.map { "n=" + Value.number($0).displayText }
      #expect(compiled.best("go " + typed)?.slotText == expected, "“\(typed)”")
    }
  }

  @Test("Of a great many ranges, only some are spelled in words")
  func manyRanges() throws {
    let names = (0..<5).map { "r\($0)" }
    let lists = names.enumerated().map { index, name in
      (name, ValueList.range(NumberRange(from: index * 20_000, to: index * 20_000 + 9_000)))
    }
    let set = SentenceSet(
      lists: Dictionary(uniqueKeysWithValues: lists),
      blocks: names.map { SentenceBlock(intent: $0, sentences: ["go {\($0)}"]) })
    let compiled = try CompiledSentences(set)
    let spelled = ["five", "twenty thousand five", "forty thousand five", "eighty thousand five"]
    #expect(spelled.map { compiled.best("go " + $0)?.intent } == ["r0", "r1", nil, nil])
    #expect((0..<5).map { compiled.best("go \($0 * 20_000 + 5)")?.intent } == names)
  }

  @Test(
    "A range without numbers is a fault",
    arguments: [
      NumberRange(from: 5, to: 1), NumberRange(from: 0, to: 9, step: 0),
      NumberRange(from: 0, to: 9, step: -1),
    ])
  func emptyRange(range: NumberRange) {
    let set = SentenceSet(
      lists: ["n": .range(range)], blocks: [SentenceBlock(intent: "T", sentences: ["go {n}"])])
    #expect(CompiledSentences.compile(set).faults.count == 1)
  }

  @Test(
    "Number words follow the utterance's language and the edition",
    arguments: [
      ("de", SentenceSet.Edition.v3_0, "zweiundvierzig", true),
      ("fr", .v3_0, "quarante-deux", true), ("fr", .v3_0, "quarante deux", true),
      ("ar", .v3_0, "خمسة", true), ("ja", .v3_0, "五", true), ("zh-CN", .v3_0, "五", false),
      ("zh-CN", .v3_12, "五", true), ("pt-BR", .v3_12, "cinco", true), ("en", .v3_0, "cinco", false),
    ])
  func numberWords(
    language: String, edition: SentenceSet.Edition, typed: String, matches: Bool
  ) throws {
    let compiled = try CompiledSentences(
      "x {n}", lists: ["n": .range(NumberRange(from: 0, to: 100))], edition: edition,
      language: language)
    #expect((compiled.best("x " + typed) != nil) == matches)
  }

  // MARK: Skip words

  /// Skip words, what is typed, and whether “go now” is left.
  static let skipping: [([String], String, Bool)] = [
    (["please"], "please go now", true), (["please"], "go please now", true),
    (["please"], "go now please", true), (["please"], "Please, go, please, now please!", true),
    (["please"], "go nowplease", false), (["please"], "pleasego now", false),
    (["please"], "go-please now", true), (["please"], "go now pleases", false),
    (["can you"], "can you go now", true), (["can you"], "can  you go now", true),
    (["can you"], "can go now", false),
    // The longest goes first, whatever the order in which they are written.
    (["can you", "can you please"], "can you please go now", true),
    (["can", "can you"], "can you go now", true), (["you", "can you"], "can you go now", true),
    (["a", "b"], "a b a go b a now b", true), (["a b", "b c"], "a b c go now", false),
    (["(kindly|please)"], "please go now", false), (["ÉTÉ"], "été go now", true),
    (["go"], "go now", false), ([""], "go now", true), ([" "], "go now", true),
  ]

  @Test("Skip words go wherever they stand between words", arguments: skipping)
  func skipWords(words: [String], utterance: String, matches: Bool) throws {
    let compiled = try CompiledSentences("go now", skipWords: words)
    #expect((compiled.best(utterance) != nil) == matches)
  }

  @Test("Where white space is ignored, skip words go anywhere")
  func skipWordsAnywhere() throws {
    let compiled = try CompiledSentences(
      "打开灯", skipWords: ["请", "一下"], ignoresWhitespace: true, language: "zh-cn")
    for utterance in ["打开灯", "请打开灯", "打 开一下灯", "打开灯 请", "请请打开灯"] {
      #expect(compiled.best(utterance) != nil, "\(utterance)")
    }
    #expect(compiled.best("打开一灯") == nil)
    #expect(compiled.best("请") == nil)
  }

  @Test("Captures speak of the typed text, skip words aside")
  func skippedSource() throws {
    let compiled = try CompiledSentences(
      "add {w} to {c}", lists: ["w": .wildcard, "c": .plain("list")], skipWords: ["please", "the"])
    let best = compiled.best("Please add  Oat the Milk, please, to THE list")
    #expect(best?.slotText == "c=list, w=Oat Milk")
    #expect(compiled.best("please the") == nil)
  }

  // MARK: Lists

  @Test("Values that suit the same blocks stay apart by list and by context")
  func lists() throws {
    let set = SentenceSet(
      lists: [
        "a": .values([
          ListValue(input: "lamp", output: 1, context: ["k": "x"]),
          ListValue(input: "lamp", output: 2, context: ["k": "y"]),
          ListValue(input: "lamp", output: 3),
        ]),
        "b": .values([
          ListValue(input: "lamp", output: 4), ListValue(input: "hall lamp", output: 5),
        ]),
      ],
      blocks: [
        SentenceBlock(
          intent: "X", sentences: ["one {a}"],
          requiresContext: ["k": ContextCondition(values: ["x"])]),
        SentenceBlock(
          intent: "Y", sentences: ["two {a}"],
          excludesContext: ["k": ContextCondition(values: ["x"])]),
        SentenceBlock(intent: "Z", sentences: ["three {a}", "four {b}", "five {b:a}"]),
        SentenceBlock(
          intent: "L", sentences: ["six {a}", "seven {b}"], lists: ["a": .plain("door")]),
      ])
    let compiled = try CompiledSentences(set)
    #expect(compiled.all("one lamp").map(\.slotText) == ["a=1"])
    #expect(compiled.all("two lamp").map(\.slotText) == ["a=2", "a=3"])
    #expect(compiled.all("three lamp").map(\.slotText) == ["a=1", "a=2", "a=3"])
    #expect(compiled.all("four lamp").map(\.slotText) == ["b=4"])
    #expect(compiled.all("five hall lamp").map(\.slotText) == ["a=5"])
    #expect(compiled.all("six lamp").isEmpty)
    #expect(compiled.all("six door").map(\.slotText) == ["a=door"])
    #expect(compiled.all("seven lamp").map(\.slotText) == ["b=4"])
  }

  @Test(
    "Names that stand for nothing are faults, and only where they are used",
    arguments: [
      ("go {x}", "no list or parameter {x}"), ("go [{x}]", "no list or parameter {x}"),
      ("go <x>", "no rule <x>"), ("go <bad>", "in rule <bad>"), ("go {bad}", "in list {bad}"),
    ])
  func unknownNames(template: String, message: String) throws {
    let set = SentenceSet(
      lists: ["bad": .plain("(a"), "unused": .plain("[")], rules: ["bad": "a)", "unused": "("],
      blocks: [SentenceBlock(intent: "T", sentences: ["fine", template])])
    let output = CompiledSentences.compile(set)
    #expect(output.faults.map(\.place) == [.sentence(block: 0, sentence: 1)])
    #expect(output.faults.first?.fault.message.contains(message) == true)
    #expect(output.sentences?.sentences.map(\.text) == ["fine"])
  }

  @Test("Values without text never match")
  func emptyValues() throws {
    let compiled = try CompiledSentences("go{c} x", lists: ["c": .plain("", " red")])
    #expect(compiled.best("go red x")?.slotText == "c= red")
    #expect(compiled.best("go x") == nil)
    let none = try CompiledSentences("go [{c}] x", lists: ["c": .plain()])
    #expect(none.best("go x") != nil)
  }

  // MARK: Phrases of an app

  @Test("An app's own values are never templates, and its name is not reported")
  func phrases() throws {
    let genres = Manifest.EnumType(
      name: "Genre", title: ["en": "genre"],
      cases: [
        Manifest.EnumCase(name: "rec", title: ["en": "[REC]"]),
        Manifest.EnumCase(
          name: "sf", title: ["en": "Science Fiction"], synonyms: ["en": ["sci-fi"]]),
      ])
    let browse = Manifest.Intent(
      name: "Browse",
      parameters: [
        Manifest.Parameter(name: "genre", type: .enumeration("Genre")),
        Manifest.Parameter(name: "count", type: .integer),
      ])
    let phrases = ["Browse ${genre} in ${applicationName}", "Show ${count} films", "Bad ${film}"]
    let manifest = Manifest(
      app: Manifest.App(id: "f", name: ["en": "Films"], synonyms: ["en": ["Pixar Films"]]),
      languages: ["en"], enums: [genres], intents: [browse],
      shortcuts: [Manifest.Shortcut(intent: "Browse", phrases: ["en": phrases])],
      negativePhrases: ["en": ["never mind"]])
    let output = PhraseCompiler(manifest, language: "en").compile()
    #expect(output.faults.map(\.place) == [.phrase(shortcut: 0, phrase: 2)])
    let compiled = CompiledSentences(program: try #require(output.phrases))
    #expect(compiled.best("browse Science-Fiction in Pixar Films")?.slotText == "genre=sf")
    #expect(compiled.best("Browse sci fi in films!")?.slotText == "genre=sf")
    #expect(compiled.best("browse [REC] in films")?.slotText == "genre=rec")
    #expect(compiled.best("show twelve films")?.slotText == "count=12")
    #expect(compiled.best("show 2.5 films")?.slotText == "count=2.5")
    #expect(compiled.best("browse in films") == nil)
    var analyzed = compiled.analyzer.analyze("never mind")
    let match = try #require(compiled.matcher.bestMatch(in: &analyzed, context: [:]))
    #expect(compiled.program.isNegative(match))
    #expect(PhraseCompiler(manifest, language: "de").compile().phrases == nil)
  }
}
