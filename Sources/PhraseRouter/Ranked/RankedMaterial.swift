import AppManifest
import IntentRanking
import MappedImage
import RandomNumbers
import TextAnalysis

/// What a ranker learns from: an app's phrases, what it says to leave alone, and everyday talk.
struct RankedMaterial {
  /// The intents that can be ranked, then the class of what means nothing.
  private(set) var labels: [String] = []
  private(set) var examples: [RankerExample] = []
  /// What of each intent's own phrases makes questions and denials of them, by label.
  private(set) var signs: [Set<String>] = []

  private let mood: UtteranceMood

  /// The class of what means nothing to the app.
  static let background = ""

  /// How many texts are drawn of a phrase.
  private static let perPhrase = 4
  /// With fewer phrases there is nothing to learn from.
  private static let fewestPhrases = 10
  /// One in how many texts of talk has a name in it.
  static let talkPerName = 16
  /// The most texts of an app's phrases: what one writes has far fewer.
  private static let maximumTexts = 20_000

  /// Draws the texts of an app's phrases.
  ///
  /// - Complexity: O(text of the phrases).
  init(manifest: Manifest, language: String, analyzer: TextAnalyzer, mood: UtteranceMood) {
    self.mood = mood
    guard addPhrases(of: manifest, language, analyzer) >= Self.fewestPhrases else {
      (labels, examples, signs) = ([], [], [])
      return
    }
    addTitles(of: manifest, language, analyzer)
    addExamples(of: manifest, language, analyzer)
  }

  /// Adds what the app says that people type.
  private mutating func addExamples(
    of manifest: Manifest, _ language: String, _ analyzer: TextAnalyzer
  ) {
    for intent in manifest.intents {
      guard let examples = intent.examples[language], !examples.isEmpty else { continue }
      let label = label(of: intent.name)
      for example in examples where self.examples.count < Self.maximumTexts {
        let text = analyzer.analyze(example).bytes
        signs[label].formUnion(mood.signs(of: text, typed: example))
        self.examples.append(RankerExample(text: text, label: label, group: nextGroup))
      }
    }
  }

  /// Adds what means nothing to the app, puts the kinds of mentions in their places everywhere, and
  /// adds the senses of words.
  ///
  /// - Complexity: O(text of the phrases and of the talk).
  mutating func complete(
    with talk: AnalyzedTalk, manifest: Manifest, language: String, analyzer: TextAnalyzer,
    finder: MentionFinder, thesaurus: Thesaurus
  ) {
    guard !examples.isEmpty else { return }
    for place in examples.indices {
      examples[place].text = finder.replacingMentions(
        in: examples[place].text, analyzer: analyzer)
    }
    labels.append(Self.background)
    signs.append([])
    addNegativePhrases(of: manifest, language, analyzer)
    add(talk, finder, types: manifest.entityTypes.map(\.name))
    for place in examples.indices {
      let text = examples[place].text
      examples[place].text = thesaurus.addingSenses(
        to: text, marks: mood.marks(of: mood.signs(of: text)))
    }
  }

  private mutating func addNegativePhrases(
    of manifest: Manifest, _ language: String, _ analyzer: TextAnalyzer
  ) {
    let expander = PhraseExpander(analyzer: analyzer, rules: [:]) { _ in nil }
    for phrase in manifest.negativePhrases[language] ?? [] {
      let group = nextGroup
      for text in expander.texts(of: phrase, count: Self.perPhrase) {
        examples.append(RankerExample(text: text, label: labels.count - 1, group: group))
      }
    }
  }

  private var nextGroup: Int { (examples.last?.group ?? -1) + 1 }

  /// Adds everyday talk, which has days and numbers as an app's has. Names are in it too: talk about
  /// something that has a film's name is no talk about films.
  private mutating func add(_ talk: AnalyzedTalk, _ finder: MentionFinder, types: [String]) {
    var random = SeededGenerator(seed: 0x1E42)
    let group = nextGroup
    for utterance in talk.utterances {
      let parts = utterance.parts.map { $0.replacing(finder.mentions(in: $0)) }
      var text = Self.joined(
        Array(parts.joined(separator: Array(" \(AnalyzedTalk.day) ".utf8))))
      if !types.isEmpty, !text.isEmpty, random.oneIn(Self.talkPerName) {
        let name = Array("{\(random.pick(types))}".utf8)
        var words = text.split(separator: UInt8(ascii: " ")).map(Array.init)
        if words.count == 1, finder.isUnspaced { words.insert([], at: random.below(2)) }
        words[random.below(words.count)] = name
        text = Self.joined(Array(words.joined(separator: [UInt8(ascii: " ")])))
      }
      examples.append(
        RankerExample(text: text, label: labels.count - 1, group: group + utterance.line))
    }
  }

  /// A text with single spaces between its words, and none at the edges.
  private static func joined(_ text: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    return Array(text.split(separator: space).joined(separator: [space]))
  }

  /// - Returns: How many phrases there are.
  private mutating func addPhrases(
    of manifest: Manifest, _ language: String, _ analyzer: TextAnalyzer
  ) -> Int {
    let intents = Dictionary(manifest.intents.map { ($0.name, $0) }) { first, _ in first }
    var group = 0
    for shortcut in manifest.shortcuts where !shortcut.isGenerated && shortcut.values.isEmpty {
      guard let intent = intents[shortcut.intent],
        let phrases = shortcut.phrases[language], !phrases.isEmpty
      else { continue }
      let label = label(of: intent.name)
      let expander = PhraseExpander(
        analyzer: analyzer, rules: shortcut.rules[language] ?? [:]
      ) { slot in
        if slot == "applicationName" { return MentionKinds.app }
        return intent.parameters.first { $0.name == slot }.map { MentionKinds.kind(of: $0.type) }
      }
      for phrase in phrases where examples.count < Self.maximumTexts {
        for text in expander.texts(of: phrase, count: Self.perPhrase) {
          signs[label].formUnion(mood.signs(of: text))
          examples.append(RankerExample(text: text, label: label, group: group))
        }
        group += 1
      }
    }
    return group
  }

  /// Adds what the app calls its intents, and says of them. What an intent is for stands there in
  /// words that no phrase has.
  private mutating func addTitles(
    of manifest: Manifest, _ language: String, _ analyzer: TextAnalyzer
  ) {
    var group = nextGroup
    let names = manifest.entityTypes.map { ($0.name, $0.title) }
    for intent in manifest.intents {
      guard let label = labels.firstIndex(of: intent.name) else { continue }
      for text in [intent.title[language], intent.description[language]].compactMap(\.self) {
        var words = analyzer.analyze(text).bytes
        for (type, title) in names {
          guard let title = title[language].map({ analyzer.analyze($0).bytes }),
            intent.parameters.contains(where: { $0.type == .entity(type) })
          else { continue }
          words = Self.replacing(title, by: Array("{\(type)}".utf8), in: words)
        }
        examples.append(RankerExample(text: words, label: label, group: group))
        group += 1
      }
    }
  }

  /// A text with a word in the place of another, where it stands first.
  private static func replacing(_ word: [UInt8], by other: [UInt8], in text: [UInt8]) -> [UInt8] {
    var words = text.split(separator: UInt8(ascii: " ")).map(Array.init)
    if let place = words.firstIndex(of: word) { words[place] = other }
    return Array(words.joined(separator: [UInt8(ascii: " ")]))
  }

  private mutating func label(of intent: String) -> Int {
    if let known = labels.firstIndex(of: intent) { return known }
    labels.append(intent)
    signs.append([])
    return labels.count - 1
  }

  /// What tells this material from any other.
  var checksum: UInt64 {
    var record = RecordWriter()
    record.write(labels) { $0.write($1) }
    record.write(examples) { record, example in
      record.write(example.text)
      record.write(example.label)
      record.write(example.group ?? 0)
    }
    return record.bytes.withUnsafeBytes { MemoryImage.checksum(of: $0) }
  }
}
