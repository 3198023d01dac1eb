import AppManifest
import TemplateGrammar
import TextAnalysis

/// Where skip words may go before a sentence is matched, by edition 3.12.
///
/// What a wildcard takes at an end of a sentence is the person's own words, so none of it goes.
package enum SkipRule: UInt8, Sendable {
  /// Anywhere, and the text as it is typed is tried before.
  case anywhere
  /// At the start only: the sentence ends with a wildcard.
  case leading
  /// At the end only: the sentence begins with a wildcard.
  case trailing
  /// Nowhere: the sentence is a wildcard.
  case nowhere

  /// The rule for a sentence: what matters is whether its first and last items, not in brackets,
  /// are wildcards of the whole language.
  init(_ text: String, _ template: Template, lists: [String: ValueList]) {
    func isWildcard(_ item: Template?) -> Bool {
      guard case .list(let name, _, _) = item?.kind else { return false }
      return lists[name] == .wildcard
    }
    let bytes = text.utf8.drop { $0 == UInt8(ascii: " ") }
    let beginsPlain = bytes.first == UInt8(ascii: "{")
    let endsPlain = bytes.last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "}")
    switch template.kind {
    case .list where beginsPlain && isWildcard(template): self = .nowhere
    case .sequence(let items) where beginsPlain && isWildcard(items.first): self = .trailing
    case .sequence(let items) where endsPlain && isWildcard(items.last): self = .leading
    default: self = .anywhere
    }
  }
}
