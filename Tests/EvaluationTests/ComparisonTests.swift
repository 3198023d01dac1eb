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

  static let choice = EntityChoice(
    invocation: Invocation(
      intent: "Rate", slots: [FilledSlot(name: "rating", text: "5", range: 0..<1, value: 5)]),
    slot: FilledSlot(name: "film", text: "shrek", range: 2..<7, value: .null),
    options: [
      EntityHit(id: "shrek-2001", title: "Shrek", subtitle: "2001"),
      EntityHit(id: "shrek-2", title: "Shrek 2", subtitle: "2004"),
    ])

  static let record = Samples.record(.chooseEntity(choice))

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

  /// Where several decisions will do, the rest is compared as far as the one made can have it.
  static let alternatives: [([Decision.Kind], Expectation, Decision, [String])] = {
    let rate = Expectation(intent: "Rate", slots: ["film": "Up", "rating": 5])
    let whole = ["film": "Up", "rating": 5] as [String: Value]
    let filmOnly = Expectation(intent: "Rate", slots: ["film": "Up"])
    let offering = Expectation(intent: "Rate", optionsInclude: [.named("up")])
    let run = Samples.run("Rate", whole)
    let confirm = Decision.confirm(run.invocation ?? Invocation(intent: ""))
    let ask = Decision.askValue(
      ValueRequest(
        invocation: Samples.run("Rate", ["film": "Up"]).invocation ?? Invocation(intent: ""),
        parameter: "rating", reason: .missing))
    return [
      ([.run, .confirm], rate, run, []), ([.run, .confirm], rate, confirm, []),
      ([.run, .askValue], rate, ask, []), ([.confirm, .reject], rate, Samples.reject, []),
      ([.confirm, .reject], rate, run, ["decision"]),
      ([.askValue, .confirm], filmOnly, confirm, []),
      ([.run, .reject], filmOnly, run, ["slot rating"]),
      ([.run, .confirm], rate, Samples.run("Rate", ["film": "Up", "rating": 4]), ["slot rating"]),
      ([.run, .confirm], rate, Samples.run("Mark", whole), ["intent"]),
      ([.askValue, .confirm], Expectation(slots: ["film": "Cars"]), ask, ["slot film"]),
      ([.chooseEntity, .confirm], offering, confirm, []),
      ([.chooseEntity, .confirm], offering, .chooseEntity(choice), ["options"]),
    ]
  }()

  @Test(arguments: alternatives)
  func severalDecisionsMayDo(
    kinds: [Decision.Kind], expectation: Expectation, decision: Decision, subjects: [String]
  ) {
    var expectation = expectation
    expectation.decisions = kinds
    let differences = expectation.differences(from: Samples.record(decision))
    #expect(differences.map(\.subject) == subjects, "\(differences)")
  }

  static let offers: [(Expectation, Decision, Bool)] = {
    let rate = Expectation(decision: .run, intent: "Rate", slots: ["film": "Shrek 2", "rating": 5])
    let confirm = { (slots: [String: Value]) in
      Decision.confirm(Samples.run("Rate", slots).invocation ?? Invocation(intent: ""))
    }
    return [
      (rate, .chooseEntity(choice), true),
      (
        Expectation(intent: "Rate", slots: ["film": "Up", "rating": 5]), .chooseEntity(choice),
        false
      ),
      (
        Expectation(
          intent: "Rate", slots: ["film": "?", "rating": 5], ids: ["film": ["shrek-2001"]]),
        .chooseEntity(choice), true
      ),
      (
        Expectation(intent: "Rate", slots: ["film": "Shrek", "rating": 4]), .chooseEntity(choice),
        false
      ),
      (Expectation(intent: "Mark", slots: ["film": "Shrek"]), .chooseEntity(choice), false),
      (rate, confirm(["film": "Shrek 2", "rating": 5]), true),
      (rate, confirm(["film": "Shrek 2"]), false),
      (rate, confirm(["film": "Up", "rating": 5]), false),
      (Expectation(decision: .reject), confirm([:]), false),
    ]
  }()

  @Test(arguments: offers)
  func theRightThingIsOfferedOneReplyAway(
    expectation: Expectation, decision: Decision, isOffered: Bool
  ) {
    #expect(expectation.isOffered(by: Samples.record(decision)) == isOffered)
  }

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
