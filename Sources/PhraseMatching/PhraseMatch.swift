/// A template aligned with an utterance.
package struct PhraseMatch: Equatable, Sendable {
  /// The template, as a position in ``PhraseProgram/sentences``.
  package var sentence: Int
  /// What the slots took, in the order of the text.
  package var captures: [Capture]
  /// How good the match is, for comparison with others.
  package var quality: MatchQuality
  /// How many characters wildcards took.
  package var wildcardLength: Int32 = 0
  /// Which text of the utterance matched: see ``PhraseMatcher/text(of:in:)``.
  package var variant = TextVariant.asTyped

  /// What one slot took.
  package struct Capture: Equatable, Sendable {
    package var slot: SlotID
    /// Where it stands in the matched text, without white space around it.
    package var span: Range<Int>
    package var content: Content
  }

  /// What a slot's text stands for.
  package enum Content: Equatable, Sendable {
    /// A value of a list, as a position in the value table.
    case value(Int)
    /// A number in digits or words, before any multiplier.
    case number(Double, range: Int)
    /// Any text.
    case text
  }
}

extension PhraseProgram {
  /// True if a match goes before another that was found earlier.
  ///
  /// The order is total: preferred blocks; quality; in edition 3.12 the shorter text of wildcards,
  /// then the name of the intent; then the sentence that is tried first, in the variant of the text
  /// that is tried first.
  func precedes(_ match: PhraseMatch, _ earlier: PhraseMatch) -> Bool {
    switch reason(for: match, over: earlier) {
    case .preferredBlock: entrances[match.sentence].isPreferred
    case .preferredSlot, .wildcards, .score: match.quality.isBetter(than: earlier.quality)
    case .wildcardLength: match.wildcardLength < earlier.wildcardLength
    case .intent: intent(of: match) < intent(of: earlier)
    case .order: (match.sentence, match.variant) < (earlier.sentence, earlier.variant)
    }
  }

  /// What decides between two matches of one utterance.
  package enum Reason: Sendable {
    case preferredBlock, preferredSlot, wildcards, score, wildcardLength, intent, order
  }

  /// The first in which two matches differ of all that they are compared by.
  package func reason(for match: PhraseMatch, over other: PhraseMatch) -> Reason {
    if prefersBlocks,
      entrances[match.sentence].isPreferred != entrances[other.sentence].isPreferred
    {
      return .preferredBlock
    }
    if match.quality.preferredLength != other.quality.preferredLength { return .preferredSlot }
    if match.quality.wildcards != other.quality.wildcards { return .wildcards }
    if match.quality.score != other.quality.score { return .score }
    guard edition == .v3_12 else { return .order }
    if match.wildcardLength != other.wildcardLength { return .wildcardLength }
    return intent(of: match) == intent(of: other) ? .order : .intent
  }

  package func intent(of match: PhraseMatch) -> String {
    blocks[sentences[match.sentence].block].intent
  }
}

/// How good a match is.
///
/// The order is hassil's: a preferred slot beats none, and the longer its typed text the better;
/// then fewer wildcards; then more characters matched by the template's own words. What is still
/// equal keeps the order in which templates and their branches are written.
package struct MatchQuality: Equatable, Sendable, BitwiseCopyable {
  /// The characters of the preferred slot's text, 0 if its block sets it, or -1.
  package var preferredLength: Int32 = -1
  package var wildcards: Int32 = 0
  package var score: Int32 = 0

  package init(score: Int32 = 0) { self.score = score }

  init(preferredLength: Int32, wildcards: Int32, score: Int32) {
    self.preferredLength = preferredLength
    self.wildcards = wildcards
    self.score = score
  }

  /// True if a match of this quality goes before one of the other.
  package func isBetter(than other: MatchQuality) -> Bool {
    if preferredLength != other.preferredLength { return preferredLength > other.preferredLength }
    if wildcards != other.wildcards { return wildcards < other.wildcards }
    return score > other.score
  }
}
