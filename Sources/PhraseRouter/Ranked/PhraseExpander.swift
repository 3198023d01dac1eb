import RandomNumbers
import TemplateGrammar
import TextAnalysis

/// Writes out what a phrase can say, with the kind of value in the place of each slot.
///
/// *`rate ${film} [with] ${rating} (star|stars)` → `rate {Film} {number} star`, `rate {Film} with
/// {number} stars`, …*
///
/// Phrases are untrusted: a draw writes at most ``maximumBytes`` bytes, and what a phrase could say
/// is drawn from, never listed.
struct PhraseExpander {
  /// The longest text, in bytes.
  static let maximumBytes = 512

  private let analyzer: TextAnalyzer
  private let rules: [String: Template]
  /// What stands for a slot, by its name.
  private let kind: (String) -> String?

  init(
    analyzer: TextAnalyzer, rules: [String: String], kind: @escaping (String) -> String?
  ) {
    self.analyzer = analyzer
    self.rules = rules.compactMapValues { try? TemplateParser.parse($0, dialect: .phrase) }
    self.kind = kind
  }

  /// Different texts of a phrase.
  ///
  /// - Parameter count: How often one is drawn.
  /// - Complexity: O(count × bytes).
  func texts(of phrase: String, count: Int, random: inout SeededGenerator) -> [[UInt8]] {
    guard let template = try? TemplateParser.parse(phrase, dialect: .phrase) else { return [] }
    var texts: [[UInt8]] = []
    for _ in 0..<count {
      var text: [UInt8] = []
      guard append(template, to: &text, depth: 0, random: &random) else { continue }
      let words = text.split(separator: UInt8(ascii: " ")).joined(separator: [UInt8(ascii: " ")])
      let joined = Array(words)
      if !joined.isEmpty, !texts.contains(joined) { texts.append(joined) }
    }
    return texts
  }

  /// - Returns: False for what cannot be written out.
  private func append(
    _ template: Template, to text: inout [UInt8], depth: Int, random: inout SeededGenerator
  ) -> Bool {
    guard depth < 64, text.count <= Self.maximumBytes else { return false }
    switch template.kind {
    case .nothing: return true
    case .literal(let literal):
      text += analyzer.normalizeLiteral(literal)
      return true
    case .sequence(let items), .permutation(let items):
      return items.allSatisfy { append($0, to: &text, depth: depth + 1, random: &random) }
    case .alternatives(let items):
      guard !items.isEmpty else { return false }
      return append(random.pick(items), to: &text, depth: depth + 1, random: &random)
    case .list(_, let slot, _):
      guard let kind = kind(slot) else { return false }
      text += Array(" {\(kind)} ".utf8)
      return true
    case .range:
      text += Array(" {number} ".utf8)
      return true
    case .rule(let name):
      guard let rule = rules[name] else { return false }
      return append(rule, to: &text, depth: depth + 1, random: &random)
    }
  }
}
