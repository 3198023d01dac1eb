import AppManifest
import PhraseMatching
import Testing

@Suite("Context, fixed slots and keywords")
struct ContextTests {
  private static func sentences(
    _ block: SentenceBlock, lists: [String: ValueList]
  ) throws -> CompiledSentences {
    try CompiledSentences(SentenceSet(lists: lists, blocks: [block]))
  }

  /// Nine values that are typed alike; only the last has the context that is asked for.
  private static func ninth(
    _ input: String, first: [String: Value], last: [String: Value]
  ) -> [String: ValueList] {
    let values = (1...9).map { number in
      ListValue(input: input, output: .integer(number), context: number == 9 ? last : first)
    }
    return ["d": .values(values)]
  }

  @Test(
    "are checked inside the search: the ninth of nine captures is found",
    arguments: [
      "lamp", "(lamp|light)",
    ])
  func ninthCapture(input: String) throws {
    let cover: [String: Value] = ["domain": "cover"]
    let lamp: [String: Value] = ["domain": "light"]
    let isCover = ["domain": ContextCondition(values: ["cover"])]
    let isAnything = ["domain": ContextCondition(values: [])]
    let isNoLamp = ["domain": ContextCondition(values: ["light"])]
    let cases: [(SentenceBlock, [String: ValueList])] = [
      // The values conflict.
      (
        SentenceBlock(intent: "T", sentences: ["on {d}"], requiresContext: isCover),
        Self.ninth(input, first: lamp, last: cover)
      ),
      (
        SentenceBlock(intent: "T", sentences: ["on {d}"], excludesContext: isNoLamp),
        Self.ninth(input, first: lamp, last: cover)
      ),
      // The values do not conflict, but say nothing of what is required.
      (
        SentenceBlock(intent: "T", sentences: ["on {d}"], requiresContext: isCover),
        Self.ninth(input, first: [:], last: cover)
      ),
      (
        SentenceBlock(intent: "T", sentences: ["on {d}"], requiresContext: isAnything),
        Self.ninth(input, first: [:], last: cover)
      ),
    ]
    for (block, lists) in cases {
      let compiled = try Self.sentences(block, lists: lists)
      #expect(compiled.all("on lamp").map(\.slotText) == ["d=9"])
      #expect(compiled.best("on lamp")?.slotText == "d=9")
    }
    // Without conditions the first eight are kept.
    let free = try Self.sentences(
      SentenceBlock(intent: "T", sentences: ["on {d}"]),
      lists: Self.ninth(input, first: lamp, last: cover))
    #expect(free.all("on lamp").map(\.slotText) == (1...8).map { "d=\($0)" })
  }

  @Test("Two slots supply what is required together")
  func suppliedTogether() throws {
    let lists: [String: ValueList] = [
      "d": .values([
        ListValue(input: "lamp", output: 1), ListValue(input: "lamp", output: 2),
        ListValue(input: "lamp", output: 3, context: ["domain": "light"]),
      ]),
      "r": .values([
        ListValue(input: "den", output: 1),
        ListValue(input: "den", output: 2, context: ["area": 7]),
      ]),
    ]
    let compiled = try Self.sentences(
      SentenceBlock(
        intent: "T", sentences: ["{d} in [the] {r}"],
        requiresContext: [
          "domain": ContextCondition(values: []), "area": ContextCondition(values: [7]),
        ]), lists: lists)
    #expect(compiled.all("lamp in the den").map(\.slotText) == ["d=3, r=2"])
    #expect(
      compiled.all("lamp in den", context: ["area": 7]).map(\.slotText) == ["d=3, r=1", "d=3, r=2"])
    #expect(compiled.best("lamp in den", context: ["area": 8]) == nil)
    #expect(
      compiled.all("lamp in den", context: ["domain": "x"]).map(\.slotText) == [
        "d=1, r=2", "d=2, r=2", "d=3, r=2",
      ])
  }

  /// A condition, the context given, and what comes of “go”: `nil` for no match.
  static let given: [(ContextCondition, [String: Value], String?)] = [
    (ContextCondition(values: []), [:], nil),
    (ContextCondition(values: []), ["area": nil], nil),
    (ContextCondition(values: []), ["area": "den"], ""),
    (ContextCondition(values: ["den"]), ["area": "den"], ""),
    (ContextCondition(values: ["top", "den"]), ["area": "den"], ""),
    (ContextCondition(values: ["top"]), ["area": "den"], nil),
    (ContextCondition(values: ["top"]), ["other": "top"], nil),
    (ContextCondition(values: [], slot: "area"), ["area": "den"], "area=den"),
    (ContextCondition(values: [], slot: "room"), ["area": "den"], "room=den"),
    (ContextCondition(values: ["den"], slot: "room"), ["area": "den"], "room=den"),
    (ContextCondition(values: ["den"], slot: "room"), ["area": "top"], nil),
    (
      ContextCondition(values: ["den"], slot: "area"),
      ["area": ["value": "den", "text": "The Den"]], "area=den"
    ),
  ]

  @Test("Required keys are asked of the given context, and copied to slots", arguments: given)
  func required(condition: ContextCondition, context: [String: Value], slots: String?) throws {
    let compiled = try Self.sentences(
      SentenceBlock(intent: "T", sentences: ["go"], requiresContext: ["area": condition]),
      lists: [:])
    #expect(compiled.best("go", context: context)?.slotText == slots)
  }

  @Test(
    "Excluded values stand in the way, absent and other ones do not",
    arguments: [
      ([:], true), (["area": "den"], false), (["area": "top"], true), (["domain": "den"], true),
      (["area": ["value": "den"]], false),
    ] as [([String: Value], Bool)])
  func excluded(context: [String: Value], matches: Bool) throws {
    let compiled = try Self.sentences(
      SentenceBlock(
        intent: "T", sentences: ["go"],
        excludesContext: ["area": ContextCondition(values: ["den", "attic"])]), lists: [:])
    #expect((compiled.best("go", context: context) != nil) == matches)
  }

  @Test("Of typed, copied and fixed values, each beats the next")
  func precedence() throws {
    let lists: [String: ValueList] = ["d": .plain("lamp", "door")]
    let compiled = try Self.sentences(
      SentenceBlock(
        intent: "T", sentences: ["go [{d:area}]"], slots: ["area": "fixed", "on": true],
        requiresContext: ["area": ContextCondition(values: [], slot: "area")]), lists: lists)
    let context: [String: Value] = ["area": "copied"]
    #expect(compiled.best("go lamp", context: context)?.slotText == "area=lamp, on=true")
    #expect(compiled.best("go", context: context)?.slotText == "area=copied, on=true")
    let fixed = try Self.sentences(
      SentenceBlock(intent: "T", sentences: ["go [{d:area}]"], slots: ["area": "fixed"]),
      lists: lists)
    #expect(fixed.best("go")?.slotText == "area=fixed")
    #expect(fixed.best("go door")?.slotText == "area=door")
  }

  @Test("A value's context overlays the given one")
  func overlay() throws {
    let lists: [String: ValueList] = [
      "d": .values([ListValue(input: "hub", output: "H", context: ["area": "den"])])
    ]
    let compiled = try Self.sentences(
      SentenceBlock(
        intent: "T", sentences: ["go {d}"],
        requiresContext: ["area": ContextCondition(values: [], slot: "area")]), lists: lists)
    #expect(compiled.best("go hub", context: ["area": "top"])?.slotText == "area=den, d=H")
    #expect(compiled.best("go hub")?.slotText == "area=den, d=H")
  }

  @Test("Of slots with equal names the last one is reported last")
  func lastWins() throws {
    let lists: [String: ValueList] = ["c": .plain("red", "blue"), "w": .wildcard]
    let compiled = try CompiledSentences("{c} then {c}", "{w:c} or {c}", lists: lists)
    #expect(compiled.best("red then blue")?.slotText == "c=blue")
    #expect(compiled.best("blue then red")?.slotText == "c=red")
    #expect(compiled.best("what ever or red")?.slotText == "c=red")
    var analyzed = compiled.analyzer.analyze("red then blue")
    let match = try #require(compiled.matcher.bestMatch(in: &analyzed, context: [:]))
    #expect(match.captures.map(\.span) == [0..<3, 9..<13])
  }

  @Test("A preferred slot that the block sets beats none, and loses to a typed one")
  func fixedPreferredSlot() throws {
    let set = SentenceSet(
      lists: ["name": .plain("fans", "fan one")],
      blocks: [
        SentenceBlock(intent: "Plain", sentences: ["turn off all [the] fans"]),
        SentenceBlock(intent: "All", sentences: ["turn off [all] fans"], slots: ["name": "all"]),
        SentenceBlock(intent: "One", sentences: ["turn off [all] {name}"]),
      ], preferredSlot: "name")
    #expect(try CompiledSentences(set).best("turn off all fans")?.intent == "One")
    var without = set
    without.blocks.removeLast()
    #expect(try CompiledSentences(without).best("turn off all fans")?.intent == "All")
  }

  /// Keywords, an utterance, and whether it has one of them.
  static let keywords: [([String], String, Bool)] = [
    (["timer"], "my timer status", true), (["timers"], "my timer status", false),
    (["clock", "status"], "my timer status", true), (["stat"], "my timer status", false),
    (["Timer"], "my timer status", false), (["timer"], "MY TIMER STATUS", false),
    (["Timer"], "my Timer status", true), (["TiMer"], "MY TiMer status", true),
    (["TiMer"], "my Timer status", false), (["Größe"], "my größe status", false),
    (["größe"], "My größe, status!", true), (["GRÖßE"], "my GRÖßE status", true),
    (["timer status"], "my timer status", false), (["größe"], "my größe status", true),
    ([], "my timer status", true),
  ]

  @Test(
    "One of the required keywords must be a word of the utterance, in just its case",
    arguments: keywords)
  func requiredKeywords(keywords: [String], utterance: String, matches: Bool) throws {
    let compiled = try Self.sentences(
      SentenceBlock(
        intent: "T", sentences: ["my {w} status"], requiredKeywords: keywords),
      lists: ["w": .wildcard])
    #expect((compiled.best(utterance) != nil) == matches)
  }

  @Test("A block may require eight keys, and no more")
  func manyKeys() throws {
    func block(_ count: Int) -> SentenceBlock {
      let keys = (0..<count).map { "k\($0)" }
      return SentenceBlock(
        intent: "T", sentences: ["go"],
        requiresContext: Dictionary(
          uniqueKeysWithValues: keys.map { ($0, ContextCondition(values: [])) }))
    }
    let compiled = try Self.sentences(block(8), lists: [:])
    var context = Dictionary(uniqueKeysWithValues: (0..<8).map { ("k\($0)", Value.integer($0)) })
    #expect(compiled.best("go", context: context) != nil)
    context["k7"] = nil
    #expect(compiled.best("go", context: context) == nil)
    #expect(CompiledSentences.compile(SentenceSet(blocks: [block(9)])).faults.count == 1)
  }
}
