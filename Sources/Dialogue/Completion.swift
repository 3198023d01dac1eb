import AppManifest

/// An invocation on its way to being complete: what is known, and what still waits.
///
/// Both the first decision about a candidate and every answer in a dialogue go through here, so
/// the order of questions is one: the order in which the intent declares its parameters.
struct Completion {
  let table: IntentTable
  var invocation: Invocation
  /// Typed slots that are not settled, in the order they were typed.
  var pending: [CandidateSlot]

  init(table: IntentTable, invocation: Invocation, pending: [CandidateSlot]) {
    self.table = table
    self.invocation = invocation
    self.pending = pending
  }

  /// Settles what a candidate leaves no doubt about.
  init(table: IntentTable, candidate: borrowing Candidate) {
    self.table = table
    pending = []
    invocation = Invocation(candidate)
    invocation.slots.reserveCapacity(
      candidate.slots.count + candidate.fixedSlots.count + table.parameters.count)
    for index in candidate.slots.indices where candidate.isLastNamed(index) {
      if let filled = candidate.slots[index].settled(in: table) {
        invocation.slots.append(filled.asDeclared(in: table))
      } else {
        pending.append(candidate.slots[index])
      }
    }
    for slot in table.inOrder(candidate.fixedSlots) where !isGiven(slot.name) {
      invocation.slots.append(slot.asDeclared(in: table))
    }
  }

  /// The next decision: the first question that is left, in the order of the intent's
  /// parameters; without one, to confirm or to run.
  mutating func next() -> Decision {
    for index in table.parameters.indices {
      let name = table.parameters[index].name
      if let question = questionAboutPending(name) { return question }
      if table.parameters[index].isRequired, !isKnown(name) {
        return question(asking: table.parameters[index])
      }
    }
    if let slot = pending.first { return question(about: slot, parameter: nil, others: []) }
    addDefaults()
    return table.outcome(of: invocation)
  }

  /// The next question about what was typed for a slot, if it does not settle it.
  mutating func questionAboutPending(_ name: String) -> Decision? {
    settleListed(name)
    guard let index = pending.firstIndex(where: { $0.name == name }) else { return nil }
    var others = pending
    others.remove(at: index)
    return question(about: pending[index], parameter: table.parameter(name), others: others)
  }

  /// Fills a slot, in its place, whatever it held before.
  mutating func fill(_ slot: FilledSlot) {
    clear(slot.name)
    insert(slot.asDeclared(in: table))
  }
}

extension Completion {
  /// Forgets what a slot holds.
  mutating func clear(_ name: String) {
    pending.removeAll { $0.name == name }
    invocation.slots.removeAll { $0.name == name }
  }

  private func isKnown(_ name: String) -> Bool { invocation.slots.contains { $0.name == name } }

  private func isGiven(_ name: String) -> Bool {
    isKnown(name) || pending.contains { $0.name == name }
  }

  /// Puts a slot in its place: typed ones in the order they were typed, then the others in the
  /// order of the parameters.
  mutating func insert(_ slot: FilledSlot) {
    let place = table.place(of: slot.name)
    let index = invocation.slots.firstIndex { other in
      switch (slot.range, other.range) {
      case (let own?, let range?): own.lowerBound < range.lowerBound
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): place < table.place(of: other.name)
      }
    }
    invocation.slots.insert(slot, at: index ?? invocation.slots.endIndex)
  }

  private mutating func addDefaults() {
    for index in table.parameters.indices {
      guard let slot = table.parameters[index].defaultSlot, !isKnown(slot.name) else { continue }
      insert(slot)
    }
  }

  private func question(asking parameter: ParameterTable) -> Decision {
    .askValue(
      ValueRequest(
        invocation: invocation, parameter: parameter.name, reason: .missing,
        suggestions: parameter.suggestions, pending: pending))
  }

  /// The question about a slot whose text settles nothing.
  ///
  /// - Parameter others: The slots that wait all the same.
  private func question(
    about slot: CandidateSlot, parameter: ParameterTable?, others: [CandidateSlot]
  ) -> Decision {
    func ask(_ reason: ValueRequest.Reason, _ suggestions: [EntityHit]? = nil) -> Decision {
      .askValue(
        ValueRequest(
          invocation: invocation, parameter: slot.name, reason: reason,
          suggestions: suggestions ?? parameter?.suggestions ?? [], pending: others))
    }
    switch slot.resolution {
    case .value, .unreadable: return ask(.unreadable(slot.text))
    case .outOfRange: return ask(.outOfRange(slot.text))
    case .entity(_, let lookup):
      guard let lookup else { return ask(.unavailable(slot.text), []) }
      if !lookup.hits.isEmpty {
        return .chooseEntity(
          EntityChoice(
            invocation: invocation, slot: FilledSlot(unsettled: slot),
            options: lookup.distinctHits, pending: others))
      }
      if lookup.failure != nil { return ask(.unavailable(slot.text), []) }
      return ask(.unknown(slot.text), lookup.nearest)
    }
  }
}

extension IntentTables {
  /// What is decided once an action of a choice is picked: what would have been decided, had it been
  /// the only one.
  func decision(of option: IntentOption) -> Decision {
    var completion = Completion(
      table: self[option.invocation.intent], invocation: option.invocation,
      pending: option.pending)
    return completion.next()
  }
}

extension IntentTable {
  /// What comes of an invocation that lacks nothing.
  func outcome(of invocation: Invocation) -> Decision {
    needsConfirmation ? .confirm(invocation) : .run(invocation)
  }

  func exactTitleWins(_ name: String) -> Bool { parameter(name)?.exactTitleWins ?? false }

  /// Slots in the order of the intent's parameters; undeclared ones last, in their own order.
  func inOrder(_ slots: [FilledSlot]) -> [FilledSlot] {
    guard slots.count > 1 else { return slots }
    return slots.enumerated().sorted { left, right in
      let places = (place(of: left.element.name), place(of: right.element.name))
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }
}
