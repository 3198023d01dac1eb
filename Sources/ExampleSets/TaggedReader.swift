import AppManifest

/// Reads sentences with a word and its tag a line, as CoNLL's tasks have them.
///
///     # intent: AddItem
///     add   O
///     oat   B-item
///     milk  I-item
///
/// The first column is the word, the last its tag; what stands between is passed over, as are other
/// comments and lines of `-DOCSTART-`. A sentence takes the intent that is named above it.
struct TaggedReader {
  private let log: FaultLog

  init(_ log: FaultLog) { self.log = log }

  func examples() -> [LabelledExample] {
    let bytes = log.source.bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      log.error(at: 0, "the file is not UTF-8", fix: "convert it")
      return []
    }
    var (sentences, sentence) = ([LabelledExample](), Sentence())
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, !log.isFull {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      take(String(decoding: bytes[start..<end], as: UTF8.self), at: start, &sentence, &sentences)
      start = end + 1
    }
    finish(&sentence, into: &sentences)
    return sentences
  }

  private func take(
    _ line: String, at offset: Int, _ sentence: inout Sentence,
    _ sentences: inout [LabelledExample]
  ) {
    let columns = line.split { $0 == " " || $0 == "\t" || $0.isNewline }
    if columns.isEmpty {
      finish(&sentence, into: &sentences)
    } else if line.hasPrefix("#"), sentence.words.isEmpty || columns.count != 2 {
      sentence.intent = Self.intent(line) ?? sentence.intent
    } else if columns.first != "-DOCSTART-" {
      add(columns, to: &sentence, at: offset)
    }
  }

  /// A sentence as far as it was read.
  private struct Sentence {
    var intent: String?
    var words: [Substring] = []
    /// Its arguments. A list, since a name may come twice.
    var slots: [(name: String, words: [Substring])] = []
    /// The argument that the last word belongs to.
    var open: String?
    var start = 0
  }

  /// The intent that a comment names: `# intent: AddItem`, `# intent = AddItem`.
  private static func intent(_ comment: String) -> String? {
    let text = comment.drop { $0 == "#" || $0 == " " }
    guard text.hasPrefix("intent") else { return nil }
    let name = text.dropFirst("intent".count).drop { " \t:=".contains($0) }
    let end = name.lastIndex { !$0.isWhitespace }
    return end.map { String(name[...$0]) }
  }

  private func add(
    _ columns: [Substring], to sentence: inout Sentence, at offset: Int
  ) {
    if sentence.words.isEmpty { sentence.start = offset }
    guard columns.count > 1, let word = columns.first, let tag = columns.last else {
      return log.error(at: offset, "a word has no tag", fix: "write O behind it")
    }
    sentence.words.append(word)
    if tag == "O" { return sentence.open = nil }
    let parts = tag.split(separator: "-", maxSplits: 1)
    let column = offset + (word.base.utf8.distance(from: word.base.startIndex, to: tag.startIndex))
    guard parts.count == 2, let name = parts.last.map({ String($0) }),
      parts[0] == "B" || parts[0] == "I"
    else {
      return log.error(
        at: column, "the tag \(String(tag).quotedForMessage) is neither O nor B-… or I-…",
        fix: "write one of them")
    }
    if parts[0] == "B" {
      sentence.slots.append((name, [word]))
    } else if sentence.open == name {
      sentence.slots[sentence.slots.count - 1].words.append(word)
    } else {
      log.error(
        at: column, "the tag \(String(tag).quotedForMessage) continues what has not begun",
        fix: "write B-\(name)")
    }
    sentence.open = name
  }

  private func finish(_ sentence: inout Sentence, into sentences: inout [LabelledExample]) {
    defer { sentence = Sentence() }
    guard !sentence.words.isEmpty else { return }
    guard let intent = sentence.intent else {
      return log.error(
        at: sentence.start, "a sentence says no intent",
        fix: "write '# intent: NAME' above it")
    }
    let slots = sentence.slots.map { ($0.name, $0.words.joined(separator: " ")) }
    sentences.append(
      LabelledExample(
        utterance: sentence.words.joined(separator: " "), intent: intent,
        slots: Dictionary(slots) { _, last in last }, line: sentence.start))
  }
}
