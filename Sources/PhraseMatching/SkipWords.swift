import TextAnalysis

/// Removes the words that may stand anywhere and mean nothing.
///
/// At each place between words, the longest skip word that ends at a word's end is removed, as
/// hassil's one regular expression over all of them does. Where white space means nothing, skip
/// words are removed wherever they stand.
final class SkipWords: Sendable {
  /// All words, longest first, and those that start with each byte.
  private let words: [[UInt8]]
  private let wordsByFirst: [[[UInt8]]]
  private let isAnywhere: Bool
  /// For each byte, 1 if it starts a skip word, and 2 if it belongs to words.
  private let kinds: [UInt8]
  /// For each byte a bit for each second byte (by its lowest six bits) of the skip words that it
  /// starts.
  private let seconds: [UInt64]
  private static let startsWord: UInt8 = 1
  private static let isInWord: UInt8 = 2

  /// `nil` if the program has no skip words.
  init?(program: PhraseProgram) {
    guard !program.skipWords.isEmpty else { return nil }
    words = program.skipWords
    isAnywhere = program.profile.ignoresWhitespace
    var wordsByFirst = [[[UInt8]]](repeating: [], count: 256)
    var kinds = (UInt8.min...UInt8.max).map { Self.isWordByte($0) ? Self.isInWord : 0 }
    var seconds = [UInt64](repeating: 0, count: 256)
    for word in words {
      kinds[Int(word[0])] |= Self.startsWord
      wordsByFirst[Int(word[0])].append(word)
      seconds[Int(word[0])] |= word.count > 1 ? Self.bit(word[1]) : UInt64.max
    }
    (self.wordsByFirst, self.kinds, self.seconds) = (wordsByFirst, kinds, seconds)
  }

  func removeSkipWords(from text: inout AnalyzedText) {
    // Most utterances have none, so that is found out before anything is moved.
    guard hasSkipWord(text.bytes) else { return }
    var kept = 0
    var place = 0
    var isChanged = false
    while place < text.bytes.count {
      if kinds[Int(text.bytes[place])] & Self.startsWord != 0,
        let word = skipWord(at: place, in: text.bytes)
      {
        if !isAnywhere {
          // What stood on both sides stays apart.
          Self.copy(place, to: kept, in: &text)
          text.bytes[kept] = MatchText.space
          kept += 1
        }
        place += word
        isChanged = true
      } else {
        if isChanged { Self.copy(place, to: kept, in: &text) }
        kept += 1
        place += 1
      }
    }
    guard isChanged else { return }
    Self.truncate(&text, to: kept)
    Self.collapseSpaces(of: &text)
  }

  /// The text without the skip words that it begins with.
  func removingLeading(from text: AnalyzedText) -> AnalyzedText {
    var text = text
    while let word = words.first(where: { stands($0, atStartOf: text.bytes) }) {
      var rest = word.count..<text.bytes.count
      while let first = rest.first, text.bytes[first] == MatchText.space {
        rest = first + 1..<rest.upperBound
      }
      Self.keep(rest, of: &text)
    }
    return text
  }

  /// The text without the skip words that it ends with.
  func removingTrailing(from text: AnalyzedText) -> AnalyzedText {
    var text = text
    while let word = words.first(where: { stands($0, atEndOf: text.bytes) }) {
      var rest = 0..<text.bytes.count - word.count
      while let last = rest.last, text.bytes[last] == MatchText.space { rest = rest.dropLast() }
      Self.keep(rest, of: &text)
    }
    return text
  }

  private func stands(_ word: [UInt8], atStartOf bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: word) else { return false }
    return isAnywhere || word.count == bytes.count || !Self.isWordByte(bytes[word.count])
  }

  private func stands(_ word: [UInt8], atEndOf bytes: [UInt8]) -> Bool {
    guard bytes.count >= word.count, bytes.suffix(word.count).elementsEqual(word) else {
      return false
    }
    let start = bytes.count - word.count
    return isAnywhere || start == 0 || !Self.isWordByte(bytes[start - 1])
  }

  private static func keep(_ span: Range<Int>, of text: inout AnalyzedText) {
    text.bytes = Array(text.bytes[span])
    text.sourceStarts = Array(text.sourceStarts[span])
    text.sourceEnds = Array(text.sourceEnds[span])
  }

  private func hasSkipWord(_ bytes: [UInt8]) -> Bool {
    kinds.withUnsafeBufferPointer { kinds in
      bytes.withUnsafeBufferPointer { text in
        // A skip word behind a word's byte counts where words need no spaces.
        let mask = isAnywhere ? 0 : Self.isInWord
        var before: UInt8 = 0
        for place in text.indices {
          let kind = kinds[Int(text[place])]
          if kind & Self.startsWord != 0, before & mask == 0, skipWord(at: place, in: bytes) != nil
          {
            return true
          }
          before = kind
        }
        return false
      }
    }
  }

  /// The length of the skip word that stands at a place.
  private func skipWord(at place: Int, in bytes: [UInt8]) -> Int? {
    let second = place + 1 < bytes.count ? Self.bit(bytes[place + 1]) : UInt64.max
    guard seconds[Int(bytes[place])] & second != 0 else { return nil }
    if !isAnywhere && place > 0 && Self.isWordByte(bytes[place - 1]) { return nil }
    for word in wordsByFirst[Int(bytes[place])] where place + word.count <= bytes.count {
      let end = place + word.count
      guard Self.stands(word, at: place, in: bytes) else { continue }
      if isAnywhere || end == bytes.count || !Self.isWordByte(bytes[end]) { return word.count }
    }
    return nil
  }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 0x3F) }

  private static func stands(_ word: [UInt8], at place: Int, in bytes: [UInt8]) -> Bool {
    for index in word.indices where bytes[place + index] != word[index] { return false }
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func copy(_ place: Int, to kept: Int, in text: inout AnalyzedText) {
    text.bytes[kept] = text.bytes[place]
    text.sourceStarts[kept] = text.sourceStarts[place]
    text.sourceEnds[kept] = text.sourceEnds[place]
  }

  private static func truncate(_ text: inout AnalyzedText, to count: Int) {
    text.bytes.removeSubrange(count...)
    text.sourceStarts.removeSubrange(count...)
    text.sourceEnds.removeSubrange(count...)
  }

  /// Leaves single spaces between words and none at the edges.
  private static func collapseSpaces(of text: inout AnalyzedText) {
    var kept = 0
    for place in text.bytes.indices {
      let isSpace = text.bytes[place] == MatchText.space
      if isSpace && (kept == 0 || text.bytes[kept - 1] == MatchText.space) { continue }
      copy(place, to: kept, in: &text)
      kept += 1
    }
    if kept > 0 && text.bytes[kept - 1] == MatchText.space { kept -= 1 }
    truncate(&text, to: kept)
  }
}
