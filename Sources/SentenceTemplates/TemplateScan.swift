import AppManifest

/// The block that a template stands in: its own lists and rules win over global ones.
struct TemplateScope: Hashable {
  var file: ObjectIdentifier
  var offset: Int
}

/// A list or rule that a template names, and where.
struct TemplateReference {
  /// What the template is that names it.
  enum Owner: Hashable {
    case sentence
    case rule(String)
    case list(String)
  }

  enum Kind { case list, rule }

  var owner: Owner
  /// The block that the template stands in, `nil` for a global rule or list.
  var scope: TemplateScope?
  var kind: Kind
  var name: String
  var log: FaultLog
  var offset: Int
}

/// Reads what can be said of a template without compiling it: the lists and rules that it names, and
/// whether its brackets are right.
///
/// Nothing is said here of what only a compiler knows, such as templates that grow too large.
struct TemplateScan {
  private let log: FaultLog
  private(set) var references: [TemplateReference] = []

  init(_ log: FaultLog) { self.log = log }

  /// Scans a template that stands at a node.
  ///
  /// - Complexity: O(*n*) in its length.
  mutating func scan(
    _ text: String, at node: LocatedJSON, owner: TemplateReference.Owner, scope: TemplateScope?
  ) {
    if let imbalance = TemplateText.imbalance(in: text) {
      log.error(
        at: place(of: imbalance.offset, in: node),
        "a template has \"\(imbalance.bracket)\" without \"\(imbalance.missing)\"",
        fix: "add it, or write a backslash before the bracket")
      return
    }
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"), UInt8(ascii: "<"):
        let kind: TemplateReference.Kind = bytes[index] == UInt8(ascii: "<") ? .rule : .list
        let closer = UInt8(ascii: kind == .rule ? ">" : "}")
        let end = bytes[index...].firstIndex(of: closer) ?? bytes.count
        note(
          String(decoding: bytes[(index + 1)..<end], as: UTF8.self), kind,
          TemplateReference(
            owner: owner, scope: scope, kind: kind, name: "", log: log,
            offset: place(of: index, in: node)))
        index = end
      case UInt8(ascii: "("), UInt8(ascii: "["):
        noteIfEmpty(bytes, at: index, in: node)
      default: break
      }
      index += 1
    }
  }

  private mutating func note(
    _ content: String, _ kind: TemplateReference.Kind, _ reference: TemplateReference
  ) {
    var reference = reference
    reference.name = kind == .rule ? content : Self.list(in: content)
    if reference.name.isEmpty {
      return log.error(
        at: reference.offset, "a template names a \(kind) without a name", fix: "write its name")
    }
    // A range in place has no list: `{0..100:brightness}`.
    if kind == .list, content.contains(":"), reference.name.contains("..") { return }
    references.append(reference)
  }

  /// The list of `name`, `name:slot`, `name:@capture` or `@name`.
  private static func list(in content: String) -> String {
    let name = content.prefix { $0 != ":" }
    return String(name.hasPrefix("@") ? name.dropFirst() : name)
  }

  private func noteIfEmpty(_ bytes: [UInt8], at index: Int, in node: LocatedJSON) {
    let closer = bytes[index] + (bytes[index] == UInt8(ascii: "(") ? 1 : 2)
    guard index + 1 < bytes.count, bytes[index + 1] == closer else { return }
    log.error(
      at: place(of: index, in: node), "a template has an empty group", fix: "remove the brackets")
  }

  /// Where a byte of a text stands in the file: exactly in quotes, near enough elsewhere.
  private func place(of textOffset: Int, in node: LocatedJSON) -> Int {
    let bytes = log.source.bytes
    guard node.offset < bytes.count else { return node.offset }
    switch bytes[node.offset] {
    case UInt8(ascii: "\""):
      return log.source.offset(inStringAt: node.offset, textOffset: textOffset)
    case UInt8(ascii: "'"): return min(node.offset + 1 + textOffset, bytes.count)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return node.offset
    default: return min(node.offset + textOffset, bytes.count)
    }
  }
}
