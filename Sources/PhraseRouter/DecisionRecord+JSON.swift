package import AppManifest
import Dialogue

extension DecisionRecord {
  /// The record as JSON. All keys are always there, in this order: `decision`, `intent`, `slots`
  /// (by name), `options`, `prompt`, `confidence`, `template`, `response`, `metadata`.
  ///
  /// A slot that is asked for stands among `slots` with the text that was typed for it and a
  /// `value` of null. One that holds several entities has `ids` beside an `id` of null.
  ///
  /// - Parameter prompt: The question that is put to the person.
  package func json(prompt: String?) -> [LocatedJSON.Member] {
    [
      .init("decision", .string(kind.rawValue)),
      .init("intent", .optional(intent)),
      .init("slots", .object(slotMembers)),
      .init("options", .array(options.map(\.json))),
      .init("prompt", .optional(prompt)),
      .init("confidence", .optional(confidence)),
      .init("template", .optional(template)),
      .init("response", .optional(response)),
      .init("metadata", metadata.map { LocatedJSON(value: .object($0)) } ?? .null),
    ]
  }

  private var slotMembers: [LocatedJSON.Member] {
    var objects: [String: LocatedJSON] = [:]
    if let askedSlot { objects[askedSlot.name] = askedSlot.json }
    for slot in slots { objects[slot.name] = slot.json }
    return objects.sorted { $0.key < $1.key }.map { LocatedJSON.Member($0.key, $0.value) }
  }
}

extension DecisionRecord.AskedSlot {
  fileprivate var json: LocatedJSON {
    LocatedJSON.slot(text: text, range: range, value: .null)
  }
}

extension FilledSlot {
  fileprivate var json: LocatedJSON {
    LocatedJSON.slot(
      text: text, range: range, id: entityID, ids: entityIDs.count > 1 ? entityIDs : nil,
      value: LocatedJSON(value: value))
  }
}

extension Option {
  fileprivate var json: LocatedJSON {
    .object([
      .init("id", .string(id)), .init("title", .string(title)),
      .init("subtitle", .optional(subtitle)),
    ])
  }
}

extension LocatedJSON {
  fileprivate static func slot(
    text: String?, range: Range<Int>?, id: String? = nil, ids: [String]? = nil,
    value: LocatedJSON
  ) -> LocatedJSON {
    let bounds = range.map {
      LocatedJSON.array([.integer($0.lowerBound), .integer($0.upperBound)])
    }
    let several = ids.map { [LocatedJSON.Member("ids", .array($0.map { .string($0) }))] } ?? []
    return .object(
      [
        .init("text", .optional(text)), .init("range", bounds ?? .null),
        .init("id", .optional(id)),
      ] + several + [.init("value", value)])
  }
}

extension Explanation {
  /// The explanation as JSON: `text`, `tokens`, `candidates`, `lookups`, `isCutShort`,
  /// `reason`, `nearest`.
  package var json: LocatedJSON {
    let rejection: Rejection? = if case .reject(let rejection) = decision { rejection } else { nil }
    return .object([
      .init("text", .string(normalizedText)),
      .init("tokens", .array(tokens.map(\.json))),
      .init("candidates", .array(candidates.map(\.json))),
      .init("lookups", .array(lookups.map(\.json))),
      .init("isCutShort", .bool(isCutShort)),
      .init("reason", .optional(rejection?.reason.rawValue)),
      .init("nearest", .array((rejection?.nearest ?? []).map { .string($0) })),
    ])
  }
}

extension Explanation.Token {
  fileprivate var json: LocatedJSON {
    .object([
      .init("text", .string(text)),
      .init("range", .array([.integer(range.lowerBound), .integer(range.upperBound)])),
    ])
  }
}

extension Explanation.ConsideredCandidate {
  fileprivate var json: LocatedJSON {
    let slots = slots.sorted { $0.key < $1.key }.map {
      LocatedJSON.Member($0.key, .string($0.value))
    }
    return .object([
      .init("intent", .string(intent)), .init("template", .string(template)),
      .init("verdict", .string(verdict.description)), .init("cost", .number(cost)),
      .init("doubts", .array(doubts.reasons.map { .string($0) })),
      .init("slots", .object(slots)),
    ])
  }
}

extension Explanation.Lookup {
  fileprivate var json: LocatedJSON {
    .object([
      .init("slot", .string(slot)), .init("text", .string(text)),
      .init("hits", .array(hits.map(\.json))),
    ])
  }
}
