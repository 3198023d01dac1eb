/// Reading UTF-8 one code point at a time.
enum CodePoints {
  /// The code point that starts at `index`, which moves past it.
  ///
  /// A byte that starts no code point, or one that is cut off, counts as a letter of its own above
  /// all code points: the index never refuses text, it only fails to find it.
  static func next(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt32 {
    let lead = bytes[index]
    index += 1
    guard lead >= 0x80 else { return UInt32(lead) }
    let count = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0
    guard count > 0, index + count <= bytes.count else { return 0x8000_0000 | UInt32(lead) }
    var value = UInt32(lead) & (0x3F >> UInt32(count))
    for offset in 0..<count {
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    index += count
    return value
  }

  /// Appends the code points of a word.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to letters: inout [UInt32]) {
    var index = 0
    while index < bytes.count { letters.append(next(in: bytes, at: &index)) }
  }

  /// The number of code points.
  static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (index, count) = (0, 0)
    while index < bytes.count {
      _ = next(in: bytes, at: &index)
      count += 1
    }
    return count
  }

  /// True for the letters of scripts that put no space between words: Han, Hiragana, Katakana,
  /// Thai, Lao, Khmer and Burmese.
  static func isUnspaced(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0x3005...0x3007,
      0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA9E0...0xA9FF,
      0xAA60...0xAA7F, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
