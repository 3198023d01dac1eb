/// A small set of entities that keeps its memory when it is emptied.
struct EntitySet: Sendable {
  /// Entities plus one by open addressing; 0 where there is none.
  private var slots: [UInt64] = []
  private var mask = 0
  private(set) var count = 0

  /// Empties the set and makes room for `capacity` entities, the most it may be given.
  mutating func reset(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    if slots.count < size {
      slots = Array(repeating: 0, count: size)
    } else {
      for index in 0..<size { slots[index] = 0 }
    }
    (mask, count) = (size - 1, 0)
  }

  func contains(_ entity: EntityID) -> Bool { slots[slot(of: entity)] != 0 }

  /// Adds an entity; returns false when it is there already.
  mutating func insert(_ entity: EntityID) -> Bool {
    let slot = slot(of: entity)
    guard slots[slot] == 0 else { return false }
    slots[slot] = UInt64(entity.rawValue) + 1
    count += 1
    return true
  }

  /// Where an entity is, or would be.
  private func slot(of entity: EntityID) -> Int {
    let key = UInt64(entity.rawValue) + 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot] != 0, slots[slot] != key { slot = (slot + 1) & mask }
    return slot
  }
}
