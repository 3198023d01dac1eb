import CICU
import LanguageTags

/// Finds words by ICU's rules and dictionaries, and by its own where the text is plain ASCII.
final class WordSegmenter {
  private let words: OpaquePointer?
  private let units = ScratchBuffer<UInt16>()
  /// For each UTF-16 unit, where its code point starts in the text's bytes.
  private let offsets = ScratchBuffer<Int>()

  init(language: String) {
    words = cicu_words_open(LanguageTag(language).locale) ?? cicu_words_open("root")
  }

  deinit {
    if let words { cicu_words_close(words) }
  }

  func segment(_ result: inout AnalyzedText) {
    result.tokens.removeAll(keepingCapacity: true)
    if !segmentASCII(&result) { segmentThroughICU(&result) }
  }

  /// Fills the tokens of text that ICU's rules treat plainly: ASCII letters and digits, numbers
  /// with inner stops, single signs. False, with no tokens, for all other text.
  func segmentASCII(_ result: inout AnalyzedText) -> Bool {
    let bytes = result.bytes
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x20 {
        index += 1
      } else if Self.isWordByte(byte) {
        let end = Self.endOfWord(bytes, from: index)
        result.tokens.append(.init(range: index..<end, isWord: true))
        index = end
      } else if Self.isLoneSign(bytes, index) || Self.isStop(byte) && standsAlone(bytes, index) {
        result.tokens.append(.init(range: index..<(index + 1), isWord: false))
        index += 1
      } else {
        result.tokens.removeAll(keepingCapacity: true)
        return false
      }
    }
    return true
  }

  @inline(__always)
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isStop(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x2C }

  /// True for signs that no rule joins to anything: # $ % & + -. Some languages join : and @ to
  /// letters, so a colon must stand between digits and all other signs are ICU's.
  private static func isLoneSign(_ bytes: [UInt8], _ index: Int) -> Bool {
    switch bytes[index] {
    case 0x23...0x26, 0x2B, 0x2D: true
    case 0x3A:
      index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
        && isDigit(bytes[index + 1])
    default: false
    }
  }

  /// True if neither neighbour is a letter or digit that could be joined over the stop.
  private func standsAlone(_ bytes: [UInt8], _ index: Int) -> Bool {
    index == 0 || index + 1 == bytes.count || bytes[index - 1] == 0x20 || bytes[index + 1] == 0x20
  }

  private static func endOfWord(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count {
      if isWordByte(bytes[end]) {
        end += 1
      } else if isStop(bytes[end]), end + 1 < bytes.count, isDigit(bytes[end - 1]),
        isDigit(bytes[end + 1])
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// Fills the tokens by ICU, whatever the text.
  func segmentThroughICU(_ result: inout AnalyzedText) {
    result.tokens.removeAll(keepingCapacity: true)
    guard let words, !result.bytes.isEmpty else { return }
    let count = result.bytes.withUnsafeBufferPointer(decode)
    let (units, offsets) = (units.base, offsets.base)
    guard cicu_words_start(words, units, Int32(clamping: count)) else { return }
    var start = 0
    while case let end = Int(cicu_words_next(words)), end >= 0 {
      // ICU keeps a mark that stands alone with the space before it.
      if start < end, units[start] == 0x20 { start += 1 }
      if start < end {
        let range = offsets[start]..<offsets[end]
        result.tokens.append(.init(range: range, isWord: cicu_words_is_word(words)))
      }
      start = end
    }
  }

  /// Fills ``units`` and ``offsets`` and answers how many units there are.
  private func decode(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let units = units.room(for: text.count)
    let offsets = offsets.room(for: text.count + 1)
    var index = 0
    var count = 0
    while index < text.count {
      let (scalar, length) = UTF8Scalars.decode(text, at: index)
      offsets[count] = index
      if scalar < 0x1_0000 {
        units[count] = UInt16(truncatingIfNeeded: scalar)
      } else {
        (units[count], units[count + 1]) = ICU.surrogates(of: scalar)
        offsets[count + 1] = index
        count += 1
      }
      count += 1
      index += length
    }
    offsets[count] = text.count
    return count
  }
}
