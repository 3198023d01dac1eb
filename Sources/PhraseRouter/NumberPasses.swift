import AppManifest
import PhraseMatching
import TextAnalysis

/// The ways in which the numbers of one utterance are matched.
///
/// A number slot takes digits or a word. A number as people write it has a sign, separators and
/// words that normalizing sets apart, so that the utterance is matched again with one digit for
/// each: what the slot took maps back to all that was typed of it. *`set the freezer to -18` sets
/// -18; `30 %` is one number.* Most utterances have no such number and are matched once.
struct NumberPasses {
  /// One text, what maps it back, and what matches it.
  struct Pass {
    var typed: TypedText
    var matches: [PhraseMatch]
  }

  /// The passes, as it was typed first.
  private(set) var passes: [Pass]
  /// Numbers that no phrase can have words for, which tolerant matching replaces too.
  private(set) var digits: [WrittenNumber] = []

  /// An utterance without numbers to replace.
  init(_ typed: TypedText, _ matches: [PhraseMatch]) {
    passes = [Pass(typed: typed, matches: matches)]
  }

  /// - Parameters:
  ///   - whole: The utterance, normalized.
  ///   - isNumeric: Tells the slots of a match's intent that numbers may be typed for.
  ///   - match: Matches a text.
  init(
    _ pass: Pass, _ utterance: String, _ whole: AnalyzedText, _ found: NumberScanner.Findings,
    isNumeric: (PhraseMatch, PhraseMatch.Capture) -> Bool,
    match: (AnalyzedText) -> [PhraseMatch]
  ) {
    passes = [pass]
    digits = found.digits
    func add(_ numbers: [WrittenNumber], because wanted: [WrittenNumber]) {
      let text = whole.replacing(numbers)
      let typed = TypedText(utterance, text, replacing: numbers, of: whole)
      let matches = match(text).filter { match in
        numbers.allSatisfy { typed.isCaptured($0, by: match) }
          && wanted.contains { number in
            match.captures.contains { isNumeric(match, $0) && typed.overlaps($0, number) }
          }
      }
      passes.append(Pass(typed: typed, matches: matches))
    }
    if !found.digits.isEmpty {
      drop { match, typed in
        found.digits.contains { number in
          match.captures.contains { isNumeric(match, $0) && typed.splits($0, number) }
        }
      }
      add(found.digits, because: found.digits)
    }
    guard !found.wordings.isEmpty else { return }
    drop { match, typed in
      found.wordings.contains { number in
        !whole.isDigits(number.span)
          && match.captures.contains { isNumeric(match, $0) && typed.splits($0, number) }
          && match.captures.count { typed.overlaps($0, number) } > 1
      }
    }
    let others = found.digits.filter { digits in
      !found.wordings.contains { $0.span.overlaps(digits.span) }
    }
    let all = (found.wordings + others).sorted { $0.span.lowerBound < $1.span.lowerBound }
    add(all, because: found.wordings)
  }

  /// Drops matches in which a slot takes part of a number, whose rest nothing accounts for.
  private mutating func drop(where isDropped: (PhraseMatch, TypedText) -> Bool) {
    for index in passes.indices {
      let typed = passes[index].typed
      passes[index].matches.removeAll { isDropped($0, typed) }
    }
  }
}

extension TypedText {
  /// True if a slot took any of a number.
  fileprivate func overlaps(_ capture: PhraseMatch.Capture, _ number: WrittenNumber) -> Bool {
    source(of: capture.span).overlaps(number.source)
  }

  /// True if a slot took a part of a number.
  fileprivate func splits(_ capture: PhraseMatch.Capture, _ number: WrittenNumber) -> Bool {
    let source = source(of: capture.span)
    return source.overlaps(number.source)
      && !(source.lowerBound <= number.source.lowerBound
        && source.upperBound >= number.source.upperBound)
  }

  /// True if a slot took all of a number, so that no word of a phrase met the digit in its place.
  fileprivate func isCaptured(_ number: WrittenNumber, by match: PhraseMatch) -> Bool {
    match.captures.contains { capture in
      if case .value = capture.content { return false }
      return overlaps(capture, number) && !splits(capture, number)
    }
  }
}

extension AnalyzedText {
  fileprivate func isDigits(_ span: Range<Int>) -> Bool {
    bytes[span].allSatisfy { $0 &- 0x30 < 10 || $0 == 0x20 }
  }
}
