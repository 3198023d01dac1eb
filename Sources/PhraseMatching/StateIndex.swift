/// The numbers of the states that a search has seen: open addressing, emptied in constant time.
struct StateIndex: ~Copyable {
  private var slots = Arena<Slot>(capacity: 256)
  private var generation: UInt32 = 1
  private var count = 0

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

  private func index(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while true {
      let slot = slots[index]
      if slot.generation != generation || slot.key == key { return index }
      index = (index + 1) & mask
    }
  }

  private mutating func grow() {
    let old = slots.buffer.filter { $0.generation == generation }
    let size = slots.count * 2
    slots.removeAll()
    slots.append(repeating: Slot(), count: size)
    for slot in old { slots[index(of: slot.key)] = slot }
  }
}
