import AppManifest

/// Follows the names in templates from the sentences on, through rules and templated values.
///
/// A sentence that comes to a list that is not defined gets an empty one, with a warning: names
/// such as `{area}` come from a catalogue, which may not be there. One that comes to a rule which
/// is not defined is a fault. In rules that no sentence uses, both are warnings.
struct TemplateReferences {
  private let file: LanguageFile
  /// The names in each template, by the template and its block.
  private var names: [Key: [Int]] = [:]
  private var scopes: [TemplateScope: SentenceBlock] = [:]
  private var isReached: [Bool]
  private(set) var missingLists: Set<String> = []

  private struct Key: Hashable {
    var owner: TemplateReference.Owner
    var scope: TemplateScope?
  }

  init(_ file: LanguageFile) {
    self.file = file
    isReached = Array(repeating: false, count: file.references.count)
    for (index, reference) in file.references.enumerated() {
      names[Key(owner: reference.owner, scope: reference.scope), default: []].append(index)
    }
    for block in file.intents.flatMap(\.blocks) {
      if let scope = block.scope { scopes[scope] = block.block }
    }
  }

  /// Logs what is undefined, in the files that name it.
  ///
  /// - Complexity: O(names + blocks × names in the rules that they use).
  mutating func check() {
    for block in file.intents.flatMap(\.blocks) { follow(block.scope) }
    for (index, reference) in file.references.enumerated() where !isReached[index] {
      guard !isDefined(reference, in: reference.scope) else { continue }
      reference.log.warning(
        at: reference.offset,
        "no \(reference.kind) is called \(reference.name.quotedForMessage); "
          + "no sentence comes to this place",
        fix: "define it, or remove what names it")
    }
  }

  /// Follows the sentences of a block.
  private mutating func follow(_ scope: TemplateScope?) {
    var seen: Set<Key> = []
    var pending = [Key(owner: .sentence, scope: scope)]
    while let key = pending.popLast() {
      for index in names[key] ?? [] {
        let reference = file.references[index]
        let isNew = !isReached[index]
        isReached[index] = true
        guard let next = definition(of: reference, in: scope) else {
          report(reference, isNew: isNew)
          continue
        }
        if seen.insert(next).inserted { pending.append(next) }
      }
    }
  }

  private func definition(of reference: TemplateReference, in scope: TemplateScope?) -> Key? {
    let block = scope.flatMap { scopes[$0] }
    let name = reference.name
    switch reference.kind {
    case .list:
      if block?.lists[name] != nil { return Key(owner: .list(name), scope: scope) }
      return file.lists[name] == nil ? nil : Key(owner: .list(name), scope: nil)
    case .rule:
      if block?.rules[name] != nil { return Key(owner: .rule(name), scope: scope) }
      return file.rules[name] == nil ? nil : Key(owner: .rule(name), scope: nil)
    }
  }

  private func isDefined(_ reference: TemplateReference, in scope: TemplateScope?) -> Bool {
    definition(of: reference, in: scope) != nil
  }

  private mutating func report(_ reference: TemplateReference, isNew: Bool) {
    let name = reference.name.quotedForMessage
    switch reference.kind {
    case .list:
      guard missingLists.insert(reference.name).inserted else { return }
      reference.log.warning(
        at: reference.offset, "no list is called \(name); until then it is empty",
        fix: "name a catalogue that has it, or define it")
    case .rule:
      guard isNew else { return }
      reference.log.error(
        at: reference.offset, "no rule is called \(name)",
        fix: Spelling.fix(for: reference.name, in: file.rules.keys.sorted(), else: "define it"))
    }
  }
}
