/// The states of an ``Automaton`` made so far: numbered sets of places, with what each byte leads
/// to.
///
/// Most states lie on a way that only one byte leads on from. Each state therefore keeps one
/// transition in its head, and gets a row for all bytes only when a second one is asked for. Heads
/// are small and made in the order that texts pass them, so a text mostly reads memory forwards.
struct StateTable: ~Copyable {
  typealias StateID = UInt32

  private let classCount: Int
  private var heads = Arena<Head>(capacity: 1024)
  private var details = Arena<Details>(capacity: 1024)
  private var rows = Arena<StateID>(capacity: 4096)
  private var allPlaces: [Place] = []
  private var allAccepted = Arena<UInt32>()
  /// The states of each hash.
  private var known: [UInt64: [StateID]] = [:]

  struct Head {
    /// The one transition kept here: a class of bytes, and the state it leads to.
    var byteClass: UInt16 = .max
    var expectsValues: Bool
    var next: StateID = 0
    /// Where the row of all transitions starts, or -1.
    var row: Int32 = -1
  }

  /// What is only looked at where a state is made, or a text ends in it.
  struct Details {
    var firstPlace: UInt32
    var placeEnd: UInt32
    /// Where the accepted sentences start, or -1 if they have not been asked for.
    var firstAccepted: Int32 = -1
    var acceptedEnd: Int32 = -1
  }

  /// State 0 stands for “not made yet”, state 1 is dead.
  init(classCount: Int) {
    self.classCount = classCount
    _ = append([], expectsValues: false)
    _ = intern([], expectsValues: false)
  }

  var count: Int { heads.count }
  var placeCount: Int { allPlaces.count }

  func isDead(_ state: StateID) -> Bool { state <= 1 }

  /// True if a value of a list, or a number in words, may come next.
  func expectsValues(_ state: StateID) -> Bool { heads[Int(state)].expectsValues }

  func places(of state: StateID) -> ArraySlice<Place> {
    let details = details[Int(state)]
    return allPlaces[Int(details.firstPlace)..<Int(details.placeEnd)]
  }

  /// The state with exactly these places, made if there is none.
  mutating func intern(_ places: [Place], expectsValues: Bool) -> StateID {
    let hash = Self.hash(places)
    for state in known[hash] ?? [] where self.places(of: state).elementsEqual(places) {
      return state
    }
    let state = append(places, expectsValues: expectsValues)
    known[hash, default: []].append(state)
    return state
  }

  private static func hash(_ places: [Place]) -> UInt64 {
    var hash: UInt64 = 0
    for place in places {
      hash = (hash ^ UInt64(place.rawValue)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return hash
  }

  private mutating func append(_ places: [Place], expectsValues: Bool) -> StateID {
    let first = UInt32(allPlaces.count)
    allPlaces.append(contentsOf: places)
    heads.append(Head(expectsValues: expectsValues))
    details.append(Details(firstPlace: first, placeEnd: UInt32(allPlaces.count)))
    return StateID(heads.count - 1)
  }

  /// The state that a byte leads to, 0 if it has not been made.
  func transition(from state: StateID, over byteClass: Int) -> StateID {
    let head = heads[Int(state)]
    if head.byteClass == UInt16(truncatingIfNeeded: byteClass) { return head.next }
    return head.row < 0 ? 0 : rows[Int(head.row) + byteClass]
  }

  mutating func setTransition(from state: StateID, over byteClass: Int, to next: StateID) {
    if heads[Int(state)].byteClass == .max {
      heads[Int(state)].byteClass = UInt16(byteClass)
      heads[Int(state)].next = next
      return
    }
    if heads[Int(state)].row < 0 {
      heads[Int(state)].row = Int32(rows.count)
      rows.append(repeating: 0, count: classCount)
    }
    rows[Int(heads[Int(state)].row) + byteClass] = next
  }

  /// Appends the sentences that a state accepts. False if they have not been set.
  func appendAccepted(by state: StateID, to sentences: inout [UInt32]) -> Bool {
    let details = details[Int(state)]
    guard details.firstAccepted >= 0 else { return false }
    for index in Int(details.firstAccepted)..<Int(details.acceptedEnd) {
      sentences.append(allAccepted[index])
    }
    return true
  }

  mutating func setAccepted(_ sentences: [UInt32], by state: StateID) {
    details[Int(state)].firstAccepted = Int32(allAccepted.count)
    for sentence in sentences { allAccepted.append(sentence) }
    details[Int(state)].acceptedEnd = Int32(allAccepted.count)
  }
}

/// A table from pairs of numbers to a number, with open addressing.
struct PairTable: ~Copyable {
  private var slots = Arena<Slot>(capacity: 1024)
  private var count = 0

  struct Slot {
    var key: UInt64 = .max
    var value: UInt32 = 0
  }

  init() { slots.append(repeating: Slot(), count: 1024) }

  subscript(_ left: UInt32, _ right: UInt32) -> UInt32? {
    get {
      let key = UInt64(left) << 32 | UInt64(right)
      let slot = slots[index(of: key)]
      return slot.key == key ? slot.value : nil
    }
    set {
      guard let newValue else { return }
      if count * 2 >= slots.count { grow() }
      let key = UInt64(left) << 32 | UInt64(right)
      let index = self.index(of: key)
      if slots[index].key != key { count += 1 }
      slots[index] = Slot(key: key, value: newValue)
    }
  }

  private func index(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[index].key != key && slots[index].key != .max { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots.buffer.filter { $0.key != .max }
    let size = slots.count * 2
    slots.removeAll()
    slots.append(repeating: Slot(), count: size)
    for slot in old { slots[index(of: slot.key)] = slot }
  }
}
