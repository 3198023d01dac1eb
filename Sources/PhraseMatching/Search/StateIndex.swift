/// The numbers of the states that a search has seen: open addressing, emptied in constant time.
///
/// Keys that differ in the last three bits of a state's place alone stand next to each other. A
/// search goes on from a place to one close by, so it mostly finds the memory that it needs in the
/// processor's cache, however many states there are.
struct StateIndex: ~Copyable {
  private var slots = Arena<Slot>(capacity: 256)
  private var generation: UInt32 = 1
  private var count = 0
  /// What leaves of a 64-bit hash as many bits as a slot's index has.
  private var shift = UInt64(64 - 8)

  struct Slot {
    var key: UInt64 = 0
    var value: Int32 = 0
    var generation: UInt32 = 0
  }

  init() { slots.append(repeating: Slot(), count: 256) }

  mutating func removeAll() {
    count = 0
    generation &+= 1
    guard generation == 0 else { return }
    for index in 0..<slots.count { slots[index] = Slot() }
    generation = 1
  }

  /// The number of a state; if it has none yet, it gets `new`.
  mutating func number(of key: UInt64, new: Int) -> Int {
    if count * 2 >= slots.count { grow() }
    let index = self.index(of: key)
    if slots[index].generation == generation { return Int(slots[index].value) }
    count += 1
    slots[index] = Slot(key: key, value: Int32(new), generation: generation)
    return new
  }

  private static let neighbours: UInt64 = 7
  private static let neighbourShift = CaptureSearch.State.placeShift

  /// Where a key stands, or is to stand.
  private func index(of key: UInt64) -> Int {
    let group = key & ~(Self.neighbours << Self.neighbourShift)
    // The highest bits of the product depend on all bits of the key.
    let hash = (group &* 0x9E37_79B9_7F4A_7C15) &>> shift
    let neighbour = key &>> Self.neighbourShift & Self.neighbours
    var index = Int(truncatingIfNeeded: hash & ~Self.neighbours | neighbour)
    while true {
      let slot = slots[index]
      if slot.generation != generation || slot.key == key { return index }
      index = (index + 1) & (slots.count - 1)
    }
  }

  private mutating func grow() {
    var old = Arena<Slot>(capacity: 0)
    swap(&old, &slots)
    slots.append(repeating: Slot(), count: old.count * 2)
    shift -= 1
    for index in 0..<old.count where old[index].generation == generation {
      slots[self.index(of: old[index].key)] = old[index]
    }
  }
}
