import AppManifest
import PhraseMatching
import TemplateGrammar

/// The templates that samples are drawn from, as a graph whose choices remember what they dealt.
///
/// Unlike a ``PhraseProgram`` it keeps rules as references, and parses a template, a rule or a
/// list only when it is first drawn from: a few samples of a large file cost little.
struct SampleGrammar {
  /// A piece of a template.
  enum Part {
    case literal([UInt8])
    case sequence([PartID])
    case choice([PartID], deck: Int)
    case permutation([PartID])
    case rule(name: String, scope: ScopeID)
    case list(ListID, slot: String)
    case range(NumberRange, slot: String)
    /// What nothing matches: an empty branch, a list or rule that does not exist.
    case never
  }

  typealias PartID = Int
  typealias ScopeID = Int
  typealias ListID = Int

  /// What names stand for in a block.
  struct Scope {
    var lists: [String: Source] = [:]
    var rules: [String: String] = [:]
    /// The scope whose names are seen where this one has none.
    var outer: ScopeID?
    fileprivate var ruleParts: [String: PartID] = [:]
    fileprivate var listIDs: [String: ListID] = [:]

    init(
      lists: [String: Source] = [:], rules: [String: String] = [:], outer: ScopeID? = nil
    ) {
      self.lists = lists
      self.rules = rules
      self.outer = outer
    }
  }

  /// What a slot can take.
  enum Source {
    case list(ValueList)
    /// Texts that are matched but not reported.
    case unreported([String])
    /// What a parameter of an app's intent takes.
    case parameter(Manifest.Parameter)
  }

  /// A list that a template refers to.
  struct List {
    let source: Source
    let scope: ScopeID
    /// The values that suit the conditions of a block, by the number of those.
    fileprivate var suiting: [Int: Suiting] = [:]
    /// The values that are templates and have been drawn.
    fileprivate var valueParts: [Int: PartID] = [:]
  }

  /// Values that suit some conditions.
  fileprivate struct Suiting {
    var values: [Int32]
    var deck: Deck
  }

  let dialect: TemplateParser.Dialect
  let limits: TemplateLimits
  private(set) var parts: [Part] = []
  private(set) var lists: [List] = []
  private var scopes: [Scope] = []
  private var decks: [Deck] = []

  init(dialect: TemplateParser.Dialect, limits: TemplateLimits) {
    self.dialect = dialect
    self.limits = limits
  }

  mutating func add(_ scope: Scope) -> ScopeID {
    scopes.append(scope)
    return scopes.count - 1
  }

  /// The next branch of a choice.
  mutating func deal(_ deck: Int, _ dice: inout Dice) -> Int { decks[deck].deal(&dice) }

  // MARK: Templates

  /// The part of a template, `nil` if the template has a fault.
  mutating func part(parsing text: String, scope: ScopeID) -> PartID? {
    guard let template = try? TemplateParser.parse(text, dialect: dialect, limits: limits) else {
      return nil
    }
    return part(of: template, scope: scope)
  }

  /// The part of a rule's body. A block's rules win over global ones, and what a global rule names
  /// is looked up in the block first.
  mutating func part(ofRule name: String, scope: ScopeID) -> PartID? {
    if let known = scopes[scope].ruleParts[name] { return known }
    guard let text = scopes[scope].rules[name] ?? outer(of: scope)?.rules[name] else { return nil }
    let part = part(parsing: text, scope: scope) ?? append(.never)
    scopes[scope].ruleParts[name] = part
    return part
  }

  private func outer(of scope: ScopeID) -> Scope? { scopes[scope].outer.map { scopes[$0] } }

  private mutating func append(_ part: Part) -> PartID {
    parts.append(part)
    return parts.count - 1
  }

  private mutating func part(of template: Template, scope: ScopeID) -> PartID {
    switch template.kind {
    case .nothing: return append(.sequence([]))
    case .literal(let text): return append(.literal(Array(text.utf8)))
    case .sequence(let items):
      guard !items.isEmpty else { return append(.never) }
      return append(.sequence(items.map { part(of: $0, scope: scope) }))
    case .alternatives(let items):
      decks.append(Deck(count: items.count))
      let deck = decks.count - 1
      return append(.choice(items.map { part(of: $0, scope: scope) }, deck: deck))
    case .permutation(let items):
      return append(.permutation(items.map { part(of: $0, scope: scope) }))
    case .rule(let name): return append(.rule(name: name, scope: scope))
    case .range(let from, let to, let step, let slot):
      return append(.range(NumberRange(from: from, to: to, step: step), slot: slot))
    case .list(let name, let slot, _): return part(ofList: name, slot: slot, scope: scope)
    }
  }

  // MARK: Lists

  private mutating func part(ofList name: String, slot: String, scope: ScopeID) -> PartID {
    var (name, slot) = (name, slot)
    // Captured text goes elsewhere, but numbers and wildcards that are captured are slots.
    let isCaptured = dialect == .sentence3_12 && slot.hasPrefix("@")
    if isCaptured { slot.removeFirst() }
    if isCaptured && name.hasPrefix("@") { name.removeFirst() }
    guard let id = list(name, scope: scope) else { return append(.never) }
    if isCaptured, case .list(.values) = lists[id].source { slot = "" }
    if case .unreported = lists[id].source { slot = "" }
    return append(.list(id, slot: slot))
  }

  private mutating func list(_ name: String, scope: ScopeID) -> ListID? {
    if let known = scopes[scope].listIDs[name] { return known }
    guard let source = scopes[scope].lists[name] ?? outer(of: scope)?.lists[name] else {
      return nil
    }
    lists.append(List(source: source, scope: scope))
    scopes[scope].listIDs[name] = lists.count - 1
    return lists.count - 1
  }

  /// The next value of a list that suits a block.
  ///
  /// - Parameters:
  ///   - filter: A number for the block's conditions: equal ones have the same.
  ///   - suits: Whether a value suits them. Asked about each value once for each filter.
  mutating func dealValue(
    of list: ListID, _ values: [ListValue], filter: Int, _ dice: inout Dice,
    suits: (ListValue) -> Bool
  ) -> Int? {
    if lists[list].suiting[filter] == nil {
      let suiting = values.indices.filter { suits(values[$0]) }.map { Int32($0) }
      lists[list].suiting[filter] = Suiting(values: suiting, deck: Deck(count: suiting.count))
    }
    guard let count = lists[list].suiting[filter]?.values.count, count > 0,
      let index = lists[list].suiting[filter]?.deck.deal(&dice)
    else { return nil }
    return lists[list].suiting[filter].map { Int($0.values[index]) }
  }

  /// The part of a value that is a template, `nil` for a plain text.
  mutating func part(ofValue index: Int, _ value: ListValue, of list: ListID) -> PartID? {
    guard dialect.readsAsTemplate(value.input) else { return nil }
    if let known = lists[list].valueParts[index] { return known }
    let part = part(parsing: value.input, scope: lists[list].scope) ?? append(.never)
    lists[list].valueParts[index] = part
    return part
  }
}
