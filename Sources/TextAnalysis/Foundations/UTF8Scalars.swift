/// Reading and writing UTF-8 by code point. Swift's strings are always valid, so nothing is
/// checked here.
enum UTF8Scalars {
  /// The code point whose first byte is `text[index]`, and its length in bytes.
  @inline(__always)
  static func decode(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = UInt32(text[index])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(text[index + 1] & 0x3F)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(text[index + 2] & 0x3F)
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(text[index + 3] & 0x3F)
    return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }

  /// The code point's UTF-8, its first byte lowest.
  static func encode(_ scalar: UInt32) -> (packed: UInt64, length: Int) {
    let c = UInt64(scalar)
    if c < 0x80 { return (c, 1) }
    if c < 0x800 { return (0xC0 | c >> 6 | tail(c) << 8, 2) }
    if c < 0x1_0000 { return (0xE0 | c >> 12 | tail(c >> 6) << 8 | tail(c) << 16, 3) }
    return (0xF0 | c >> 18 | tail(c >> 12) << 8 | tail(c >> 6) << 16 | tail(c) << 24, 4)
  }

  private static func tail(_ c: UInt64) -> UInt64 { 0x80 | c & 0x3F }
}
