/// Reads the parts of a manifest's JSON form, and logs what is wrong with them.
///
/// A part that cannot be read is logged and stands as an empty one, so that reading goes on, that
/// every fault is reported in one run, and that places in the manifest stay places in the tree.
package struct FormReader {
  package let log: FaultLog
  /// The language of text that is written without one.
  var defaultLanguage = "en"

  package init(log: FaultLog, defaultLanguage: String = "en") {
    self.log = log
    self.defaultLanguage = defaultLanguage
  }

  /// Logs that a value is not of the kind that it should be.
  package func expected(
    _ expected: String, at node: LocatedJSON, for name: String, fix: String? = nil
  ) {
    log.error(
      at: node.offset, "\(name) is \(node.noun), and should be \(expected)",
      fix: fix ?? "write \(expected)")
  }

  /// The members of an object, or `nil` for any other value.
  ///
  /// - Parameter keys: The keys that it may have, if not any. Others are warned about.
  package func fields(of node: LocatedJSON, keys: [String]?, _ name: String) -> FormFields? {
    guard let members = node.object else {
      expected("an object", at: node, for: name)
      return nil
    }
    if let keys { for member in members { noteIfUnknown(member, in: keys) } }
    return FormFields(reader: self, offset: node.offset, members: members)
  }

  private func noteIfUnknown(_ member: LocatedJSON.Member, in keys: [String]) {
    guard !keys.contains(member.key) else { return }
    log.warning(
      at: member.keyOffset, "the key \(member.key.quotedForMessage) is unknown here, and ignored",
      fix: Spelling.fix(for: member.key, in: keys, else: "remove it"))
  }
}

// MARK: - Plain values

extension FormReader {
  package func string(_ node: LocatedJSON, _ name: String) -> String {
    if let text = node.string { return text }
    expected("a string", at: node, for: name)
    return ""
  }

  package func bool(_ node: LocatedJSON, _ name: String) -> Bool {
    if case .bool(let value) = node.kind { return value }
    expected("true or false", at: node, for: name)
    return false
  }

  package func integer(_ node: LocatedJSON, _ name: String) -> Int {
    if case .integer(let value) = node.kind { return value }
    expected("a whole number", at: node, for: name)
    return 0
  }

  package func number(_ node: LocatedJSON, _ name: String) -> Double? {
    switch node.kind {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default:
      expected("a number", at: node, for: name)
      return nil
    }
  }

  /// One of some words.
  package func choice<T: RawRepresentable & CaseIterable>(
    _ node: LocatedJSON, _ name: String, else fallback: T
  ) -> T where T.RawValue == String {
    let words = T.allCases.map(\.rawValue)
    let choices = words.map(\.quotedForMessage).joined(separator: " or ")
    guard let word = node.string else {
      expected(choices, at: node, for: name)
      return fallback
    }
    if let value = T(rawValue: word) { return value }
    log.error(
      at: node.offset, "\(name) is \(word.quotedForMessage), and should be \(choices)",
      fix: Spelling.fix(for: word, in: words, else: nil))
    return fallback
  }
}

// MARK: - Collections

extension FormReader {
  package func elements<T>(_ node: LocatedJSON, _ name: String, _ read: (LocatedJSON) -> T) -> [T] {
    if let elements = node.array { return elements.map(read) }
    expected("an array", at: node, for: name, fix: "write it in brackets: [ … ]")
    return []
  }

  package func strings(_ node: LocatedJSON, _ name: String) -> [String] {
    elements(node, name) { string($0, "an element of \(name)") }
  }

  package func dictionary<T>(
    _ node: LocatedJSON, _ name: String, _ read: (LocatedJSON) -> T
  ) -> [String: T] {
    if let members = node.object { return members.valueByKey(read) }
    expected("an object", at: node, for: name, fix: "write it in braces: { … }")
    return [:]
  }

  /// Text in the default language, or an object of texts by language.
  func localized(_ node: LocatedJSON, _ name: String) -> LocalizedText {
    if let text = node.string { return [defaultLanguage: text] }
    guard node.object != nil else {
      expected("a string, or an object of strings by language", at: node, for: name)
      return [:]
    }
    return dictionary(node, name) { string($0, "a text of \(name)") }
  }

  /// Texts in the default language, or an object of arrays of texts by language.
  func localizedList(_ node: LocatedJSON, _ name: String) -> [String: [String]] {
    if node.array != nil { return [defaultLanguage: strings(node, name)] }
    guard node.object != nil else {
      expected("an array of strings, or an object of such arrays by language", at: node, for: name)
      return [:]
    }
    return dictionary(node, name) { strings($0, "a language of \(name)") }
  }
}
