import AppManifest
import DialogueScriptReading
package import DialogueScripts
package import PhraseRouter

/// An utterance and what it is expected to come to: one line of a corpus.
package struct CorpusRow: Equatable, Sendable {
  package var utterance: String
  /// The language it is typed in. `nil`: the manifest's default.
  package var language: String?
  package var context: [String: Value]
  package var expectation: Expectation
  /// The intents that must not run, whatever else is expected; ``anyIntent`` stands for all.
  package var mustNotRun: [String]
  /// What the row tries, as reports group it.
  package var rowClass: String?
  /// The file that the row stands in, and its line.
  package var file: String
  package var line: Int

  package init(
    utterance: String, language: String? = nil, context: [String: Value] = [:],
    expectation: Expectation, mustNotRun: [String] = [], rowClass: String? = nil,
    file: String = "", line: Int = 1
  ) {
    self.utterance = utterance
    self.language = language
    self.context = context
    self.expectation = expectation
    self.mustNotRun = mustNotRun
    self.rowClass = rowClass
    self.file = file
    self.line = line
  }

  /// What stands for every intent in ``mustNotRun``.
  package static let anyIntent = "*"

  /// All respects in which a decision differs, one that runs what must not run among them.
  package func differences(from record: DecisionRecord) -> [Difference] {
    let differences = expectation.differences(from: record)
    guard record.kind == .run, let intent = record.intent,
      mustNotRun.contains(intent) || mustNotRun.contains(Self.anyIntent)
    else { return differences }
    let forbidden = Difference(
      subject: "decision", expected: "not to run \(intent)", actual: record.kind.rawValue)
    return differences + [forbidden]
  }

  /// What tells the row from others, in whatever file it stands.
  package var identity: String {
    let members = [
      LocatedJSON.Member("utterance", .string(utterance)),
      LocatedJSON.Member("language", .optional(language)),
      LocatedJSON.Member("context", LocatedJSON(value: .object(context))),
    ]
    return LocatedJSON.object(members).text(pretty: false)
  }
}

extension CorpusRow {
  /// Reads a row in any of the three forms that `Corpora/README.md` documents:
  ///
  /// - `utterance`, `language`, `context`, `expect`: says all there is to say.
  /// - `utterance`, `intent`, `slots`, `context`, `language`: expects to run, or to be rejected
  ///   where the intent is null.
  /// - `text`, `intent`, `lang`: talk from elsewhere. An intent that the app does not have means
  ///   that it is none of the app's business, and expects to be rejected.
  ///
  /// - Returns: `nil` where the reader had to report a fault.
  init?(_ node: SourceNode, intents: Set<String>, reader: inout SourceReader) {
    guard case .mapping(let members) = node.content else {
      reader.report(
        "a row must be a JSON object", fix: "write {\"utterance\": \"…\", …}", at: node)
      return nil
    }
    let keys = Set(members.map(\.key))
    guard keys.contains("utterance") || keys.contains("text") else {
      reader.report(
        "a row must have an 'utterance' (or 'text')", fix: "write what is typed", at: node)
      return nil
    }
    let known = Self.members(of: keys)
    let faultCount = reader.faults.count
    guard let row = reader.members(of: node, known: known, what: "a row") else { return nil }
    utterance = reader.text(row["utterance"] ?? row["text"], "utterance") ?? ""
    language = reader.text(row["language"] ?? row["lang"], "language")
    context = reader.values(row["context"], "context") ?? [:]
    rowClass = reader.text(row["class"], "class")
    mustNotRun = Self.forbidden(row["mustNotRun"], intents: intents, reader: &reader)
    file = reader.file
    line = node.line
    expectation =
      if keys.contains("expect") {
        Self.expectation(ofExpect: row["expect"] ?? node, reader: &reader)
      } else {
        Self.expectation(
          ofIntent: row, isForeign: keys.contains("text"), intents: intents, reader: &reader)
      }
    if reader.faults.count > faultCount { return nil }
  }

  private static func members(of keys: Set<String>) -> [String] {
    if keys.contains("expect") {
      return ["utterance", "language", "context", "class", "expect", "mustNotRun", "why"]
    }
    if keys.contains("text") { return ["text", "intent", "slots", "lang"] }
    return ["utterance", "intent", "slots", "context", "language", "why"]
  }

  private static func forbidden(
    _ node: SourceNode?, intents: Set<String>, reader: inout SourceReader
  ) -> [String] {
    (reader.sequence(node, "mustNotRun") ?? []).compactMap { node in
      guard let name = reader.text(node, "mustNotRun") else { return nil }
      if name != anyIntent, !intents.contains(name) {
        reader.report(
          "the app has no intent '\(name)'", fix: "name one, or write \"*\" for all", at: node)
      }
      return name
    }
  }

  private static func expectation(
    ofExpect node: SourceNode, reader: inout SourceReader
  ) -> Expectation {
    let known = Expectation.members
    guard let members = reader.members(of: node, known: known, what: "'expect'") else {
      return Expectation()
    }
    if members["decision"] == nil {
      reader.report(
        "'expect' must have a 'decision'", fix: "write one, such as 'run' or 'reject'", at: node)
    }
    return Expectation(members: members, reader: &reader)
  }

  private static func expectation(
    ofIntent row: [String: SourceNode], isForeign: Bool, intents: Set<String>,
    reader: inout SourceReader
  ) -> Expectation {
    guard let named = row["intent"] else {
      reader.faults.append(
        Diagnostic(
          .error, at: .file(reader.file, line: row.values.first?.line),
          "a row must have 'expect' or 'intent'",
          fix: "write what is expected; an intent of null expects to be rejected"))
      return Expectation()
    }
    guard let intent = reader.text(named, "intent") else { return Expectation(decision: .reject) }
    if isForeign {
      let isOurs = intents.contains(intent)
      return isOurs
        ? Expectation(decision: .run, intent: intent) : Expectation(decision: .reject)
    }
    let slots = reader.values(row["slots"], "slots") ?? [:]
    return Expectation(decision: .run, intent: intent, slots: slots)
  }
}
