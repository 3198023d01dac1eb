import AppManifest
import PhraseMatching

extension UtteranceSampler {
  /// A draw on its way.
  struct Draw {
    let block: Block
    /// What is typed so far, white space as it comes.
    var bytes: [UInt8] = []
    var slots: [(name: String, slot: Sample.Slot)] = []
    /// What the values drawn say of themselves.
    var facts: [String: Value] = [:]
    /// True once a date was drawn, which is counted from a time that has to be known.
    var needsNow = false
    var steps = 0

    init(block: Block) { self.block = block }

    /// Where a draw stands, to go back to from a dead end.
    struct Mark {
      fileprivate let bytes: Int
      fileprivate let slots: Int
      fileprivate let facts: [String: Value]
      fileprivate let needsNow: Bool
    }

    var mark: Mark {
      Mark(bytes: bytes.count, slots: slots.count, facts: facts, needsNow: needsNow)
    }

    mutating func goBack(to mark: Mark) {
      bytes.removeSubrange(mark.bytes...)
      slots.removeSubrange(mark.slots...)
      facts = mark.facts
      needsNow = mark.needsNow
    }

    mutating func append(_ text: [UInt8]) -> Bool {
      guard bytes.count + text.count <= UtteranceSampler.maximumBytes else { return false }
      bytes += text
      return true
    }

    mutating func append(_ text: String) -> Bool { append(Array(text.utf8)) }

    /// The text from a place on, with single spaces inside and none at its ends.
    func text(from start: Int = 0) -> String {
      let words = bytes[start...].split(whereSeparator: Self.isSpace)
      return String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || (0x09...0x0D).contains(byte)
    }
  }

  /// Draws a template once. `nil` where that comes to a dead end.
  mutating func sample(
    of part: SampleGrammar.PartID, template: Int, of block: Block
  ) -> Sample? {
    var draw = Draw(block: block)
    guard derive(part, &draw, depth: 0), hasKeyword(draw), let context = context(for: draw) else {
      return nil
    }
    let utterance = draw.text()
    guard !utterance.isEmpty else { return nil }
    return Sample(
      utterance: utterance, intent: block.intent, place: block.place(of: template),
      template: block.templates[template], slots: slots(of: draw, context), context: context)
  }

  /// Adds one expansion of a part. False if it has none within the bounds; what was added then
  /// stays, for the caller to take back.
  mutating func derive(
    _ part: SampleGrammar.PartID, _ draw: inout Draw, depth: Int
  ) -> Bool {
    draw.steps += 1
    guard draw.steps <= Self.maximumSteps, depth <= Self.maximumDepth else { return false }
    switch grammars[draw.block.grammar].parts[part] {
    case .never: return false
    case .literal(let text): return draw.append(text)
    case .sequence(let items):
      for item in items where !derive(item, &draw, depth: depth + 1) { return false }
      return true
    case .permutation(let items):
      for item in dice.shuffled(items) where !derive(item, &draw, depth: depth + 1) {
        return false
      }
      return true
    case .choice(let items, let deck): return choose(items, deck, &draw, depth: depth)
    case .rule(let name, let scope):
      guard let body = grammars[draw.block.grammar].part(ofRule: name, scope: scope) else {
        return false
      }
      return derive(body, &draw, depth: depth + 1)
    case .range(let range, let slot): return addNumber(in: range, slot: slot, &draw)
    case .list(let list, let slot): return addValue(of: list, slot: slot, &draw, depth: depth)
    }
  }

  /// Takes the branch whose turn it is; from a dead end, the others as they are written.
  private mutating func choose(
    _ items: [SampleGrammar.PartID], _ deck: Int, _ draw: inout Draw, depth: Int
  ) -> Bool {
    let mark = draw.mark
    let first = grammars[draw.block.grammar].deal(deck, &dice)
    if derive(items[first], &draw, depth: depth + 1) { return true }
    for index in items.indices where index != first {
      draw.goBack(to: mark)
      if derive(items[index], &draw, depth: depth + 1) { return true }
    }
    return false
  }

  // MARK: What else is known

  private func hasKeyword(_ draw: Draw) -> Bool {
    guard !draw.block.keywords.isEmpty, let analyzer else { return true }
    let words = Set(analyzer.analyze(draw.text()).bytes.split(separator: 0x20))
    return draw.block.keywords.contains { words.contains(analyzer.normalizeLiteral($0)[...]) }
  }

  /// The facts that have to be given for the draw to match. `nil` if those that are given, or
  /// those of its values, rule it out.
  private mutating func context(for draw: Draw) -> [String: Value]? {
    let filter = filters[draw.block.filter]
    let requires = filter.requires.sorted { $0.key < $1.key }
    let excludes = filter.excludes.map { (key: $0.key, condition: $0.value) }
    var context = given
    if draw.needsNow && context["now"] == nil { context["now"] = .string(SampleDates.now) }
    for (key, condition) in requires where draw.facts[key] == nil && context[key] == nil {
      let choices =
        condition.values.isEmpty
        ? contextValues[key] ?? [.string(words.word(&dice))]
        : condition.values
      let excluded = filter.excludes[key]?.values ?? []
      guard let value = dice.pick(choices.filter { !excluded.contains($0) }) else { return nil }
      context[key] = value
    }
    let all = requires.map { (key: $0.key, condition: $0.value) }
    guard ContextRules.allows(context, requires: all),
      ContextRules.allows(context, excludes: excludes)
    else { return nil }
    return context
  }

  private func slots(of draw: Draw, _ context: [String: Value]) -> [String: Sample.Slot] {
    var slots: [String: Sample.Slot] = [:]
    for (name, slot) in draw.slots { slots[name] = slot }
    let facts = context.merging(draw.facts) { _, own in own }
    for (key, condition) in filters[draw.block.filter].requires {
      guard let slot = condition.slot, slots[slot] == nil, let fact = facts[key] else { continue }
      slots[slot] = Sample.Slot(value: ContextRules.plain(fact))
    }
    for (name, value) in draw.block.fixedSlots where slots[name] == nil {
      slots[name] = Sample.Slot(value: value)
    }
    return slots
  }
}
