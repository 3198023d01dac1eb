import AppManifest
import YAMLReading

/// Reads Rasa's training data: the intents of `nlu` with their `examples`.
///
/// Synonyms, regular expressions and lookup tables are no examples, and are passed over. Whatever
/// else stands in the file (stories, responses) is as well.
struct RasaReader {
  private let log: FaultLog
  private let reader: FormReader

  init(_ log: FaultLog) {
    self.log = log
    reader = FormReader(log: log)
  }

  func examples() -> [LabelledExample] {
    guard let tree = log.source.yamlTree(log),
      let file = reader.fields(of: tree, keys: nil, "the file")
    else { return [] }
    guard let nlu = file["nlu"] else {
      log.error(at: tree.offset, "the file has no \"nlu\"", fix: "name a file of training data")
      return []
    }
    return reader.elements(nlu, "\"nlu\"", entry).flatMap(\.self)
  }

  private func entry(_ node: LocatedJSON) -> [LabelledExample] {
    guard let fields = reader.fields(of: node, keys: nil, "an entry of \"nlu\""),
      let named = fields["intent"]
    else { return [] }
    let intent = reader.string(named, "\"intent\"")
    guard let examples = fields["examples"] else {
      log.error(
        at: node.offset, "the intent \(intent.quotedForMessage) has no \"examples\"",
        fix: "write what people say")
      return []
    }
    if let text = examples.string { return self.examples(in: text, at: examples.offset, intent) }
    return reader.elements(examples, "\"examples\"") { one($0, intent) }.compactMap(\.self)
  }

  /// An example with metadata: `- text: |`.
  private func one(_ node: LocatedJSON, _ intent: String) -> LabelledExample? {
    if let text = node.string { return example(text, at: node.offset, intent) }
    guard let fields = reader.fields(of: node, keys: nil, "an example") else { return nil }
    guard let text = fields["text"] else {
      log.error(at: node.offset, "an example has no \"text\"", fix: "write what people say")
      return nil
    }
    let lines = MarkedLines(reader.string(text, "\"text\""), at: text.offset, in: log.source.bytes)
    let shown = lines.all.filter { $0.text.contains { !$0.isWhitespace } }
    return shown.first.flatMap { example($0.text, at: $0.offset, intent) }
  }

  /// The lines of a block, each with a dash.
  private func examples(in text: String, at offset: Int, _ intent: String) -> [LabelledExample] {
    MarkedLines(text, at: offset, in: log.source.bytes).all.compactMap { line in
      let trimmed = line.text.drop { $0 == " " || $0 == "\t" }
      guard let dash = trimmed.first else { return nil }
      guard dash == "-" else {
        log.error(
          at: line.offset, "an example begins without a dash", fix: "write '- ' before it")
        return nil
      }
      let skipped = line.text.utf8.count - trimmed.utf8.count + 1
      return example(String(trimmed.dropFirst()), at: line.offset + skipped, intent)
    }
  }

  private func example(_ text: String, at offset: Int, _ intent: String) -> LabelledExample? {
    do throws(MarkedText.Fault) {
      let marked = try MarkedText(text)
      guard !marked.text.isEmpty else { return nil }
      return LabelledExample(
        utterance: marked.text, intent: intent, slots: marked.slots,
        line: offset)
    } catch {
      log.error(at: offset + error.offset, error.message, fix: error.fix)
      return nil
    }
  }
}

/// The lines of a YAML scalar, and where in the file they stand.
private struct MarkedLines {
  private(set) var all: [(text: String, offset: Int)] = []

  /// - Complexity: O(*n*) in the length of the text as the file has it.
  init(_ text: String, at start: Int, in bytes: [UInt8]) {
    let isBlock =
      bytes.indices.contains(start)
      && (bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">"))
    guard isBlock else {
      all = [(text, start)]
      return
    }
    var place = start
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let indent = bytes[place...].prefix { $0 == UInt8(ascii: " ") }.count
      let own = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      all.append((String(line), place + max(0, indent - own)))
    }
  }
}
