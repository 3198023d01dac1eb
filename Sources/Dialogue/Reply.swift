import TextAnalysis

/// A reply, and what it means whatever the question is.
struct Reply {
  /// What was typed, without white space around it.
  let typed: String
  /// The same, normalized.
  let text: String
  /// The word that steers the dialogue, if the reply is one.
  let control: ReplyLexicon.Control?
  /// The phrases that it is composed of, where it was taken apart.
  let composition: ReplyComposition?
  private let guide: DialogueGuide

  /// - Parameter takesApart: True for all that was typed; parts of it are read as they stand.
  init(typed: String, guide: DialogueGuide, takesApart: Bool = false) {
    self.typed = String(typed.trimmed)
    self.guide = guide
    text = guide.normalize(self.typed)
    let composition = takesApart ? ReplyComposition(text, table: guide.lexicon.parts) : nil
    self.composition = composition
    let stripped = guide.lexicon.control(text)
    // Words that are left out around one that steers may say something beside it: *¿para qué?* is no
    // *para*.
    control =
      stripped == nil || composition == nil
      ? stripped
      : guide.lexicon.wholeControl(text)
        ?? composition?.parts.flatMap(guide.lexicon.control(of:)) ?? stripped
  }

  /// What it says as a whole, if it is composed of known phrases or signs only. *"yes yes, please"*
  var composedControl: ReplyLexicon.Control? {
    if isSign { return SignReading(typed).control }
    return composition?.parts.flatMap(guide.lexicon.control(of:))
  }

  /// True where it asks to take back what was done.
  func undoes(_ control: ReplyLexicon.Control?) -> Bool {
    control == .undo
      || (control == .cancel || control == .back) && composition?.contains(.undo) == true
  }

  /// True for a question about the options, such as *is the second any good?*. Answers may be put as
  /// questions too, by courtesy: *could you take the second?*
  var asksBack: Bool {
    guard let last = typed.last, "?？؟".contains(last) else { return false }
    if composition?.begins(with: .asksWhich) == true { return true }
    return composition?.begins(with: [.padding, .not]) != true
  }

  /// True where every phrase of it is known and none of them tells an option.
  var steersAlone: Bool {
    guard let composition = ReplyComposition(text, table: guide.lexicon.parts),
      let parts = composition.parts
    else { return false }
    return parts.contains { $0.isDisjoint(with: .glue) }
      && guide.lexicon.control(of: parts) != nil
  }

  /// What it comes to without hesitation, courtesy and what it takes back itself, as it may have
  /// been typed, the likeliest first. *"1, no, 2 please" → 2*
  var contents: [Reply] {
    (composition?.contents ?? []).filter { $0 != text }.map(typedReply)
  }

  /// The part of the reply that a normalized text is, as it was typed where that can be told.
  func typedReply(_ part: String) -> Reply {
    Reply(typed: typedPart(spelling: part) ?? part, guide: guide)
  }

  /// The words typed that normalize to a text.
  private func typedPart(spelling part: String) -> String? {
    let words = typed.split(whereSeparator: \.isWhitespace)
    guard words.count <= ReplyComposition.maximumPieces else { return nil }
    let normalized = words.map { guide.normalize(String($0)) }
    for start in words.indices where !normalized[start].isEmpty {
      var spelled = ""
      for end in start..<words.count {
        if !normalized[end].isEmpty {
          spelled += (spelled.isEmpty ? "" : " ") + normalized[end]
        }
        guard part.hasPrefix(spelled) else { break }
        if spelled == part {
          let text = typed[words[start].startIndex..<words[end].endIndex]
          return String(text).trimmingPunctuation
        }
      }
    }
    return nil
  }

  /// What compares it with options.
  var matcher: OptionMatcher {
    OptionMatcher(reply: text.isEmpty ? typed : text, lexicon: guide.lexicon)
  }

  /// The number of an option that it names. *"number two" → 2*
  var number: Int? {
    isNegative ? nil : guide.lexicon.number(text, reading: guide.language.number)
  }

  /// True for *-1*: normalized, it has lost its sign, and no option has such a number.
  var isNegative: Bool {
    NumberSign(typed).map { $0.isNegative && $0.rest.first?.isNumber == true } ?? false
  }

  /// True for *not 5*.
  var isDenied: Bool {
    composition.map { $0.contains(.not) && !$0.takesSomethingBack } ?? false
  }

  /// The place in the list that it names. *"the last one"*
  var place: ReplyLexicon.Place? { guide.lexicon.place(text) }

  /// True for signs such as 🎉, of which nothing is left in normalized text. Punctuation is none.
  var isSign: Bool {
    text.isEmpty && typed.unicodeScalars.contains { $0.properties.generalCategory == .otherSymbol }
  }

  /// Its words: those that were typed, or those of the normalized text where these are more. What
  /// is written without spaces is taken apart into digits and fillers.
  var words: [String] {
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let normalized = text.spacedWords.flatMap { guide.lexicon.pieces(of: $0) }
    return words.count == normalized.count ? words : normalized
  }

  /// What the reply says instead, if it is a correction. *"no, I meant Cars" → Cars*
  ///
  /// The typed text ends with what stands in the gap of a frame, but its normalized length
  /// differs; so the words are counted from its end, or, where they cannot be told apart, the
  /// normalized text stands for it.
  var corrections: [Reply] {
    var seen: Set<String> = []
    return guide.lexicon.correctionFrames.compactMap { frame in
      guard let gap = frame.gap(in: text), seen.insert(gap).inserted else { return nil }
      return Reply(typed: typedEnd(spelling: gap) ?? gap, guide: guide)
    }
  }

  /// The last words typed, as many as normalize to a text.
  private func typedEnd(spelling gap: String) -> String? {
    let starts = typed.indices.filter { index in
      index == typed.startIndex || typed[typed.index(before: index)].isWhitespace
    }
    return starts.lazy.reversed().map { String(typed[$0...]) }
      .first { guide.normalize($0) == gap }
  }
}
