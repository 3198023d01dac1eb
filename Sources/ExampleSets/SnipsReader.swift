import AppManifest

/// Reads data sets as Snips has them: intents with utterances in pieces, some of which are arguments.
///
/// Both forms are read: the one of its library (`{"intents": {"Light": {"utterances": […]}}}`), and
/// the one of its public benchmarks (`{"Light": [{"data": […]}]}`).
struct SnipsReader {
  private let log: FaultLog
  private let reader: FormReader

  init(_ log: FaultLog) {
    self.log = log
    reader = FormReader(log: log)
  }

  func examples() -> [LabelledExample] {
    guard let tree = log.source.jsonTree(log),
      let file = reader.fields(of: tree, keys: nil, "the file")
    else { return [] }
    let language = file.optionalString("language")
    guard let intents = file["intents"] else { return benchmark(tree) }
    guard let members = intents.object else {
      reader.expected("an object of intents", at: intents, for: "\"intents\"")
      return []
    }
    return members.flatMap { member -> [LabelledExample] in
      let fields = reader.fields(of: member.value, keys: nil, "an intent")
      guard let utterances = fields?["utterances"] else {
        log.error(
          at: member.keyOffset,
          "the intent \(member.key.quotedForMessage) has no \"utterances\"",
          fix: "write what people say, or remove it")
        return []
      }
      return self.utterances(utterances, of: member.key, language)
    }
  }

  private func benchmark(_ tree: LocatedJSON) -> [LabelledExample] {
    let intents = (tree.object ?? []).filter { $0.value.array != nil }
    guard !intents.isEmpty else {
      log.error(
        at: tree.offset, "the file has no \"intents\"", fix: "name a data set as Snips has them")
      return []
    }
    return intents.flatMap { utterances($0.value, of: $0.key, nil) }
  }

  private func utterances(
    _ node: LocatedJSON, of intent: String, _ language: String?
  ) -> [LabelledExample] {
    reader.elements(node, "the utterances of \(intent.quotedForMessage)") { node in
      utterance(node, of: intent, language)
    }.compactMap(\.self)
  }

  private func utterance(
    _ node: LocatedJSON, of intent: String, _ language: String?
  ) -> LabelledExample? {
    guard let fields = reader.fields(of: node, keys: nil, "an utterance") else { return nil }
    guard let data = fields["data"] else {
      log.error(at: node.offset, "an utterance has no \"data\"", fix: "write its pieces")
      return nil
    }
    var (text, slots) = ("", [String: String]())
    for piece in data.array ?? [] {
      guard let fields = reader.fields(of: piece, keys: nil, "a piece") else { continue }
      guard let own = fields["text"] else {
        log.error(at: piece.offset, "a piece has no \"text\"", fix: "write what is said")
        continue
      }
      let part = reader.string(own, "\"text\"")
      text += part
      let name = fields.optionalString("slot_name") ?? fields.optionalString("entity")
      if let name {
        slots[name] = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
    if data.array == nil { reader.expected("an array", at: data, for: "\"data\"") }
    let shown = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !shown.isEmpty else { return nil }
    return LabelledExample(
      utterance: shown, language: language, intent: intent, slots: slots, line: node.offset)
  }
}
