package import AppManifest
import DialogueScripts
import PhraseRouter

extension CorpusRow {
  /// The row as a line of a corpus, in the first of the forms that are read.
  ///
  /// - Parameter why: A remark.
  package func json(why: String? = nil) -> LocatedJSON {
    .object([
      "utterance": .string(utterance),
      "language": language.map { .string($0) },
      "context": context.isEmpty ? nil : LocatedJSON(value: .object(context)),
      "class": rowClass.map { .string($0) },
      "expect": expectation.json,
      "mustNotRun": mustNotRun.isEmpty ? nil : .array(mustNotRun.map { .string($0) }),
      "why": why.map { .string($0) },
    ])
  }
}

extension Expectation {
  /// The members that are looked at, in the order of ``members``.
  package var json: LocatedJSON {
    .object([
      "decision": decisionJSON,
      "intent": intent.map { .string($0) },
      "slots": slots.map { LocatedJSON(value: .object($0)) },
      "slot": slot.map { .string($0) },
      "options": options.map { .array($0.map(\.json)) },
      "optionsInclude": optionsInclude.map { .array($0.map(\.json)) },
      "ids": ids.map { LocatedJSON(value: .object($0)) },
    ])
  }
}
