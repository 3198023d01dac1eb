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
      lines.append("context: \(LocatedJSON(value: .object(context)).yamlText)")
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
      + expectation.members.map { "      \($0.key): \($0.value.yamlText)" }
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

private func quoted(_ text: String) -> String { LocatedJSON.string(text).yamlText }

extension LocatedJSON {
  /// The value as YAML on one line.
  ///
  /// YAML reads JSON, but what reads it here counts brackets beforehand, those of texts included, so
  /// that nesting cannot exhaust it. Brackets of a text that do not match are written as escapes.
  ///
  /// *`[[[`* → `"\u005b\u005b\u005b"`
  ///
  /// - Complexity: O(*n*) in the length of the result.
  fileprivate var yamlText: String {
    var written: [UInt8] = []
    var text: [UInt8]?
    var isEscaped = false
    for byte in self.text(pretty: false).utf8 {
      let isQuote = byte == UInt8(ascii: "\"") && !isEscaped
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      switch (text, isQuote) {
      case (nil, false): written.append(byte)
      case (nil, true):
        written.append(byte)
        text = []
      case (_?, false): text?.append(byte)
      case (let whole?, true):
        let escaped = whole.withEscapesOfYAML
        written += escaped.hasMatchingBrackets ? escaped : escaped.withEscapedBrackets
        written.append(byte)
        text = nil
      }
    }
    return String(decoding: written, as: UTF8.self)
  }
}

extension [UInt8] {
  /// True if as many brackets are closed as are opened, and few at a time.
  fileprivate var hasMatchingBrackets: Bool {
    var depth = 0
    for byte in self {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 || depth > 16 { return false }
    }
    return depth == 0
  }

  /// The text of a JSON string, with one escape where JSON has two for a code point beyond 16 bits:
  /// `\ud83d\ude00` → `\U0001f600`.
  fileprivate var withEscapesOfYAML: [UInt8] {
    var result: [UInt8] = []
    var place = 0
    while place < count {
      if let high = unit(at: place), let low = unit(at: place + 6), UTF16.isLeadSurrogate(high),
        UTF16.isTrailSurrogate(low)
      {
        let scalar = 0x10000 + (UInt32(high - 0xD800) << 10 | UInt32(low - 0xDC00))
        let digits = String(scalar, radix: 16)
        result += "\\U".utf8 + Array(repeating: UInt8(ascii: "0"), count: 8 - digits.utf8.count)
        result += digits.utf8
        place += 12
        continue
      }
      // What follows a backslash belongs to it.
      let length = self[place] == UInt8(ascii: "\\") ? 2 : 1
      result += self[place..<Swift.min(place + length, count)]
      place += length
    }
    return result
  }

  /// The unit that is escaped at a place.
  private func unit(at place: Int) -> UInt16? {
    guard place + 6 <= count, self[place..<place + 2].elementsEqual("\\u".utf8) else { return nil }
    return UInt16(String(decoding: self[place + 2..<place + 6], as: UTF8.self), radix: 16)
  }

  fileprivate var withEscapedBrackets: [UInt8] {
    flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        Array("\\u00\(String(byte, radix: 16))".utf8)
      default: [byte]
      }
    }
  }
}
