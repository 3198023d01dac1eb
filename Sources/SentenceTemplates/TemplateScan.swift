import AppManifest
import TemplateGrammar

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

/// Parses the templates of files, logs their faults, and gathers the lists and rules that they name.
///
/// Nothing is said here of what only a compiler knows, such as templates that grow too large.
struct TemplateScan {
  /// Which edition the templates are of shows only once all files are read. The later one has all
  /// that the earlier has, but for ranges and captures, which the earlier knows as names of lists.
  static let dialect = TemplateDialect.sentence3_12

  private let log: FaultLog
  private(set) var references: [TemplateReference] = []

  init(_ log: FaultLog) { self.log = log }

  /// Scans a template that stands at a node.
  ///
  /// - Complexity: O(*n*) in its length.
  mutating func scan(
    _ text: String, at node: LocatedJSON, owner: TemplateReference.Owner, scope: TemplateScope?
  ) {
    do {
      let template = try TemplateParser.parse(text, dialect: Self.dialect)
      for part in template.references {
        let (kind, name) = Self.reference(part)
        references.append(
          TemplateReference(
            owner: owner, scope: scope, kind: kind, name: name, log: log,
            offset: log.source.offset(ofText: part.range.lowerBound, in: node)))
      }
    } catch {
      log.error(
        at: log.source.offset(ofText: error.offset, in: node), error.message, fix: error.fix)
    }
  }

  private static func reference(_ part: Template) -> (TemplateReference.Kind, String) {
    switch part.kind {
    case .rule(let name): (.rule, name)
    // `{@name}` captures what the list takes.
    case .list(let name, _, _): (.list, name.hasPrefix("@") ? String(name.dropFirst()) : name)
    default: (.list, "")
    }
  }
}
