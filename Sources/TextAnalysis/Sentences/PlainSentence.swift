/// Normalizes plain text for sentence templates in one pass, to the byte as ``SentenceNormalizer``
/// does.
///
/// Plain are ASCII and whatever NFC leaves alone wherever it stands: letters, digits and signs of
/// most alphabets, Han, kana and Hangul. What else there is (marks, other white space and
/// punctuation, letters beside initials) goes the general way.
final class PlainSentence {
  private enum Class {
    static let word: UInt8 = 0
    static let other: UInt8 = 1
    static let space: UInt8 = 2
    static let punctuation: UInt8 = 3
    static let foreign: UInt8 = 4
  }

  private static let period = UInt8(ascii: ".")

  private let rules: SentenceRules
  private let table: FoldingTable
  private let classes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private let folded = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)

  /// - Parameter table: What is known about code points, as ``SentenceTraits``.
  init(_ profile: TextProfile, table: FoldingTable) {
    rules = SentenceRules(profile)
    self.table = table
    for byte in UInt8.min...UInt8.max {
      classes[Int(byte)] = classify(byte)
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      folded[Int(byte)] = isUpper ? byte | 0x20 : byte
    }
  }

  deinit {
    classes.deallocate()
    folded.deallocate()
  }

  private func classify(_ byte: UInt8) -> UInt8 {
    let scalar = UInt32(byte)
    if byte >= 0x80 { return Class.foreign }
    if SentenceRules.isSpace(scalar) { return Class.space }
    if rules.isPunctuation(scalar) { return Class.punctuation }
    return SentenceRules.isWord(scalar) ? Class.word : Class.other
  }

  /// Writes the normalized text to `output`; false, with nothing written, if the text is not
  /// plain.
  ///
  /// - Complexity: O(*n*), without allocation once `output` has grown to the longest text.
  func normalize(_ text: UnsafeBufferPointer<UInt8>, into output: OutputBuffer) -> Bool {
    var writer = PlainSentenceWriter(
      output, for: text, keepsSpace: !rules.ignoresWhitespace || rules.isRecent)
    var index = 0
    while index < text.count {
      switch classes[Int(text[index])] {
      case Class.word, Class.other:
        writer.append(folded[Int(text[index])], at: index, in: text)
        index += 1
      case Class.space:
        writer.addSpace(at: index)
        index += 1
      case Class.punctuation:
        guard let end = appendPunctuation(at: index, in: text, to: &writer) else {
          return refuse(output)
        }
        index = end
      default:
        guard let end = appendForeign(at: index, in: text, to: &writer) else {
          return refuse(output)
        }
        index = end
      }
    }
    output.count = writer.count
    return true
  }

  /// Writes what stays of a run of punctuation, and gives the run's end; `nil` if the text is not
  /// plain.
  private func appendPunctuation(
    at index: Int, in text: UnsafeBufferPointer<UInt8>, to writer: inout PlainSentenceWriter
  ) -> Int? {
    let run = index..<endOfRun(text, from: index)
    switch survivor(of: run, in: text, after: writer.written) {
    case .none: break
    case .one(let survivor): writer.append(folded[Int(text[survivor])], at: survivor, in: text)
    case .unknown: return nil
    }
    return run.upperBound
  }

  /// Writes a character that is not ASCII, and gives its end; `nil` if the text is not plain.
  private func appendForeign(
    at index: Int, in text: UnsafeBufferPointer<UInt8>, to writer: inout PlainSentenceWriter
  ) -> Int? {
    let (scalar, length) = UTF8Scalars.decode(text, at: index)
    let traits = self.traits(of: scalar)
    // All punctuation that the text starts with goes.
    if index == 0 && traits.isPunctuation { return length }
    guard isPlain(traits, scalar) else { return nil }
    writer.append(traits, index..<index + length)
    return index + length
  }

  /// Leaves a text to the general way, with nothing written.
  private func refuse(_ output: OutputBuffer) -> Bool {
    output.capitals.removeAll(keepingCapacity: true)
    return false
  }

  private func traits(of scalar: UInt32) -> SentenceTraits {
    SentenceTraits(entry: table.entry(scalar) { SentenceTraits(of: $0, rules: rules).entry })
  }

  /// True for what NFC leaves alone, and no rule treats in a way of its own.
  @inline(__always)
  private func isPlain(_ traits: SentenceTraits, _ scalar: UInt32) -> Bool {
    !traits.needsComposition && !traits.isSpace && !traits.isPunctuation
      && !(rules.isRecent && (scalar == 0x2019 || rules.ignoresWhitespace))
  }

  private func isWord(_ byte: UInt8) -> Bool { classes[Int(byte)] == Class.word }

  /// True if the character that starts at an index is a word's.
  private func isWord(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text[index] < 0x80 { return isWord(text[index]) }
    return traits(of: UTF8Scalars.decode(text, at: index).scalar).isWord
  }

  /// True if the character that ends before an index is a word's.
  private func isWord(before index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = index - 1
    while start > 0 && text[start] & 0xC0 == 0x80 { start -= 1 }
    return isWord(at: start, in: text)
  }

  private func endOfRun(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start + 1
    while end < text.count, classes[Int(text[end])] == Class.punctuation { end += 1 }
    return end
  }

  /// What stays of a run of punctuation.
  private enum Survivor {
    case none
    case one(Int)
    /// The text is not ASCII, and initials or other punctuation matter.
    case unknown
  }

  /// The index of the character of a run that stays: see ``SentencePunctuation``.
  private func survivor(
    of run: Range<Int>, in text: UnsafeBufferPointer<UInt8>, after kept: UnsafeBufferPointer<UInt8>
  ) -> Survivor {
    if run.lowerBound == 0 { return .none }
    if run.upperBound == text.count {
      guard text[text.count - 1] == Self.period else { return .none }
      guard text.allSatisfy({ $0 < 0x80 }) else { return .unknown }
      return endsInInitials(text) ? .one(run.lowerBound) : .none
    }
    guard isWord(before: run.lowerBound, in: text) else { return .none }
    // Before punctuation that is not ASCII the answer does not matter: the text is not plain.
    if isWord(at: run.upperBound, in: text) { return .one(run.lowerBound) }
    guard rules.isRecent, let period = run.first(where: { text[$0] == Self.period }) else {
      return .none
    }
    let count = kept.count
    guard kept.suffix(3).allSatisfy({ $0 < 0x80 }) else { return .unknown }
    if count >= 3, isWord(kept[count - 3]), kept[count - 2] == Self.period, isWord(kept[count - 1])
    {
      return .one(period)
    }
    let other = run.suffix(from: period + 1).first { text[$0] != Self.period }
    return other.map(Survivor.one) ?? .none
  }

  private func endsInInitials(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = text.count
    while start >= 2, isWord(text[start - 2]), text[start - 1] == Self.period { start -= 2 }
    if rules.isRecent {
      let isCut = start > 0 && isWord(text[start - 1])
      return text.count - start >= (isCut ? 6 : 4)
    }
    return text.count - start >= 4
      && text[..<start].allSatisfy { classes[Int($0)] == Class.punctuation }
  }
}

/// Writes a plain sentence to an output buffer that has room for all of it.
private struct PlainSentenceWriter {
  private let output: OutputBuffer
  private let bytes: UnsafeMutablePointer<UInt8>
  private let starts: UnsafeMutablePointer<UInt32>
  private let ends: UnsafeMutablePointer<UInt32>
  /// False if white space is left out.
  private let keepsSpace: Bool
  /// How many bytes have been written.
  private(set) var count = 0
  /// The white space that has been read but not written: where it starts, or -1, and ends.
  private var spaceStart = -1
  private var spaceEnd = 0

  init(_ output: OutputBuffer, for text: UnsafeBufferPointer<UInt8>, keepsSpace: Bool) {
    // Case folding makes three bytes of two at most; all eight of a code point's are stored.
    output.reserve(text.count * 2 + 8)
    self.output = output
    (bytes, starts, ends) = (output.bytes, output.starts, output.ends)
    self.keepsSpace = keepsSpace
  }

  /// What has been written.
  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

  /// Notes a byte of white space. A run of it is one space, once something follows.
  @inline(__always)
  mutating func addSpace(at index: Int) {
    if spaceStart < 0 { spaceStart = index }
    spaceEnd = index + 1
  }

  /// Writes a byte whose case has been folded.
  @inline(__always)
  mutating func append(_ folded: UInt8, at index: Int, in text: UnsafeBufferPointer<UInt8>) {
    writeSpace()
    if folded != text[index] { output.capitals.append(count) }
    write(folded, from: index, to: index + 1)
  }

  /// Writes a code point, which stands in a range of the text.
  @inline(__always)
  mutating func append(_ traits: SentenceTraits, _ source: Range<Int>) {
    writeSpace()
    if traits.foldsCase { output.capitals.append(count) }
    UnsafeMutableRawPointer(bytes + count).storeBytes(
      of: traits.packed.littleEndian, as: UInt64.self)
    for place in count..<count + traits.length {
      starts[place] = UInt32(truncatingIfNeeded: source.lowerBound)
      ends[place] = UInt32(truncatingIfNeeded: source.upperBound)
    }
    count += traits.length
  }

  /// Writes the white space before a character, if there is any and something stands before it.
  @inline(__always)
  private mutating func writeSpace() {
    guard spaceStart >= 0 else { return }
    if count > 0 && keepsSpace { write(0x20, from: spaceStart, to: spaceEnd) }
    spaceStart = -1
  }

  @inline(__always)
  private mutating func write(_ byte: UInt8, from start: Int, to end: Int) {
    bytes[count] = byte
    starts[count] = UInt32(truncatingIfNeeded: start)
    ends[count] = UInt32(truncatingIfNeeded: end)
    count += 1
  }
}
