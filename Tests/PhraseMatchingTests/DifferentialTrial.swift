import AppManifest

@testable import PhraseMatching

/// Some generated templates over one catalogue, and utterances to match against all of them.
struct DifferentialTrial {
  private let seed: UInt64
  private let isOrdered: Bool
  private let set: SentenceSet
  private let texts: [String]
  private let templates: [Template]
  private let naive: NaiveMatcher
  private let compiled: CompiledSentences
  private let utterances: [String]
  private let context: [String: Value]

  static let templatesPerTrial = 3
  static let utterancesPerTemplate = 6

  init(seed: UInt64, language: String) throws {
    self.seed = seed
    var generator = SentenceGenerator(seed: seed, language: language)
    isOrdered = generator.random.oneIn(2)
    var set = SentenceSet(edition: generator.random.oneIn(2) ? .v3_0 : .v3_12)
    set.ignoresWhitespace = language == "ja" && generator.random.oneIn(2)
    set.lists = generator.lists(isOrdered: isOrdered)
    set.rules = generator.rules()
    set.preferredSlot = generator.random.pick([nil, "d", "z"])
    let texts = (0..<Self.templatesPerTrial).map { _ in generator.template(depth: 2) }
    set.blocks = texts.map { text in
      SentenceBlock(
        intent: "Test", sentences: [text], requiresContext: generator.conditions(),
        excludesContext: generator.conditions())
    }
    compiled = try CompiledSentences(set, language: language)
    let dialect: TemplateParser.Dialect = set.edition == .v3_0 ? .sentence3_0 : .sentence3_12
    func parse(_ text: String) throws -> Template {
      try TemplateParser.parse(text, dialect: dialect)
    }
    let rules = try set.rules.mapValues(parse)
    let templates = try texts.map(parse)
    naive = NaiveMatcher(
      lists: set.lists, rules: rules, profile: compiled.program.profile, dialect: dialect)
    let utterer = UtteranceGenerator(rules: rules, lists: set.lists)
    var utterances: [String] = []
    for template in templates {
      for _ in 0..<Self.utterancesPerTemplate {
        utterances.append(utterer.utterance(of: template, using: &generator))
      }
    }
    context = generator.givenContext()
    (self.set, self.texts, self.templates, self.utterances) = (set, texts, templates, utterances)
  }

  /// Compares every template on every utterance.
  func run(_ tally: inout DifferentialTally) {
    for utterance in utterances {
      var analyzed = compiled.analyzer.analyze(utterance)
      let matches = compiled.matcher.matches(in: &analyzed, context: context)
      for index in templates.indices {
        tally.triples += 1
        let own = matches.filter { $0.sentence == index }.map(spelledOut)
        guard let expected = naiveMatches(index, analyzed.bytes) else {
          tally.skipped += 1
          continue
        }
        if !expected.isEmpty { tally.matched += 1 }
        if !agree(own, expected, on: index, analyzed.bytes) {
          tally.disagreements.append(
            Disagreement(
              seed: seed, template: texts[index], utterance: utterance, setting: setting(index),
              compiled: own, naive: expected))
        }
      }
    }
  }

  private func naiveMatches(_ index: Int, _ bytes: [UInt8]) -> [NaiveMatcher.Match]? {
    var naive = naive
    naive.requires = set.blocks[index].requiresContext
    naive.excludes = set.blocks[index].excludesContext
    naive.preferredSlot = set.preferredSlot
    return naive.matches(templates[index], in: bytes, context: context)
  }

  private func spelledOut(_ match: PhraseMatch) -> NaiveMatcher.Match {
    let slots = match.captures.map { capture in
      let value =
        switch capture.content {
        case .value(let index): compiled.program.entry(index).id ?? ""
        case .number(let number, _): String(number)
        case .text: ""
        }
      return NaiveMatcher.Match.Slot(
        name: compiled.program.slotNames[Int(capture.slot)], span: capture.span, value: value)
    }
    return NaiveMatcher.Match(slots: slots, quality: match.quality)
  }

  private func setting(_ index: Int) -> String {
    let block = set.blocks[index]
    let lists = set.lists.sorted { $0.key < $1.key }.compactMap { name, list -> String? in
      guard case .values(let values) = list else { return nil }
      let texts = values.map { "\($0.input)\($0.context.isEmpty ? "" : "\($0.context)")" }
      return "\(name): \(texts.joined(separator: ", "))"
    }
    return "\(set.edition.rawValue); \(set.rules); \(lists); prefers \(set.preferredSlot ?? "none")"
      + "; requires \(block.requiresContext); excludes \(block.excludesContext)"
      + "; given \(context); ignores white space: \(set.ignoresWhitespace)"
  }
}

// MARK: - Comparing

extension DifferentialTrial {
  /// The most ways to match that the compiled program keeps.
  private static let maximum = 8

  private func agree(
    _ own: [NaiveMatcher.Match], _ all: [NaiveMatcher.Match], on index: Int, _ utterance: [UInt8]
  ) -> Bool {
    if capturesPreferredSlotTwice(all) {
      return own.isEmpty == all.isEmpty && own.allSatisfy(all.contains)
    }
    let expected = all.prefix(Self.maximum)
    guard own.map(\.quality) == expected.map(\.quality) else { return false }
    let hasJoiners = utterance.contains(UInt8(ascii: "-"))
    if comparesOrder(of: index) && !hasJoiners { return own == Array(expected) }
    return own.indices.allSatisfy { place in
      !own[..<place].contains(own[place]) && all.contains(own[place])
    }
  }

  private func capturesPreferredSlotTwice(_ matches: [NaiveMatcher.Match]) -> Bool {
    guard let preferred = set.preferredSlot else { return false }
    return matches.contains { match in match.slots.filter { $0.name == preferred }.count > 1 }
  }

  private func comparesOrder(of index: Int) -> Bool {
    guard isOrdered else { return false }
    let parts = NamedLists(of: templates[index], rules: naive.rules)
    return parts.names.isDisjoint(with: ["w", "v"])
      || parts.names.isDisjoint(with: ["c", "d", "n", "h", "s"])
  }
}

/// The lists that a template names, by itself or through rules.
private struct NamedLists {
  private(set) var names: Set<String> = []
  private let rules: [String: Template]

  init(of template: Template, rules: [String: Template]) {
    self.rules = rules
    collect(template)
  }

  private mutating func collect(_ template: Template) {
    switch template {
    case .list(let name, _, _): names.insert(name)
    case .sequence(let items), .alternatives(let items), .permutation(let items):
      for item in items { collect(item) }
    case .rule(let name): if let body = rules[name] { collect(body) }
    case .literal, .nothing, .range: break
    }
  }
}
