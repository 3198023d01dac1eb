package import AppManifest
import PhraseMatching
package import TemplateGrammar
import TextAnalysis

/// Draws utterances from the templates of a manifest, with what they mean.
///
/// Draws are spread over what was written, not over what it can expand to: intents take turns,
/// then the blocks of an intent (its shortcuts, its sentence blocks), then the templates of a
/// block, and inside a template the branches of every choice and the values of every list. Each
/// of them deals from a ``Deck``: all come once before any comes again. So a template with a
/// million expansions is drawn as often as one with two beside it, and a hundred draws of a
/// template reach all of its branches.
///
/// *`turn on [the] {name}` → “turn on the kitchen lamp”, `name` = kitchen lamp.*
///
/// Templates are untrusted: a draw takes at most ``maximumSteps`` steps, nests at most
/// ``maximumDepth`` deep and gives at most ``maximumBytes`` bytes. What cannot be drawn within
/// that, or at all, is passed over and counted.
///
/// - Complexity: O(parts of the templates drawn from), and for each list O(values) once.
package struct UtteranceSampler {
  /// The most steps of one draw, dead ends counted in.
  package static let maximumSteps = 20_000
  /// The deepest nesting of one draw: brackets, rules and values together.
  package static let maximumDepth = 250
  /// The longest utterance: what a router reads unless told otherwise.
  package static let maximumBytes = 4096
  /// How often a template is tried before the next one's turn.
  package static let maximumTries = 8

  /// Draws that gave nothing: a dead end, a bound, keywords that the words drawn do not hold.
  package private(set) var fruitless = 0

  let manifest: Manifest
  let language: String
  /// Facts that are known beside every utterance.
  let given: [String: Value]
  let words: SampleWords
  var dice: Dice
  /// The app's own phrases, then its sentence templates.
  var grammars: [SampleGrammar]
  /// The blocks' conditions, each once.
  var filters: [Filter] = [Filter(requires: [:], excludes: [:])]
  var spellings: [SpelledNumber: [String]] = [:]
  /// Values that a context can have for a key, where a block takes any.
  var contextValues: [String: [Value]] = [:]
  /// What normalizes the words that keywords are compared with.
  let analyzer: TextAnalyzer?
  private var intents: [Intent] = []
  private var deck = Deck(count: 0)

  struct Filter: Equatable {
    var requires: [String: ContextCondition]
    var excludes: [String: ContextCondition]
  }

  struct SpelledNumber: Hashable {
    var tenths: Int
    var language: String
  }

  private struct Intent {
    var blocks: [Block] = []
    var deck = Deck(count: 0)
  }

  /// Templates that share slots and conditions.
  struct Block {
    var intent: String
    var templates: [String]
    var kind: Kind
    var filter = 0
    var fixedSlots: [String: Value] = [:]
    var keywords: [String] = []
    var scope: SampleGrammar.ScopeID
    fileprivate var deck: Deck
    /// The parts of the templates that have been drawn from.
    fileprivate var parts: [Int: SampleGrammar.PartID] = [:]

    enum Kind { case shortcut(Int), sentences(Int) }

    /// The position of its grammar.
    var grammar: Int {
      if case .shortcut = kind { return phraseGrammar }
      return sentenceGrammar
    }
  }

  /// Prepares to draw from the templates of a language.
  ///
  /// - Parameters:
  ///   - intents: The intents to draw. `nil`: all.
  ///   - given: Facts known beside every utterance. Blocks that they rule out give nothing.
  ///   - words: What wildcards are made of. `nil`: words of the language.
  ///   - random: What decides. Equal numbers give equal samples.
  package init(
    _ manifest: Manifest, language: String, intents wanted: Set<String>? = nil,
    given: [String: Value] = [:], words: [String]? = nil, limits: TemplateLimits = TemplateLimits(),
    random: some RandomNumberGenerator
  ) {
    self.manifest = manifest
    self.language = language
    self.given = given
    self.words = SampleWords(language: language, words: words)
    dice = Dice(random)
    let set = manifest.sentences[language]
    let dialect: TemplateParser.Dialect = set?.edition == .v3_12 ? .sentence3_12 : .sentence3_0
    grammars = [
      SampleGrammar(dialect: .phrase, limits: limits),
      SampleGrammar(dialect: dialect, limits: limits),
    ]
    analyzer = set.map { TextAnalyzer(profile: TextProfile(language: language, sentences: $0)) }
    var blocks = shortcutBlocks()
    if let set { blocks += sentenceBlocks(of: set) }
    add(blocks.filter { wanted?.contains($0.intent) ?? true })
  }

  /// True if there is no template to draw from.
  package var isEmpty: Bool { intents.isEmpty }

  private mutating func add(_ blocks: [Block]) {
    var index: [String: Int] = [:]
    for block in blocks where !block.templates.isEmpty {
      let place = index[block.intent] ?? intents.count
      if place == intents.count { intents.append(Intent()) }
      index[block.intent] = place
      intents[place].blocks.append(block)
    }
    for place in intents.indices { intents[place].deck = Deck(count: intents[place].blocks.count) }
    deck = Deck(count: intents.count)
  }

  // MARK: Drawing

  /// The next sample. `nil` if the template whose turn it is gives none: then it is the next one's
  /// turn.
  package mutating func draw() -> Sample? {
    guard !intents.isEmpty else { return nil }
    let intent = deck.deal(&dice)
    let block = intents[intent].deck.deal(&dice)
    let template = intents[intent].blocks[block].deck.deal(&dice)
    return draw(intent, block, template)
  }

  private mutating func draw(_ intent: Int, _ block: Int, _ template: Int) -> Sample? {
    guard let part = part(intent, block, template) else {
      fruitless += 1
      return nil
    }
    let source = intents[intent].blocks[block]
    for _ in 0..<Self.maximumTries {
      if let sample = sample(of: part, template: template, of: source) { return sample }
      fruitless += 1
    }
    return nil
  }

  private mutating func part(
    _ intent: Int, _ block: Int, _ template: Int
  ) -> SampleGrammar.PartID? {
    let source = intents[intent].blocks[block]
    if let known = source.parts[template] { return known }
    let text = source.templates[template]
    let part = grammars[source.grammar].part(parsing: text, scope: source.scope)
    intents[intent].blocks[block].parts[template] = part
    return part
  }
}

extension UtteranceSampler.Block {
  init(
    intent: String, templates: [String], kind: Kind, filter: Int = 0,
    fixedSlots: [String: Value] = [:], keywords: [String] = [], scope: SampleGrammar.ScopeID
  ) {
    self.intent = intent
    self.templates = templates
    self.kind = kind
    self.filter = filter
    self.fixedSlots = fixedSlots
    self.keywords = keywords
    self.scope = scope
    deck = Deck(count: templates.count)
  }

  func place(of template: Int) -> PhraseFault.Place {
    switch kind {
    case .shortcut(let index): .phrase(shortcut: index, phrase: template)
    case .sentences(let index): .sentence(block: index, sentence: template)
    }
  }
}

// MARK: - What there is to draw from

extension UtteranceSampler {
  private mutating func shortcutBlocks() -> [Block] {
    let names = appNames
    var scopes: [String: SampleGrammar.ScopeID] = [:]
    return manifest.shortcuts.enumerated().compactMap { index, shortcut in
      guard let texts = shortcut.phrases[language] else { return nil }
      let scope =
        scopes[shortcut.intent] ?? grammars[phraseGrammar].add(scope(of: shortcut.intent, names))
      scopes[shortcut.intent] = scope
      return Block(
        intent: shortcut.intent, templates: texts, kind: .shortcut(index),
        fixedSlots: shortcut.values, scope: scope)
    }
  }

  private var appNames: [String] {
    let name = manifest.app.name[language] ?? manifest.app.name[manifest.defaultLanguage]
    return (name.map { [$0] } ?? []) + (manifest.app.synonyms[language] ?? [])
  }

  private func scope(of intent: String, _ appNames: [String]) -> SampleGrammar.Scope {
    let parameters = manifest.intents.first { $0.name == intent }?.parameters ?? []
    var lists: [String: SampleGrammar.Source] = ["applicationName": .unreported(appNames)]
    for parameter in parameters { lists[parameter.name] = .parameter(parameter) }
    return SampleGrammar.Scope(lists: lists)
  }

  private mutating func sentenceBlocks(of set: SentenceSet) -> [Block] {
    collectContextValues(of: set)
    let global = grammars[sentenceGrammar].add(
      SampleGrammar.Scope(lists: set.lists.mapValues { .list($0) }, rules: set.rules))
    return set.blocks.enumerated().map { index, block in
      var scope = global
      if !block.lists.isEmpty || !block.rules.isEmpty {
        scope = grammars[sentenceGrammar].add(
          SampleGrammar.Scope(
            lists: block.lists.mapValues { .list($0) }, rules: block.rules, outer: global))
      }
      return Block(
        intent: block.intent, templates: block.sentences, kind: .sentences(index),
        filter: filter(requires: block.requiresContext, excludes: block.excludesContext),
        fixedSlots: block.slots, keywords: block.requiredKeywords, scope: scope)
    }
  }

  private mutating func filter(
    requires: [String: ContextCondition], excludes: [String: ContextCondition]
  ) -> Int {
    let filter = Filter(requires: requires, excludes: excludes)
    if let known = filters.firstIndex(of: filter) { return known }
    filters.append(filter)
    return filters.count - 1
  }

  /// The most values of one context key that are kept to choose from.
  private static let maximumContextValues = 64

  /// Gathers what values of lists say of themselves, and the values of the lists that are named
  /// after a key: a row about an area should name one that there is.
  private mutating func collectContextValues(of set: SentenceSet) {
    for (name, list) in set.lists.sorted(by: { $0.key < $1.key }) {
      guard case .values(let values) = list else { continue }
      for value in values {
        if let output = value.output { addContextValue(output, for: name) }
        for (key, fact) in value.context.sorted(by: { $0.key < $1.key }) {
          addContextValue(fact, for: key)
        }
      }
    }
  }

  private mutating func addContextValue(_ value: Value, for key: String) {
    let plain = ContextRules.plain(value)
    let known = contextValues[key] ?? []
    guard plain != .null, known.count < Self.maximumContextValues, !known.contains(plain) else {
      return
    }
    contextValues[key] = known + [plain]
  }
}

/// The positions of the grammars in ``UtteranceSampler/grammars``.
private let phraseGrammar = 0
private let sentenceGrammar = 1
