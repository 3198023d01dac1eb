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

  /// Different texts of a phrase, which together show what stands in its alternatives.
  ///
  /// - Parameter count: How often one is drawn.
  /// - Complexity: O(count × bytes).
  func texts(of phrase: String, count: Int) -> [[UInt8]] {
    guard let template = try? TemplateParser.parse(phrase, dialect: .phrase) else { return [] }
    var texts: [[UInt8]] = []
    for number in 0..<count {
      var draw = Draw(number: number)
      guard append(template, to: &draw, depth: 0) else { continue }
      let words = draw.text.split(separator: UInt8(ascii: " "))
      let joined = Array(words.joined(separator: [UInt8(ascii: " ")]))
      if !joined.isEmpty, !texts.contains(joined) { texts.append(joined) }
    }
    return texts
  }

  /// A text that is being drawn.
  private struct Draw {
    /// Which of a phrase's texts it is.
    let number: Int
    var text: [UInt8] = []
    /// How many alternatives were chosen from.
    private var choices = 0

    init(number: Int) { self.number = number }

    /// Which of several alternatives is written out: another in each draw, and two with two
    /// alternatives not always in step.
    mutating func choice(of count: Int) -> Int {
      defer { choices += 1 }
      return count == 2 ? (number >> (choices & 1)) & 1 : (number + choices) % count
    }
  }

  /// - Returns: False for what cannot be written out.
  private func append(_ template: Template, to draw: inout Draw, depth: Int) -> Bool {
    guard depth < 64, draw.text.count <= Self.maximumBytes else { return false }
    switch template.kind {
    case .nothing: return true
    case .literal(let literal):
      draw.text += analyzer.normalizeLiteral(literal)
      return true
    case .sequence(let items), .permutation(let items):
      return items.allSatisfy { append($0, to: &draw, depth: depth + 1) }
    case .alternatives(let items):
      guard !items.isEmpty else { return false }
      return append(items[draw.choice(of: items.count)], to: &draw, depth: depth + 1)
    case .list(_, let slot, _):
      guard let kind = kind(slot) else { return false }
      draw.text += Array(" {\(kind)} ".utf8)
      return true
    case .range:
      draw.text += Array(" {\(MentionKinds.number)} ".utf8)
      return true
    case .rule(let name):
      guard let rule = rules[name] else { return false }
      return append(rule, to: &draw, depth: depth + 1)
    }
  }
}
