/// The parts of replies of one language, normalized and ready for looking up.
struct PartTable: Sendable {
  private var parts: [String: ReplyPart] = [:]
  /// The most pieces that a phrase has, so that no longer ones are looked for.
  private(set) var longest = 1

  init(
    _ table: ReplyParts, words: ReplyWords, fillers: Set<String>,
    normalize: (String) -> String
  ) {
    for filler in fillers { add(filler, .glue) }
    for (part, phrases) in table.rows {
      for phrase in ReplyParts.phrases(of: phrases) { add(normalize(phrase), part) }
    }
    for (part, phrases) in words.parts {
      for phrase in phrases { add(normalize(phrase), part) }
    }
  }

  private mutating func add(_ phrase: String, _ part: ReplyPart) {
    guard !phrase.isEmpty else { return }
    parts[phrase, default: []].insert(part)
    longest = max(longest, ReplyPieces(phrase).count)
  }

  subscript(phrase: Substring) -> ReplyPart { parts[String(phrase)] ?? [] }
}

extension ReplyWords {
  /// The words that steer a dialogue, by what they say.
  fileprivate var parts: [(ReplyPart, [String])] {
    [
      (.assent, yes), (.refusal, no), (.cancel, cancel), (.back, back), (.more, more),
      (.previous, previous), (.none, noneOfThese), (.again, again), (.help, help),
    ]
  }
}

/// A normalized text in the pieces that phrases begin and end with: its words, and in scripts without
/// spaces its characters.
struct ReplyPieces {
  let text: String
  private(set) var ranges: [Range<String.Index>] = []

  init(_ text: String) {
    self.text = text
    var start = text.startIndex
    var isOpen = false
    for index in text.indices {
      let character = text[index]
      let stands = character.unicodeScalars.first?.isWrittenWithoutSpaces ?? false
      guard character == " " || stands else {
        if !isOpen { (start, isOpen) = (index, true) }
        continue
      }
      if isOpen { ranges.append(start..<index) }
      isOpen = false
      if stands { ranges.append(index..<text.index(after: index)) }
    }
    if isOpen { ranges.append(start..<text.endIndex) }
  }

  var count: Int { ranges.count }

  /// The text of some pieces, with what stands between them.
  subscript(pieces: Range<Int>) -> Substring {
    guard let first = pieces.first, let last = pieces.last else { return "" }
    return text[ranges[first].lowerBound..<ranges[last].upperBound]
  }

  /// True where nothing stands between a piece and the one before.
  func adjoins(_ piece: Int) -> Bool {
    piece > 0 && piece < count
      && ranges[piece - 1].upperBound == ranges[piece].lowerBound
  }
}
