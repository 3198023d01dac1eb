import AppManifest

/// Reads Alexa's interaction models: intents with samples, whose slots are filled with values of
/// their types.
///
/// *`"samples": ["play {song}"]`, values of the type: "Help" → "play Help"*
///
/// Slots of a type of Amazon's own have no values in the file. Numbers get one; a sample with another
/// is left out, with a warning. So are the intents `AMAZON.…` that have no samples.
struct AlexaReader {
  private let log: FaultLog
  private let reader: FormReader

  init(_ log: FaultLog) {
    self.log = log
    reader = FormReader(log: log)
  }

  func examples() -> [LabelledExample] {
    guard let tree = log.source.jsonTree(log),
      let model = tree["interactionModel"]?["languageModel"] ?? tree["languageModel"]
    else {
      if log.isClean {
        log.error(
          at: 0, "the file has no \"interactionModel\" with a \"languageModel\"",
          fix: "name an interaction model")
      }
      return []
    }
    let fields = reader.fields(of: model, keys: nil, "\"languageModel\"")
    let types = fields?["types"].map { reader.elements($0, "\"types\"", type) } ?? []
    let values = Dictionary(types.compactMap(\.self)) { first, _ in first }
    return fields?["intents"].map { reader.elements($0, "\"intents\"") { intent($0, values) } }?
      .flatMap(\.self) ?? []
  }

  /// A type's name, and its values as they are said.
  private func type(_ node: LocatedJSON) -> (String, [String])? {
    guard let fields = reader.fields(of: node, keys: nil, "a type") else { return nil }
    let values = fields["values"].map { node in
      reader.elements(node, "\"values\"") { value in
        let name = reader.fields(of: value, keys: nil, "a value")?["name"]
        return name.flatMap { reader.fields(of: $0, keys: nil, "\"name\"")?.string("value") }
      }.compactMap(\.self)
    }
    return (fields.string("name"), values ?? [])
  }

  private func intent(_ node: LocatedJSON, _ values: [String: [String]]) -> [LabelledExample] {
    guard let fields = reader.fields(of: node, keys: nil, "an intent") else { return [] }
    guard fields["name"] != nil else {
      log.error(at: node.offset, "an intent has no \"name\"", fix: "name it")
      return []
    }
    let name = fields.string("name")
    let slots = fields["slots"].map { reader.elements($0, "\"slots\"", slot) } ?? []
    let types = Dictionary(slots.compactMap(\.self)) { first, _ in first }
    let samples = fields["samples"]?.array ?? []
    return samples.enumerated().compactMap { place, sample in
      let text = reader.string(sample, "a sample")
      return example(text, at: sample.offset, of: name, turn: place) { slot in
        types[slot].map { values[$0] ?? Self.numbers[$0] ?? [] }
      }
    }
  }

  /// A slot's name and type.
  private func slot(_ node: LocatedJSON) -> (String, String)? {
    reader.fields(of: node, keys: nil, "a slot").map { ($0.string("name"), $0.string("type")) }
  }

  /// What is said the same in every language.
  private static let numbers = [
    "AMAZON.NUMBER": ["3", "7", "12"], "AMAZON.FOUR_DIGIT_NUMBER": ["1987", "2040"],
  ]

  /// Fills a sample. Each takes the next of the values, so that many of them occur.
  ///
  /// - Parameter values: The values of a slot. `nil`: the intent has no such slot.
  private func example(
    _ sample: String, at offset: Int, of intent: String, turn: Int,
    values: (String) -> [String]?
  ) -> LabelledExample? {
    var (text, slots) = ("", [String: String]())
    var rest = sample[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        log.error(at: offset, "a slot opens with '{' and does not close", fix: "write '}'")
        return nil
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard let values = values(name) else {
        log.error(
          at: offset, "the intent has no slot \(name.quotedForMessage)",
          fix: "declare it among its slots")
        return nil
      }
      guard !values.isEmpty else {
        log.warning(
          at: offset,
          "the type of \(name.quotedForMessage) has no values, so the sample is left out",
          fix: "give it values")
        return nil
      }
      let value = values[turn % values.count]
      text += rest[..<open] + value
      slots[name] = value
      rest = rest[rest.index(after: close)...]
    }
    let shown = (text + rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !shown.isEmpty else { return nil }
    return LabelledExample(utterance: shown, intent: intent, slots: slots, line: offset)
  }
}
