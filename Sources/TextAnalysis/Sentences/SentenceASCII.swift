/// Normalizes ASCII text for sentence templates in one pass, to the byte as
/// ``SentenceNormalizer`` does.
final class SentenceASCII {
  private enum Class {
    static let word: UInt8 = 0
    static let other: UInt8 = 1
    static let space: UInt8 = 2
    static let punctuation: UInt8 = 3
    static let foreign: UInt8 = 4
  }

  private static let period = UInt8(ascii: ".")

  private let rules: SentenceRules
  private let classes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private let folded = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)

  init(_ profile: TextProfile) {
    rules = SentenceRules(profile)
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
  /// ASCII.
  ///
  /// - Complexity: O(*n*), without allocation once `output` has grown to the longest text.
  func normalize(_ text: UnsafeBufferPointer<UInt8>, into output: OutputBuffer) -> Bool {
    output.reserve(text.count)
    let (bytes, starts, ends) = (output.bytes, output.starts, output.ends)
    let keepsSpace = !rules.ignoresWhitespace || rules.isRecent
    var count = 0
    var changes: UInt8 = 0
    var space = -1
    var spaceEnd = 0
    var index = 0
    while index < text.count {
      var at = index
      let kind = classes[Int(text[index])]
      switch kind {
      case Class.word, Class.other:
        index += 1
      case Class.space:
        if space < 0 { space = index }
        index += 1
        spaceEnd = index
        continue
      case Class.punctuation:
        let run = index..<endOfRun(text, from: index)
        index = run.upperBound
        at = survivor(of: run, in: text, after: UnsafeBufferPointer(start: bytes, count: count))
        if at < 0 { continue }
      default:
        return false
      }
      if space >= 0 {
        if count > 0 && keepsSpace {
          bytes[count] = 0x20
          starts[count] = UInt32(truncatingIfNeeded: space)
          ends[count] = UInt32(truncatingIfNeeded: spaceEnd)
          count += 1
        }
        space = -1
      }
      bytes[count] = folded[Int(text[at])]
      changes |= bytes[count] ^ text[at]
      starts[count] = UInt32(truncatingIfNeeded: at)
      ends[count] = UInt32(truncatingIfNeeded: at + 1)
      count += 1
    }
    output.count = count
    if changes != 0 { noteCapitals(of: text, in: output) }
    return true
  }

  private func noteCapitals(of text: UnsafeBufferPointer<UInt8>, in output: OutputBuffer) {
    for place in 0..<output.count where output.bytes[place] != 0x20 {
      if output.bytes[place] != text[Int(output.starts[place])] { output.capitals.append(place) }
    }
  }

  private func isWord(_ byte: UInt8) -> Bool { classes[Int(byte)] == Class.word }

  private func endOfRun(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start + 1
    while end < text.count, classes[Int(text[end])] == Class.punctuation { end += 1 }
    return end
  }

  /// The index of the character of a run that stays, or -1: see ``SentencePunctuation``.
  private func survivor(
    of run: Range<Int>, in text: UnsafeBufferPointer<UInt8>, after kept: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if run.lowerBound == 0 { return -1 }
    if run.upperBound == text.count { return endsInInitials(text) ? run.lowerBound : -1 }
    guard isWord(text[run.lowerBound - 1]) else { return -1 }
    // Before a byte that is not ASCII the answer does not matter: the whole text goes another way.
    if isWord(text[run.upperBound]) { return run.lowerBound }
    guard rules.isRecent, let period = run.first(where: { text[$0] == Self.period }) else {
      return -1
    }
    let count = kept.count
    if count >= 3, isWord(kept[count - 3]), kept[count - 2] == Self.period, isWord(kept[count - 1])
    {
      return period
    }
    return run.suffix(from: period + 1).first { text[$0] != Self.period } ?? -1
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
