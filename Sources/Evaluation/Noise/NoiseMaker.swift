import Foundation
import LanguageTags
import RandomNumbers

/// Makes accidents in utterances, the same ones for the same seed.
///
/// A word is a row of letters of one script, however short. Where a language is written without
/// spaces, a row of letters of one script stands for a word, and spaces are neither lost nor doubled.
struct NoiseMaker {
  private var generator: SeededGenerator
  private let keyboard: Keyboards
  private let words: NoiseWords
  private let separatesWords: Bool

  init(seed: UInt64, language: String) {
    generator = SeededGenerator(seed: seed)
    keyboard = Keyboards(language: language)
    words = NoiseWords(language: language)
    separatesWords = LanguageTag(language).separatesWords
  }

  /// What an accident made.
  struct Result: Equatable {
    var text: String
    /// The letters of the word in which it happened; `nil` for accidents between words.
    var wordLength: Int?
  }

  /// An utterance with an accident, or `nil` where there is no place for it.
  ///
  /// - Parameter fixed: Ranges of code points that must stay as they are.
  mutating func apply(_ noise: Noise, to utterance: String, fixed: [Range<Int>]) -> Result? {
    let letters = Array(utterance)
    let typed = TypedWord.words(in: letters, joinedBy: ["'", "’"]).filter { !$0.overlaps(fixed) }
    let result: Result?
    switch noise {
    case .adjacentKey, .dropped, .doubled, .transposed:
      result = inOneWord(noise, letters, typed)
    case .diacritics: result = withoutMarks(utterance, fixed)
    case .filler: result = filled(letters, typed, fixed)
    case .missingFunctionWord: result = withoutFunctionWord(letters, typed)
    case .swappedWords: result = swapped(letters, typed)
    case .missingSpace, .doubledSpace: result = respaced(noise, letters, fixed)
    case .homophone: result = soundingAlike(letters, typed)
    case .repeatedBeginning: result = repeated(letters, typed)
    }
    return result.flatMap { $0.text == utterance ? nil : $0 }
  }

  private mutating func choose<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : generator.pick(elements)
  }

  // MARK: In one word

  private mutating func inOneWord(
    _ noise: Noise, _ letters: [Character], _ typed: [TypedWord]
  ) -> Result? {
    guard let word = choose(typed.filter { hasPlace(for: noise, letters[$0.range]) }) else {
      return nil
    }
    let places = word.range.filter { isPlace($0, for: noise, in: letters, of: word.range) }
    guard let place = choose(places) else { return nil }
    var changed = letters
    switch noise {
    case .adjacentKey:
      guard let key = choose(keyboard.keys(near: letters[place])) else { return nil }
      changed[place] = letters[place].isUppercase ? Character(key.uppercased()) : key
    case .dropped: changed.remove(at: place)
    case .doubled: changed.insert(letters[place], at: place)
    default: changed.swapAt(place, place + 1)
    }
    return Result(text: String(changed), wordLength: word.range.count)
  }

  private func hasPlace(for noise: Noise, _ word: ArraySlice<Character>) -> Bool {
    let letters = Array(word)
    return letters.indices.contains { isPlace($0, for: noise, in: letters, of: letters.indices) }
  }

  /// A word keeps a letter at least, and letters that are swapped differ.
  private func isPlace(
    _ place: Int, for noise: Noise, in letters: [Character], of range: Range<Int>
  ) -> Bool {
    switch noise {
    case .adjacentKey: !keyboard.keys(near: letters[place]).isEmpty
    case .dropped: range.count > 1
    case .transposed: place + 1 < range.upperBound && letters[place] != letters[place + 1]
    default: true
    }
  }

  private mutating func soundingAlike(_ letters: [Character], _ typed: [TypedWord]) -> Result? {
    let known = typed.compactMap { word -> (word: TypedWord, others: [String])? in
      let text = String(letters[word.range]).lowercased()
      let others = words.homophones.first { $0.contains(text) }?.filter { $0 != text }
      return others.map { (word: word, others: $0) }
    }
    guard let (word, others) = choose(known), let other = choose(others) else { return nil }
    return Result(
      text: replacing(word.range, of: letters, by: other), wordLength: word.range.count)
  }

  private func replacing(
    _ range: Range<Int>, of letters: [Character], by text: String
  ) -> String {
    String(letters[..<range.lowerBound]) + text + String(letters[range.upperBound...])
  }
}

// MARK: - Between words

extension NoiseMaker {
  /// The marks of kana make other sounds: nobody leaves them out.
  private static let soundMarks: Set<Unicode.Scalar> = ["\u{3099}", "\u{309A}"]

  private func withoutMarks(_ utterance: String, _ fixed: [Range<Int>]) -> Result? {
    guard fixed.isEmpty else { return nil }
    let plain = utterance.decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark || Self.soundMarks.contains($0) }
    return Result(
      text: String(String.UnicodeScalarView(plain)).precomposedStringWithCanonicalMapping)
  }

  private mutating func filled(
    _ letters: [Character], _ typed: [TypedWord], _ fixed: [Range<Int>]
  ) -> Result? {
    guard let filler = choose(words.fillers) else { return nil }
    let space = separatesWords ? " " : ""
    // Spoken hesitation stands anywhere between words; where words run together, at either end.
    let inner = separatesWords ? typed.dropFirst().map(\.range.lowerBound) : []
    guard let place = choose([0] + inner + [letters.count]) else { return nil }
    let before = String(letters[..<place])
    let after = String(letters[place...])
    return Result(
      text: place == letters.count ? before + space + filler : before + filler + space + after)
  }

  private mutating func withoutFunctionWord(
    _ letters: [Character], _ typed: [TypedWord]
  ) -> Result? {
    let small = typed.filter {
      words.functionWords.contains(String(letters[$0.range]).lowercased())
    }
    guard let word = choose(small) else { return nil }
    var end = word.range.upperBound
    while end < letters.count, letters[end] == " " { end += 1 }
    return Result(text: replacing(word.range.lowerBound..<end, of: letters, by: ""))
  }

  private mutating func swapped(_ letters: [Character], _ typed: [TypedWord]) -> Result? {
    guard separatesWords else { return nil }
    let pairs = zip(typed, typed.dropFirst()).filter {
      letters[$0.range.upperBound..<$1.range.lowerBound] == [" "]
    }
    guard let (first, second) = choose(pairs) else { return nil }
    let text = String(letters[second.range]) + " " + String(letters[first.range])
    let range = first.range.lowerBound..<second.range.upperBound
    return Result(text: replacing(range, of: letters, by: text))
  }

  private mutating func respaced(
    _ noise: Noise, _ letters: [Character], _ fixed: [Range<Int>]
  ) -> Result? {
    guard separatesWords, fixed.isEmpty else { return nil }
    let spaces = letters.indices.filter { letters[$0] == " " }
    guard let space = choose(spaces) else { return nil }
    let text = noise == .missingSpace ? "" : "  "
    return Result(text: replacing(space..<space + 1, of: letters, by: text))
  }

  private mutating func repeated(_ letters: [Character], _ typed: [TypedWord]) -> Result? {
    guard separatesWords, let first = typed.first else { return nil }
    let count = min(typed.count, 1 + generator.below(2))
    let said = String(letters[first.range.lowerBound..<typed[count - 1].range.upperBound])
    return Result(
      text: replacing(
        first.range.lowerBound..<first.range.lowerBound, of: letters, by: said + " "))
  }
}
