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
}
