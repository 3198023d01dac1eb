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

  /// How many texts are drawn of a phrase, and of a line of talk.
  private static let perPhrase = 8
  private static let perLine = 8
  /// How many texts in other words are made of each.
  private static let perExample = 2
  /// With fewer phrases there is nothing to learn from.
  private static let fewestPhrases = 10
  /// One in how many texts of talk has a name in it.
  private static let talkPerName = 8
  /// The most texts of an app's phrases: what one writes has far fewer.
  private static let maximumTexts = 20_000

  /// - Complexity: O(text of the phrases and of the talk).
  init(
    manifest: Manifest, language: String, analyzer: TextAnalyzer, finder: MentionFinder,
    mood: UtteranceMood
  ) {
    self.mood = mood
    var random = SeededGenerator(seed: 0x1E42)
    guard BackgroundTalk.talk(in: language) != nil else { return }
    let phrases = addPhrases(of: manifest, language, analyzer, &random)
    guard phrases >= Self.fewestPhrases else {
      (labels, examples, signs) = ([], [], [])
      return
    }
    addTitles(of: manifest, language, analyzer)
    addVariations(language, analyzer, &random)
    for place in examples.indices {
      examples[place].text = finder.replacingMentions(in: examples[place].text)
    }
    labels.append(Self.background)
    let background = labels.count - 1
    signs.append([])
    var group = (examples.last?.group ?? 0) + 1
    for (number, phrase) in (manifest.negativePhrases[language] ?? []).enumerated() {
      let expander = PhraseExpander(analyzer: analyzer, rules: [:]) { _ in nil }
      for text in expander.texts(of: phrase, count: Self.perPhrase, random: &random) {
        examples.append(RankerExample(text: text, label: background, group: group + number))
      }
    }
    group += manifest.negativePhrases[language]?.count ?? 0
    addTalk(language, analyzer, finder, group, types: manifest.entityTypes.map(\.name), &random)
  }

  /// Adds everyday talk, which has days and numbers as an app's has. Names are in it too: talk about
  /// something that has a film's name is no talk about films.
  private mutating func addTalk(
    _ language: String, _ analyzer: TextAnalyzer, _ finder: MentionFinder, _ group: Int,
    types: [String], _ random: inout SeededGenerator
  ) {
    let day = "{\(MentionKinds.date)}"
    guard let talk = BackgroundTalk.talk(in: language) else { return }
    for (line, text) in talk.utterances(perLine: Self.perLine, day: day) {
      let parts = Self.parts(of: text, around: day).map { part in
        var analyzed = analyzer.analyze(part)
        if finder.isUnspaced { analyzer.segment(&analyzed) }
        return analyzed.replacing(finder.mentions(in: analyzed))
      }
      var text = Self.joined(Array(parts.joined(separator: Array(" \(day) ".utf8))))
      if !types.isEmpty, !text.isEmpty, random.oneIn(Self.talkPerName) {
        let name = Array("{\(random.pick(types))}".utf8)
        var words = text.split(separator: UInt8(ascii: " ")).map(Array.init)
        if words.count == 1, finder.isUnspaced { words.insert([], at: random.below(2)) }
        words[random.below(words.count)] = name
        text = Self.joined(Array(words.joined(separator: [UInt8(ascii: " ")])))
      }
      examples.append(
        RankerExample(text: text, label: labels.count - 1, group: group + line))
    }
  }

  /// The texts between the places of a word.
  private static func parts(of text: String, around word: String) -> [String] {
    var parts = [""]
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      if part == word {
        parts.append("")
      } else {
        parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + part
      }
    }
    return parts
  }

  /// A text with single spaces between its words, and none at the edges.
  private static func joined(_ text: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    return Array(text.split(separator: space).joined(separator: [space]))
  }

  /// - Returns: How many phrases there are.
  private mutating func addPhrases(
    of manifest: Manifest, _ language: String, _ analyzer: TextAnalyzer,
    _ random: inout SeededGenerator
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
        let texts = expander.texts(of: phrase, count: 3 * Self.perPhrase, random: &random)
        for text in texts { signs[label].formUnion(mood.signs(of: text)) }
        for text in texts.prefix(Self.perPhrase) {
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
    var group = (examples.last?.group ?? 0) + 1
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

  /// Adds the examples in other words.
  private mutating func addVariations(
    _ language: String, _ analyzer: TextAnalyzer, _ random: inout SeededGenerator
  ) {
    let thesaurus = Thesaurus.thesaurus(in: language) {
      String(decoding: analyzer.analyze($0).bytes, as: UTF8.self)
    }
    var varied: [RankerExample] = []
    for example in examples {
      for _ in 0..<Self.perExample {
        guard let text = thesaurus.variation(of: example.text, random: &random) else { break }
        varied.append(RankerExample(text: text, label: example.label, group: example.group))
      }
    }
    examples += varied.prefix(max(0, Self.maximumTexts - examples.count))
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
