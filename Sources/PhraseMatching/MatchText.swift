import TextAnalysis

/// The text of one utterance while it is matched, with the values that start at each place.
///
/// The text is the normalized utterance with one space after it (none where white space means
/// nothing), so that a word's end is always a space.
package struct MatchText: ~Copyable {
  /// The text.
  private(set) var bytes = Arena<UInt8>(capacity: 256)
  /// The text with every `-` and `_` as a space. Empty if there are none.
  private var broken = Arena<UInt8>(capacity: 256)
  /// The number of bytes, the last space included.
  private(set) var count = 0
  /// True if the text has a `-` or `_`.
  private(set) var hasJoiners = false
  /// The values found so far, those of one place next to each other.
  private(set) var hits = Arena<ValueFinder.Hit>(capacity: 64)
  /// The places of letters whose case was folded.
  private var capitals: [Int] = []
  /// For each place, and each place of the broken text, which of ``hits`` start there.
  private var known = Arena<Known>(capacity: 256)

  package static let space = UInt8(ascii: " ")

  struct Known {
    var first: Int32
    /// -1 if the place has not been asked about.
    var end: Int32
  }

  package init() {}

  /// Takes a new text, whose storage is reused.
  ///
  /// - Parameter tellsCapitals: True if ``hasCapital(in:)`` will be asked.
  mutating func reset(to analyzed: borrowing AnalyzedText, endsInSpace: Bool, tellsCapitals: Bool) {
    reset(to: analyzed.bytes, endsInSpace: endsInSpace)
    if tellsCapitals { analyzed.appendCapitalPlaces(to: &capitals) }
  }

  /// Takes a new text in lower case.
  package mutating func reset(to text: [UInt8], endsInSpace: Bool) {
    capitals.removeAll(keepingCapacity: true)
    bytes.removeAll()
    text.withUnsafeBufferPointer { bytes.append($0) }
    if endsInSpace { bytes.append(Self.space) }
    bytes.pad(with: 0, count: 8)
    count = bytes.count
    hasJoiners = bytes.buffer.contains(where: Self.isJoiner)
    broken.removeAll()
    if hasJoiners {
      for byte in bytes.buffer { broken.append(Self.isJoiner(byte) ? Self.space : byte) }
    }
    hits.removeAll()
    known.removeAll()
    let places = (count + 1) * (hasJoiners ? 2 : 1)
    known.append(repeating: Known(first: 0, end: -1), count: places)
  }

  package static func isJoiner(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// True for what may stand behind a sentence's end.
  static func isSentencePunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "?"), UInt8(ascii: "!"):
      true
    default: false
    }
  }

  /// True if a letter's case was folded in a span.
  func hasCapital(in span: Range<Int>) -> Bool { capitals.contains(where: span.contains) }

  /// The byte at a place, as the broken text has it where `isBroken` is true.
  func byte(at place: Int, isBroken: Bool) -> UInt8 {
    isBroken && hasJoiners ? broken[place] : bytes[place]
  }

  /// The eight bytes from a place on, the first one lowest. Zeros follow the text's end.
  @inline(__always)
  func word(at place: Int) -> UInt64 { bytes.word(at: place) }

  /// The first place from `place` on that is not white space.
  func skippingSpaces(from place: Int, isBroken: Bool) -> Int {
    var place = place
    while place < count && byte(at: place, isBroken: isBroken) == Self.space { place += 1 }
    return place
  }

  /// True if a literal stands at `place`.
  @inline(__always)
  func has(_ literal: UnsafeBufferPointer<UInt8>, at place: Int, isBroken: Bool) -> Bool {
    guard place + literal.count <= count else { return false }
    return isBroken && hasJoiners
      ? broken.holds(literal, at: place) : bytes.holds(literal, at: place)
  }

  /// False if the first two bytes at a place tell that no value starts there.
  @inline(__always)
  func mayStartValue(at place: Int, isBroken: Bool, by finder: ValueFinder) -> Bool {
    let second = place + 1 < count ? byte(at: place + 1, isBroken: isBroken) : 0
    return finder.mayStart(with: byte(at: place, isBroken: isBroken), second)
  }

  /// The values that start at a place, as a range of ``hits``.
  mutating func values(
    at place: Int, isBroken: Bool, by finder: ValueFinder
  ) -> Range<Int> {
    let isBroken = isBroken && hasJoiners
    let index = isBroken ? count + 1 + place : place
    let found = known[index]
    if found.end >= 0 { return Int(found.first)..<Int(found.end) }
    let first = hits.count
    finder.appendHits(in: isBroken ? broken.buffer : bytes.buffer, from: place, to: &hits)
    known[index] = Known(first: Int32(first), end: Int32(hits.count))
    return first..<hits.count
  }

  /// True if a word of letters or digits starts or ends at a place, as `\b` in hassil does.
  ///
  /// Bytes beyond ASCII count as letters: combining marks, which do not, are rare at a place
  /// where it matters.
  func isBoundary(at place: Int) -> Bool {
    isWordByte(before: place) != isWordByte(before: place + 1)
  }

  /// True if a word may start at a place: after white space, and anywhere in scripts that write no
  /// spaces between words.
  func startsWord(at place: Int) -> Bool {
    guard place > 0, place < count, bytes[place] & 0xC0 != 0x80, bytes[place] != Self.space else {
      return false
    }
    // The lead bytes of Thai to Myanmar (E0 B8, E1 80), and of kana and Chinese characters.
    return bytes[place - 1] == Self.space || bytes[place] >= 0xE3
      || (bytes[place] == 0xE0 && place + 1 < count && bytes[place + 1] >= 0xB8)
  }

  private func isWordByte(before place: Int) -> Bool {
    guard place > 0, place <= count else { return false }
    switch bytes[place - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }
}

extension MatchText {
  /// A span without the white space at its edges.
  func trimmed(_ span: Range<Int>) -> Range<Int> {
    var start = span.lowerBound
    var end = span.upperBound
    while start < end && bytes[start] == Self.space { start += 1 }
    while end > start && bytes[end - 1] == Self.space { end -= 1 }
    return start..<end
  }

  /// True if a span has a `-` or `_`.
  func hasJoiner(in span: Range<Int>) -> Bool {
    for place in span where Self.isJoiner(bytes[place]) { return true }
    return false
  }

  /// The number of characters in a span, white space at its edges aside.
  package func characters(in span: Range<Int>) -> Int {
    trimmed(span).reduce(0) { $0 + (bytes[$1] & 0xC0 != 0x80 ? 1 : 0) }
  }
}
