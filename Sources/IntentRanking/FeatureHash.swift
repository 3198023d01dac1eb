/// The hash that stands for a feature: 32 bits, the same on every machine.
///
/// Among a hundred thousand features about one pair collides, which costs nothing that can be
/// measured.
enum FeatureHash {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  @inline(__always)
  static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* prime }

  static func hash(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> UInt64 {
    var hash = seed
    for place in range { hash = add(bytes[place], to: hash) }
    return hash
  }

  /// The hash of two words, in their order.
  static func pair(_ first: UInt64, _ second: UInt64) -> UInt32 {
    finish((first &* prime) ^ (second &+ 0x9E37_79B9), FeatureExtractor.Kind.pair.rawValue)
  }

  /// Mixes all bits into 32 of them; never 0, which marks an empty place.
  @inline(__always)
  static func finish(_ hash: UInt64, _ kind: UInt32) -> UInt32 {
    var mixed = hash ^ (UInt64(kind) << 56)
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 32
    return max(1, UInt32(truncatingIfNeeded: mixed))
  }
}
