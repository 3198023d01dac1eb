import RandomNumbers

extension SeededGenerator {
  /// A string of at most `length` of the given bytes.
  mutating func string(of alphabet: [UInt8], upTo length: Int) -> [UInt8] {
    (0..<below(length + 1)).map { _ in alphabet[below(alphabet.count)] }
  }
}

/// All strings of at most `length` bytes of an alphabet, shortest first.
func allStrings(upTo length: Int, over alphabet: [UInt8]) -> [[UInt8]] {
  var all: [[UInt8]] = [[]]
  var last = all
  for _ in 0..<length {
    last = last.flatMap { string in alphabet.map { string + [$0] } }
    all += last
  }
  return all
}
