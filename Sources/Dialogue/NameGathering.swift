/// The names of a list on their way to being looked up, one after the other.
///
/// Names can hold what parts them: *cars and beauty and the beast* are two films. So neighbours are
/// looked up together before they are looked up alone.
struct NameGathering: Equatable, Sendable, Codable {
  /// What was typed.
  let typed: String
  /// What was found for all of it.
  let whole: LookupResult
  /// The parts of it between commas and *and*.
  private let items: [String]
  /// The parts that are looked up now.
  private var span: Range<Int>
  /// The names so far, with what was found.
  private(set) var names: [CandidateSlot] = []

  /// The most parts that one name is made of.
  private static let longestName = 3
  /// The most parts that are looked up.
  private static let maximumItems = 16

  /// - Returns: `nil` for a text that is no list.
  init?(_ typed: String, items: [String], whole: LookupResult) {
    guard (2...Self.maximumItems).contains(items.count) else { return nil }
    self.typed = typed
    self.items = items
    self.whole = whole
    span = 0..<min(Self.longestName, items.count - 1)
  }

  /// The text to look up. `nil` once all have been.
  var text: String? {
    guard span.lowerBound < items.count else { return nil }
    var (rest, start) = (typed[...], typed.startIndex)
    for (index, item) in items.enumerated() {
      guard let place = rest.firstRange(of: item) else { return items[span.lowerBound] }
      if index == span.lowerBound { start = place.lowerBound }
      if index == span.upperBound - 1 { return String(typed[start..<place.upperBound]) }
      rest = typed[place.upperBound...]
    }
    return nil
  }

  /// True if a name was found at all.
  var isAnyKnown: Bool {
    names.contains { name in
      if case .entity(_, let lookup?) = name.resolution { return !lookup.hits.isEmpty }
      return false
    }
  }

  /// Goes on from what was found for ``text``.
  mutating func take(_ result: LookupResult, for request: LookupRequest) {
    if result.hits.isEmpty, span.count > 1 {
      span = span.dropLast()
      return
    }
    names.append(
      CandidateSlot(
        name: request.slot, text: request.text, range: 0..<0,
        resolution: .entity(type: request.entityType, lookup: result)))
    // A span that was saved with other items may reach beyond them.
    let next = min(span.upperBound, items.count)
    span = next..<min(next + Self.longestName, items.count)
  }
}

extension DialogueMachine {
  /// The names of a reply that names nothing as a whole, where a list is asked for.
  func gathering(
    of lookup: DialogueState.PendingLookup, after result: LookupResult, about question: Question
  ) -> NameGathering? {
    guard !lookup.isCorrection, result.failure == nil, question.slot == lookup.request.slot,
      let values = reader(question).parameter?.values, values.isList
    else { return nil }
    let text = lookup.request.text
    return NameGathering(text, items: values.items(of: text), whole: result)
  }

  /// Looks up the next name of a list; once all are known, fills the slot with them.
  mutating func lookUp(
    _ gathering: NameGathering, of lookup: DialogueState.PendingLookup, about question: Question
  ) -> DialogueAction {
    var lookup = lookup
    lookup.gathering = gathering
    if let text = gathering.text {
      lookup.request.text = text
      return lookUp(lookup, about: question)
    }
    guard gathering.isAnyKnown, var completion = completion(of: question) else {
      return miss(gathering.whole, of: lookup, about: question)
    }
    completion.pending = gathering.names + completion.pending
    return goOn(completion, from: question, filling: nil)
  }

  /// Takes what was found for one name of a list.
  mutating func gather(
    _ result: LookupResult, into gathering: NameGathering, of lookup: DialogueState.PendingLookup,
    about question: Question
  ) -> DialogueAction {
    guard result.failure == nil else { return miss(result, of: lookup, about: question) }
    var gathering = gathering
    gathering.take(result, for: lookup.request)
    return lookUp(gathering, of: lookup, about: question)
  }
}
