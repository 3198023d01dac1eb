/// A 64-bit hash of a run of numbers, the same on every machine and in every run.
///
/// FNV-1a's steps with the finish of MurmurHash3, whose low and high bits are both good.
struct ByteHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: some FixedWidthInteger & UnsignedInteger) {
    state = (state ^ UInt64(truncatingIfNeeded: number)) &* 0x0000_0100_0000_01B3
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// The hash of what has been added.
  var value: UInt64 {
    var z = state
    z = (z ^ (z >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    z = (z ^ (z >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return z ^ (z >> 33)
  }

  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = ByteHash()
    hash.add(bytes)
    return hash.value
  }
}

/// How a value and as many bits of its key's hash as fit share 32 bits.
///
/// The hash bits rule out nearly all wrong entries without touching what the value stands for.
struct HashTag: Sendable {
  /// Masks the bits of the value; the others are the tag's.
  let valueMask: UInt32

  /// - Parameter count: values are less than this.
  init(count: Int) {
    let bits = UInt32.bitWidth - UInt32(truncatingIfNeeded: count).leadingZeroBitCount
    valueMask = bits >= UInt32.bitWidth ? .max : (1 << UInt32(bits)) - 1
  }

  func pack(_ value: UInt32, hash: UInt64) -> UInt32 {
    value | (UInt32(truncatingIfNeeded: hash) & ~valueMask)
  }

  /// True when an entry may belong to a key of this hash.
  func matches(_ entry: UInt32, hash: UInt64) -> Bool {
    (entry ^ UInt32(truncatingIfNeeded: hash)) & ~valueMask == 0
  }

  func value(_ entry: UInt32) -> UInt32 { entry & valueMask }
}
