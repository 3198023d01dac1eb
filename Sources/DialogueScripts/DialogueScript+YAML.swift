package import AppManifest
package import PhraseRouter

// Scripts are written as YAML here and read in DialogueScriptReading, which needs a parser. Text
// is written in double quotes with everything invisible escaped, which YAML reads as it was.

extension DialogueScript {
  /// The script as a YAML document, which ends with a line break. More turns may be appended to it,
  /// as ``ScriptedTurn/yaml`` gives them.
  package var yaml: String {
    var lines = ["---", "name: \(quoted(name))"]
    if let kind { lines.append("kind: \(quoted(kind))") }
    if let language { lines.append("language: \(quoted(language))") }
    if !context.isEmpty {
      lines.append("context: \(LocatedJSON(value: .object(context)).text(pretty: false))")
    }
    lines.append("turns:")
    return lines.map { $0 + "\n" }.joined() + turns.map(\.yaml).joined()
  }
}

extension ScriptedTurn {
  /// The turn as the YAML of a script's `turns`, which ends with a line break.
  package var yaml: String {
    let lines =
      ["  - user: \(quoted(user))"] + (kind.map { ["    kind: \(quoted($0))"] } ?? [])
      + ["    expect:"]
      + expectation.members.map { "      \($0.key): \($0.value.text(pretty: false))" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TurnExpectation {
  /// Expects all that a turn has come to.
  package init(_ turn: Turn, manifest: Manifest, language: String?) {
    self.init()
    if let decision = turn.decision {
      let record = DecisionRecord(decision, manifest: manifest, language: language)
      let slots = Dictionary(record.slots.map { ($0.name, $0.value) }) { _, last in last }
      decided = Expectation(
        decision: record.kind, intent: record.intent, slots: record.intent.map { _ in slots },
        slot: record.askedSlot?.name)
    } else {
      decidesNothing = true
    }
    if !turn.options.isEmpty {
      decided.options = turn.options.map { .named($0.id) }
      firstNumber = turn.firstNumber
      hasMore = turn.hasMore
    }
    if !turn.message.isEmpty { message = turn.message }
    open = turn.isOpen
  }

  /// Expects all that came of a turn, and of the app's intents if there are any.
  package init(_ answer: ScriptedAnswer, manifest: Manifest, language: String?) {
    self.init(answer.turn, manifest: manifest, language: language)
    guard let run = answer.run else { return }
    self.run = run
    guard run == .succeeded else { return }
    arguments = answer.arguments.compactMapValues { names in
      names.first.flatMap { $0.isEmpty ? nil : .string($0) }
    }
  }

  /// What is expected, as the members of an `expect` object.
  fileprivate var members: [LocatedJSON.Member] {
    let known: [(String, LocatedJSON?)] = [
      ("decision", decidesNothing ? .null : decided.decisionJSON),
      ("mustNot", mustNot.isEmpty ? nil : .array(mustNot.map { .string($0.rawValue) })),
      ("intent", decided.intent.map { .string($0) }),
      ("slots", decided.slots.map { LocatedJSON(value: .object($0)) }),
      ("slot", decided.slot.map { .string($0) }),
      ("ids", decided.ids.map { LocatedJSON(value: .object($0)) }),
      ("arguments", arguments.map { LocatedJSON(value: .object($0)) }),
      ("run", run.map { .string($0.rawValue) }),
      ("options", decided.options.map { .array($0.map(\.json)) }),
      ("optionsInclude", decided.optionsInclude.map { .array($0.map(\.json)) }),
      ("firstNumber", firstNumber.map { .integer($0) }),
      ("hasMore", hasMore.map { .bool($0) }),
      ("optionCount", optionCount.map { .integer($0) }),
      ("message", message.map { .string($0) }),
      ("open", open.map { .bool($0) }),
    ]
    return known.compactMap { name, value in value.map { LocatedJSON.Member(name, $0) } }
  }
}

extension Expectation {
  /// The decision, or the list of those that will do.
  package var decisionJSON: LocatedJSON? {
    let names = decisions.map { LocatedJSON.string($0.rawValue) }
    return names.count > 1 ? .array(names) : names.first
  }
}

extension Expectation.OptionPattern {
  /// The pattern as corpora and scripts write it.
  package var json: LocatedJSON {
    switch self {
    case .named(let name): .string(name)
    case .described(let id, let title, let subtitle):
      .object([
        "id": id.map { .string($0) }, "title": title.map { .string($0) },
        "subtitle": subtitle.map { .string($0) },
      ])
    }
  }
}

private func quoted(_ text: String) -> String { LocatedJSON.string(text).text(pretty: false) }
