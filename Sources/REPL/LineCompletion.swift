package import PhraseRouter

/// What the tab key offers for what was typed: commands and what they take, the options of an open
/// question, and phrases, with the names of the slot that the typing has come to.
///
/// *`mark sp` → “mark Spirited Away”, “mark Spider-Man”; `:language ` → “:language de”, …*
///
/// Nothing that is offered has the syntax of templates in it.
package struct LineCompletion: Sendable {
  /// The most that is offered at once.
  package static let maximum = 60

  private let phrases: [Beginning]
  private let languages: [String]
  /// The titles of the options that a question offers.
  package var options: [String] = []

  /// A phrase as far as it goes without a slot, and what the slot takes.
  fileprivate struct Beginning: Sendable {
    var text: String
    var names: [String] = []
    /// What follows the slot, if that has no slot in it.
    var rest = ""
  }

  /// - Complexity: O(phrases + names).
  package init(manifest: Manifest, language: String) {
    languages = manifest.languages
    let names = SlotNames(manifest, language)
    var seen: Set<String> = []
    phrases = manifest.shortcuts.filter { !$0.isGenerated }.flatMap { shortcut in
      (shortcut.phrases[language] ?? []).compactMap { phrase in
        seen.insert(phrase).inserted ? Beginning(phrase, of: shortcut.intent, names) : nil
      }
    }
  }

  /// The lines that what was typed may become, each once.
  ///
  /// - Complexity: O(phrases + names of the slots that it has come to).
  package func lines(for typed: String) -> [String] {
    if typed.drop(while: \.isWhitespace).hasPrefix(":") { return commands(for: typed) }
    let key = typed.lowercased()
    var found = options.filter { $0.lowercased().hasPrefix(key) }
    for phrase in phrases {
      let start = phrase.text.lowercased()
      if key.count <= start.count {
        if start.hasPrefix(key) { found.append(phrase.text) }
      } else if key.hasPrefix(start) {
        found += names(of: phrase, for: key)
      }
    }
    return Self.unique(found)
  }

  /// The names that what was typed behind a phrase's beginning may become.
  private func names(of phrase: Beginning, for key: String) -> [String] {
    let names = phrase.names.lazy.map { phrase.text + $0 }
    let found = names.filter { $0.lowercased().hasPrefix(key) }.prefix(Self.maximum)
    return found.map { $0.lowercased() == key ? $0 + phrase.rest : $0 }
  }

  private func commands(for typed: String) -> [String] {
    let line = String(typed.drop(while: \.isWhitespace))
    let taken = line.hasPrefix(":language ") ? languages.map { ":language " + $0 } : []
    return Self.unique((REPLCommand.names + taken).filter { $0.hasPrefix(line) })
  }

  private static func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return Array(lines.filter { seen.insert($0).inserted }.prefix(maximum))
  }
}

extension LineCompletion.Beginning {
  /// A phrase up to its first slot, with what may be left out left out, and the first of several ways
  /// taken. `nil` where it begins with a slot.
  fileprivate init?(_ phrase: String, of intent: String, _ names: SlotNames) {
    let plain = Self.plain(phrase)
      .split(separator: "${applicationName}", omittingEmptySubsequences: false)
      .joined(separator: names.app)
    text = plain
    if let start = plain.firstRange(of: "${") {
      guard let end = plain[start.upperBound...].firstIndex(of: "}") else { return nil }
      text = String(plain[..<start.lowerBound])
      self.names = names.names(of: String(plain[start.upperBound..<end]), intent)
      let behind = String(plain[plain.index(after: end)...])
      rest = behind.contains("${") ? "" : behind
    }
    if text.isEmpty { return nil }
  }

  /// A phrase without its optional parts, and with the first of each choice.
  private static func plain(_ phrase: String) -> String {
    var output = ""
    var optional = 0
    // How deep choices nest, and from where on the rest of one is left out.
    var (depth, skipped) = (0, Int.max)
    for character in phrase {
      switch character {
      case "[": optional += 1
      case "]": optional = max(0, optional - 1)
      case "(" where optional == 0: depth += 1
      case ")" where optional == 0:
        if depth == skipped { skipped = .max }
        depth = max(0, depth - 1)
      case "|" where optional == 0: skipped = min(skipped, depth)
      default: if optional == 0, skipped == .max { output.append(character) }
      }
    }
    let words = output.split(separator: " ", omittingEmptySubsequences: true)
    return words.joined(separator: " ")
  }
}

/// What the slots of an app's intents take, by name.
private struct SlotNames {
  let app: String
  /// The parameters by intent and name.
  private var types: [String: [String: Manifest.ParameterType]] = [:]
  private var entities: [String: [String]] = [:]
  private var cases: [String: [String]] = [:]

  /// More names of a kind than that are not gone through while somebody waits.
  private static let maximum = 20_000

  init(_ manifest: Manifest, _ language: String) {
    app = manifest.text(of: manifest.app.name, language: language) ?? ""
    for intent in manifest.intents {
      for parameter in intent.parameters {
        types[intent.name, default: [:]][parameter.name] = parameter.type
      }
    }
    for type in manifest.entityTypes {
      entities[type.name] = type.entities.prefix(Self.maximum).map {
        manifest.text(of: $0.titles, language: language) ?? $0.title
      }
    }
    for type in manifest.enums {
      cases[type.name] = type.cases.map {
        manifest.text(of: $0.title, language: language) ?? $0.name
      }
    }
  }

  func names(of slot: String, _ intent: String) -> [String] {
    switch types[intent]?[slot] {
    case .entity(let type): entities[type] ?? []
    case .enumeration(let type): cases[type] ?? []
    default: []
    }
  }
}
