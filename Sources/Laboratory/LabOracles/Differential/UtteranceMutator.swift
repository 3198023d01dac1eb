import AppManifest
import RandomNumbers

/// Spoils utterances: characters and words, case, spaces, punctuation and numbers.
struct UtteranceMutator {
  /// Words that are put in, such as those of the templates.
  let words: [String]

  /// An utterance with some changes: none for one in three, at most four.
  func mutate(_ utterance: String, using random: inout SeededGenerator) -> String {
    var text = utterance
    for _ in 0..<random.pick([0, 0, 1, 1, 2, 4]) {
      text = random.oneIn(3) ? changingCharacter(text, &random) : changingWord(text, &random)
    }
    return text
  }

  // MARK: Characters

  /// Characters that normalization treats in ways of their own.
  private static let oddities: [Unicode.Scalar] = [
    " ", "\t", "\u{A0}", "\u{3000}", "\u{200B}", "-", "_", "'", "’", ".", ",", "?", "!", ";", ":",
    "…", "。", "？", "\u{301}", "\u{308}", "ß", "İ", "ﬁ", "٣", "３", "5", "0", "é", "😀", "\u{AD}",
    "\u{200F}", "\0",
  ]

  private func changingCharacter(_ text: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return String(random.pick(Self.oddities)) }
    let place = random.below(scalars.count)
    switch random.below(5) {
    case 0: scalars.remove(at: place)
    case 1: scalars.insert(scalars[place], at: place)
    case 2: scalars.swapAt(place, max(0, place - 1))
    case 3: scalars.insert(random.pick(Self.oddities), at: place)
    default: scalars[place] = random.pick(Self.oddities)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  // MARK: Words

  private func changingWord(_ text: String, _ random: inout SeededGenerator) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return random.pick(self.words) }
    let place = random.below(words.count)
    let next = min(place + 1, words.count - 1)
    switch random.below(14) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words.swapAt(place, next)
    case 3 where next > place: words[place] += words.remove(at: next)
    case 4 where next > place:
      words[place] += random.pick(["-", "_", "'", "."]) + words.remove(at: next)
    case 5: words[place] += random.pick([",", "!", "?", ".", "…", ":"])
    case 6: words[place] = random.pick(["¿", "(", "'", "-"]) + words[place]
    case 7: words[place] = recased(words[place], &random)
    case 8: words.insert(random.pick(self.words), at: place)
    case 9: words[place] = renumbered(words[place], &random)
    case 10: words[place] = split(words[place], &random)
    case 11: words[place] += random.pick(["", " ", "  "]) + " "
    case 12: words.insert(random.pick(Self.numbers), at: place)
    default: words[place] = String(words[place].dropLast())
    }
    return words.joined(separator: " ")
  }

  private func recased(_ word: String, _ random: inout SeededGenerator) -> String {
    switch random.below(3) {
    case 0: word.uppercased()
    case 1: word.lowercased()
    default: word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  private func split(_ word: String, _ random: inout SeededGenerator) -> String {
    guard word.count > 1 else { return word }
    let place = word.index(word.startIndex, offsetBy: 1 + random.below(word.count - 1))
    return word[..<place] + random.pick([" ", "-", "_"]) + word[place...]
  }

  private static let numbers = [
    "0", "2", "3", "05", "-1", "15", "2.5", "2,5", "3.1", "20", "007", "three", "two", "drei",
    "zwei", "三", "二", "ثلاثة", "สาม", "twenty-one", "minus two", "two point five",
  ]

  /// Numbers in digits, each with the same in words.
  private static let spellings = [
    ("2", "two"), ("3", "three"), ("5", "five"), ("15", "fifteen"), ("20", "twenty"),
    ("2", "zwei"), ("3", "drei"), ("3", "三"), ("2", "二"), ("3", "ثلاثة"), ("3", "สาม"),
  ]

  /// Digits for words and words for digits; another word stays.
  private func renumbered(_ word: String, _ random: inout SeededGenerator) -> String {
    if let spelled = Self.spellings.first(where: { $0.1 == word.lowercased() }) {
      return spelled.0
    }
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return word }
    return random.pick(Self.spellings.filter { $0.0 == word }.map(\.1) + ["7", "1" + word])
  }
}
