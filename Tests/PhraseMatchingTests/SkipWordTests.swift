import AppManifest
import Foundation
import PhraseMatching
import Testing

/// Edition 3.12 tries a sentence with skip words kept, then removed, and leaves alone what a
/// wildcard at the sentence's end takes.
@Suite("Skip words of edition 3.12")
struct SkipWordTests {
  private static let lists: [String: ValueList] = [
    "w": .wildcard, "v": .wildcard, "c": .plain("red", "please red"),
  ]

  /// A template, an utterance, and the slots, `nil` where it does not match. “please” and “now then”
  /// are skipped.
  static let cases: [(String, String, String?)] = [
    ("go", "please go please", ""), ("please go", "please go", ""), ("go", "pleased go", nil),
    ("please go", "please please go", nil), ("go now", "go please, now then now", ""),
    ("go {w}", "please go x please", "w=x please"), ("go {w}", "go please", "w=please"),
    ("go {w}", "go please x", "w=please x"), ("{w} go", "x please go please", "w=x please"),
    ("{w} go", "please x go please", "w=please x"), ("{w} go", "please go", "w=please"),
    ("{w}", "please x please", "w=please x please"),
    ("go {w} on", "go a please b on", "w=a b"),
    ("({w}) on", "please a on please", "w=a"), ("[go] {w} on", "go please a on", "w=a"),
    ("{w} by {v}", "please a by b please", "v=b, w=please a"),
    ("go {c}", "go please red", "c=please red"), ("go (a|{w})", "go please a", ""),
    ("<r> {w}", "please go a please", "w=a please"),
    ("go {c} {w}", "go red please", "c=red, w=please"),
  ]

  @Test("are kept first, then removed", arguments: cases)
  func readings(template: String, utterance: String, slots: String?) throws {
    let compiled = try CompiledSentences(
      template, lists: Self.lists, rules: ["r": "go"], edition: .v3_12,
      skipWords: ["please", "now then"])
    #expect(compiled.best(utterance)?.slotText == slots)
    #expect(compiled.all(utterance).isEmpty == (slots == nil))
  }

  @Test("are looked at in the order of the sentences where matches are equally good")
  func order() throws {
    let sentences = ["go {w} please", "please go {w}", "go {w}"]
    let compiled = try CompiledSentences(
      SentenceSet(
        edition: .v3_12, lists: Self.lists, skipWords: ["please"],
        blocks: sentences.map {
          SentenceBlock(intent: "T", sentences: [$0], slots: ["s": .string($0)])
        }))
    #expect(compiled.best("please go x")?.slots["s"] == "please go {w}")
    #expect(compiled.best("go x please")?.slots["s"] == "go {w} please")
    #expect(compiled.best("please go x please")?.slots["w"] == "x please")
  }

  @Test("go where white space means nothing, too")
  func ignoringWhitespace() throws {
    let compiled = try CompiledSentences(
      "播放{w}", lists: Self.lists, edition: .v3_12, skipWords: ["请", "吧"], ignoresWhitespace: true,
      language: "zh-CN")
    #expect(compiled.best("请播放请回答")?.slotText == "w=请回答")
    #expect(compiled.best("播放歌吧")?.slotText == "w=歌吧")
  }

  @Test("are found as by hassil's own expressions", arguments: SentenceGenerator.languages)
  func agree(language: String) throws {
    var matched = 0
    for seed in 1...60 {
      let trial = try SkipWordTrial(seed: UInt64(seed), language: language)
      for utterance in trial.utterances {
        let (own, expected) = (trial.best(utterance), trial.naiveBest(utterance))
        if expected != nil { matched += 1 }
        #expect(own == expected, "seed \(seed), “\(utterance)”: \(trial)")
      }
    }
    #expect(matched > 60)
  }
}

/// A generated sentence with skip words, and utterances with some of them put in.
private struct SkipWordTrial: CustomStringConvertible {
  private(set) var utterances: [String] = []
  private let compiled: CompiledSentences
  private let naive: NaiveMatcher
  private let template: Template
  private let text: String
  private let skipWords: [String]
  private let set: SentenceSet

  init(seed: UInt64, language: String) throws {
    var generator = SentenceGenerator(seed: seed, language: language)
    var set = SentenceSet(edition: .v3_12)
    set.lists = generator.lists(isOrdered: true)
    var text = generator.template(depth: 1)
    if generator.random.oneIn(4) { text = "{w} " + text }
    if generator.random.oneIn(4) { text += " {w}" }
    skipWords = [generator.word(), generator.word() + " " + generator.word()]
    set.skipWords = skipWords
    set.blocks = [SentenceBlock(intent: "T", sentences: [text])]
    compiled = try CompiledSentences(set, language: language)
    template = try TemplateParser.parse(text, dialect: .sentence3_12)
    naive = NaiveMatcher(
      lists: set.lists, rules: [:], profile: compiled.program.profile, dialect: .sentence3_12)
    let utterer = UtteranceGenerator(rules: [:], lists: set.lists)
    for _ in 0..<6 {
      var words = utterer.utterance(of: template, using: &generator).split(separator: " ")
        .map(String.init)
      for _ in 0..<generator.random.below(3) {
        words.insert(
          generator.random.pick(skipWords), at: generator.random.below(words.count + 1))
      }
      utterances.append(words.joined(separator: " "))
    }
    (self.set, self.text) = (set, text)
  }

  var description: String { "“\(text)” skips \(skipWords), \(set.lists)" }

  /// The quality of the best match, with the text that it was found in.
  func best(_ utterance: String) -> String? {
    var analyzed = compiled.analyzer.analyze(utterance)
    return compiled.matcher.bestMatch(in: &analyzed, context: [:]).map { "\($0.quality)" }
  }

  func naiveBest(_ utterance: String) -> String? {
    let analyzed = compiled.analyzer.analyze(utterance)
    let kept = String(decoding: analyzed.bytes, as: UTF8.self)
    var best: MatchQuality?
    for reading in readings(of: kept) {
      let quality = naive.matches(template, in: Array(reading.utf8))?.first?.quality
      if let quality, best.map({ quality.isBetter(than: $0) }) ?? true { best = quality }
    }
    return best.map { "\($0)" }
  }

  /// The texts that the sentence is tried on, by the expressions that hassil uses.
  private func readings(of kept: String) -> [String] {
    let words = skipWords.map { $0.lowercased() }.sorted { $0.utf8.count > $1.utf8.count }
    let any = words.map(NSRegularExpression.escapedPattern(for:)).joined(separator: "|")
    let bare = replace("(?<!\\w)(?:\(any))(?!\\w)", in: kept, once: true)
    var tried = bare
    let wildcard = #"\{[wv](:\w)?\}"#
    if text.range(of: "^" + wildcard, options: .regularExpression) != nil {
      let isAll = text.range(of: "^\(wildcard)$", options: .regularExpression) != nil
      tried =
        isAll
        ? kept : replace("\\s*(?<!\\w)(?:\(any))\\s*$", in: kept)
    } else if text.range(of: wildcard + "$", options: .regularExpression) != nil {
      tried = replace("^\\s*(?:\(any))(?=\\s|$|[^\\w])\\s*", in: kept)
    }
    return bare != kept && tried == bare ? [kept, bare] : [tried]
  }

  private func replace(_ pattern: String, in text: String, once: Bool = false) -> String {
    var text = text
    while true {
      let next = text.replacingOccurrences(of: pattern, with: " ", options: .regularExpression)
        .split(separator: " ").joined(separator: " ")
      if next == text || once { return next }
      text = next
    }
  }
}
