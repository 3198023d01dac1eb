import PhraseRouter
import Testing

@testable import DialogueScripts

@Suite struct ComparisonTests {
  static let values: [(Value, Value, Bool)] = [
    ("Cars", "Cars", true), (" Cars\n", "Cars", true), ("Cars", "cars", false),
    (50, 50, true), (50, 50.0, true), (50, 51, false), (50, "50", false), (0, false, false),
    (true, true, true), (nil, nil, true), (nil, 0, false),
    (["Cars", "Cars 2"], "Cars 2", true), (["Cars"], "Cars 2", false), ([], "Cars", false),
    ("Cars", ["Up", " Cars"], true), ([1, 2], [2.0, 3], true), ([1], [3], false),
    (["a": 1], ["a": 1], true), (["a": 1], ["a": 2], false),
  ]

  @Test(arguments: values)
  func valuesAgree(left: Value, right: Value, agrees: Bool) {
    #expect(left.agrees(with: right) == agrees)
    #expect(right.agrees(with: left) == agrees)
  }

  static let record = Samples.record(
    .chooseEntity(
      EntityChoice(
        invocation: Invocation(
          intent: "Rate", slots: [FilledSlot(name: "rating", text: "5", range: 0..<1, value: 5)]),
        slot: FilledSlot(name: "film", text: "shrek", range: 2..<7, value: .null),
        options: [
          EntityHit(id: "shrek-2001", title: "Shrek", subtitle: "2001"),
          EntityHit(id: "shrek-2", title: "Shrek 2", subtitle: "2004"),
        ])))

  static let expectations: [(Expectation, [String])] = [
    (Expectation(decision: .chooseEntity), []),
    (Expectation(decision: .run), ["decision"]),
    (Expectation(decision: .chooseEntity, intent: "Rate", slots: ["rating": 5.0]), []),
    (Expectation(intent: "Mark"), ["intent"]),
    (Expectation(slots: [:]), ["slot rating"]),
    (Expectation(slots: ["rating": 4, "list": "x"]), ["slot list", "slot rating"]),
    (Expectation(slot: "film"), []),
    (Expectation(slot: "list"), ["slot"]),
    (Expectation(options: [.named("shrek-2001")]), []),
    (Expectation(options: [.named("Shrek"), .named("shrek-2")]), []),
    (Expectation(options: [.named("shrek-2")]), ["options"]),
    (Expectation(options: [.named("Shrek"), .named("Shrek 2"), .named("Shrek 3")]), ["options"]),
    (Expectation(optionsInclude: [.named("shrek-2")]), []),
    (Expectation(optionsInclude: [.named("shrek-2"), .named("up")]), ["options"]),
    (Expectation(options: [.described(id: nil, title: "Shrek", subtitle: "2001")]), []),
    (Expectation(options: [.described(id: nil, title: "Shrek", subtitle: "2002")]), ["options"]),
  ]

  @Test(arguments: expectations)
  func differencesAreFound(expectation: Expectation, subjects: [String]) {
    let differences = expectation.differences(from: Self.record)
    #expect(differences.map(\.subject) == subjects)
  }

  @Test func identifiersAreCompared() {
    let slot = FilledSlot(name: "film", entityID: "up-2009", value: "Up")
    let record = Samples.record(.run(Invocation(intent: "Mark", slots: [slot])))
    #expect(Expectation(ids: ["film": "up-2009"]).differences(from: record).isEmpty)
    #expect(Expectation(ids: ["film": ["x", "up-2009"]]).differences(from: record).isEmpty)
    let differences = Expectation(ids: ["film": "up-2010"]).differences(from: record)
    #expect(differences.map(\.description) == [#"id of film: expected "up-2010", got up-2009"#])
  }
}
