/// Words and turns of speech that say much the same, so that what an app's few phrases leave out is
/// still told by its sense.
///
/// *`mark {Film} as watched` and `tick off {Film} as seen` have the same senses.* All of it was written
/// for this project, about no app in particular.
package struct Thesaurus: Sendable {
  /// A turn of speech, by the hashes of its words.
  private struct Turn: Sendable {
    /// The words after the first.
    var rest: [Word]
    var senses: [UInt16]
  }

  /// A word, or the beginning of some.
  private struct Word: Hashable, Sendable {
    var hash: UInt64
    var isBeginning: Bool
  }

  /// The turns of speech that begin with a word, the longest first.
  private var turns: [Word: [Turn]] = [:]
  private let findsParts: Bool
  /// The most bytes that a part of a word has.
  private var longest = 0
  /// How many senses there are, and how many turns of speech the smallest has.
  var senseCount: Int { names.count }
  /// The first turn of speech of each sense.
  private var names: [String] = []
  private(set) var smallestSense = Int.max

  /// - Parameters:
  ///   - lines: A line is a sense; `|` stands between its turns of speech. A word that ends in `*`
  ///     stands for all that begin so.
  ///   - findsParts: Whether turns of speech are found within words as well: where there are no spaces,
  ///     or where little words are written together with what follows.
  ///   - normalize: Makes a text as it stands in normalized text.
  init(lines: String, findsParts: Bool = false, normalize: (String) -> String) {
    self.findsParts = findsParts
    for line in lines.split(separator: "\n") {
      let said = line.split(separator: "|").map { turn in
        turn.split(separator: " ").flatMap { word in
          let words = normalize(String(word)).split(separator: " ").map(String.init)
          return word.hasSuffix("*") ? words.dropLast() + words.suffix(1).map { $0 + "*" } : words
        }
      }.filter { !$0.isEmpty }
      smallestSense = min(smallestSense, said.count)
      for turn in said { add(turn, sense: UInt16(truncatingIfNeeded: names.count)) }
      names.append(said.first?.joined(separator: " ") ?? "")
    }
    for word in turns.keys { turns[word]?.sort { $0.rest.count > $1.rest.count } }
  }

  /// The thesaurus of a language; an empty one where there is none.
  package static func thesaurus(
    in language: String, normalize: (String) -> String
  ) -> Thesaurus {
    let lines =
      switch language.prefix(2) {
      case "en": english
      case "de": german
      case "fr": french
      case "es": spanish
      case "ja": japanese
      case "ar": arabic
      default: ""
      }
    return Thesaurus(
      lines: lines, findsParts: ["ja", "ar"].contains(language.prefix(2)), normalize: normalize)
  }

  /// What a sense is called: its first turn of speech.
  package func name(of sense: Int) -> String {
    names.indices.contains(sense) ? names[sense] : String(sense)
  }

  private mutating func add(_ turn: [String], sense: UInt16) {
    let words =
      findsParts
      ? [Self.word(turn.joined(separator: " "))] : turn.map(Self.word)
    if findsParts { longest = max(longest, turn.joined(separator: " ").utf8.count) }
    let rest = Array(words.dropFirst())
    guard let first = words.first else { return }
    if let place = turns[first]?.firstIndex(where: { $0.rest == rest }) {
      turns[first]?[place].senses.append(sense)
    } else {
      turns[first, default: []].append(Turn(rest: rest, senses: [sense]))
    }
  }

  private static func word(_ text: String) -> Word {
    let isBeginning = text.hasSuffix("*")
    var hash = FeatureHash.seed
    for byte in text.utf8 where byte != UInt8(ascii: "*") { hash = FeatureHash.add(byte, to: hash) }
    return Word(hash: hash, isBeginning: isBeginning)
  }
}

extension Thesaurus {
  /// A text with the senses of its words behind it, and other marks of what it says.
  ///
  /// *`tick off {Film}` → `tick off {Film} ~3`*
  ///
  /// - Parameter marks: What is known of the text besides, each in a word.
  /// - Complexity: O(bytes × turns of speech that begin with a word); where parts of words are found,
  ///   O(bytes × bytes of the longest).
  package func addingSenses(to text: [UInt8], marks: [String] = []) -> [UInt8] {
    guard !text.isEmpty else { return [] }
    let senses = findsParts ? sensesOfParts(of: text) : sensesOfWords(of: text)
    var said = text
    for mark in marks + senses.prefix(Self.mostSenses).map(String.init) {
      said.append(UInt8(ascii: " "))
      said.append(FeatureExtractor.senseMark)
      said += mark.utf8
    }
    return said
  }

  /// The most senses of a text: utterances have fewer.
  private static let mostSenses = 12

  /// The senses, each where it is first met. Of turns of speech that begin at the same word the longest
  /// counts.
  private func sensesOfWords(of text: [UInt8]) -> [UInt16] {
    let words = Self.words(of: text)
    var found: [UInt16] = []
    var place = 0
    while place < words.count {
      let turn = turn(in: words, at: place)
      for sense in turn?.senses ?? [] where !found.contains(sense) { found.append(sense) }
      place += 1 + (turn?.rest.count ?? 0)
    }
    return found
  }

  /// A word's hash, and those of its beginnings.
  private struct Spelling {
    var whole = FeatureHash.seed
    var beginnings: [UInt64] = []

    func matches(_ word: Word) -> Bool {
      word.isBeginning ? beginnings.contains(word.hash) : whole == word.hash
    }
  }

  /// Beginnings are no shorter, in bytes.
  private static let shortestBeginning = 3

  private static func words(of text: [UInt8]) -> [Spelling] {
    var words: [Spelling] = []
    var word = Spelling()
    var length = 0
    for byte in text {
      if byte == UInt8(ascii: " ") {
        if length > 0 { words.append(word) }
        (word, length) = (Spelling(), 0)
      } else {
        word.whole = FeatureHash.add(byte, to: word.whole)
        length += 1
        if length >= shortestBeginning { word.beginnings.append(word.whole) }
      }
    }
    if length > 0 { words.append(word) }
    return words
  }

  private func turn(in words: [Spelling], at place: Int) -> Turn? {
    var best: Turn?
    func consider(_ word: Word) {
      for turn in turns[word] ?? [] {
        if let best, turn.rest.count < best.rest.count { break }
        guard place + turn.rest.count < words.count,
          zip(turn.rest, words[(place + 1)...]).allSatisfy({ $1.matches($0) })
        else { continue }
        if best?.rest.count == turn.rest.count {
          best?.senses += turn.senses
        } else {
          best = turn
        }
        break
      }
    }
    consider(Word(hash: words[place].whole, isBeginning: false))
    for hash in words[place].beginnings { consider(Word(hash: hash, isBeginning: true)) }
    return best
  }

  private func sensesOfParts(of text: [UInt8]) -> [UInt16] {
    var found: [UInt16] = []
    var first = 0
    while first < text.count {
      var hash = FeatureHash.seed
      var place = first
      var best: (end: Int, senses: [UInt16])?
      while place < min(text.count, first + longest) {
        hash = FeatureHash.add(text[place], to: hash)
        place += 1
        if let turn = turns[Word(hash: hash, isBeginning: false)]?.first {
          best = (place, turn.senses)
        }
      }
      for sense in best?.senses ?? [] where !found.contains(sense) { found.append(sense) }
      first = max(first + 1, best?.end ?? 0)
    }
    return found
  }
}
