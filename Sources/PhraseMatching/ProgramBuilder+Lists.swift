import AppManifest
import TemplateGrammar
import TextAnalysis

extension ProgramBuilder {
  typealias Node = PhraseProgram.Node

  /// Emits a reference to a list or a parameter.
  mutating func emitList(
    _ name: String, slot slotName: String, endsWord: Bool, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    let reference = ListReference(name: name, slot: slotName, dialect: dialect)
    let (name, source, isLocal) = try resolve(reference.name)
    switch source {
    case .alias:
      throw TemplateFault("the list {\(name)} only names another", fix: "name that one")
    case .list(.wildcard):
      return try emit(
        .wildcard(endsWord: endsWord, slot: try slot(reference.slot), next: next))
    case .list(.range(let range)):
      return try emitRange(range, isOpen: false, slot: try slot(reference.slot), next: next)
    case .anyNumber(let words):
      let range = NumberRange(from: words.lowerBound, to: words.upperBound)
      return try emitRange(range, isOpen: true, slot: try slot(reference.slot), next: next)
    case .list(.values(let values)):
      let list = try table(name, values, isLocal: isLocal)
      let slot = reference.isCaptured ? .unreported : try slot(reference.slot)
      return try emitValues(list, slot: slot, next: next)
    case .unreported(let texts):
      let list = try table(name, texts.map { ListValue(input: $0) }, isLocal: isLocal)
      return try emitValues(list, slot: .unreported, next: next)
    }
  }

  /// A list and a slot as a template names them.
  private struct ListReference {
    var name: String
    var slot: String
    /// True for text that is captured and is no slot: 3.12 writes `{list:@name}` and `{@list}`.
    var isCaptured: Bool

    init(name: String, slot: String, dialect: TemplateParser.Dialect) {
      (self.name, self.slot) = (name, slot)
      isCaptured = dialect == .sentence3_12 && slot.hasPrefix("@")
      guard isCaptured else { return }
      self.slot.removeFirst()
      if name.hasPrefix("@") { self.name.removeFirst() }
    }
  }

  /// What the name of a list stands for, by its own name if it is an alias. A block's lists win over
  /// those that every block sees.
  private func resolve(
    _ name: String
  ) throws(TemplateFault) -> (name: String, source: ListSource, isLocal: Bool) {
    let local = blockScope.lists[name]
    if let local {
      guard case .alias(let other) = local else { return (name, local, true) }
      return try global(other)
    }
    return try global(name)
  }

  private func global(
    _ name: String
  ) throws(TemplateFault) -> (name: String, source: ListSource, isLocal: Bool) {
    guard let source = globalScope.lists[name] else {
      throw TemplateFault(
        "there is no list or parameter {\(name)}", fix: "define it, or correct its name")
    }
    return (name, source, false)
  }

  /// Emits a number of a range.
  ///
  /// - Parameter isOpen: True if any number in digits fits.
  mutating func emitRange(
    _ range: NumberRange, isOpen: Bool, slot: SlotID, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    guard range.from <= range.to, range.step > 0 else {
      throw TemplateFault(
        "the range \(range.from)..\(range.to) holds no number",
        fix: "write the smaller number first, and a step of 1 or more")
    }
    let known = program.ranges.firstIndex(of: range) ?? program.ranges.count
    if known == program.ranges.count { program.ranges.append(range) }
    var traits: Node.RangeTraits = []
    if isOpen { traits.insert(.takesAnyDigits) }
    if valueDepth > 0 { traits.insert(.scoresNothing) }
    return try emit(.range(RangeID(known), traits: traits, slot: slot, next: next))
  }

  /// Emits a reference to a list: one node for all its plain values, a path for each value that
  /// is a template.
  private mutating func emitValues(
    _ list: ListID, slot: SlotID, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    var starts: [NodeID] = []
    if lists[list.index].isOpen {
      starts.append(try emit(.list(list, filter: filterOfBlock, slot: slot, next: next)))
    }
    if !lists[list.index].templated.isEmpty {
      starts.append(try emitTemplatedValues(list, slot: slot, next: next))
    }
    guard !starts.isEmpty else { return try emit(.never) }
    return try emitBranch(starts)
  }

  /// How deep values that are templates may hold lists whose values are templates.
  static let maximumValueNesting = 4

  private mutating func emitTemplatedValues(
    _ list: ListID, slot: SlotID, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    guard valueDepth < Self.maximumValueNesting, depth < limits.nesting else {
      throw TemplateFault(
        "lists nest too deeply or in a circle", fix: "let no value name the list that it is in")
    }
    let level = valueDepth
    valueDepth += 1
    depth += 1
    defer {
      valueDepth -= 1
      depth -= 1
    }
    var starts: [NodeID] = []
    for (template, entry) in lists[list.index].templated {
      guard let supplies = keysSupplied(by: entry) else { continue }
      let end = try emit(
        .valueEnd(entry, supplies: supplies, level: level, slot: slot, next: next))
      starts.append(try emit(template, next: end))
    }
    guard !starts.isEmpty else { return try emit(.never) }
    return try emit(.valueStart(level: level, slot: slot, next: try emitBranch(starts)))
  }

  /// The context keys that a value supplies to the block, one bit each; `nil` if the block does not
  /// take it.
  private func keysSupplied(by entry: Int) -> UInt8? {
    let context = program.values.contexts[program.values.entries[entry].context]
    guard ContextRules.allows(context, requires: requiresOfBlock),
      ContextRules.allows(context, excludes: excludesOfBlock)
    else { return nil }
    return ContextRules.supplied(by: context, requires: requiresOfBlock)
  }

  /// Compiles the values of a list, once.
  private mutating func table(
    _ name: String, _ values: [ListValue], isLocal: Bool
  ) throws(TemplateFault) -> ListID {
    if let known = isLocal ? blockScope.compiledLists[name] : globalScope.compiledLists[name] {
      return known
    }
    let list = ListID(lists.count)
    lists.append(ListTable())
    if isLocal {
      blockScope.compiledLists[name] = list
    } else {
      globalScope.compiledLists[name] = list
    }
    for value in values { try add(value, to: list, named: name) }
    if !isLocal, lists[list.index].isOpen, dialect != .phrase { program.lists[name] = list }
    return list
  }

  private mutating func add(
    _ value: ListValue, to list: ListID, named name: String
  ) throws(TemplateFault) {
    let entry = program.values.entries.count
    program.values.entries.append(
      ValueTable.Entry(output: value.output, id: value.id, context: context(value.context)))
    if dialect.readsAsTemplate(value.input) {
      do {
        let template = try TemplateParser.parse(value.input, dialect: dialect, limits: limits)
        lists[list.index].templated.append((template, entry))
      } catch {
        throw TemplateFault("in list {\(name)}: \(error.message)", fix: error.fix)
      }
      return
    }
    var bytes = analyzer.normalizeLiteral(value.input)
    if dialect == .phrase { bytes = Self.trimmed(bytes) }
    guard !bytes.isEmpty else { return }
    lists[list.index].hasPlain = true
    spanTexts.append((bytes, .value(entry: entry, list: list)))
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.firstIndex(where: { $0 != MatchText.space }),
      let last = bytes.lastIndex(where: { $0 != MatchText.space })
    else { return [] }
    return Array(bytes[first...last])
  }

  private mutating func context(_ context: [String: Value]) -> Int {
    if let known = program.values.contextIndex[context] { return known }
    let index = program.values.contexts.count
    program.values.contexts.append(context)
    program.values.contextIndex[context] = index
    return index
  }
}
