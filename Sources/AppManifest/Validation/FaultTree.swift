/// Where errors stand in a manifest: a tree of the keys and indices that lead to them.
struct FaultTree {
  private var keys: [String: FaultTree] = [:]
  private var indices: [Int: FaultTree] = [:]

  /// The tree of the places of errors. Warnings are passed over.
  init(_ diagnostics: [Diagnostic]) {
    for case let diagnostic in diagnostics where diagnostic.severity == .error {
      guard case .manifest(let path, _) = diagnostic.place else { continue }
      insert(path.steps[...])
    }
  }

  private init() {}

  private mutating func insert(_ steps: ArraySlice<ManifestPath.Step>) {
    switch steps.first {
    case .key(let key): keys[key, default: FaultTree()].insert(steps.dropFirst())
    case .index(let index): indices[index, default: FaultTree()].insert(steps.dropFirst())
    case nil: break
    }
  }

  /// The errors under a key. `nil`: there are none.
  subscript(key: String) -> FaultTree? { keys[key] }

  /// True if there are errors elsewhere than under some keys.
  func goes(beyond known: [String]) -> Bool {
    (keys.isEmpty && indices.isEmpty) || keys.keys.contains { !known.contains($0) }
  }
}

extension FaultTree? {
  /// The elements without the faulty ones.
  ///
  /// - Parameter mend: Takes the fault out of an element, or says `false`: it has to go as a whole.
  func kept<T>(
    _ elements: [T], mend: (inout T, FaultTree) -> Bool = { _, _ in false }
  ) -> [T] {
    guard let self else { return elements }
    return elements.enumerated().compactMap { index, element in
      guard let faults = self.faults(at: index) else { return element }
      var element = element
      return mend(&element, faults) ? element : nil
    }
  }

  /// The members without the faulty ones. See ``kept(_:mend:)-([T],_)``.
  func kept<T>(
    _ members: [String: T], mend: (inout T, FaultTree) -> Bool = { _, _ in false }
  ) -> [String: T] {
    guard let self else { return members }
    var result: [String: T] = [:]
    for (key, member) in members {
      guard let faults = self[key] else {
        result[key] = member
        continue
      }
      var member = member
      if mend(&member, faults) { result[key] = member }
    }
    return result
  }

  /// Lists of texts by language, without the faulty texts and languages.
  func keptTexts(_ lists: [String: [String]]) -> [String: [String]] {
    kept(lists) { texts, faults in faults.keepElements(&texts) }
  }
}

extension FaultTree {
  fileprivate func faults(at index: Int) -> FaultTree? { indices[index] }

  /// Takes faulty elements out. `false`: the list itself is at fault, not an element.
  func keepElements(_ texts: inout [String]) -> Bool {
    guard !indices.isEmpty else { return false }
    texts = FaultTree?.some(self).kept(texts)
    return !texts.isEmpty
  }
}
