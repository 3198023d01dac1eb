/// A state of an ``Automaton``, as a position in its table.
struct StateID: Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  /// No state: one that has not been made yet.
  static let none = StateID(rawValue: 0)
  /// The state without places, which nothing leads out of.
  static let dead = StateID(rawValue: 1)

  /// True if nothing can match from here on.
  var isDead: Bool { rawValue <= Self.dead.rawValue }
}

/// The states of an ``Automaton`` made so far: numbered sets of places, with what each byte leads
/// to.
///
/// Most states lie on a way that only one byte leads on from. Each state therefore keeps one
/// transition in its head, and gets a row for all bytes only when a second one is asked for. Heads
/// are small and made in the order that texts pass them, so a text mostly reads memory forwards.
struct StateTable: ~Copyable {
  private let classCount: Int
  private var heads = Arena<Head>(capacity: 1024)
  private var details = Arena<Details>(capacity: 1024)
  private var rows = Arena<StateID>(capacity: 4096)
  private var allPlaces: [Place] = []
  private var allAccepted = Arena<SentenceID>()
  /// The states of each hash.
  private var known: [UInt64: [StateID]] = [:]

  /// What a text reads of each state that it passes.
  struct Head: BitwiseCopyable {
    let expectsValues: Bool
    private var keptClass = UInt16.max
    private var keptState = StateID.none
    private var rowStart: Int32 = -1

    init(expectsValues: Bool) { self.expectsValues = expectsValues }

    /// True if the one transition that a head has room for is not taken.
    var hasRoom: Bool { keptClass == .max }

    /// Keeps a transition, if there is room.
    mutating func keep(_ state: StateID, over byteClass: Int) {
      assert(hasRoom && byteClass < Int(UInt16.max))
      keptClass = UInt16(byteClass)
      keptState = state
    }

    /// The state that the kept transition leads to; `nil` if it is over another class of bytes.
    func kept(over byteClass: Int) -> StateID? {
      keptClass == UInt16(truncatingIfNeeded: byteClass) ? keptState : nil
    }

    /// Where the row of all transitions starts; `nil` if there is none.
    var row: Int? {
      get { rowStart < 0 ? nil : Int(rowStart) }
      set { rowStart = newValue.map(Int32.init) ?? -1 }
    }
  }

  /// What is only looked at where a state is made, or a text ends in it.
  struct Details: BitwiseCopyable {
    private let firstPlace: UInt32
    private let placeEnd: UInt32
    private var firstAccepted: Int32 = -1
    private var acceptedEnd: Int32 = -1

    init(places: Range<Int>) {
      firstPlace = UInt32(places.lowerBound)
      placeEnd = UInt32(places.upperBound)
    }

    /// The state's places, among those of all states.
    var places: Range<Int> { Int(firstPlace)..<Int(placeEnd) }

    /// The accepted sentences, among those of all states; `nil` if they have not been asked for.
    var accepted: Range<Int>? {
      get { firstAccepted < 0 ? nil : Int(firstAccepted)..<Int(acceptedEnd) }
      set {
        firstAccepted = newValue.map { Int32($0.lowerBound) } ?? -1
        acceptedEnd = newValue.map { Int32($0.upperBound) } ?? -1
      }
    }
  }

  /// Makes the first two states, ``StateID/none`` and ``StateID/dead``.
  init(classCount: Int) {
    self.classCount = classCount
    _ = append([], expectsValues: false)
    _ = intern([], expectsValues: false)
  }

  var count: Int { heads.count }
  var placeCount: Int { allPlaces.count }

  /// True if a value of a list, or a number in words, may come next.
  func expectsValues(_ state: StateID) -> Bool { heads[state.index].expectsValues }

  func places(of state: StateID) -> ArraySlice<Place> { allPlaces[details[state.index].places] }

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
    let first = allPlaces.count
    allPlaces.append(contentsOf: places)
    heads.append(Head(expectsValues: expectsValues))
    details.append(Details(places: first..<allPlaces.count))
    return StateID(heads.count - 1)
  }

  /// The state that a byte leads to, ``StateID/none`` if it has not been made.
  func transition(from state: StateID, over byteClass: Int) -> StateID {
    let head = heads[state.index]
    if let kept = head.kept(over: byteClass) { return kept }
    return head.row.map { rows[$0 + byteClass] } ?? .none
  }

  mutating func setTransition(from state: StateID, over byteClass: Int, to next: StateID) {
    if heads[state.index].hasRoom {
      heads[state.index].keep(next, over: byteClass)
    } else {
      rows[row(of: state) + byteClass] = next
    }
  }

  /// Where the row of a state starts, made if there is none.
  private mutating func row(of state: StateID) -> Int {
    if let row = heads[state.index].row { return row }
    let row = rows.count
    rows.append(repeating: .none, count: classCount)
    heads[state.index].row = row
    return row
  }

  /// Appends the sentences that a state accepts. False if they have not been set.
  func appendAccepted(by state: StateID, to sentences: inout [SentenceID]) -> Bool {
    guard let accepted = details[state.index].accepted else { return false }
    for index in accepted { sentences.append(allAccepted[index]) }
    return true
  }

  mutating func setAccepted(_ sentences: [SentenceID], by state: StateID) {
    let first = allAccepted.count
    for sentence in sentences { allAccepted.append(sentence) }
    details[state.index].accepted = first..<allAccepted.count
  }
}
