/// White space as Unicode has it, in UTF-8.
extension [UInt8] {
  /// How many bytes the white space at a place takes. Zero: there is none.
  ///
  /// - Complexity: O(1).
  func lengthOfSpace(at place: Int) -> Int {
    let byte = self[place]
    if byte < 0x80 { return byte == 0x20 || (0x09...0x0D).contains(byte) ? 1 : 0 }
    switch byte {
    case 0xC2:  // U+0085, U+00A0
      guard place + 1 < count else { return 0 }
      return self[place + 1] == 0x85 || self[place + 1] == 0xA0 ? 2 : 0
    case 0xE1, 0xE2, 0xE3:
      guard place + 2 < count else { return 0 }
      switch (byte, self[place + 1], self[place + 2]) {
      case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9),
        (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
        return 3
      default: return 0
      }
    default: return 0
    }
  }

  /// The first place that is not white space.
  func endOfSpace(from start: Int) -> Int {
    var place = start
    while place < count {
      let length = lengthOfSpace(at: place)
      guard length > 0 else { break }
      place += length
    }
    return place
  }

  /// The place behind the last character before `end` that is not white space.
  func startOfSpace(before end: Int, from start: Int) -> Int {
    var place = end
    while place > start {
      var first = place - 1
      while first > start, self[first] & 0xC0 == 0x80 { first -= 1 }
      guard lengthOfSpace(at: first) == place - first else { break }
      place = first
    }
    return place
  }
}
