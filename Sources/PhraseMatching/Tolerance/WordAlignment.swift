import EditDistance
import NameIndex

/// Aligns phrases with the words of an utterance, cheapest first.
///
/// Dijkstra's algorithm over pairs of a place in the phrase and a place in the utterance. What
/// cannot end well is never followed: where the phrase needs more content words than the rest of
/// the utterance can be.
///
/// The buffers are reused from phrase to phrase. Not thread-safe.
package struct WordAlignment {
  private let index: TolerantIndex
  private let costs: ToleranceCosts
  private var graph = WordGraph()
  private var bytes: [UInt8] = []
  /// The words of the utterance.
  private var typed: [UtteranceWord] = []
  /// Where the utterance begins as a question does.
  private var questionStart = 0..<0
  /// For each word of the utterance, how many from it on may be content words of the phrase.
  private var contentAhead: [Int] = []
  private var steps: [Step] = []
  private var captures: [PhraseMatch.Capture] = []
  private var queue = StepQueue()
  private var stepsLeft = 0
  /// For each state, how often it has been left.
  private var visits: [UInt8] = []
  private var matchesFound: [PrefixMatch] = []

  private typealias PrefixMatch = NameTrie.PrefixMatch

  /// The most steps taken for one utterance. The phrases that share most words come first.
  package static let maximumSteps = 250
  /// How many ways through one state are followed: slots can be cut in several places.
  private static let maximumVisits: UInt8 = 6
  /// The most ways to match one phrase.
  private static let maximumMatches = 8
  /// The most words that a slot takes.
  private static let maximumSlotWords = 16

  init(index: TolerantIndex, costs: ToleranceCosts) {
    self.index = index
    self.costs = costs
  }

  /// Takes a new utterance.
  mutating func begin(
    bytes: [UInt8], typed: [UtteranceWord], questionStart: Range<Int>, maximumSteps: Int
  ) {
    self.bytes = bytes
    self.questionStart = questionStart
    self.typed = typed
    stepsLeft = maximumSteps
  }

  /// How far the phrase and the utterance have been read.
  private struct State {
    private var compactVertex: Int32 = 0
    private var compactToken: Int16 = 0
    var displaced = Displacement.none
    var isWithContent = false

    var vertex: Int {
      get { Int(compactVertex) }
      set { compactVertex = Int32(newValue) }
    }
    var token: Int {
      get { Int(compactToken) }
      set { compactToken = Int16(newValue) }
    }
  }

  /// Whether a slot stands elsewhere than in the phrase. At most one may.
  private enum Displacement: Equatable {
    case none
    /// The phrase has passed the slot, the utterance has not.
    case later(SlotID)
    /// The utterance has had the slot, the phrase has not.
    case earlier(SlotID)
    case done

    /// The four kinds told apart; which slot it is follows from the place in the phrase but for
    /// phrases with several slots, where sharing a number only bounds the ways followed.
    var number: Int {
      switch self {
      case .none: 0
      case .later: 1
      case .earlier: 2
      case .done: 3
      }
    }
  }

  /// A step of an alignment, linked to the one before it.
  private struct Step {
    var state: State
    var cost: Double
    /// What of the cost is typing errors.
    var typos = 0.0
    var score: Int32
    /// The bytes of the words that were passed over.
    var skipped: Int32 = 0
    var passesOverBeforeSlot = false
    var deviations: Deviations = []
    /// The function words of the phrase that was last found missing and that was last passed over,
    /// or -1: if they are the same, it stands elsewhere.
    var missing: Int32 = -1
    var passedOver: Int32 = -1
    /// What a slot took, as a position in ``captures``, or -1.
    var capture: Int32 = -1
    var previous: Int32
  }

  /// The cheapest ways to match a phrase, by what its slots take, onto the end of `matches`.
  ///
  /// Those that cost nothing are counted apart, so that they leave room for those that stray.
  mutating func appendMatches(of sentence: Int, to matches: inout [TolerantMatcher.Match]) {
    guard let graph = index.graphs[sentence] else { return }
    start(graph)
    let first = matches.count
    var free = 0
    while stepsLeft > 0, let top = queue.pop() {
      stepsLeft -= 1
      let state = steps[top].state
      if state.vertex == graph.acceptingVertex && state.token == typed.count {
        guard let match = match(of: sentence, endingAt: top),
          match.cost > 0 || free < Self.maximumMatches,
          !matches[first...].contains(where: { $0.match.captures == match.match.captures })
        else { continue }
        matches.append(match)
        if match.cost == 0 { free += 1 }
        if matches.count - first - free == Self.maximumMatches { return }
      } else if visit(state) {
        extend(top)
      }
    }
  }

  private mutating func start(_ graph: WordGraph) {
    self.graph = graph
    steps.removeAll(keepingCapacity: true)
    captures.removeAll(keepingCapacity: true)
    queue.removeAll()
    visits.removeAll(keepingCapacity: true)
    visits.append(
      contentsOf: repeatElement(0, count: graph.vertexCount * (typed.count + 1) * 8))
    contentAhead.removeAll(keepingCapacity: true)
    contentAhead.append(contentsOf: repeatElement(0, count: typed.count + 2))
    for token in typed.indices.reversed() {
      let isContent = typed[token].meanings.contains { graph.contentWords.contains($0.word) }
      contentAhead[token] = contentAhead[token + 1] + (isContent ? 1 : 0)
    }
    push(Step(state: State(), cost: 0, score: 0, previous: -1))
  }

  /// Counts a visit. False if there were enough.
  private mutating func visit(_ state: State) -> Bool {
    let place = state.vertex * (typed.count + 1) + state.token
    let number = (place * 4 + state.displaced.number) * 2 + (state.isWithContent ? 1 : 0)
    guard visits[number] < Self.maximumVisits else { return false }
    visits[number] += 1
    return true
  }

  private func match(of sentence: Int, endingAt last: Int) -> TolerantMatcher.Match? {
    let state = steps[last].state
    guard state.isWithContent, state.displaced == .none || state.displaced == .done else {
      return nil
    }
    var taken: [PhraseMatch.Capture] = []
    var index = last
    while index >= 0 {
      if steps[index].capture >= 0 { taken.append(captures[Int(steps[index].capture)]) }
      index = Int(steps[index].previous)
    }
    let quality = MatchQuality(score: steps[last].score)
    return TolerantMatcher.Match(
      match: PhraseMatch(sentence: sentence, captures: taken.reversed(), quality: quality),
      cost: steps[last].cost, typos: steps[last].typos,
      passesOverBeforeSlot: steps[last].passesOverBeforeSlot,
      deviations: steps[last].deviations, skippedLength: Int(steps[last].skipped))
  }

  // MARK: Steps

  private mutating func push(_ step: Step) {
    steps.append(step)
    queue.push(steps.count - 1, cost: step.cost, score: Int(step.score))
  }

  /// True if a phrase can still end well from a place.
  private func canGoOn(to vertex: Int, token: Int, cost: Double) -> Bool {
    cost <= costs.maximum + 1e-9
      && Int(graph.contentToCome[vertex]) <= contentAhead[min(token, typed.count)]
  }

  private mutating func advance(
    _ index: Int, to vertex: Int, token: Int, cost: Double, typos: Double = 0, score: Int = 0,
    isContent: Bool = false, displaced: Displacement? = nil,
    capture: PhraseMatch.Capture? = nil, skipped: Int = 0, deviations: Deviations = [],
    missing: Int32 = -1, passedOver: Int32 = -1
  ) {
    guard canGoOn(to: vertex, token: token, cost: steps[index].cost + cost) else { return }
    var step = steps[index]
    step.previous = Int32(index)
    step.capture = -1
    if let capture {
      step.capture = Int32(captures.count)
      captures.append(capture)
      if capture.content == .text, isSkippedWord(index) { step.passesOverBeforeSlot = true }
    }
    step.cost += cost
    step.typos += typos
    step.score += Int32(score)
    step.skipped += Int32(skipped)
    step.deviations.formUnion(deviations)
    if missing >= 0 { step.missing = missing }
    if passedOver >= 0 { step.passedOver = passedOver }
    step.state.vertex = vertex
    step.state.token = token
    if isContent { step.state.isWithContent = true }
    if let displaced { step.state.displaced = displaced }
    push(step)
  }

  private mutating func extend(_ index: Int) {
    let state = steps[index].state
    skipToken(index)
    if case .later(let slot) = state.displaced {
      takeText(
        index, slot: slot, to: state.vertex, cost: 0, displaced: .done,
        deviations: deviations(ofSlotAfter: index))
    }
    for edge in graph.edges(from: state.vertex) {
      switch edge.label {
      case .nothing: advance(index, to: edge.target, token: state.token, cost: 0)
      case .word(let word): readWord(index, Int(word), edge.target)
      case .text(let slot): readText(index, slot, edge.target)
      case .list(let list, let slot): readList(index, list, slot, edge.target)
      case .number(let range, let slot): readNumber(index, range, slot, edge.target)
      }
    }
    takeEarlier(index)
  }

  /// Passes over what the phrase does not have: filler, a doubled word, a function word.
  private mutating func skipToken(_ index: Int) {
    let state = steps[index].state
    guard state.token < typed.count else { return }
    let word = typed[state.token]
    if let filler = word.filler { skip(index, words: filler.length, cost: filler.cost) }
    if word.doubledLength > 0 {
      skip(index, words: word.doubledLength, cost: costs.doubledWord)
    } else if word.isFunctionWord {
      var deviations: Deviations = word.isIdle ? [] : .passesOver
      if questionStart.contains(state.token) { deviations.insert(.asks) }
      let meaning = word.meanings.first { $0.cost == 0 }.map { Int32($0.word) } ?? -1
      if meaning >= 0, steps[index].missing == meaning { deviations.insert(.reorders) }
      skip(index, words: 1, cost: costs.functionWord, deviations, passedOver: meaning)
    }
  }

  private mutating func skip(
    _ index: Int, words: Int, cost: Double, _ deviations: Deviations = [],
    passedOver: Int32 = -1
  ) {
    let state = steps[index].state
    let end = state.token + words
    let skipped = typed[state.token..<end].reduce(0) { $0 + $1.range.count }
    advance(
      index, to: state.vertex, token: end, cost: cost, skipped: skipped, deviations: deviations,
      passedOver: passedOver)
  }

  private mutating func readWord(_ index: Int, _ word: Int, _ target: Int) {
    let state = steps[index].state
    let isContent = !self.index.isFunctionWord[word]
    let letters = self.index.vocabulary.words[word].letters.count
    if let meaning = meaning(word, at: state.token) {
      advance(
        index, to: target, token: state.token + 1, cost: meaning.cost, typos: meaning.typos,
        score: letters, isContent: isContent)
    }
    if !isContent { miss(index, word, target) }
    readSwapped(index, word, target)
  }

  /// Goes on without a function word of the phrase, which may have been passed over before.
  private mutating func miss(_ index: Int, _ word: Int, _ target: Int) {
    let isMoved = steps[index].passedOver == Int32(word)
    advance(
      index, to: target, token: steps[index].state.token, cost: costs.functionWord,
      deviations: isMoved ? .reorders : [], missing: Int32(word))
  }

  /// Reads two words of the phrase that stand in the other order. A negation stays where it is.
  private mutating func readSwapped(_ index: Int, _ word: Int, _ target: Int) {
    let state = steps[index].state
    guard let second = meaning(word, at: state.token + 1), !self.index.isNegation[word] else {
      return
    }
    var deviations: Deviations = questionStart.contains(state.token) ? .asks : []
    let areWordy = typed[state.token].isFunctionWord && typed[state.token + 1].isFunctionWord
    let isIdle = typed[state.token].isIdle || typed[state.token + 1].isIdle
    if !areWordy || !isIdle { deviations.insert(.reorders) }
    for edge in graph.edges(from: target) {
      guard case .word(let number) = edge.label, Int(number) != word,
        !self.index.isNegation[Int(number)], let first = meaning(Int(number), at: state.token)
      else { continue }
      let other = Int(number)
      let words = self.index.vocabulary.words
      advance(
        index, to: edge.target, token: state.token + 2,
        cost: second.cost + first.cost + costs.swappedWords, typos: second.typos + first.typos,
        score: words[word].letters.count + words[other].letters.count,
        isContent: !self.index.isFunctionWord[word] || !self.index.isFunctionWord[other],
        deviations: deviations)
    }
  }

  /// How the word of a place means one of the phrase's, if it does.
  private func meaning(_ word: Int, at token: Int) -> UtteranceWord.Meaning? {
    guard token < typed.count else { return nil }
    return typed[token].meanings.first { $0.word == word }
  }

  // MARK: Slots

  private mutating func readText(_ index: Int, _ slot: SlotID, _ target: Int) {
    let state = steps[index].state
    takeText(index, slot: slot, to: target, cost: 0, displaced: state.displaced)
    switch state.displaced {
    case .none:
      advance(
        index, to: target, token: state.token, cost: costs.displacedSlot,
        displaced: .later(slot))
    case .earlier(slot): advance(index, to: target, token: state.token, cost: 0, displaced: .done)
    default: break
    }
  }

  /// Takes a slot that stands before the place where the phrase has it.
  private mutating func takeEarlier(_ index: Int) {
    let state = steps[index].state
    guard state.displaced == .none else { return }
    for slot in graph.slotsToCome[state.vertex] {
      takeText(
        index, slot: slot, to: state.vertex, cost: costs.displacedSlot, displaced: .earlier(slot),
        deviations: deviations(ofSlotAfter: index))
    }
  }

  /// What it means that a slot stands at a place where the phrase has none: a word such as *as* or
  /// *to* right before it, or as its first word, says what the slot is, and is another slot's.
  private func deviations(ofSlotAfter index: Int) -> Deviations {
    let start = steps[index].state.token
    let saysRole = [start - 1, start].contains { token in
      typed.indices.contains(token) && typed[token].isFunctionWord && !typed[token].isIdle
    }
    return saysRole ? [.movesSlot, .reorders] : .movesSlot
  }

  private mutating func takeText(
    _ index: Int, slot: SlotID, to vertex: Int, cost: Double, displaced: Displacement,
    deviations: Deviations = []
  ) {
    let start = steps[index].state.token
    guard start < typed.count, steps[index].cost + cost <= costs.maximum,
      !followsSkippedWords(index), !isMissing(index, at: start)
    else { return }
    let needed = Int(graph.contentToCome[vertex])
    for end in (start + 1)...min(typed.count, start + Self.maximumSlotWords) {
      // A longer text leaves still fewer words.
      if needed > contentAhead[end] { return }
      let span = typed[start].range.lowerBound..<typed[end - 1].range.upperBound
      advance(
        index, to: vertex, token: end, cost: cost, displaced: displaced,
        capture: PhraseMatch.Capture(slot: slot, span: span, content: .text),
        deviations: deviations)
    }
  }

  /// True if a word is the one of the phrase that was just found missing: a slot does not take it.
  /// *“message to m harris” is not “message” and “to m harris”.*
  private func isMissing(_ index: Int, at token: Int) -> Bool {
    let missing = Int(steps[index].missing)
    return typed[token].meanings.contains { $0.cost == 0 && $0.word == missing }
  }

  /// True if two function words were passed over right before a place.
  ///
  /// An article before a name says nothing; two words are a part of what was said in its place.
  /// *“I watched it with my friends” is not “I watched” and a film.*
  private func followsSkippedWords(_ index: Int) -> Bool {
    isSkippedWord(index) && isSkippedWord(Int(steps[index].previous))
  }

  /// True if a step passed over one function word.
  private func isSkippedWord(_ index: Int) -> Bool {
    let step = steps[index]
    guard step.previous >= 0 else { return false }
    let before = steps[Int(step.previous)]
    return step.skipped > before.skipped && step.state.token == before.state.token + 1
      && typed[before.state.token].isFunctionWord
  }

  private mutating func readList(_ index: Int, _ list: ListID, _ slot: SlotID, _ target: Int) {
    let state = steps[index].state
    if slot == .unreported {
      advance(index, to: target, token: state.token, cost: costs.applicationName)
    }
    for text in self.index.listValues[list] ?? [] {
      guard let cost = cost(of: text.words, at: state.token) else { continue }
      let end = state.token + text.words.count
      let span = typed[state.token].range.lowerBound..<typed[end - 1].range.upperBound
      let capture = PhraseMatch.Capture(slot: slot, span: span, content: .value(text.entry))
      let letters = text.words.reduce(0) { $0 + $1.letters.count }
      advance(
        index, to: target, token: end, cost: cost, typos: cost, score: letters,
        capture: slot == .unreported ? nil : capture)
    }
  }

  /// What it costs to read a value's words at a place, `nil` if they do not stand there.
  private func cost(of words: [ComparableWord], at token: Int) -> Double? {
    guard !words.isEmpty, token + words.count <= typed.count else { return nil }
    var total = 0.0
    for (offset, word) in words.enumerated() {
      let budget = EditDistance.budget(letters: word.letters.count)
      guard let edits = typed[token + offset].word.edits(to: word, budget: budget) else {
        return nil
      }
      total += Double(edits) * costs.edit
    }
    return total
  }

  private mutating func readNumber(_ index: Int, _ range: RangeID, _ slot: SlotID, _ target: Int) {
    let state = steps[index].state
    guard state.token < typed.count else { return }
    let start = typed[state.token].range.lowerBound
    if let number = typed[state.token].number {
      takeNumber(index, number, start, endToken: state.token + 1, range, slot, target)
      return
    }
    let values = self.index.program.values
    guard values.startsText[Int(bytes[start])] else { return }
    matchesFound.removeAll(keepingCapacity: true)
    bytes.withUnsafeBufferPointer {
      values.trie.appendPrefixMatches(in: $0, from: start, to: &matchesFound)
    }
    for match in matchesFound {
      guard let token = typed.firstIndex(where: { $0.range.upperBound == match.end }) else {
        continue
      }
      for payload in match.payloads {
        let span = values.spans[Int(values.trie.payloads[payload])]
        guard span.isNumber, values.classes.holds(span.valueClass, range: range) else { continue }
        takeNumber(index, Double(span.tenths) / 10, start, endToken: token + 1, range, slot, target)
      }
    }
  }

  private mutating func takeNumber(
    _ index: Int, _ number: Double, _ start: Int, endToken: Int, _ range: RangeID, _ slot: SlotID,
    _ target: Int
  ) {
    let span = start..<typed[endToken - 1].range.upperBound
    advance(
      index, to: target, token: endToken, cost: 0,
      capture: PhraseMatch.Capture(
        slot: slot, span: span, content: .number(number, range: range.index)))
  }
}

/// Steps by cost, cheapest first; of equal ones those that have read more of the phrase's own
/// letters first, then the earlier.
///
/// A phrase of two slots can be cut in many places at the same cost. The best cuts leave as little
/// of the phrase as possible to the slots, as in exact matches.
private struct StepQueue {
  private var heap: [(cost: Double, missing: Int, step: Int)] = []

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func push(_ step: Int, cost: Double, score: Int) {
    heap.append((cost, -score, step))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first.step }
    heap[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      var least = parent
      if left < heap.count && heap[left] < heap[least] { least = left }
      if left + 1 < heap.count && heap[left + 1] < heap[least] { least = left + 1 }
      if least == parent { return first.step }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
