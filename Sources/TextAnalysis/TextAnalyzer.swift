// TextAnalysis is for making typed text comparable, and for reading numbers, dates and quantities
// in it.

/// Makes text ready for matching under one profile.
///
/// An analyzer owns ICU handles and buffers that it uses again for every text, so each thread
/// needs its own.
///
/// *"  Mark “Toy  Story”!" → `mark toy story`.*
package final class TextAnalyzer {
  /// How this analyzer normalizes.
  package let profile: TextProfile

  let output = OutputBuffer()
  private let route: Route
  /// Opened when the first text is segmented: the exact route never is.
  private(set) lazy var segmenter = WordSegmenter(language: profile.language)

  /// The two ways through a set of rules: plain text and everything.
  private enum Route {
    case natural(NaturalASCII, NaturalNormalizer)
    case sentence(PlainSentence, SentenceNormalizer)
  }

  package init(profile: TextProfile) {
    self.profile = profile
    switch profile.rules {
    case .natural:
      let rules = NaturalRules(profile)
      route = .natural(NaturalASCII(rules: rules), NaturalNormalizer(rules: rules))
    case .sentenceTemplates3_0, .sentenceTemplates3_12:
      let general = SentenceNormalizer(profile)
      route = .sentence(PlainSentence(profile, table: general.table), general)
    }
  }

  /// Normalizes an utterance into `result`, whose storage is used again.
  ///
  /// Tokens are left empty; ``segment(_:)`` finds them. Any text is accepted, whatever its length:
  /// what is too long is for ``TextLimits`` to refuse beforehand.
  ///
  /// - Complexity: O(*n*) in the text's bytes. Plain text allocates nothing once the buffers and
  ///   `result` have grown to the longest text.
  package func analyze(_ text: String, into result: inout AnalyzedText) {
    var text = text
    text.withUTF8 { utf8 in
      switch route {
      case .natural(let ascii, let general):
        if !ascii.normalize(utf8, into: output) { general.normalize(utf8, into: output) }
      case .sentence(let plain, let general):
        if !plain.normalize(utf8, into: output) { general.normalize(utf8, into: output) }
      }
    }
    output.move(into: &result)
  }

  /// Normalizes an utterance.
  package func analyze(_ text: String) -> AnalyzedText {
    var result = AnalyzedText()
    analyze(text, into: &result)
    return result
  }

  /// The same as ``analyze(_:)`` without any of its shortcuts: the plain twin for tests.
  package func analyzeThroughICU(_ text: String) -> AnalyzedText {
    var result = AnalyzedText()
    var text = text
    text.withUTF8 { utf8 in
      switch route {
      case .natural(_, let general): general.normalizeThroughICU(utf8, into: output)
      case .sentence(_, let general): general.normalizeThroughICU(utf8, into: output)
      }
    }
    output.move(into: &result)
    return result
  }

  /// Normalizes a literal of a template as an utterance would be, but keeps one space at each edge
  /// that has white space (typed text: or punctuation), because it parts the literal from a slot.
  ///
  /// An apostrophe at the very edge counts as one inside a word: the literal of `${film}'s
  /// director` is `s director`, as it is in *toy storys director*. The sentence-template rules
  /// leave a template's punctuation alone.
  package func normalizeLiteral(_ text: String) -> [UInt8] {
    buildLiteral(text)
    return output.takeBytes()
  }

  /// The same, with the places of letters whose case was folded, which the sentence-template rules
  /// tell.
  package func normalizeLiteralWithCapitals(_ text: String) -> (bytes: [UInt8], capitals: [Int]) {
    buildLiteral(text)
    let capitals = output.capitals
    return (output.takeBytes(), capitals)
  }

  private func buildLiteral(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      switch route {
      case .natural(_, let general): general.normalize(utf8, into: output, isFragment: true)
      case .sentence(_, let general): general.normalizeLiteral(utf8, into: output)
      }
    }
  }

  /// Fills `result.tokens` by ICU's word rules and dictionaries.
  ///
  /// *`rate 2.5 % of 東京駅` → `rate`, `2.5`, `%` (no word), `of`, `東京`, `駅`.*
  ///
  /// - Complexity: O(*n*) in the normalized bytes.
  package func segment(_ result: inout AnalyzedText) {
    segmenter.segment(&result)
  }
}
