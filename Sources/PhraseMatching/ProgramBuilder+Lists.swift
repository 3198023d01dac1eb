import AppManifest
import TemplateGrammar
import TextAnalysis

extension ProgramBuilder {
  typealias Node = PhraseProgram.Node

  mutating func emitList(
    _ name: String, slot slotName: String, endsWord: Bool, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    var (name, slotName) = (name, slotName)
    // 3.12 writes `{list:@name}` and `{@list}` for text that is captured and is no slot.
    let isCaptured = dialect == .sentence3_12 && slotName.hasPrefix("@")
    if isCaptured { slotName.removeFirst() }
    if isCaptured && name.hasPrefix("@") { name.removeFirst() }
    var isLocal = blockScope.lists[name] != nil
    if case .alias(let other) = blockScope.lists[name] {
      name = other
      isLocal = false
    }
    guard let source = (isLocal ? blockScope : globalScope).lists[name] else {
      throw TemplateFault(
        "there is no list or parameter {\(name)}", fix: "define it, or correct its name")
    }
    switch source {
    case .alias:
      throw TemplateFault("the list {\(name)} only names another", fix: "name that one")
    case .list(.wildcard):
      let flags = endsWord ? Node.endsWord : 0
      return try emit(Node(kind: .wildcard, flags: flags, small: try slot(slotName), next: next))
    case .list(.range(let range)):
      return try emitRange(range, isOpen: false, slot: try slot(slotName), next: next)
    case .anyNumber(let words):
      let range = NumberRange(from: words.lowerBound, to: words.upperBound)
      return try emitRange(range, isOpen: true, slot: try slot(slotName), next: next)
    case .list(.values(let values)):
      let list = try table(name, values, isLocal: isLocal)
      return try emitValues(list, slot: isCaptured ? .unreported : try slot(slotName), next: next)
    case .unreported(let texts):
      let list = try table(name, texts.map { ListValue(input: $0) }, isLocal: isLocal)
      return try emitValues(list, slot: .unreported, next: next)
    }
  }

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
    let flags = (isOpen ? Node.takesAnyNumber : 0) | (valueDepth > 0 ? Node.scoresNothing : 0)
    return try emit(
      Node(kind: .range, flags: flags, small: slot, payload: UInt32(known), next: next))
  }

  /// Emits a reference to a list: one node for all its plain values, a path for each value that
  /// is a template.
  private mutating func emitValues(
    _ list: Int, slot: SlotID, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    var starts: [NodeID] = []
    if lists[list].isOpen {
      starts.append(
        try emit(
          Node(
            kind: .list, small: slot, payload: UInt32(list), count: filterOfBlock, next: next)))
    }
    if !lists[list].templated.isEmpty {
      starts.append(try emitTemplatedValues(list, slot: slot, next: next))
    }
    guard !starts.isEmpty else { return try emit(Node(kind: .never)) }
    return try emitBranch(starts)
  }

  /// How deep values that are templates may hold lists whose values are templates.
  static let maximumValueNesting = 4

  private mutating func emitTemplatedValues(
    _ list: Int, slot: SlotID, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    guard valueDepth < Self.maximumValueNesting, depth < limits.nesting else {
      throw TemplateFault(
        "lists nest too deeply or in a circle", fix: "let no value name the list that it is in")
    }
    let level = UInt32(valueDepth)
    valueDepth += 1
    depth += 1
    defer {
      valueDepth -= 1
      depth -= 1
    }
    var starts: [NodeID] = []
    for (template, value) in lists[list].templated {
      let context = program.values.contexts[program.values.entries[Int(value)].context]
      guard ContextRules.allows(context, requires: requiresOfBlock),
        ContextRules.allows(context, excludes: excludesOfBlock)
      else { continue }
      let supplies = ContextRules.supplied(by: context, requires: requiresOfBlock)
      let end = try emit(
        Node(
          kind: .valueEnd, flags: supplies, small: slot, payload: value, count: level, next: next))
      starts.append(try emit(template, next: end))
    }
    guard !starts.isEmpty else { return try emit(Node(kind: .never)) }
    let branch = try emitBranch(starts)
    return try emit(Node(kind: .valueStart, small: slot, count: level, next: branch))
  }

  /// Compiles the values of a list, once.
  private mutating func table(
    _ name: String, _ values: [ListValue], isLocal: Bool
  ) throws(TemplateFault) -> Int {
    if let known = isLocal ? blockScope.compiledLists[name] : globalScope.compiledLists[name] {
      return known
    }
    let index = lists.count
    lists.append(ListTable())
    if isLocal {
      blockScope.compiledLists[name] = index
    } else {
      globalScope.compiledLists[name] = index
    }
    for value in values {
      try add(value, to: index, list: name)
    }
    if !isLocal, lists[index].isOpen, dialect != .phrase { program.lists[name] = UInt32(index) }
    return index
  }

  private mutating func add(
    _ value: ListValue, to list: Int, list name: String
  ) throws(TemplateFault) {
    let index = UInt32(program.values.entries.count)
    program.values.entries.append(
      ValueTable.Entry(output: value.output, id: value.id, context: context(value.context)))
    if dialect.readsAsTemplate(value.input) {
      do {
        let template = try TemplateParser.parse(value.input, dialect: dialect, limits: limits)
        lists[list].templated.append((template, index))
      } catch {
        throw TemplateFault("in list {\(name)}: \(error.message)", fix: error.fix)
      }
      return
    }
    var bytes = analyzer.normalizeLiteral(value.input)
    if dialect == .phrase { bytes = Self.trimmed(bytes) }
    guard !bytes.isEmpty else { return }
    lists[list].hasPlain = true
    spanTexts.append((bytes, .value(index: index, list: UInt32(list))))
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    guard let first = bytes.firstIndex(where: { $0 != space }),
      let last = bytes.lastIndex(where: { $0 != space })
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
