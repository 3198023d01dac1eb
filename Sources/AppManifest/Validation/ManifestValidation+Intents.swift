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
  }

  private mutating func check(_ parameter: Manifest.Parameter, at path: ManifestPath) {
    checkName(of: parameter, at: path.key("name"))
    checkLocalized(parameter.title, at: path.key("title"), "the title")
    checkLocalized(parameter.prompt, at: path.key("prompt"), "the prompt")
    checkType(of: parameter, at: path.key("type"))
    checkBounds(of: parameter, at: path)
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
    let isNumeric = parameter.type == .integer || parameter.type == .number
    for (key, bound) in [("minimum", parameter.minimum), ("maximum", parameter.maximum)] {
      guard bound != nil, !isNumeric else { continue }
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

// MARK: - Values of parameters

extension ManifestValidation {
  /// What keeps a value from being a parameter's, or `nil` if nothing does.
  func problem(
    with value: Value, for parameter: Manifest.Parameter
  ) -> (message: String, fix: String)? {
    switch (parameter.type, value) {
    case (.string, .string), (.boolean, .bool): return nil
    case (.integer, .integer(let number)): return rangeProblem(Double(number), parameter)
    case (.integer, .number(let number)) where number == number.rounded(),
      (.number, .number(let number)):
      return rangeProblem(number, parameter)
    case (.number, .integer(let number)): return rangeProblem(Double(number), parameter)
    case (.date, .string(let text)) where CalendarDay(text) != nil: return nil
    case (.enumeration(let name), .string(let text)): return caseProblem(text, name)
    case (.entity(let name), .string(let text)): return entityProblem(text, name)
    default:
      return ("is no \(parameter.type.noun)", "write \(parameter.type.example)")
    }
  }

  private func rangeProblem(
    _ number: Double, _ parameter: Manifest.Parameter
  ) -> (message: String, fix: String)? {
    if let minimum = parameter.minimum, number < minimum {
      return ("is less than the minimum", "write \(minimum.displayText) or more")
    }
    if let maximum = parameter.maximum, number > maximum {
      return ("is greater than the maximum", "write \(maximum.displayText) or less")
    }
    return nil
  }

  private func caseProblem(_ text: String, _ name: String) -> (message: String, fix: String)? {
    guard let cases = enums[name]?.cases.map(\.name), !cases.contains(text) else { return nil }
    return (
      "\(text.quotedForMessage) is no case of \(name.quotedForMessage)",
      Spelling.fix(for: text, in: cases, else: nil)
    )
  }

  /// An entity is given by its identifier. Which ones there are is known only of catalogues.
  private func entityProblem(_ text: String, _ name: String) -> (message: String, fix: String)? {
    guard let type = entityTypes[name], !type.isQueried, !type.entities.isEmpty,
      !type.entities.contains(where: { $0.id == text })
    else { return nil }
    return (
      "\(text.quotedForMessage) is the id of no entity of the type \(name.quotedForMessage)",
      type.entities.first { $0.title == text }.map { "write the id, \($0.id.quotedForMessage)" }
        ?? "write an entity's id"
    )
  }
}

extension Double {
  /// The number without a needless fraction.
  fileprivate var displayText: String { Value.number(self).displayText }
}

extension Manifest.ParameterType {
  /// What a value of the type is, as an error message says it.
  fileprivate var noun: String {
    switch self {
    case .string: "string"
    case .integer: "whole number"
    case .number: "number"
    case .boolean: "true or false"
    case .date: "date"
    case .entity(let name): "entity of the type \(name.quotedForMessage)"
    case .enumeration(let name): "case of \(name.quotedForMessage)"
    }
  }

  /// What a value of the type may look like.
  fileprivate var example: String {
    switch self {
    case .string: "text in double quotes"
    case .integer: "a whole number, such as 3"
    case .number: "a number, such as 2.5"
    case .boolean: "true or false"
    case .date: "a date as \"2025-12-24\""
    case .entity: "an entity's id in double quotes"
    case .enumeration: "the name of a case in double quotes"
    }
  }
}

/// A day of the Gregorian calendar, written `2025-12-24`.
struct CalendarDay {
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 < 0x3A }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
    else { return nil }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
