/// An open-addressing hash table of numbers whose keys live elsewhere.
///
/// It yields the values whose key may have a given hash; the caller compares keys. At two thirds
/// full it takes six bytes a value.
struct TaggedTable: Sendable {
  /// Entries, or `.max` where there is none.
  private var slots: [UInt32]
  private let tag: HashTag

  /// - Parameter capacity: the most values there will be; each is less than this.
  init(capacity: Int) {
    slots = Array(repeating: .max, count: capacity + capacity / 2 + 2)
    // One value more, so that no entry equals the empty one.
    tag = HashTag(count: capacity + 1)
  }

  /// The bytes that the table takes in memory.
  var byteCount: Int { slots.count * MemoryLayout<UInt32>.stride }

  /// A place in the table, where a lookup goes on.
  struct Probe {
    fileprivate var slot: Int
    fileprivate let hash: UInt64
  }

  /// Starts a lookup.
  func probe(_ hash: UInt64) -> Probe {
    Probe(slot: Int(hash.multipliedFullWidth(by: UInt64(slots.count)).high), hash: hash)
  }

  /// The next value whose key may have the hash; nil when there are no more.
  func next(_ probe: inout Probe) -> UInt32? {
    while true {
      let entry = slots[probe.slot]
      guard entry != .max else { return nil }
      probe.slot = probe.slot + 1 == slots.count ? 0 : probe.slot + 1
      if tag.matches(entry, hash: probe.hash) { return tag.value(entry) }
    }
  }

  /// Adds a value. Equal keys are not detected; look them up first.
  mutating func insert(_ value: UInt32, hash: UInt64) {
    var slot = probe(hash).slot
    while slots[slot] != .max { slot = slot + 1 == slots.count ? 0 : slot + 1 }
    slots[slot] = tag.pack(value, hash: hash)
  }
}
