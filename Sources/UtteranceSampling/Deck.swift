/// Deals some things out evenly: none comes again before all have come.
///
/// Every choice in a template has a deck of its own, so a few draws reach every branch, however
/// unlikely the branches around it make it.
struct Deck {
  let count: Int
  private var remaining: [Int32] = []

  /// More things than these are drawn without memory, each time from all.
  static let maximumCount = 4096

  init(count: Int) { self.count = count }

  /// The number of the next thing.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(1), but for the first deal of a round O(*count*).
  mutating func deal(_ dice: inout Dice) -> Int {
    precondition(count > 0, "an empty deck deals nothing")
    guard count <= Self.maximumCount else { return dice.below(count) }
    if remaining.isEmpty { remaining = (0..<Int32(count)).map { $0 } }
    remaining.swapAt(dice.below(remaining.count), remaining.count - 1)
    return Int(remaining.removeLast())
  }
}

/// Random choices that all follow from one source of numbers.
///
/// Written out, so that a seed gives the same choices with every version of the standard library.
struct Dice {
  private var source: any RandomNumberGenerator

  init(_ source: any RandomNumberGenerator) { self.source = source }

  /// A number from 0 up to, not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int(source.next() % UInt64(bound)) }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of several, `nil` if there are none.
  mutating func pick<Element>(_ items: [Element]) -> Element? {
    items.isEmpty ? nil : items[below(items.count)]
  }

  /// Some things in any order.
  mutating func shuffled<Element>(_ items: [Element]) -> [Element] {
    var items = items
    for index in items.indices.dropFirst() { items.swapAt(index, below(index + 1)) }
    return items
  }
}
