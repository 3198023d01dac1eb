import AppManifest
import Dialogue
import TextAnalysis

/// Something in an utterance that names an entity, a case, the app, or a value.
struct Mention: Equatable, Sendable {
  /// Where it stands in the normalized utterance.
  var span: Range<Int>
  var kind: String
  /// The case it names, for cases of enums.
  var enumCase: String?
  /// True for part of a name, such as a surname, or a name that is an everyday word: it says less.
  var isPartial = false
}

/// Finds the names of an app's catalogues, its enums' cases and numbers in an utterance: the longest
/// exact ones, from left to right.
///
/// *"luca was okay, three stars" → `luca` (Film), `three` (number).* One or two words that everyday talk
/// uses, such as *it* or *up*, is no mention, though there be films of that name: within a sentence
/// nearly nobody means them.
struct MentionFinder: Sendable {
  /// The most words of a mention.
  static let maximumWords = 8

  private let reader: SlotReader
  private let types: [String]
  /// Cases of enums, names of the app, and numbers in words, by their normalized text.
  private let known: [[UInt8]: Known]
  /// How those begin, and how names of entities do; in languages with spaces.
  private let knownBeginnings: NameBeginnings
  private let nameBeginnings: NameBeginnings
  private let nameParts: NameParts
  let words: RankedWords
  /// Words of which every day that is said has one.
  private let dayWords: Set<[UInt8]>
  /// True for languages that write without spaces.
  let isUnspaced: Bool
  /// What is written together with the word after it.
  private let particles: [[UInt8]]
  /// False where all nouns begin with capitals, or no letter is one.
  private let capitalsTell: Bool
  /// True for languages whose words may have an *s* at their end, or none.
  private let addsEnding: Bool

  /// True for languages that write without spaces.
  static func isUnspaced(_ language: String) -> Bool {
    ["ja", "zh", "th", "km", "lo", "my"].contains(String(language.prefix(2)))
  }

  private struct Known {
    var kind: String
    var enumCase: String?
    /// True for the words for one, which are articles as well in many languages.
    var isOne = false
  }

  init(
    manifest: Manifest, language: String, analyzer: TextAnalyzer, reader: SlotReader,
    words: RankedWords
  ) {
    self.reader = reader
    self.words = words
    let takesDates = manifest.intents.contains { $0.parameters.contains { $0.type == .date } }
    dayWords = takesDates ? DateReader(language: language).dayWords : []
    isUnspaced = Self.isUnspaced(language)
    types = manifest.entityTypes.filter { !$0.isQueried }.map(\.name)
    var known: [[UInt8]: Known] = [:]
    for spelled in SpelledNumbers.everydaySpellings(of: 0...100, language: language) {
      known[analyzer.analyze(spelled.text).bytes] = Known(
        kind: MentionKinds.number, isOne: spelled.value == 1)
    }
    for type in manifest.enums {
      for item in type.cases {
        let title = item.title[language] ?? item.title[manifest.defaultLanguage] ?? item.name
        for name in [title] + (item.synonyms[language] ?? []) {
          known[analyzer.analyze(name).bytes] = Known(kind: type.name, enumCase: item.name)
        }
      }
    }
    let app = manifest.app
    let name = app.name[language] ?? app.name[manifest.defaultLanguage]
    for name in (name.map { [$0] } ?? []) + (app.synonyms[language] ?? []) {
      known[analyzer.analyze(name).bytes] = Known(kind: MentionKinds.app)
    }
    known[[]] = nil
    self.known = known
    var beginnings = NameBeginnings([], language: language, analyzer: analyzer)
    for name in known.keys { beginnings.add(name) }
    knownBeginnings = beginnings
    let catalogues = manifest.entityTypes.filter { !$0.isQueried }
    nameBeginnings = NameBeginnings(catalogues, language: language, analyzer: analyzer)
    nameParts =
      isUnspaced
      ? NameParts() : NameParts(catalogues, language: language, analyzer: analyzer, words: words)
    particles = language.hasPrefix("ar") ? ["ب", "ل", "و", "ف"].map { Array($0.utf8) } : []
    capitalsTell = ["en", "fr", "es"].contains(language.prefix(2))
    addsEnding = ["en", "de", "fr", "es"].contains(language.prefix(2))
  }

  /// The mentions of an utterance, with parts of names where no entity was named.
  ///
  /// *"what did kubrick make" → `kubrick` (Director), in part.*
  ///
  /// - Complexity: O(words × 8) lookups.
  func mentionsAndParts(in text: AnalyzedText, typed utterance: String) -> [Mention] {
    let mentions = mentions(in: text).map { mention in
      var mention = mention
      mention.isPartial = isDoubtful(mention, in: text, typed: utterance)
      return mention
    }
    guard !mentions.contains(where: { types.contains($0.kind) }) else { return mentions }
    let words = words(of: text).filter { word in !mentions.contains { $0.span.overlaps(word) } }
    let parts = nameParts.mentions(words, in: text.bytes, addsEnding: addsEnding)
      .filter { !capitalsTell || !NameCapitals(utterance, text).goesOn($0.span) }
    return parts.isEmpty
      ? mentions : (mentions + parts).sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  /// True for names that may be something else: a single word, with or without an article, that stands
  /// there like any other; and names that are part of a longer one that is not known.
  private func isDoubtful(
    _ mention: Mention, in text: AnalyzedText, typed utterance: String
  ) -> Bool {
    guard types.contains(mention.kind), capitalsTell else { return mention.isPartial }
    let capitals = NameCapitals(utterance, text)
    if capitals.goesOn(mention.span) { return true }
    if capitals.stands(mention.span) { return false }
    return mention.isPartial
  }

  /// True for a single word, with or without an article: many names are everyday words. Where letters
  /// have no case, only what everyday talk has is in doubt.
  private func isDoubtful(_ name: [UInt8]) -> Bool {
    let parts = name.split(separator: UInt8(ascii: " ")).map(Array.init)
    guard let last = parts.last, parts.count == 1 || parts.count == 2 && words.isCommon(parts[0])
    else { return false }
    return addsEnding || words.isDoubtful(last)
  }

  /// The mentions of an utterance, in their order; none overlaps another.
  ///
  /// - Parameter text: The utterance, normalized; of languages that write without spaces, with its
  ///   tokens.
  /// - Complexity: O(words × 8) lookups.
  func mentions(in text: AnalyzedText) -> [Mention] {
    let words = words(of: text)
    var mentions: [Mention] = []
    var first = 0
    while first < words.count {
      if let (mention, count) = longest(at: first, words, text) {
        mentions.append(mention)
        first += count
      } else {
        first += 1
      }
    }
    return mentions
  }

  /// The longest mention that begins with a word, and how many words it has.
  private func longest(
    at first: Int, _ words: [Range<Int>], _ text: AnalyzedText
  ) -> (mention: Mention, words: Int)? {
    if let found = longestAsWritten(at: first, words, text) { return found }
    let start = words[first].lowerBound
    guard let particle = particles.first(where: { text.bytes[words[first]].starts(with: $0) }),
      words[first].count > particle.count + Self.shortestAfterParticle
    else { return nil }
    var words = words
    words[first] = start + particle.count..<words[first].upperBound
    return longestAsWritten(at: first, words, text)
  }

  /// What follows a particle is no shorter, in bytes.
  private static let shortestAfterParticle = 5

  private func longestAsWritten(
    at first: Int, _ words: [Range<Int>], _ text: AnalyzedText
  ) -> (mention: Mention, words: Int)? {
    for count in stride(from: min(Self.maximumWords, words.count - first), to: 0, by: -1) {
      let span = words[first].lowerBound..<words[first + count - 1].upperBound
      if !isUnspaced, count > 1 {
        let beginning = text.bytes[words[first].lowerBound..<words[first + 1].upperBound]
        guard knownBeginnings.contains(beginning) || nameBeginnings.contains(beginning) else {
          continue
        }
      }
      if let mention = mention(text.bytes, span, isWord: count == 1),
        mention.span != one(words, first, text)
      {
        return (mention, count)
      }
    }
    return nil
  }

  /// The words of an utterance, or in languages without spaces its tokens.
  func words(of text: AnalyzedText) -> [Range<Int>] {
    if isUnspaced { return text.tokens.filter(\.isWord).map(\.range) }
    var words: [Range<Int>] = []
    var start = 0
    for place in 0...text.bytes.count where place == text.bytes.count || text.bytes[place] == 0x20 {
      if place > start { words.append(start..<place) }
      start = place + 1
    }
    return words
  }

  /// The word for one that counts nothing, at a place: an article.
  private func one(_ words: [Range<Int>], _ place: Int, _ text: AnalyzedText) -> Range<Int>? {
    guard known[Array(text.bytes[words[place]])]?.isOne == true, !isUnspaced else { return nil }
    let next = place + 1 < words.count ? Array(text.bytes[words[place + 1]]) : []
    return self.words.counted.contains(next) ? nil : words[place]
  }

  /// True if something in a span may say a day.
  func maySayDay(_ span: Range<Int>, in text: AnalyzedText) -> Bool {
    let bytes = text.bytes[span]
    if isUnspaced { return dayWords.contains { bytes.firstRange(of: $0) != nil } }
    return bytes.split(separator: UInt8(ascii: " ")).contains { dayWords.contains(Array($0)) }
  }

  private func mention(_ bytes: [UInt8], _ span: Range<Int>, isWord: Bool) -> Mention? {
    let text = bytes[span]
    if isWord, span.count <= 2, text.allSatisfy({ $0 &- 0x30 < 10 }) {
      return Mention(span: span, kind: MentionKinds.number)
    }
    if !isWord || isUnspaced || knownBeginnings.contains(text), let known = known[Array(text)] {
      return Mention(span: span, kind: known.kind, enumCase: known.enumCase)
    }
    if !isWord || isUnspaced || nameBeginnings.contains(text) {
      let name = Array(text)
      for type in types where reader.isName(name, type: type) && !words.isCommon(name) {
        return Mention(span: span, kind: type, isPartial: isDoubtful(name))
      }
    }
    if isWord, text.allSatisfy({ $0 &- 0x30 < 10 }) {
      return Mention(span: span, kind: MentionKinds.number)
    }
    if isWord, text.last == UInt8(ascii: "+"), text.count > 1,
      text.dropLast().allSatisfy({ $0 &- 0x30 < 10 })
    {
      return Mention(span: span.lowerBound..<span.upperBound - 1, kind: MentionKinds.number)
    }
    return isWord ? inflected(text, span) : nil
  }

  /// A case of an enum by its singular or its plural.
  private func inflected(_ text: ArraySlice<UInt8>, _ span: Range<Int>) -> Mention? {
    guard addsEnding, text.count > 3 else { return nil }
    let ending = UInt8(ascii: "s")
    let other = text.last == ending ? Array(text.dropLast()) : Array(text) + [ending]
    guard let known = known[other], known.enumCase != nil else { return nil }
    return Mention(span: span, kind: known.kind, enumCase: known.enumCase)
  }
}

extension MentionFinder {
  /// A text of an example with the kinds of its mentions in their places. What has been replaced
  /// before stays.
  ///
  /// *`rate {Film} {number} out of five` → `rate {Film} {number} out of {number}`*
  func replacingMentions(in text: [UInt8], analyzer: TextAnalyzer) -> [UInt8] {
    var analyzed = AnalyzedText()
    analyzed.bytes = text
    if isUnspaced {
      // The names of kinds are no words.
      guard !text.contains(UInt8(ascii: "{")) else { return text }
      analyzer.segment(&analyzed)
    }
    return analyzed.replacing(mentions(in: analyzed))
  }
}

extension AnalyzedText {
  /// The text with the kind of each mention in its place.
  ///
  /// *"luca was okay three stars" → `{Film} was okay {number} stars`*
  func replacing(_ mentions: [Mention]) -> [UInt8] {
    guard !mentions.isEmpty else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 8 * mentions.count)
    var place = 0
    func addSpace() { if let last = text.last, last != 0x20 { text.append(0x20) } }
    for mention in mentions {
      text += bytes[place..<mention.span.lowerBound]
      addSpace()
      text.append(UInt8(ascii: "{"))
      text += mention.kind.utf8
      text.append(UInt8(ascii: "}"))
      place = mention.span.upperBound
      if place < bytes.count, bytes[place] != 0x20 { addSpace() }
    }
    text += bytes[place...]
    return text
  }
}
