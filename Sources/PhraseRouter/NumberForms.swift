import AppManifest
import PhraseMatching
import TextAnalysis

/// The forms in which an utterance with numbers is matched.
///
/// A number slot takes digits or a word. A number as people write it has a sign, separators and
/// words that normalizing sets apart, so that the utterance is matched again with one digit for
/// each: what the slot took maps back to all that was typed of it. *`set the freezer to -18` sets
/// -18; `30 %` is one number.* Most utterances have no such number and are matched once.
struct NumberForms {
  /// A text, what maps it back, and what matches it.
  struct Form {
    var typed: TypedText
    var matches: [PhraseMatch]
  }

  /// The forms, the utterance as it was typed first.
  private(set) var forms: [Form]
  /// Numbers that no phrase can have words for, which tolerant matching replaces too.
  private(set) var digits: [WrittenNumber] = []

  /// An utterance without numbers to replace.
  private init(_ typed: TypedText, _ matches: [PhraseMatch]) {
    forms = [Form(typed: typed, matches: matches)]
  }

  /// - Parameter scratch: What the utterance has just been analyzed into.
  init(
    _ utterance: String, context: [String: Value], program: PhraseProgram, reader: SlotReader,
    numbers: NumberScanner, scratch: RouteScratch
  ) {
    let matches = scratch.matcher.matches(in: &scratch.analyzed, context: context)
    let whole = scratch.analyzed
    let typed = TypedText(utterance, whole)
    let found = reader.readsNumbers ? numbers.scan(utterance, whole) : nil
    guard let found, !found.isEmpty else {
      self.init(typed, matches)
      return
    }
    self.init(
      Form(typed: typed, matches: matches), utterance, whole, found,
      isNumeric: { match, capture in
        reader.isNumeric(
          program.slotNames[capture.slot.index],
          of: program.blocks[program.sentences[match.sentence].block].intent)
      },
      match: { text in
        var text = text
        return scratch.matcher.matches(in: &text, context: context)
      })
  }

  /// - Parameters:
  ///   - whole: The utterance, normalized.
  ///   - isNumeric: Tells the slots of a match's intent that numbers may be typed for.
  ///   - match: Matches a text.
  private init(
    _ form: Form, _ utterance: String, _ whole: AnalyzedText, _ found: NumberScanner.Findings,
    isNumeric: (PhraseMatch, PhraseMatch.Capture) -> Bool,
    match: (AnalyzedText) -> [PhraseMatch]
  ) {
    forms = [form]
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
      forms.append(Form(typed: typed, matches: matches))
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
    for index in forms.indices {
      let typed = forms[index].typed
      forms[index].matches.removeAll { isDropped($0, typed) }
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
