import TextAnalysis

/// Which text of an utterance a match was found in. They are tried in this order.
package enum TextVariant: UInt8, Comparable, Sendable {
  case asTyped
  case withoutSkipWords
  case withoutLeadingSkipWords
  case withoutTrailingSkipWords

  /// All of them.
  static let inOrder: [TextVariant] = [
    .asTyped, .withoutSkipWords, .withoutLeadingSkipWords, .withoutTrailingSkipWords,
  ]

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The texts in which edition 3.12 looks for sentences if an utterance has skip words: with all of
/// them, and without some.
struct UtteranceVariants {
  /// The text of each variant, in order.
  private let texts: [AnalyzedText]
  /// True if only leading, or only trailing, skip words stand in the text.
  private let onlyLeading: Bool
  private let onlyTrailing: Bool

  /// `nil` if there are no skip words in the text.
  init?(of text: AnalyzedText, _ words: SkipWords) {
    var bare = text
    words.removeSkipWords(from: &bare)
    guard bare.bytes != text.bytes else { return nil }
    let tail = words.removingLeading(from: text)
    let head = words.removingTrailing(from: text)
    texts = [text, bare, tail, head]
    onlyLeading = tail.bytes == bare.bytes
    onlyTrailing = head.bytes == bare.bytes
  }

  subscript(_ variant: TextVariant) -> AnalyzedText { texts[Int(variant.rawValue)] }

  /// True if a sentence is looked for in a variant.
  func tries(_ variant: TextVariant, _ rule: SkipRule) -> Bool {
    switch (rule, variant) {
    case (.anywhere, .asTyped), (.anywhere, .withoutSkipWords), (.nowhere, .asTyped): true
    case (.leading, .withoutLeadingSkipWords), (.trailing, .withoutTrailingSkipWords): true
    case (.leading, .asTyped): onlyLeading
    case (.trailing, .asTyped): onlyTrailing
    default: false
    }
  }
}
