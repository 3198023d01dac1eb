/// A question that waits for its answer, and the page of its options that is shown.
///
/// Invariants: the decision asks something; it has at most ``LookupResult/maximumOptions``
/// options; `first` is the index of one of them and a multiple of the page's size, or 0.
struct Question: Equatable, Sendable {
  private(set) var decision: Decision
  private(set) var first: Int

  /// A question for a decision, at its first page.
  ///
  /// - Returns: `nil` for decisions that ask nothing, or between nothing.
  init?(_ decision: Decision) {
    first = 0
    switch decision {
    case .run, .reject: return nil
    case .confirm: self.decision = decision
    case .chooseEntity(var choice):
      choice.options = Array(choice.options.prefix(LookupResult.maximumOptions))
      self.decision = choice.options.isEmpty ? choice.asValue(.missing) : .chooseEntity(choice)
    case .chooseIntent(var choice):
      guard !choice.options.isEmpty else { return nil }
      choice.options = Array(choice.options.prefix(LookupResult.maximumOptions))
      self.decision = .chooseIntent(choice)
    case .askValue(var request):
      request.suggestions = Array(request.suggestions.prefix(LookupResult.maximumOptions))
      self.decision = .askValue(request)
    }
  }

  var optionCount: Int {
    switch decision {
    case .chooseEntity(let choice): choice.options.count
    case .chooseIntent(let choice): choice.options.count
    case .askValue(let request): request.suggestions.count
    case .run, .confirm, .reject: 0
    }
  }

  /// The options that are shown, by index.
  var page: Range<Int> { first..<min(first + DialogueLimits.page, optionCount) }

  /// The values that are offered. Actions are none.
  var hits: [EntityHit] {
    switch decision {
    case .chooseEntity(let choice): choice.options
    case .askValue(let request): request.suggestions
    case .run, .confirm, .chooseIntent, .reject: []
    }
  }

  var hasMore: Bool { page.upperBound < optionCount }

  /// Turns to another page.
  ///
  /// - Returns: False, and nothing changes, where there is no such page.
  mutating func turn(forward: Bool) -> Bool {
    let next = first + (forward ? DialogueLimits.page : -DialogueLimits.page)
    guard next >= 0, next < optionCount else { return false }
    first = next
    return true
  }
}

extension Question {
  /// What is known beside the answer. `nil` where the action itself is asked for.
  var invocation: Invocation? { decision.invocation }

  /// Typed slots that wait for questions of their own.
  var pending: [CandidateSlot] {
    switch decision {
    case .chooseEntity(let choice): choice.pending
    case .askValue(let request): request.pending
    case .run, .confirm, .chooseIntent, .reject: []
    }
  }

  /// The parameter that the answer fills.
  var slot: String? { decision.askedParameter }

  /// The same question with values to offer. `nil` where it asks for none, or has some.
  func offering(_ hits: [EntityHit]) -> Question? {
    guard case .askValue(var request) = decision, request.suggestions.isEmpty, !hits.isEmpty else {
      return nil
    }
    request.suggestions = hits
    return Question(.askValue(request))
  }

  /// The same question about fewer options.
  func narrowed(to indices: [Int]) -> Question? {
    switch decision {
    case .chooseEntity(var choice):
      choice.options = indices.map { choice.options[$0] }
      return Question(.chooseEntity(choice))
    case .chooseIntent(var choice):
      choice.options = indices.map { choice.options[$0] }
      return Question(.chooseIntent(choice))
    case .askValue(var request):
      request.suggestions = indices.map { request.suggestions[$0] }
      return Question(.askValue(request))
    case .run, .confirm, .reject: return nil
    }
  }
}

extension EntityChoice {
  /// The question for the same slot without options.
  func asValue(_ reason: ValueRequest.Reason) -> Decision {
    .askValue(
      ValueRequest(
        invocation: invocation, parameter: slot.name, reason: reason, pending: pending))
  }
}

extension Question: Codable {
  private enum Key: String, CodingKey {
    case decision, first
  }

  /// Reads a saved question and restores its invariants, whatever was saved.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let question = Question(try container.decode(Decision.self, forKey: .decision)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .decision, in: container, debugDescription: "The saved decision asks nothing.")
    }
    self = question
    let saved = try container.decode(Int.self, forKey: .first)
    let lastPage = max(0, optionCount - 1) / DialogueLimits.page
    first = min(max(0, saved / DialogueLimits.page), lastPage) * DialogueLimits.page
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(decision, forKey: .decision)
    try container.encode(first, forKey: .first)
  }
}
