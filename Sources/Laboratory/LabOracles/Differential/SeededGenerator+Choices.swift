import UtteranceSampling

extension SeededGenerator {
  /// A number from 0 up to, not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of several.
  ///
  /// - Precondition: There is one.
  mutating func pick<Element>(_ items: [Element]) -> Element { items[below(items.count)] }
}
