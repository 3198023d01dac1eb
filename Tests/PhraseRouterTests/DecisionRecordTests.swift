import AppManifest
import Testing

@testable import PhraseRouter

@Suite struct DecisionRecordTests {
  static let invocation = Invocation(
    intent: "Mark",
    slots: [FilledSlot(name: "film", text: "up", range: 5..<7, entityID: "up-2009", value: "Up")],
    confidence: 0.5, template: "mark ${film}")

  @Test func aRunningDecisionAsJSON() {
    let record = Samples.record(.run(Self.invocation))
    #expect(
      LocatedJSON.object(record.json(prompt: nil)).text(pretty: false)
        == #"{"decision":"run","intent":"Mark","slots":{"film":{"text":"up","range":[5,7],"#
        + #""id":"up-2009","value":"Up"}},"options":[],"prompt":null,"confidence":0.5,"#
        + #""template":"mark ${film}","response":null,"metadata":null}"#)
  }

  @Test func whatIsAskedForIsASlotWithoutValue() {
    let decision = Decision.askValue(
      ValueRequest(
        invocation: Invocation(intent: "Rate"), parameter: "rating", reason: .unreadable("ten"),
        suggestions: [EntityHit(id: "5", title: "Five")]))
    let json = LocatedJSON.object(Samples.record(decision).json(prompt: "How many?"))
    #expect(json["decision"]?.string == "askValue")
    #expect(json["prompt"]?.string == "How many?")
    #expect(json["slots"]?["rating"]?["text"]?.string == "ten")
    #expect(json["slots"]?["rating"]?["value"]?.value == .null)
    #expect(json["options"]?.array?.first?["title"]?.string == "Five")
  }

  @Test(arguments: [
    ("en", "Mark as watched"), ("de", "Markieren"), ("de-AT", "Markieren"),
    ("fr", "Mark as watched"),
  ])
  func intentsAreOfferedByTheirTitle(language: String, title: String) {
    let decision = Decision.chooseIntent(
      IntentChoice(options: [
        IntentOption(invocation: Self.invocation),
        IntentOption(invocation: Invocation(intent: "Unknown")),
      ]))
    let record = Samples.record(decision, language: language)
    #expect(record.options.map(\.id) == ["Mark", "Unknown"])
    #expect(record.options.map(\.title) == [title, "Unknown"])
    #expect(record.options.map(\.subtitle) == ["Up", nil])
    #expect(record.confidence == 1)
  }

  @Test func outcomesAgreeWithTheDecision() {
    let decisions: [Decision] = [
      .run(Self.invocation), .confirm(Self.invocation), Samples.reject,
      .chooseIntent(IntentChoice(options: [])),
    ]
    #expect(decisions.map(\.outcome) == [.run, .ask, .reject, .ask])
    for decision in decisions {
      #expect(Samples.record(decision).kind.outcome == decision.outcome)
    }
  }

  @Test func keysAreAlwaysTheSame() {
    let keys = Samples.record(Samples.reject).json(prompt: nil).map(\.key)
    #expect(
      keys == [
        "decision", "intent", "slots", "options", "prompt", "confidence", "template", "response",
        "metadata",
      ])
    #expect(Samples.record(.run(Self.invocation)).json(prompt: nil).map(\.key) == keys)
  }
}

/// An app of two intents, and what is decided in it.
private enum Samples {
  static let manifest = Manifest(
    app: Manifest.App(id: "films", name: ["en": "Films", "de": "Filme"]),
    languages: ["en", "de"],
    intents: [
      Manifest.Intent(name: "Mark", title: ["en": "Mark as watched", "de": "Markieren"])
    ])

  static func record(_ decision: Decision, language: String? = nil) -> DecisionRecord {
    DecisionRecord(decision, manifest: manifest, language: language)
  }

  static func run(_ intent: String) -> Decision { .run(Invocation(intent: intent)) }

  static let reject = Decision.reject(Rejection(reason: .noMatch))
}
