import UtteranceSampling

/// A small accident of typing that should not change what an utterance means.
package enum Mutation: String, CaseIterable, Sendable {
  /// One letter inserted, left out, replaced, or swapped with the next, in a word of five letters
  /// or more.
  case typo
  /// A word or two before or after ("please").
  case filler
  /// One word typed twice.
  case double
}

/// Makes mutations of utterances, the same ones for the same seed.
///
/// What counts as a word: letters in a row, of one script. Han and hiragana, Thai, Lao, Khmer and
/// Burmese are written without spaces, so a row of their letters is no word and stays as it is;
/// katakana is one. A slot that holds text as it was typed stays as it is too, since there a
/// mutation is simply another value.
struct Mutator {
  private var generator: SeededGenerator
  private let alphabet: Alphabet

  /// - Parameter utterances: What letters and scripts there are. A typo replaces a letter by
  ///   another of its script.
  init(seed: UInt64, utterances: [String]) {
    generator = SeededGenerator(seed: seed)
    alphabet = Alphabet(utterances)
  }

  /// An utterance with the accident, or `nil` where there is no place for it.
  ///
  /// - Parameter fixed: Ranges of code points that must stay as they are.
  mutating func apply(
    _ mutation: Mutation, to utterance: String, language: String, fixed: [Range<Int>]
  ) -> String? {
    switch mutation {
    case .typo: typo(in: utterance, fixed: fixed)
    case .filler: filler(around: utterance, language: language)
    case .double: doubled(utterance, language: language, fixed: fixed)
    }
  }

  /// Chooses an element, or `nil` where there is none.
  mutating func choose<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &generator)
  }

  private mutating func filler(around utterance: String, language: String) -> String? {
    guard let filler = choose(Fillers.fillers(of: language)) else { return nil }
    let space = Fillers.separatesWords(language) ? " " : ""
    return filler.isLeading ? filler.text + space + utterance : utterance + space + filler.text
  }

  private mutating func doubled(
    _ utterance: String, language: String, fixed: [Range<Int>]
  ) -> String? {
    guard Fillers.separatesWords(language) else { return nil }
    var letters = Array(utterance)
    let words = TypedWord.words(in: letters, joinedBy: ["'", "’"]).filter { !$0.overlaps(fixed) }
    guard let word = choose(words) else { return nil }
    letters.insert(contentsOf: [" "] + letters[word.range], at: word.range.upperBound)
    return String(letters)
  }

  private mutating func typo(in utterance: String, fixed: [Range<Int>]) -> String? {
    var letters = Array(utterance)
    let words = TypedWord.words(in: letters).filter {
      $0.range.count >= 5 && $0.script.hasWords && !$0.overlaps(fixed)
    }
    guard let word = choose(words) else { return nil }
    let place = Int.random(in: word.range, using: &generator)
    guard let other = otherLetter(than: letters[place], script: word.script) else { return nil }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: letters.insert(other, at: max(place, word.range.lowerBound + 1))
    case 1: letters.remove(at: place)
    case 2: letters[place] = other
    default: swap(&letters, near: place, in: word.range, orReplaceBy: other)
    }
    return String(letters)
  }

  /// Swaps two neighbours that differ; a word of equal letters has none, and gets another letter.
  private func swap(
    _ letters: inout [Character], near place: Int, in range: Range<Int>,
    orReplaceBy other: Character
  ) {
    let pairs = Array(range.dropLast())
    let rotated = pairs.filter { $0 >= place } + pairs.filter { $0 < place }
    if let first = rotated.first(where: { letters[$0] != letters[$0 + 1] }) {
      letters.swapAt(first, first + 1)
    } else {
      letters[place] = other
    }
  }

  private mutating func otherLetter(than letter: Character, script: Script) -> Character? {
    let lowercased = Character(letter.lowercased().first.map(String.init) ?? String(letter))
    return choose(alphabet.letters(of: script).filter { $0 != lowercased })
  }
}

/// A word of an utterance.
struct TypedWord {
  /// Where it stands, in characters.
  var range: Range<Int>
  /// Where it stands, in code points.
  var scalars: Range<Int>
  var script: Script

  func overlaps(_ ranges: [Range<Int>]) -> Bool { ranges.contains { $0.overlaps(scalars) } }

  /// The words of a text.
  ///
  /// - Parameter joints: What joins two rows of letters to one word (`haven't`).
  static func words(
    in letters: [Character], joinedBy joints: Set<Character> = []
  ) -> [TypedWord] {
    var words: [TypedWord] = []
    var scalar = 0
    for (index, letter) in letters.enumerated() {
      let end = scalar + letter.unicodeScalars.count
      defer { scalar = end }
      guard let script = Script(of: letter) else { continue }
      let gap = words.last.map { letters[$0.range.upperBound..<index] } ?? []
      let isJoined = gap.isEmpty || (gap.count == 1 && joints.isSuperset(of: gap))
      if let last = words.last, isJoined, last.script == script {
        words[words.count - 1].range = last.range.lowerBound..<index + 1
        words[words.count - 1].scalars = last.scalars.lowerBound..<end
      } else {
        words.append(
          TypedWord(range: index..<index + 1, scalars: scalar..<end, script: script))
      }
    }
    return words
  }
}

/// The scripts that mutations tell apart.
enum Script: Hashable, CaseIterable, Sendable {
  case latin, arabic, katakana, spaceless, other

  /// The script of a letter. `nil`: no letter.
  init?(of letter: Character) {
    guard letter.isLetter, let scalar = letter.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x600...0x77F: self = .arabic
    case 0x30A0...0x30FF: self = .katakana
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x309F, 0x3400...0x9FFF,
      0x20000...0x3FFFF:
      self = .spaceless
    default: self = .other
    }
  }

  /// False where words run into each other, so that a row of letters is no word.
  var hasWords: Bool { self != .spaceless }
}

/// The letters that occur, by script.
struct Alphabet {
  private var table: [Script: [Character]] = [:]

  init(_ texts: [String]) {
    var found: [Script: Set<Character>] = [:]
    for letter in texts.joined().lowercased() {
      if let script = Script(of: letter) { found[script, default: []].insert(letter) }
    }
    table = found.mapValues { $0.sorted() }
  }

  func letters(of script: Script) -> [Character] { table[script] ?? [] }
}
