package import PhraseRouter

// An utterance may allow several decisions: "rate Up a thousand stars" may ask for the rating or
// ask to confirm one. They do not know the same things, so each is compared with what it can know.

extension Expectation {
  /// The decisions that will do, as reports name them: *`confirm or reject`*.
  package var decisionNames: String? {
    decisions.isEmpty ? nil : decisions.map(\.rawValue).joined(separator: " or ")
  }

  /// The differences where several decisions will do.
  func decisionDifferences(from record: DecisionRecord) -> [Difference] {
    guard decisions.contains(record.kind) else {
      return [
        Difference(
          subject: "decision", expected: decisionNames ?? "any", actual: record.kind.rawValue)
      ]
    }
    return alternative(for: record).differences(from: record)
  }

  /// What is expected of the one decision that was made.
  ///
  /// What runs has the slots that are given and no others. A question may know more, and knows
  /// nothing yet of the slot that it asks for; a choice of intents and a rejection know none.
  private func alternative(for record: DecisionRecord) -> Expectation {
    var expected = self
    expected.decision = record.kind
    if record.kind == .reject || record.kind == .chooseIntent {
      (expected.intent, expected.slots, expected.ids) = (nil, nil, nil)
    }
    if record.kind != .chooseEntity && record.kind != .askValue { expected.slot = nil }
    if record.kind != .chooseEntity && record.kind != .chooseIntent {
      (expected.options, expected.optionsInclude) = (nil, nil)
    }
    guard record.kind != .run else { return expected }
    let known = Dictionary(record.slots.map { ($0.name, $0.value) }) { _, last in last }
    expected.slots?.merge(known) { own, _ in own }
    if let asked = record.askedSlot?.name {
      expected.slots?[asked] = known[asked]
      expected.ids?[asked] = nil
    }
    return expected
  }
}

extension Expectation {
  /// Whether a question is one reply away from what is expected to run: it asks to confirm just
  /// that, or has it among its options.
  ///
  /// *Expected to rate Up with 5, a choice of films that has Up among them and knows the 5 offers
  /// the right thing; the question how many stars Up gets does not.*
  package func isOffered(by record: DecisionRecord) -> Bool {
    guard let intent else { return false }
    if record.kind == .chooseIntent { return record.options.contains { $0.id == intent } }
    guard record.intent == intent else { return false }
    let known = Dictionary(record.slots.map { ($0.name, $0.value) }) { _, last in last }
    var wanted = slots ?? [:]
    if let asked = record.askedSlot?.name {
      let values = [wanted.removeValue(forKey: asked), ids?[asked]].compactMap { $0 }
      guard record.options.contains(where: { $0.isNamed(by: values) }) else { return false }
    } else if record.kind != .confirm {
      return false
    }
    return wanted.allSatisfy { name, value in known[name].map(value.agrees(with:)) ?? false }
  }
}

extension Option {
  fileprivate func isNamed(by values: [Value]) -> Bool {
    values.contains { $0.agrees(with: .string(id)) || $0.agrees(with: .string(title)) }
  }
}
