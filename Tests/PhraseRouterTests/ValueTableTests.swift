import PhraseRouter
import Testing

/// What can be said in a phrase can be said in a reply, and means the same.
@Suite("Typed values mean the same in phrases and in replies")
struct ValueTableTests {
  /// An app with an intent that takes the row's parameter, asked for by `ask`.
  private static func session(_ row: ValueTable.Row) throws -> Session {
    let manifest = Manifest(
      app: Manifest.App(id: "values", name: ["en": "Values"]),
      languages: row.language == "en" ? ["en"] : [row.language, "en"],
      intents: [
        Manifest.Intent(name: "Go", title: ["en": "Go"], parameters: [row.parameter.parameter])
      ],
      shortcuts: [
        Manifest.Shortcut(
          intent: "Go", phrases: [row.language: ["go ${p}", "put ${p} over there", "ask"]])
      ])
    return Session(
      router: try Router(manifest: manifest.validated()), language: row.language,
      context: ["now": "2026-11-20T12:00"])
  }

  /// What a turn makes of a value, in the terms of the table.
  private static func outcome(_ turn: Turn) -> ValueTable.Outcome {
    switch turn.decision {
    case .run(let invocation)?: .value(invocation.slots.first?.value ?? .null)
    case .askValue(let request)?:
      if case .outOfRange = request.reason { .outOfRange } else { .unreadable }
    default: .unreadable
    }
  }

  /// What comes of a row's text in a reply, in a phrase that ends with it, and inside a phrase.
  private static func outcomes(
    _ row: ValueTable.Row
  ) async throws -> (
    reply: ValueTable.Outcome, phrase: ValueTable.Outcome, inside: ValueTable.Outcome
  ) {
    let asked = try session(row)
    #expect(await asked.send("ask").isOpen)
    let reply = await asked.send(row.text)
    let phrase = await (try session(row)).send("go \(row.text)")
    let inside = await (try session(row)).send("put \(row.text) over there")
    return (outcome(reply), outcome(phrase), outcome(inside))
  }

  @Test("by one table", arguments: ValueTable.rows)
  func table(row: ValueTable.Row) async throws {
    let found = try await Self.outcomes(row)
    #expect(found.reply == row.outcome, "in a reply")
    #expect(found.phrase == row.outcome, "in a phrase")
    #expect(found.inside == row.outcome, "inside a phrase")
  }

  @Test("but for those that are known to fail", arguments: ValueTable.knownFailures)
  func knownFailures(row: ValueTable.Row, reason: String) async throws {
    let found = try await Self.outcomes(row)
    #expect(found.reply != row.outcome, "is read by now: \(reason)")
    #expect(found.phrase != row.outcome, "is read by now: \(reason)")
    #expect(found.inside != row.outcome, "is read by now: \(reason)")
  }
}
