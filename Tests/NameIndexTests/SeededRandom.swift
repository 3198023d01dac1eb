/// A small generator that gives the same numbers on every run and machine (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, not including, `bound`.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

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
