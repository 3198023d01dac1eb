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

  /// What a phrase says whose letters may be drawn out. *ummm, yesss, noooo*
  subscript(drawnOut phrase: Substring) -> ReplyPart {
    if let part = parts[String(phrase)] { return part }
    guard phrase.hasDrawnOutLetters else { return [] }
    return parts[phrase.squeezed(to: 1)] ?? parts[phrase.squeezed(to: 2)] ?? []
  }
}

extension StringProtocol {
  /// True where a letter stands three times in a row, as no language spells a word.
  var hasDrawnOutLetters: Bool {
    var (last, count): (Character?, Int) = (nil, 0)
    for character in self {
      count = character == last ? count + 1 : 1
      last = character
      if count > 2, character.isLetter { return true }
    }
    return false
  }

  /// The text with so many of each letter that stands three times in a row or more.
  fileprivate func squeezed(to length: Int) -> String {
    var result = ""
    var run: [Character] = []
    func close() { result += String(run.prefix(run.count > 2 ? length : run.count)) }
    for character in self {
      if run.last != character {
        close()
        run = []
      }
      run.append(character)
    }
    close()
    return result
  }
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
