import AppManifest
import IntentRanking
import RandomNumbers
import TextAnalysis

/// Words that say how names and numbers among them are to be taken.
struct RankedWords: Sendable {
  /// Words that everyday talk or the app's own phrases use: alone they are no names.
  private(set) var common: Set<[UInt8]> = []
  /// Words that stand right after a number in the app's phrases.
  private(set) var counted: Set<[UInt8]> = []

  init(common: Set<[UInt8]>, counted: Set<[UInt8]>) {
    self.common = common
    self.counted = counted
  }

  /// - Complexity: O(text of the phrases and of the talk).
  init(manifest: Manifest, language: String, analyzer: TextAnalyzer) {
    guard let talk = BackgroundTalk.talk(in: language) else { return }
    for (_, text) in talk.utterances(perLine: 8) { addWords(of: analyzer.analyze(text).bytes) }
    addWords(of: analyzer.analyze(talk.commonWords).bytes)
    var random = SeededGenerator(seed: 0x30D5)
    for shortcut in manifest.shortcuts where !shortcut.isGenerated {
      let intent = manifest.intents.first { $0.name == shortcut.intent }
      let expander = PhraseExpander(
        analyzer: analyzer, rules: shortcut.rules[language] ?? [:]
      ) { slot in
        let parameter = intent?.parameters.first { $0.name == slot }
        return parameter.map { MentionKinds.kind(of: $0.type) } ?? MentionKinds.app
      }
      for phrase in shortcut.phrases[language] ?? [] {
        for text in expander.texts(of: phrase, count: 8, random: &random) { addWords(of: text) }
      }
    }
  }

  private mutating func addWords(of text: [UInt8]) {
    var isAfterNumber = false
    for word in text.split(separator: UInt8(ascii: " ")).map(Array.init) {
      if isAfterNumber { counted.insert(word) }
      isAfterNumber = word == Array("{\(MentionKinds.number)}".utf8)
      if word.first != UInt8(ascii: "{") { common.insert(word) }
    }
  }
}
