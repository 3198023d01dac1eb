/// A small generator of random numbers whose whole sequence follows from its seed, on every machine
/// (SplitMix64, Steele, Lea and Flood, 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

// Written out, so that a seed gives the same choices with every version of the standard library.
extension SeededGenerator {
  /// A number from 0 up to, not including, `bound`.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True once in `count` times.
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of several.
  ///
  /// - Precondition: There is one.
  package mutating func pick<Element>(_ items: [Element]) -> Element { items[below(items.count)] }
}
