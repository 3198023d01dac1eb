/// The states that pairs lead to, of a state and another or of a state and a class of values; with
/// open addressing.
struct PairTable: ~Copyable {
  private var slots = Arena<Slot>(capacity: PairTable.initialCapacity)
  private var count = 0

  private static let initialCapacity = 1024

  /// A pair and what it leads to.
  struct Slot: BitwiseCopyable {
    var pair: Pair
    var state: StateID

    /// What no pair fills.
    static let empty = Slot(pair: .none, state: .none)
  }

  /// Two numbers of 32 bits in one word.
  struct Pair: Equatable, BitwiseCopyable {
    private let rawValue: UInt64

    init(_ state: StateID, _ other: UInt32) {
      rawValue = UInt64(state.rawValue) << 32 | UInt64(other)
    }

    private init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No pair: there are never so many states.
    static let none = Pair(rawValue: .max)

    /// A hash of 32 bits.
    var hash: Int { Int(truncatingIfNeeded: (rawValue &* 0x9E37_79B9_7F4A_7C15) >> 32) }
  }

  init() { slots.append(repeating: .empty, count: Self.initialCapacity) }

  /// What two states lead to together; `nil` if it has not been set.
  subscript(_ left: StateID, _ right: StateID) -> StateID? {
    get { state(for: Pair(left, right.rawValue)) }
    set { set(newValue, for: Pair(left, right.rawValue)) }
  }

  /// What a class of values leads to from a state; `nil` if it has not been set.
  subscript(_ state: StateID, _ valueClass: ValueClassID) -> StateID? {
    get { self.state(for: Pair(state, valueClass.rawValue)) }
    set { set(newValue, for: Pair(state, valueClass.rawValue)) }
  }

  private func state(for pair: Pair) -> StateID? {
    let slot = slots[index(of: pair)]
    return slot.pair == pair ? slot.state : nil
  }

  private mutating func set(_ state: StateID?, for pair: Pair) {
    guard let state else { return }
    if count * 2 >= slots.count { grow() }
    let index = index(of: pair)
    if slots[index].pair != pair { count += 1 }
    slots[index] = Slot(pair: pair, state: state)
  }

  /// Where a pair stands, or is to stand.
  private func index(of pair: Pair) -> Int {
    let mask = slots.count - 1
    var index = pair.hash & mask
    while slots[index].pair != pair && slots[index].pair != .none { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots.buffer.filter { $0.pair != .none }
    let size = slots.count * 2
    slots.removeAll()
    slots.append(repeating: .empty, count: size)
    for slot in old { slots[index(of: slot.pair)] = slot }
  }
}
