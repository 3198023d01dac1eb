import LanguageTags
import TextAnalysis

/// What a language's data say about straying from phrases.
struct ToleranceLanguage: Sendable {
  /// Words without a meaning of their own: they may be missing, or one too many.
  var functionWords: Set<[UInt8]>
  /// Function words that say nothing where they are one too many: articles, most pronouns.
  let idleWords: Set<[UInt8]>
  /// Words that turn what is said into its contrary.
  let negations: Set<[UInt8]>
  /// Words that join two things, or leave a choice.
  let connectives: Set<[UInt8]>
  /// Words that set one thing against another.
  private let contrasts: Set<[UInt8]>
  /// What negates at the beginning of a word, longest first.
  private let negatingPrefixes: [[UInt8]]
  /// What questions begin with, word by word.
  let questionStarts: [[[UInt8]]]
  /// What requests that look like questions have in them, word by word.
  private let requests: [[[UInt8]]]
  /// The first words of fillers: politeness and hesitation, which may stand anywhere.
  let fillerStarts: FuzzyVocabulary
  /// For each first word, what follows it in the fillers that start so, longest first.
  let fillers: [[[ComparableWord]]]
  /// Endings that a word may gain or lose, longest first.
  var endings: [[UInt8]]

  /// The data of a language. Without any, nothing but typing errors, doubled words and order is
  /// forgiven.
  init(language: String, analyzer: TextAnalyzer) {
    let tag = LanguageTag(language)
    let data =
      tag.value(in: Self.data)
      ?? ToleranceData(fillers: tag.value(in: ToleranceData.courtesy) ?? [])
    func words(_ text: String) -> [[UInt8]] { Tokens.texts(of: analyzer.analyze(text).bytes) }
    functionWords = Set(words(data.functionWords))
    idleWords = Set(words(data.idleWords))
    negations = Set(words(data.negations))
    connectives = Set(words(data.connectives))
    contrasts = Set(words(data.contrasts))
    negatingPrefixes = words(data.negatingPrefixes).sorted { $0.count > $1.count }
    questionStarts = data.questionStarts.map(words)
    requests = data.requests.map(words)
    let phrases = data.fillers.map(words).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    let rests = Dictionary(grouping: phrases) { $0[0] }
    let starts = rests.keys.sorted { $0.lexicographicallyPrecedes($1) }
    fillerStarts = FuzzyVocabulary(starts)
    fillers = starts.map { start in
      (rests[start] ?? []).map { $0.dropFirst().map(ComparableWord.init) }
    }
    endings = words(data.endings).sorted { $0.count > $1.count }
  }

  /// All words of fillers, each at least once.
  var fillerWords: [[UInt8]] {
    zip(fillerStarts.words, fillers).flatMap { start, rests in
      [start.text] + rests.joined().map(\.text)
    }
  }

  /// True if one word is the other with a negating prefix: that is no typing error.
  ///
  /// *unwatched and watched, ungesehen and gesehen.*
  func areContraries(_ word: [UInt8], _ other: [UInt8]) -> Bool {
    let (longer, shorter) = word.count > other.count ? (word, other) : (other, word)
    return negatingPrefixes.contains { prefix in
      longer.count == prefix.count + shorter.count && longer.starts(with: prefix)
        && longer[prefix.count...].elementsEqual(shorter)
    }
  }

  /// The number of words of the question's beginning that stands at a word; 0 if none does.
  func questionStart(at index: Int, of typed: [UtteranceWord]) -> Int {
    var longest = 0
    for start in questionStarts where start.count > longest && index + start.count <= typed.count {
      let stands = start.indices.allSatisfy { typed[index + $0].word.text == start[$0] }
      if stands { longest = start.count }
    }
    return longest
  }

  /// True for words that say something wherever they stand: negations, connectives, contrasts, and
  /// function words that are not idle.
  func saysSomething(_ word: [UInt8]) -> Bool {
    negations.contains(word) || connectives.contains(word) || contrasts.contains(word)
      || (functionWords.contains(word) && !idleWords.contains(word))
  }

  /// True if words of a text ask for something to be done. *could you mark jaws as watched*
  func isRequest(_ words: [[UInt8]]) -> Bool {
    requests.contains { request in
      words.indices.contains { words[$0...].starts(with: request) }
    }
  }

  /// True if the last words are filler. *ok, please*
  func endsInFiller(_ words: [[UInt8]]) -> Bool {
    words.indices.contains { index in
      guard let first = fillerStarts.number(of: words[index]) else { return false }
      return fillers[first].contains { rest in
        rest.count == words.count - index - 1
          && zip(rest, words[(index + 1)...]).allSatisfy { $0.text == $1 }
      }
    }
  }

  static let data: [String: ToleranceData] = [
    "en": .english, "de": .german, "fr": .french, "es": .spanish, "ja": .japanese, "ar": .arabic,
  ]
}
