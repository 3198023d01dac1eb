/// The reply words of a language, normalized and ready for comparing.
struct ReplyLexicon: Sendable {
  private let controls: [String: Control]
  private let cardinals: [String: Int]
  private let places: [String: Place]
  private let numberFrames: [Frame]
  private let ordinalFrames: [Frame]
  private let numberedOrdinals: [Frame]
  let attributeFrames: [Frame]
  let correctionFrames: [Frame]
  let fillers: Set<String>
  /// Words that may stand beside a number that is meant as a value.
  let amountFillers: Set<String>
  /// True where what is counted may stand before the number as well.
  let unitMayPrecedeAmount: Bool
  /// The phrases that replies are composed of.
  let parts: PartTable
  /// The first year of a decade that has a name. *seventies → 70*
  let decades: [String: Int]
  let shares: [ShareFrame]
  /// A conjunction that is written as part of the word after it.
  private let conjunction: String?
  let pronouns: PronounTable

  /// A word that steers the dialogue rather than answer its question.
  enum Control: Sendable {
    case cancel, back, more, previous, noneOfThese, again, help, yes, no
    /// Said of the person: *I don't know*, *wait*, *hmm*.
    case doubt, wait, hesitation
    /// Said of what was done.
    case thanks, praise, undo
    /// Asked back: which ones there are, how many, what the question is for, in what the options
    /// differ, and what the action does.
    case which, count, why, difference, meaning

    /// Those whose words are listed whole.
    static let listed: [Control] = [
      .cancel, .back, .more, .previous, .noneOfThese, .again, .help, .yes, .no,
    ]
  }

  /// A place in the list that is shown.
  enum Place: Hashable, Sendable {
    /// Counted from 1.
    case from(start: Int)
    /// The last one.
    case last
  }

  /// Normalizes the words of a language.
  ///
  /// - Parameter fillers: The app's own words that tell no options apart, such as *film*.
  init(
    _ words: ReplyWords, parts: ReplyParts, fillers: [String], normalize: (String) -> String
  ) {
    func frames(_ texts: [String]) -> [Frame] { texts.map { Frame($0, normalize: normalize) } }
    controls = Dictionary(
      Control.listed.flatMap { control in
        words[control].map { (normalize($0), control) }
      }, uniquingKeysWith: { first, _ in first })
    cardinals = Dictionary(
      words.cardinals.enumerated().flatMap { index, names in
        names.map { (normalize($0), index + 1) }
      }, uniquingKeysWith: { first, _ in first })
    places = Dictionary(
      words.last.map { (normalize($0), Place.last) }
        + words.ordinals.enumerated().flatMap { index, names in
          names.map { (normalize($0), Place.from(start: index + 1)) }
        }, uniquingKeysWith: { first, _ in first })
    numberFrames = frames(words.numberFrames)
    ordinalFrames = frames(words.ordinalFrames)
    numberedOrdinals = frames(words.numberedOrdinals)
    attributeFrames = frames(words.attributeFrames)
    correctionFrames = frames(words.correctionFrames)
    self.fillers = Set((words.fillers + fillers).map(normalize))
    let around = words.numberFrames.map { $0.replacing("{}", with: " ") }
    amountFillers = self.fillers.union(
      (words.amountFillers + around).flatMap { normalize($0).spacedWords.map(String.init) })
    unitMayPrecedeAmount = words.unitMayPrecedeAmount
    decades = Dictionary(
      parts.decades.enumerated().flatMap { index, names in
        ReplyParts.phrases(of: names).map { (normalize($0), 20 + 10 * index) }
      }, uniquingKeysWith: { first, _ in first })
    conjunction = parts.conjunction.map(normalize)
    shares = parts.shares.map { ShareFrame($0, normalize: normalize) }
    let table = PartTable(parts, words: words, fillers: self.fillers, normalize: normalize)
    self.parts = table
    pronouns = PronounTable(
      parts.pronouns, clitics: parts.clitics, parts: table, normalize: normalize)
  }
}

extension ReplyLexicon {
  /// The control word that a normalized reply is, whatever fillers stand around it.
  func control(_ text: String) -> Control? {
    controls[text] ?? controls[withoutOuterFillers(text)]
  }

  /// The control word that a normalized reply is without anything around it.
  func wholeControl(_ text: String) -> Control? { controls[text] }

  /// The number that a normalized reply names. *"number two" → 2; "２" → 2*
  func number(_ text: String, reading readNumber: (String) -> Double?) -> Int? {
    for frame in numberFrames {
      guard let gap = frame.gap(in: text) else { continue }
      if let number = bareNumber(gap) { return number }
      if let read = readNumber(gap), let number = Int(exactly: read) { return number }
    }
    return nil
  }

  /// The place that a normalized reply names. *"the second one" → 2*
  func place(_ text: String) -> Place? {
    for frame in ordinalFrames {
      guard let gap = frame.gap(in: text) else { continue }
      if let place = places[gap] { return place }
      for ordinal in numberedOrdinals {
        if let number = ordinal.gap(in: gap).flatMap(bareNumber) { return .from(start: number) }
      }
    }
    return nil
  }

  /// A text without the conjunction that is written as part of its first word.
  ///
  /// - Parameter isOnly: True to give nothing where there is none.
  func withoutConjunction(_ text: String, isOnly: Bool) -> String? {
    guard let conjunction, text.hasPrefix(conjunction) else { return isOnly ? nil : text }
    return String(text.dropFirst(conjunction.count))
  }

  func withoutConjunction(_ text: String) -> String {
    withoutConjunction(text, isOnly: false) ?? text
  }

  /// The words of a normalized text that tell something. If there are none, all of them: *It*
  /// is a film too.
  func tellingWords(_ text: String) -> [Substring] {
    let words = text.spacedWords
    let telling = words.filter { !fillers.contains(String($0)) }
    return telling.isEmpty ? words : telling
  }

  /// A word as it is or, in scripts without spaces, parted into numbers, fillers and what stands
  /// between these. *星4つです → 星, 4, つ, です*
  ///
  /// - Complexity: O(length × fillers).
  func pieces(of word: Substring) -> [String] {
    guard word.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) else {
      return [String(word)]
    }
    var pieces: [String] = []
    var other = ""
    var rest = word
    while let first = rest.first {
      let piece = first.isNumber ? rest.prefix(while: \.isNumber) : filler(beginning: rest)
      guard let piece else {
        other.append(rest.removeFirst())
        continue
      }
      pieces += other.isEmpty ? [String(piece)] : [other, String(piece)]
      other = ""
      rest = rest.dropFirst(piece.count)
    }
    return other.isEmpty ? pieces : pieces + [other]
  }

  /// The longest filler that a text begins with.
  private func filler(beginning text: Substring) -> Substring? {
    amountFillers.filter { !$0.isEmpty && text.hasPrefix($0) }.max { $0.count < $1.count }
      .map { text.prefix($0.count) }
  }

  /// The number that a text is, in digits of any script or as a word of the language.
  private func bareNumber(_ text: String) -> Int? {
    cardinals[text] ?? Int(digits: text)
  }

  private func withoutOuterFillers(_ text: String) -> String {
    var words = text.spacedWords[...]
    while let first = words.first, fillers.contains(String(first)) { words.removeFirst() }
    while let last = words.last, fillers.contains(String(last)) { words.removeLast() }
    return words.joined(separator: " ")
  }
}

extension ReplyWords {
  subscript(control: ReplyLexicon.Control) -> [String] {
    switch control {
    case .cancel: cancel
    case .back: back
    case .more: more
    case .previous: previous
    case .noneOfThese: noneOfThese
    case .again: again
    case .help: help
    case .yes: yes
    case .no: no
    case .doubt, .wait, .hesitation, .thanks, .praise, .undo, .which, .count, .why, .difference,
      .meaning:
      []
    }
  }
}
