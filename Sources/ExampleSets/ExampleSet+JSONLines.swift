package import AppManifest

extension ExampleSet {
  /// Reads examples as this project writes them: JSON Lines of `utterance`, `intent` and `language`.
  ///
  /// `text` and `lang` do as well, as public sets of utterances have them; `slots` are read where
  /// they are text. An intent of null means nothing of the app. Whatever else stands in a line is
  /// passed over, so that corpora can be read too.
  ///
  /// - Throws: ``DiagnosticError`` with every fault, each with line and column.
  package init(jsonLines bytes: [UInt8], name: String) throws(DiagnosticError) {
    let log = FaultLog(JSONSource(name: name, bytes: bytes))
    let reader = FormReader(log: log)
    var examples: [LabelledExample] = []
    JSONLines(log.source).forEach { line in
      switch line {
      case .failure(let fault): log.add(fault)
      case .success(let node):
        if let example = Self.example(node, reader) { examples.append(example) }
      }
      return !log.isFull
    }
    let faults = log.located()
    guard !faults.contains(where: { $0.severity == .error }) else { throw DiagnosticError(faults) }
    self.init(examples: Self.located(examples, in: log.source), warnings: faults)
  }

  private static func example(_ node: LocatedJSON, _ reader: FormReader) -> LabelledExample? {
    guard let fields = reader.fields(of: node, keys: nil, "a line") else { return nil }
    let key = fields["utterance"] == nil ? "text" : "utterance"
    guard let utterance = fields[key], let intent = fields["intent"] else {
      reader.log.error(
        at: node.offset, "a line has no \"utterance\" or no \"intent\"",
        fix: "write both; an intent of null means nothing of the app")
      return nil
    }
    let slots = (fields["slots"]?.object ?? []).compactMap { member in
      member.value.string.map { (member.key, $0) }
    }
    return LabelledExample(
      utterance: reader.string(utterance, "\"\(key)\""),
      language: (fields["language"] ?? fields["lang"]).flatMap { text($0, "language", reader) },
      intent: text(intent, "intent", reader),
      slots: Dictionary(slots) { _, last in last }, line: node.offset)
  }

  /// A text, or `nil` for null.
  private static func text(_ node: LocatedJSON, _ key: String, _ reader: FormReader) -> String? {
    if case .null = node.kind { return nil }
    return reader.string(node, "\"\(key)\"")
  }

  /// The examples as JSON Lines: `utterance`, `language`, `intent`, and `slots` if there are any.
  package var jsonLines: String {
    examples.map { $0.json.text(pretty: false) + "\n" }.joined()
  }
}

extension LabelledExample {
  package var json: LocatedJSON {
    let named = slots.sorted { $0.key < $1.key }.map {
      LocatedJSON.Member($0.key, .string($0.value))
    }
    return .object(
      [
        .init("utterance", .string(utterance)), .init("language", .optional(language)),
        .init("intent", .optional(intent)),
      ] + (named.isEmpty ? [] : [.init("slots", .object(named))]))
  }

  /// Whether two examples say the same, whatever their slots and places.
  package func isAlike(_ other: LabelledExample) -> Bool {
    utterance == other.utterance && language == other.language && intent == other.intent
  }
}
