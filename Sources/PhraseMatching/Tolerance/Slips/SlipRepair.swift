package import TextAnalysis

/// What an utterance may have been meant as, if one slip of the finger or of the ear happened in it.
///
/// *“mark jaws sa watched” → `mark jaws as watched`, at 10 to 12.*
package struct SlipRepair: Sendable {
  /// The utterance without the slip. Its spans still map to what was typed.
  package var text: AnalyzedText
  /// Where the slip is in the typed text's UTF-8. A space that was lost has no length.
  package var source: Range<Int>
  /// What the slip costs: see ``ToleranceCosts``.
  package var cost: Double
  /// What happened.
  package var slip: Slip
  /// True if what was repaired may be something that is said in passing.
  package var mayBeFiller = false

  /// Kinds of slips.
  package enum Slip: Sendable {
    /// A word that no phrase has was meant as one that some phrase has. *sa → as*
    case misspelt
    /// A word that is a word itself was meant as another. *form → for*
    case mistaken
    /// A word was written as another one that sounds alike. *too → two*
    case misheard
    /// Letters were typed without their marks. *Kuche → Küche*
    case unmarked
    /// A beginning was said again. *the voltage the voltage drop → the voltage drop*
    case repeated
    /// Two words were run together. *aswatched → as watched*
    case joined
    /// A word was parted. *wat ched → watched*
    case parted
    /// Two neighbouring words changed places. *watched as → as watched*
    case swapped
    /// A word that says little was not typed. *add jaws my list → add jaws to my list*
    case missing
    /// Where words have no spaces, a character too few, too many, or another one. *見済 → 視聴済*
    case character
    /// Where words have no spaces, a character that has no place in any phrase. *映画を今視聴済み → 映画を視聴済み*
    case surplus
  }
}

extension AnalyzedText {
  /// The text with other bytes in place of a span, which map to all of what the span came from.
  ///
  /// An empty span is a place between two bytes: what is put there maps to no typed character.
  func replacing(_ span: Range<Int>, by replacement: [UInt8]) -> AnalyzedText {
    let place = span.lowerBound < bytes.count ? sourceStarts[span.lowerBound] : sourceEnds.last ?? 0
    let end = span.isEmpty ? place : sourceEnds[span.upperBound - 1]
    var text = self
    text.tokens = []
    text.bytes.replaceSubrange(span, with: replacement)
    text.sourceStarts.replaceSubrange(span, with: repeatElement(place, count: replacement.count))
    text.sourceEnds.replaceSubrange(span, with: repeatElement(end, count: replacement.count))
    return text
  }
}
