import AppManifest

// What leaves no doubt: how the slots of a candidate become those of an invocation.

extension Invocation {
  /// The invocation of a candidate, without any slots yet.
  ///
  /// The confidence is 1 / (1 + cost), where the cost is that of the template and of the typing
  /// errors in names. It is 1 for an exact match and no probability.
  init(_ candidate: borrowing Candidate) {
    var cost = candidate.cost
    for index in candidate.slots.indices where candidate.isLastNamed(index) {
      cost += candidate.slots[index].resolution.misspelling
    }
    self.init(
      intent: candidate.intent, confidence: 1 / (1 + cost), template: candidate.template,
      response: candidate.response)
  }
}

extension Candidate {
  /// False for slots that a later slot of the same name replaces.
  func isLastNamed(_ index: Int) -> Bool {
    for later in slots.indices.suffix(from: index + 1) where slots[later].name == slots[index].name
    {
      return false
    }
    return true
  }
}

extension CandidateSlot {
  /// The slot filled, if what was typed for it leaves no doubt.
  func settled(in table: IntentTable) -> FilledSlot? {
    switch resolution {
    case .value(let value, let id):
      return FilledSlot(name: name, text: text, range: range, entityID: id, value: value)
    case .unreadable, .outOfRange, .entity(_, nil):
      return nil
    case .entity(_, let lookup?):
      if lookup.isCertain { return FilledSlot(self, hit: lookup.hits[0]) }
      return lookup.theOneMeant(exactTitleWins: table.exactTitleWins(name))
        .map { FilledSlot(self, hit: $0) }
    }
  }
}

extension LookupResult {
  /// The most options that a question keeps.
  static let maximumOptions = 100

  /// True when there is one hit and no other.
  var isCertain: Bool { hits.count == 1 && total <= 1 }

  /// The one entity that is meant, if there is no doubt.
  func theOneMeant(exactTitleWins: Bool) -> EntityHit? {
    guard let first = hits.first else { return nil }
    if hits.allSatisfy({ $0.id == first.id }), total <= hits.count { return first }
    guard exactTitleWins, let exact = hits.first(where: { $0.fit == .exact }) else { return nil }
    let isOnly = hits.allSatisfy { $0.fit != .exact || $0.id == exact.id }
    return isOnly ? exact : nil
  }

  /// The hits, each entity once, exact titles first, as many as a question keeps.
  var distinctHits: [EntityHit] {
    var seen: Set<String> = []
    var distinct: [EntityHit] = []
    for isExact in [true, false] {
      for index in hits.indices where (hits[index].fit == .exact) == isExact {
        guard distinct.count < Self.maximumOptions else { return distinct }
        if seen.insert(hits[index].id).inserted { distinct.append(hits[index]) }
      }
    }
    return distinct
  }
}

extension FilledSlot {
  /// The slot with its value in an array, if the parameter takes several and it holds one.
  func asDeclared(in table: IntentTable) -> FilledSlot {
    guard table.parameter(name)?.values.isList == true else { return self }
    if case .array = value { return self }
    var slot = self
    slot.value = .array([value])
    return slot
  }

  /// A slot filled with an entity.
  init(_ slot: borrowing CandidateSlot, hit: borrowing EntityHit) {
    self.init(
      name: slot.name, text: slot.text, range: slot.range, entityID: hit.id,
      value: .string(hit.title),
      localizedTitle: hit.localizedTitle, subtitle: hit.subtitle)
  }

  /// A slot as it was typed, before anyone knows what it means.
  init(unsettled slot: CandidateSlot) {
    self.init(name: slot.name, text: slot.text, range: slot.range, value: .string(slot.text))
  }

  mutating func fill(with hit: EntityHit) {
    entityIDs = [hit.id]
    value = .string(hit.title)
    localizedTitle = hit.localizedTitle
    subtitle = hit.subtitle
  }
}
