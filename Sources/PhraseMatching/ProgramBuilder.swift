import AppManifest
import NameIndex
import TemplateGrammar
import TextAnalysis

/// Compiles templates into a ``PhraseProgram``, gathering every fault on the way.
///
/// Nodes are emitted from the end of a template to its start, so that each node's successor
/// exists before it does. Nothing is ever expanded into a list of sentences: alternatives and
/// optional parts share what follows them, and the orders of a permutation share what remains.
package struct ProgramBuilder {
  var program: ProgramParts
  let analyzer: TextAnalyzer
  let dialect: TemplateParser.Dialect
  let limits: TemplateLimits
  /// Lists and rules that every block sees.
  var globalScope: Scope
  /// Lists and rules of the block being compiled. They win over the global ones.
  var blockScope: Scope
  var filterOfBlock = FilterID.none
  var requiresOfBlock: ContextRules.Conditions = []
  var excludesOfBlock: ContextRules.Conditions = []
  var slotIDs: [String: SlotID] = [:]
  /// Where the literals of each hash stand.
  var knownLiterals: [UInt64: [Range<Int>]] = [:]
  /// The texts of plain values and number words, for the automaton.
  var spanTexts: [(text: [UInt8], span: PendingSpan)] = []
  var lists: [ListTable] = []
  /// The node count at which the current template is too large.
  var nodeLimit = 0
  /// How deep rules and templated values nest at this point.
  var depth = 0
  /// How deep values that are templates nest at this point.
  var valueDepth = 0

  /// Names and what they stand for.
  struct Scope {
    var lists: [String: ListSource] = [:]
    var rules: [String: String] = [:]
    var parsedRules: [String: Template] = [:]
    var compiledLists: [String: ListID] = [:]
  }

  /// What a list's name stands for.
  enum ListSource {
    case list(ValueList)
    /// Any number in digits, and number words within the range.
    case anyNumber(words: ClosedRange<Int>)
    /// Values that are matched but not reported.
    case unreported([String])
    /// Another list that every block sees.
    case alias(String)
  }

  /// A list, ready to be referred to.
  struct ListTable {
    /// Values that are templates: what they are, and their position in the value table.
    var templated: [(template: Template, entry: Int)] = []
    /// True if the list has plain values too.
    var hasPlain = false

    /// True if plain values match, now or once some are added.
    var isOpen: Bool { hasPlain || templated.isEmpty }
  }

  /// A text that the automaton will hold.
  enum PendingSpan {
    case value(entry: Int, list: ListID)
    case number(tenths: Int, isLowercase: Bool)
  }

  init(
    profile: TextProfile, edition: SentenceSet.Edition?, preferredSlot: String?,
    limits: TemplateLimits, scope: Scope
  ) {
    analyzer = TextAnalyzer(profile: profile)
    self.limits = limits
    switch edition {
    case nil: dialect = .phrase
    case .v3_0: dialect = .sentence3_0
    case .v3_12: dialect = .sentence3_12
    }
    globalScope = scope
    blockScope = Scope()
    program = ProgramParts(
      profile: profile, edition: edition, preferredSlot: preferredSlot == nil ? nil : SlotID(0))
    if let preferredSlot {
      program.slotNames.append(preferredSlot)
      slotIDs[preferredSlot] = SlotID(0)
    }
    // This is `FilterID.none`.
    program.filters = [ListFilter(requires: [], excludes: [])]
  }

  /// The number of a slot's name.
  ///
  /// - Throws: A fault if the program has too many of them.
  mutating func slot(_ name: String) throws(TemplateFault) -> SlotID {
    if let known = slotIDs[name] { return known }
    guard program.slotNames.count < SlotID.unreported.index else {
      throw TemplateFault(
        "there are more than \(SlotID.unreported.index) slots", fix: "give slots fewer names")
    }
    let id = SlotID(program.slotNames.count)
    program.slotNames.append(name)
    slotIDs[name] = id
    return id
  }

  /// Starts a block: the sentences added next belong to it.
  ///
  /// - Throws: A fault if it requires more context keys than the search can track.
  mutating func begin(_ block: PhraseProgram.Block, scope: Scope) throws(TemplateFault) {
    guard block.requires.count <= ContextRules.maximumRequiredKeys else {
      throw TemplateFault(
        "the block requires more than \(ContextRules.maximumRequiredKeys) context keys",
        fix: "require fewer")
    }
    program.blocks.append(block)
    blockScope = scope
    requiresOfBlock = block.requires
    excludesOfBlock = block.excludes
    filterOfBlock = filter(requires: block.requires, excludes: block.excludes)
    program.blockFilters.append(filterOfBlock)
  }

  private mutating func filter(
    requires: ContextRules.Conditions, excludes: ContextRules.Conditions
  ) -> FilterID {
    func equal(_ left: ContextRules.Conditions, _ right: ContextRules.Conditions) -> Bool {
      left.elementsEqual(right) { $0.key == $1.key && $0.condition == $1.condition }
    }
    if let known = program.filters.firstIndex(where: {
      equal($0.requires, requires) && equal($0.excludes, excludes)
    }) {
      return FilterID(known)
    }
    program.filters.append(ListFilter(requires: requires, excludes: excludes))
    return FilterID(program.filters.count - 1)
  }

  /// Compiles a template of the current block.
  ///
  /// - Throws: The template's first fault. The program is then as it was before.
  mutating func add(
    _ text: String, _ template: Template, skipRule: SkipRule = .anywhere
  ) throws(TemplateFault) {
    let nodeCount = program.nodes.count
    let branchCount = program.branches.count
    nodeLimit = nodeCount + limits.nodes
    depth = 0
    valueDepth = 0
    do {
      let accept = try emit(.accept(SentenceID(program.sentences.count)))
      let start = try emit(template, next: accept)
      program.sentences.append(
        PhraseProgram.Sentence(
          start: start, block: program.blocks.count - 1, text: text, skipRule: skipRule))
    } catch {
      program.nodes.removeSubrange(nodeCount...)
      program.branches.removeSubrange(branchCount...)
      throw error
    }
  }

  /// Adds a node, within the limit.
  mutating func emit(_ node: PhraseProgram.Node) throws(TemplateFault) -> NodeID {
    guard program.nodes.count < Place.maximumNodes else {
      throw TemplateFault("all templates together are too large", fix: "write fewer")
    }
    guard program.nodes.count < nodeLimit else {
      throw TemplateFault(
        "the template, its rules written out, has more than \(limits.nodes) parts",
        fix: "write several that are smaller")
    }
    program.nodes.append(node)
    return NodeID(program.nodes.count - 1)
  }

  /// Emits a template that is followed by `next`, and gives its first node.
  mutating func emit(_ template: Template, next: NodeID) throws(TemplateFault) -> NodeID {
    switch template.kind {
    case .nothing: return next
    case .literal(let text): return try emitLiteral(text, next: next)
    case .sequence(let items):
      guard !items.isEmpty else { return try emit(.never) }
      var next = next
      for item in items.reversed() { next = try emit(item, next: next) }
      return next
    case .alternatives(let items):
      var starts: [NodeID] = []
      for item in items { starts.append(try emit(item, next: next)) }
      return try emitBranch(starts)
    case .permutation(let items): return try emitPermutation(items, next: next)
    case .rule(let name):
      return try emitRule(name, at: template.range.lowerBound, next: next)
    case .list(let name, let slotName, let endsWord):
      do throws(TemplateFault) {
        return try emitList(name, slot: slotName, endsWord: endsWord, next: next)
      } catch {
        // A fault of the list, or of its values, is this template's where it names the list.
        throw error.moved(to: template.range.lowerBound)
      }
    case .range(let from, let to, let step, let slotName):
      let range = NumberRange(from: from, to: to, step: step)
      return try emitRange(range, isOpen: false, slot: try slot(slotName), next: next)
    }
  }

  mutating func emitBranch(_ starts: [NodeID]) throws(TemplateFault) -> NodeID {
    if starts.count == 1 { return starts[0] }
    let first = program.branches.count
    for start in starts { appendBranch(start) }
    return try emit(.branch(to: first..<program.branches.count))
  }

  /// A branch to at most so many ways is replaced by them where another branch leads to it, so that
  /// optional words that follow each other are tried side by side. The bound is on what templates of
  /// nothing else grow by.
  private static let maximumTakenOver = 16

  private mutating func appendBranch(_ start: NodeID) {
    let node = program.nodes[start.index]
    guard node.kind == .branch, node.branches.count <= Self.maximumTakenOver else {
      program.branches.append(start)
      return
    }
    for index in node.branches { program.branches.append(program.branches[index]) }
  }

  /// Emits one node for every set of items that may remain, rather than every order.
  private mutating func emitPermutation(
    _ items: [Template], next: NodeID
  ) throws(TemplateFault) -> NodeID {
    var starts = [NodeID](repeating: next, count: 1 << items.count)
    for remaining in 1..<(1 << items.count) {
      var choices: [NodeID] = []
      for index in items.indices where remaining & (1 << index) != 0 {
        choices.append(try emit(items[index], next: starts[remaining & ~(1 << index)]))
      }
      starts[remaining] = try emitBranch(choices)
    }
    return starts[starts.count - 1]
  }

  /// - Parameter place: Where the template names the rule. A fault of the rule is the template's there.
  private mutating func emitRule(
    _ name: String, at place: Int, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    do throws(TemplateFault) {
      guard let template = try rule(name) else {
        throw TemplateFault("there is no rule <\(name)>", fix: "define it, or correct its name")
      }
      guard depth < limits.nesting else {
        throw TemplateFault(
          "the rule <\(name)> nests too deeply or in a circle", fix: "let it not name itself")
      }
      depth += 1
      defer { depth -= 1 }
      return try emit(template, next: next)
    } catch {
      throw error.moved(to: place)
    }
  }

  /// The parsed body of a rule. A block's rules win over global ones.
  private mutating func rule(_ name: String) throws(TemplateFault) -> Template? {
    if let parsed = blockScope.parsedRules[name] { return parsed }
    if let text = blockScope.rules[name] {
      let parsed = try parseRule(text, name: name)
      blockScope.parsedRules[name] = parsed
      return parsed
    }
    if let parsed = globalScope.parsedRules[name] { return parsed }
    guard let text = globalScope.rules[name] else { return nil }
    let parsed = try parseRule(text, name: name)
    globalScope.parsedRules[name] = parsed
    return parsed
  }

  private func parseRule(_ text: String, name: String) throws(TemplateFault) -> Template {
    do {
      return try TemplateParser.parse(text, dialect: dialect, limits: limits)
    } catch {
      throw TemplateFault("in rule <\(name)>: \(error.message)", fix: error.fix)
    }
  }
}
