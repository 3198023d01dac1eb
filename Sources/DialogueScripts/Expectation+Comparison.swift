import AppManifest
package import PhraseRouter

/// A respect in which a decision is not what was expected.
package struct Difference: Equatable, Sendable, CustomStringConvertible {
  /// What differs: `decision`, `intent`, `slot film`, ...
  package var subject: String
  package var expected: String
  package var actual: String

  package init(subject: String, expected: String, actual: String) {
    self.subject = subject
    self.expected = expected
    self.actual = actual
  }

  package var description: String { "\(subject): expected \(expected), got \(actual)" }
}

extension Expectation {
  /// All respects in which a decision differs. None: the decision is exactly as expected.
  ///
  /// Numbers compare by value, text without white space at its ends, and a list on either side
  /// stands for any of its elements. *`"50"` is not `50`, and `50` is `50.0`.* Where several
  /// decisions will do, the rest is compared as far as the decision that was made can have it.
  package func differences(from record: DecisionRecord) -> [Difference] {
    if decisions.count > 1 { return decisionDifferences(from: record) }
    var differences: [Difference] = []
    func compare(_ subject: String, _ expected: String?, _ actual: String?) {
      guard let expected, expected != actual else { return }
      differences.append(
        Difference(subject: subject, expected: expected, actual: actual ?? "none"))
    }
    compare("decision", decision?.rawValue, record.kind.rawValue)
    compare("intent", intent, record.intent)
    compare("slot", slot, record.askedSlot?.name)
    differences += slotDifferences(from: record.slots) + idDifferences(from: record.slots)
    return differences + optionDifferences(from: record.options)
  }

  private func slotDifferences(from produced: [FilledSlot]) -> [Difference] {
    guard let slots else { return [] }
    let values = Dictionary(produced.map { ($0.name, $0.value) }) { _, last in last }
    return Set(slots.keys).union(values.keys).sorted().compactMap { name in
      let (expected, actual) = (slots[name], values[name])
      if let expected, let actual, expected.agrees(with: actual) { return nil }
      return Difference(
        subject: "slot \(name)", expected: expected?.quotedText ?? "none",
        actual: actual?.quotedText ?? "none")
    }
  }

  private func idDifferences(from produced: [FilledSlot]) -> [Difference] {
    guard let ids else { return [] }
    let found = Dictionary(produced.map { ($0.name, $0.entityID) }) { _, last in last }
    return ids.sorted { $0.key < $1.key }.compactMap { name, expected in
      let actual = found[name] ?? nil
      if let actual, expected.agrees(with: .string(actual)) { return nil }
      return Difference(
        subject: "id of \(name)", expected: expected.quotedText, actual: actual ?? "none")
    }
  }

  /// The differences of the options alone, which a page of a dialogue shows.
  func optionDifferences(from produced: [Option]) -> [Difference] {
    let shown = produced.isEmpty ? "none" : produced.map(\.title).joined(separator: " | ")
    var differences: [Difference] = []
    if let options,
      options.count > produced.count || !zip(options, produced).allSatisfy({ $0.matches($1) })
    {
      let expected = options.map(\.description).joined(separator: " | ") + " first"
      differences.append(Difference(subject: "options", expected: expected, actual: shown))
    }
    for pattern in optionsInclude ?? [] where !produced.contains(where: pattern.matches) {
      differences.append(
        Difference(subject: "options", expected: "\(pattern) among them", actual: shown))
    }
    return differences
  }
}

extension Expectation.OptionPattern: CustomStringConvertible {
  func matches(_ option: Option) -> Bool {
    switch self {
    case .named(let name): option.id == name || option.title == name
    case .described(let id, let title, let subtitle):
      (id == nil || id == option.id) && (title == nil || title == option.title)
        && (subtitle == nil || subtitle == option.subtitle)
    }
  }

  package var description: String {
    switch self {
    case .named(let name): name
    case .described(let id, let title, let subtitle):
      [title, subtitle, id].compactMap { $0 }.joined(separator: " · ")
    }
  }
}

extension Value {
  /// Whether one of the values that the one side allows is one that the other allows.
  package func agrees(with other: Value) -> Bool {
    switch (self, other) {
    case (.array(let values), _): values.contains { $0.agrees(with: other) }
    case (_, .array(let values)): values.contains { agrees(with: $0) }
    case (.string(let left), .string(let right)): left.trimmed == right.trimmed
    default: asDouble.map { $0 == other.asDouble } ?? (self == other)
    }
  }

  /// Whether the value, or one of those that it allows, is called this.
  func isCalled(_ name: String) -> Bool {
    if case .array(let values) = self { return values.contains { $0.isCalled(name) } }
    return displayText == name
  }

  private var asDouble: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The value as reports show it, which tells text from numbers.
  var quotedText: String { LocatedJSON(value: self).text(pretty: false) }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return self[start..<end]
  }
}
