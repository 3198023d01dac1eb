package import AppManifest
package import TemplateGrammar
package import TextAnalysis

/// The order in which the sentences of a block are tried, which decides ties.
///
/// As in hassil, sentences that themselves name a wildcard of the whole language go first, those
/// with more words before those with fewer; the rest stays as written.
///
/// *`play {album}`, `play {album} by {artist}` → the second first.*
package struct SentenceOrder {
  private let lists: [String: ValueList]
  private let wildcards: Set<String>
  private let analyzer: TextAnalyzer

  /// - Parameter lists: The lists of the whole language. Wildcards of a block do not count.
  package init(lists: [String: ValueList], analyzer: TextAnalyzer) {
    self.lists = lists
    wildcards = Set(lists.filter { $0.value == .wildcard }.keys)
    self.analyzer = analyzer
  }

  /// Where skip words may go before a sentence is matched.
  package func skipRule(of text: String, _ template: Template) -> SkipRule {
    SkipRule(text, template, lists: lists)
  }

  /// The positions of some sentences in the order they are tried.
  package func order(of templates: [Template]) -> [Int] {
    guard !wildcards.isEmpty else { return Array(templates.indices) }
    let counts = templates.map { namesWildcard($0) ? words(of: $0) : 0 }
    return templates.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
  }

  private func namesWildcard(_ template: Template) -> Bool {
    switch template.kind {
    case .list(let name, _, _): wildcards.contains(name)
    case .sequence(let items), .alternatives(let items), .permutation(let items):
      items.contains(where: namesWildcard)
    case .literal, .range, .rule, .nothing: false
    }
  }

  /// The chunks of text in a template, rules and lists aside. The absence of an optional part is
  /// one, too, and so are the spaces that a permutation implies.
  private func words(of template: Template) -> Int {
    switch template.kind {
    case .literal(let text):
      ProgramBuilder.chunks(of: analyzer.normalizeLiteral(text)).count
    case .nothing: 1
    case .sequence(let items), .alternatives(let items), .permutation(let items):
      items.reduce(0) { $0 + words(of: $1) }
    case .list, .range, .rule: 0
    }
  }
}
