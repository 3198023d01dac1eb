extension ManifestValidation {
  mutating func checkIntents() {
    let path = ManifestPath.root.key("intents")
    checkNames(manifest.intents.map(\.name), at: path, "an intent")
    let reachable = reachableIntents
    for (index, intent) in manifest.intents.enumerated() {
      check(intent, at: path.index(index))
      if !intent.name.isBlank, !reachable.contains(intent.name) {
        warning(
          at: path.index(index), "nothing reaches the intent \(intent.name.quotedForMessage)",
          fix: "write a shortcut with phrases for it, or remove it")
      }
    }
  }

  private var reachableIntents: Set<String> {
    let shortcuts = manifest.shortcuts.map(\.intent)
    let blocks = manifest.sentences.values.flatMap { $0.blocks.lazy.map(\.intent) }
    return Set(shortcuts).union(blocks)
  }

  private mutating func check(_ intent: Manifest.Intent, at path: ManifestPath) {
    checkLocalized(intent.title, at: path.key("title"), "the title")
    checkLocalized(intent.description, at: path.key("description"), "the description")
    let parameters = path.key("parameters")
    checkNames(intent.parameters.map(\.name), at: parameters, "a parameter")
    for (index, parameter) in intent.parameters.enumerated() {
      check(parameter, at: parameters.index(index))
    }
    checkExamples(of: intent, at: path.key("examples"))
  }

  /// The most examples of an intent in a language, and the most bytes of one.
  private static let mostExamples = 2000
  private static let longestExample = 512

  private mutating func checkExamples(of intent: Manifest.Intent, at path: ManifestPath) {
    checkLanguages(of: intent.examples.keys, at: path)
    for (language, examples) in intent.examples.sorted(by: { $0.key < $1.key }) {
      if examples.count > Self.mostExamples {
        error(
          at: path.key(language), "there are more than \(Self.mostExamples) examples",
          fix: "keep those that differ most")
      }
      for (index, example) in examples.enumerated() {
        if example.isBlank {
          error(
            at: path.key(language).index(index), "an example is empty", fix: "remove it")
        } else if example.utf8.count > Self.longestExample {
          error(
            at: path.key(language).index(index),
            "an example has more than \(Self.longestExample) bytes",
            fix: "shorten it to what a person would type")
        }
      }
    }
  }

  private mutating func check(_ parameter: Manifest.Parameter, at path: ManifestPath) {
    checkName(of: parameter, at: path.key("name"))
    checkLocalized(parameter.title, at: path.key("title"), "the title")
    checkLocalized(parameter.prompt, at: path.key("prompt"), "the prompt")
    checkLocalized(parameter.choicePrompt, at: path.key("choicePrompt"), "the prompt")
    checkType(of: parameter, at: path.key("type"))
    checkBounds(of: parameter, at: path)
    checkUnit(of: parameter, at: path.key("unit"))
    checkLabels(of: parameter, at: path)
    guard let value = parameter.defaultValue else { return }
    if let problem = problem(with: value, for: parameter) {
      error(at: path.key("default"), "the default \(problem.message)", fix: problem.fix)
    }
  }

  private mutating func checkName(of parameter: Manifest.Parameter, at path: ManifestPath) {
    let name = parameter.name
    if name == PhraseSlot.applicationName {
      error(
        at: path, "\"applicationName\" stands for the app's name in phrases",
        fix: "give the parameter another name")
    } else if name.contains(where: { $0.isWhitespace || "(){}[]<>|;:$\\".contains($0) }) {
      error(
        at: path, "the name \(name.quotedForMessage) cannot stand in a phrase",
        fix: "write letters, digits, - and _ only")
    }
  }

  private mutating func checkType(of parameter: Manifest.Parameter, at path: ManifestPath) {
    switch parameter.type {
    case .entity(let name) where entityTypes[name] == nil:
      error(
        at: path.key("entity"), "there is no entity type \(name.quotedForMessage)",
        fix: Spelling.fix(
          for: name, in: manifest.entityTypes.map(\.name), else: "add it to \"entityTypes\""))
    case .enumeration(let name) where enums[name] == nil:
      error(
        at: path.key("enum"), "there is no enum \(name.quotedForMessage)",
        fix: Spelling.fix(for: name, in: manifest.enums.map(\.name), else: "add it to \"enums\""))
    default: break
    }
  }

  private mutating func checkBounds(of parameter: Manifest.Parameter, at path: ManifestPath) {
    for (key, bound) in [("minimum", parameter.minimum), ("maximum", parameter.maximum)] {
      guard bound != nil, !parameter.type.isNumeric else { continue }
      error(
        at: path.key(key), "a parameter that is no number has a \(key)",
        fix: "remove it, or make the type \"integer\" or \"number\"")
    }
    guard let minimum = parameter.minimum, let maximum = parameter.maximum, minimum > maximum
    else { return }
    error(
      at: path.key("minimum"),
      "the minimum \(minimum.displayText) is greater than the maximum \(maximum.displayText)",
      fix: "exchange the two")
  }
}

// MARK: - Units and labels

extension ManifestValidation {
  private mutating func checkUnit(of parameter: Manifest.Parameter, at path: ManifestPath) {
    guard let unit = parameter.unit else { return }
    if parameter.type == .currency, Manifest.Quantity.isCurrency(unit) { return }
    guard let dimension = parameter.type.dimension else {
      error(
        at: path,
        parameter.type == .currency
          ? "\(unit.quotedForMessage) is no code of a currency"
          : "a parameter that is no measurement has a unit",
        fix: parameter.type == .currency
          ? "write three capital letters, as \"EUR\""
          : "remove it, or make the type \"duration\", \"currency\" or {\"measurement\": …}")
      return
    }
    guard dimension.unit(unit) == nil else { return }
    let symbols = dimension.units.map(\.symbol)
    error(
      at: path, "\(unit.quotedForMessage) is no unit of the dimension \(dimension.rawValue)",
      fix: Spelling.fix(
        for: unit, in: symbols,
        else: "write one of " + symbols.map(\.quotedForMessage).joined(separator: ", ")))
  }

  private mutating func checkLabels(of parameter: Manifest.Parameter, at path: ManifestPath) {
    let labels = [("trueLabel", parameter.trueLabel), ("falseLabel", parameter.falseLabel)]
    for (key, label) in labels {
      checkLocalized(label, at: path.key(key), "the label")
      guard !label.isEmpty, parameter.type != .boolean else { continue }
      error(
        at: path.key(key), "a parameter that is no boolean has a label",
        fix: "remove it, or make the type \"boolean\"")
    }
  }
}

extension Manifest.ParameterType {
  /// True for what can be less or more than something.
  fileprivate var isNumeric: Bool {
    switch self {
    case .integer, .number, .duration, .measurement, .currency: true
    case .string, .boolean, .date, .url, .person, .file, .entity, .enumeration: false
    }
  }

  /// What a value is measured in: a duration is one of time.
  package var dimension: Manifest.Dimension? {
    switch self {
    case .duration: .duration
    case .measurement(let dimension): dimension
    case .string, .integer, .number, .boolean, .date, .currency, .url, .person, .file, .entity,
      .enumeration:
      nil
    }
  }
}
