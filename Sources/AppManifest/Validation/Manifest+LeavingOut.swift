extension Manifest {
  /// The manifest as one that has been checked, without what is faulty in it.
  ///
  /// For what cannot be mended where it is read, such as names from an app's database: one entity
  /// without a title must not keep the app from opening. As little goes as possible: a text in one
  /// language, a phrase, a case, an entity. An intent with a faulty parameter goes as a whole, since
  /// it would run with too little; what refers to something that is gone goes as well. The first
  /// 1,000 errors are kept.
  ///
  /// *two entities with the id `up`* → the first stays, and ``ValidManifest/omissions`` has the error
  /// about the second.
  ///
  /// - Throws: ``DiagnosticError`` if what is faulty cannot be left out: the app's identity, or its
  ///   only language.
  /// - Complexity: O(*n*) in the size of the manifest, for each step from a fault to what depends on
  ///   it (a type, its parameters, their intents' shortcuts).
  public func leavingOutFaults() throws(DiagnosticError) -> ValidManifest {
    var manifest = self
    var omissions: [Diagnostic] = []
    while true {
      let diagnostics = manifest.validate()
      let errors = diagnostics.filter { $0.severity == .error }
      if errors.isEmpty {
        return ValidManifest(checked: manifest, warnings: diagnostics, omissions: omissions)
      }
      omissions += errors.prefix(FaultLog.limit - omissions.count)
      let before = manifest
      guard manifest.leaveOut(FaultTree(errors)), manifest != before else {
        throw DiagnosticError(omissions)
      }
    }
  }

  /// Leaves out what errors are about. `false`: there is one that no part can be left out for.
  private mutating func leaveOut(_ faults: FaultTree) -> Bool {
    languages = faults["languages"].kept(languages)
    app.name = faults["app"]?["name"].kept(app.name) ?? app.name
    app.synonyms = faults["app"]?["synonyms"].keptTexts(app.synonyms) ?? app.synonyms
    entityTypes = faults["entityTypes"].kept(entityTypes) { $0.leaveOut($1) }
    enums = faults["enums"].kept(enums) { $0.leaveOut($1) }
    intents = faults["intents"].kept(intents) { $0.leaveOut($1) }
    shortcuts = faults["shortcuts"].kept(shortcuts) { $0.leaveOut($1) }
    negativePhrases = faults["negativePhrases"].keptTexts(negativePhrases)
    sentences = faults["sentences"].kept(sentences) { $0.leaveOut($1) }
    return faults["formatVersion"] == nil && faults["app"]?["id"] == nil
  }
}

// Each says whether the rest can stay.

extension Manifest.EntityType {
  fileprivate mutating func leaveOut(_ faults: FaultTree) -> Bool {
    title = faults["title"].kept(title)
    attributes = faults["attributes"].kept(attributes) { attribute, faults in
      attribute.title = faults["title"].kept(attribute.title)
      return !faults.goes(beyond: ["title"])
    }
    subtitle = faults["subtitle"].kept(subtitle)
    entities = faults["entities"].kept(entities)
    return !faults.goes(beyond: ["title", "attributes", "subtitle", "entities"])
  }
}

extension Manifest.EnumType {
  fileprivate mutating func leaveOut(_ faults: FaultTree) -> Bool {
    title = faults["title"].kept(title)
    cases = faults["cases"].kept(cases) { choice, faults in
      choice.title = faults["title"].kept(choice.title)
      choice.synonyms = faults["synonyms"].keptTexts(choice.synonyms)
      return !faults.goes(beyond: ["title", "synonyms"])
    }
    return !cases.isEmpty && !faults.goes(beyond: ["title", "cases"])
  }
}

extension Manifest.Intent {
  fileprivate mutating func leaveOut(_ faults: FaultTree) -> Bool {
    title = faults["title"].kept(title)
    description = faults["description"].kept(description)
    let count = parameters.count
    parameters = faults["parameters"].kept(parameters) { $0.leaveOut($1) }
    return parameters.count == count
      && !faults.goes(beyond: ["title", "description", "parameters"])
  }
}

extension Manifest.Parameter {
  fileprivate mutating func leaveOut(_ faults: FaultTree) -> Bool {
    title = faults["title"].kept(title)
    prompt = faults["prompt"].kept(prompt)
    choicePrompt = faults["choicePrompt"].kept(choicePrompt)
    return !faults.goes(beyond: ["title", "prompt", "choicePrompt"])
  }
}

extension Manifest.Shortcut {
  fileprivate mutating func leaveOut(_ faults: FaultTree) -> Bool {
    title = faults["title"].kept(title)
    phrases = faults["phrases"].keptTexts(phrases)
    rules = faults["rules"].kept(rules) { rules, faults in
      rules = FaultTree?.some(faults).kept(rules)
      return true
    }
    return !faults.goes(beyond: ["title", "phrases", "rules"])
  }
}

extension SentenceSet {
  fileprivate mutating func leaveOut(_ faults: FaultTree) -> Bool {
    lists = faults["lists"].kept(lists) { $0.leaveOut($1) }
    rules = faults["rules"].kept(rules)
    skipWords = faults["skipWords"].kept(skipWords)
    blocks = faults["blocks"].kept(blocks) { $0.leaveOut($1) }
    return !faults.goes(beyond: ["lists", "rules", "skipWords", "blocks"])
  }
}

extension SentenceBlock {
  fileprivate mutating func leaveOut(_ faults: FaultTree) -> Bool {
    sentences = faults["sentences"].kept(sentences)
    lists = faults["lists"].kept(lists) { $0.leaveOut($1) }
    rules = faults["rules"].kept(rules)
    return !faults.goes(beyond: ["sentences", "lists", "rules"])
  }
}

extension ValueList {
  fileprivate mutating func leaveOut(_ faults: FaultTree) -> Bool {
    guard case .values(let values) = self, let inside = faults["values"] else { return false }
    self = .values(FaultTree?.some(inside).kept(values))
    return true
  }
}
