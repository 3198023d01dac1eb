/// Finds which sentences an utterance can match, in one pass over its bytes.
///
/// The automaton is deterministic and built lazily, as RE2 and the Rust regex crate do: a state is
/// the set of places in templates that the text read so far can have reached, and it is made the
/// first time that a text needs it. Values of lists are arcs: where a state expects a list, the
/// values that start there are found by one walk of the value automaton, and what follows the
/// list joins the state at the place where the value ends.
///
/// It accepts a superset of what the templates match, never less: number ranges, exact word
/// boundaries after wildcards and a few rare rules are left to ``CaptureSearch``, which checks
/// each accepted sentence.
///
/// Not thread-safe: each thread has its own.
///
/// - Complexity: O(bytes + values found) once the states exist. Making a state costs
///   O(places × log places); the states kept are bounded, and dropped when there are too many.
struct Automaton: ~Copyable {
  private var places: PlaceStepper
  private var finder: ValueFinder
  private var classVersion: ListChanges.ClassVersion?
  private let byteClasses: ByteClasses
  private var states: StateTable
  /// States that pairs of a state and another, or a class of values, lead to.
  private var joins = PairTable()
  private var follows = PairTable()
  /// For each place in the text, the state that values ending there lead to.
  private var arrivals = Arena<StateID>(capacity: 256)
  private let start: StateID
  /// The place up to which some sentence could still match the last text.
  private(set) var reach = 0

  /// States are dropped beyond this many places in all (16 bytes each, with their table).
  private static let maximumPlaces = 4_000_000
  private static let maximumStates = 100_000

  init(program: PhraseProgram) {
    finder = program.finder
    classVersion = program.changes?.classVersion
    places = PlaceStepper(program: program)
    byteClasses = ByteClasses(literals: program.graph.literals.elements)
    states = StateTable(classCount: byteClasses.count)
    start = states.intern(places.startPlaces(), expectsValues: places.expectsValues)
  }

  /// Takes the program as it is after changes to its lists. States stay: they are about templates.
  mutating func adopt(_ program: PhraseProgram) {
    finder = program.finder
    let version = program.changes?.classVersion
    guard version !== classVersion else { return }
    // A number of a class may stand for another one now.
    classVersion = version
    places.classes = program.currentClasses
    follows = PairTable()
  }

  /// Appends the sentences that the text may match, in order.
  mutating func appendCandidates(for text: inout MatchText, to sentences: inout [SentenceID]) {
    dropStatesIfTooMany()
    arrivals.removeAll()
    arrivals.append(repeating: .none, count: text.count + 1)
    var state = start
    var lastArrival = 0
    reach = text.count
    for place in 0..<text.count {
      if arrivals[place] != .none { state = join(state, arrivals[place]) }
      if states.expectsValues(state) {
        lastArrival = max(lastArrival, followValues(from: state, at: place, in: &text))
      }
      if state.isDead && lastArrival <= place {
        reach = place
        return
      }
      state = step(state, over: text.bytes[place])
    }
    if arrivals[text.count] != .none { state = join(state, arrivals[text.count]) }
    if !states.appendAccepted(by: state, to: &sentences) {
      states.setAccepted(places.sentences(acceptedBy: states.places(of: state)), by: state)
      _ = states.appendAccepted(by: state, to: &sentences)
    }
  }

  /// Notes where the values that start at a place end, and gives the last such place.
  private mutating func followValues(from state: StateID, at place: Int, in text: inout MatchText)
    -> Int
  {
    var last = followValues(from: state, at: place, isBroken: false, in: &text)
    if text.hasJoiners {
      last = max(last, followValues(from: state, at: place, isBroken: true, in: &text))
    }
    return last
  }

  private mutating func followValues(
    from state: StateID, at place: Int, isBroken: Bool, in text: inout MatchText
  ) -> Int {
    var last = 0
    guard text.mayStartValue(at: place, isBroken: isBroken, by: finder) else { return 0 }
    var previous: (end: Int32, valueClass: ValueClassID)?
    for index in text.values(at: place, isBroken: isBroken, by: finder) {
      let hit = text.hits[index]
      let valueClass = hit.span.valueClass
      if let previous, previous == (hit.end, valueClass) { continue }
      previous = (hit.end, valueClass)
      let target = follow(state, over: valueClass)
      guard !target.isDead else { continue }
      let end = Int(hit.end)
      arrivals[end] = join(arrivals[end], target)
      last = max(last, end)
    }
    return last
  }

  private mutating func step(_ state: StateID, over byte: UInt8) -> StateID {
    let byteClass = byteClasses.classOf(byte)
    let known = states.transition(from: state, over: byteClass)
    if known != .none { return known }
    let representative = byteClasses.representative(of: byteClass)
    let next = intern(places.step(states.places(of: state), over: representative))
    states.setTransition(from: state, over: byteClass, to: next)
    return next
  }

  private mutating func intern(_ set: [Place]) -> StateID {
    states.intern(set, expectsValues: places.expectsValues)
  }

  /// The state with the places of both; of one, if the other has none.
  private mutating func join(_ left: StateID, _ right: StateID) -> StateID {
    if left == right || right.isDead { return left }
    if left.isDead { return right }
    if let known = joins[left, right] { return known }
    let expectsValues = states.expectsValues(left) || states.expectsValues(right)
    let joined = states.intern(
      places.union(states.places(of: left), states.places(of: right)),
      expectsValues: expectsValues)
    joins[left, right] = joined
    return joined
  }

  private mutating func follow(_ state: StateID, over valueClass: ValueClassID) -> StateID {
    if let known = follows[state, valueClass] { return known }
    let next = intern(places.step(states.places(of: state), over: valueClass))
    follows[state, valueClass] = next
    return next
  }

  /// The places of all states made so far.
  var placeCount: Int { states.placeCount }

  private mutating func dropStatesIfTooMany() {
    guard states.placeCount > Self.maximumPlaces || states.count > Self.maximumStates else {
      return
    }
    states = StateTable(classCount: byteClasses.count)
    joins = PairTable()
    follows = PairTable()
    // The start state is the first one interned, so it keeps its number.
    _ = intern(places.startPlaces())
  }
}
