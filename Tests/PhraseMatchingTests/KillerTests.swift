import AppManifest
import PhraseMatching
import TemplateGrammar
import Testing

/// Templates and utterances made to take for ever: the answers are right, and what they take stays
/// within a multiple of the template times the utterance.
@Suite("Killer templates")
struct KillerTests {
  private static let wildcards: [String: ValueList] = ["w": .wildcard, "v": .wildcard]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Matches utterances of a template, and sees that the work stays within `factor` × template ×
  /// the utterances so far: what the automaton holds, it holds of all of them.
  private final class Meter {
    let compiled: CompiledSentences
    let templateLength: Int
    let factor: Int
    var utteranceLength = 16

    init(_ template: String, lists: [String: ValueList] = [:], factor: Int = 4) throws {
      compiled = try CompiledSentences(template, lists: lists)
      templateLength = template.utf8.count + 16
      self.factor = factor
    }

    func best(_ utterance: String) -> Reading? {
      utteranceLength += utterance.utf8.count
      let best = compiled.best(utterance)
      let work = compiled.matcher.work
      #expect(work <= factor * templateLength * utteranceLength, "\(work) steps")
      return best
    }

    func matches(_ utterance: String) -> Bool { best(utterance) != nil }
  }

  @Test("of many optional words", arguments: [10, 100, 1000])
  func optionals(count: Int) throws {
    let template = Self.repeated("[a] ", count) + "b"
    let meter = try Meter(template)
    let all = Self.repeated("a ", count)
    #expect(meter.matches(all + "b"))
    #expect(!meter.matches(all + "c"))
    #expect(!meter.matches("a " + all + "b"))
    #expect(meter.matches("b"))
  }

  @Test("of 64 wildcards")
  func manyWildcards() throws {
    let template = (0..<64).map { "{w:s\($0)}" }.joined(separator: " and ")
    let meter = try Meter(template, lists: Self.wildcards)
    func utterance(_ count: Int) -> String {
      (0..<count).map { "x\($0)" }.joined(separator: " and ")
    }
    let best = try #require(meter.best(utterance(64)))
    #expect(best.slots.count == 64 && best.slots["s63"] == "x63")
    #expect(!meter.matches(utterance(63)))
    // With more than it needs, the first wildcards stay short.
    let longer = try #require(meter.best(utterance(66)))
    #expect(longer.slots["s0"] == "x0" && longer.slots["s63"] == "x63 and x64 and x65")
  }

  @Test("of optionals inside optionals", arguments: [10, 99])
  func nested(depth: Int) throws {
    let template = Self.repeated("[a ", depth) + "b" + Self.repeated("]", depth) + " c"
    let meter = try Meter(template)
    #expect(meter.matches("c"))
    for count in [1, depth / 2, depth - 1, depth] {
      let words = Self.repeated("a ", count)
      #expect(meter.matches(words + "b c") == (count == depth))
      #expect(meter.matches(words + "c") == (count < depth))
    }
  }

  @Test("of alternatives inside alternatives that all begin alike")
  func alternatives() throws {
    var template = "a"
    for _ in 0..<12 { template = "(a \(template)|a a)" }
    let meter = try Meter(template)
    for count in 1...14 {
      #expect(meter.matches(Self.repeated("a ", count)) == (2...13).contains(count))
    }
  }

  @Test("of permutations of six with six")
  func permutations() throws {
    let outer = ["a", "b", "c", "d", "e"].joined(separator: ";")
    let template = "(\(outer);(f;g;h;i;j;k))"
    let meter = try Meter(template, factor: 100)
    for utterance in ["a b c d e f g h i j k", "k j i h g f e d c b a", "e f h g k j i a d c b"] {
      #expect(meter.matches(utterance))
    }
    for utterance in ["f a g b h c i d j e k", "a b c d e f g h i j", "a a c d e f g h i j k"] {
      #expect(!meter.matches(utterance))
    }
  }

  @Test("of permutations inside permutations inside permutations are refused", arguments: [3, 5])
  func permutationBlowUp(levels: Int) throws {
    var template = "(a;b;c;d;e;f)"
    for _ in 1..<levels {
      template = "(" + (0..<6).map { _ in template }.joined(separator: ";") + ")"
    }
    let fault = try #require(Self.fault(of: [template]))
    #expect(fault.message.contains("more than 100000 parts"))
  }

  private static func fault(
    of templates: [String], rules: [String: String] = [:]
  ) -> TemplateFault? {
    let blocks = [SentenceBlock(intent: "T", sentences: templates)]
    let set = SentenceSet(rules: rules, blocks: blocks)
    return CompiledSentences.compile(set).faults.first?.fault
  }

  @Test(
    "of rules that name each other are refused",
    arguments: [
      ["a": "<a>"], ["a": "x <b>", "b": "[y] <a>"],
      ["a": "<b>", "b": "<c>", "c": "<d>", "d": "(x|<b>)"], ["a": "<a> <a>"],
    ])
  func ruleCycles(rules: [String: String]) throws {
    let fault = try #require(Self.fault(of: ["go <a>"], rules: rules))
    #expect(fault.message.contains("nests too deeply or in a circle"), "\(fault.message)")
  }

  @Test("of rules that double at each level are refused")
  func ruleBlowUp() throws {
    var rules = ["r0": "[a]b"]
    for level in 1...30 { rules["r\(level)"] = "<r\(level - 1)><r\(level - 1)>" }
    let fault = try #require(Self.fault(of: ["<r30>"], rules: rules))
    #expect(fault.message.contains("more than 100000 parts"))
    #expect(Self.fault(of: ["<r10>"], rules: rules) == nil)
    // A faulty template leaves the others as they are.
    let set = SentenceSet(
      rules: rules, blocks: [SentenceBlock(intent: "T", sentences: ["x", "<r30>", "y <r2>"])])
    let program = try #require(CompiledSentences.compile(set).sentences)
    let compiled = CompiledSentences(program: program)
    #expect(program.sentences.map(\.text) == ["x", "y <r2>"])
    #expect(compiled.best("y bbabb") != nil && compiled.best("x") != nil)
  }

  @Test("of lists whose values hold the list itself are refused")
  func listCycle() throws {
    let set = SentenceSet(
      lists: ["c": .plain("(a|b) {c}")], blocks: [SentenceBlock(intent: "T", sentences: ["{c}"])])
    let fault = try #require(CompiledSentences.compile(set).faults.first?.fault)
    #expect(fault.message.contains("circle"), "\(fault.message)")
  }

  @Test("of a wildcard before everything")
  func leadingWildcard() throws {
    let template = "{w} [a] [b] (a|ab|abc) {v} [c] end"
    let meter = try Meter(template, lists: Self.wildcards, factor: 100)
    let middle = Self.repeated("ab ", 300)
    #expect(meter.matches("ab " + middle + "end"))
    #expect(!meter.matches("ab " + middle + "and"))
  }

  @Test("over ten thousand values that begin alike")
  func manyValues() throws {
    // Four letters that all share, then all words of a and b that begin with b, up to 14 long.
    let texts = (1...10_000).map { number in
      String(repeating: "a", count: 4)
        + String(number, radix: 2).replacing("0", with: "a")
        .replacing("1", with: "b")
    }
    let template = "{c}{c:d} [{c:e}] x"
    let compiled = try CompiledSentences(
      template, lists: ["c": .values(texts.map { ListValue(plain: $0) })])
    #expect(compiled.best("aaaabab aaaabbb x")?.slotText == "c=aaaabab, d=aaaabbb")
    #expect(compiled.best("aaaabab aaaabbc x") == nil)
    #expect(compiled.best("aaaababaaaab aaaabbb x")?.slotText == "c=aaaabab, d=aaaab, e=aaaabbb")
    #expect(compiled.best("aaaabaaaab x")?.slotText == "c=aaaab, d=aaaab")
    #expect(compiled.best(Self.repeated("aaaab", 200) + " x") == nil)
    #expect(compiled.matcher.work < 1_000_000)
  }

  @Test("on an utterance of 4 KiB")
  func longUtterance() throws {
    let template = "add {w} [to {v}]"
    let compiled = try CompiledSentences(
      template, "(a|{w} to|[x] y {v})", "[{w}] never", lists: Self.wildcards)
    let words = Self.repeated("to a ", 818)
    let utterance = "add " + words + "b"
    #expect(utterance.utf8.count >= 4090)
    let best = try #require(compiled.best(utterance))
    // One wildcard beats two.
    #expect(best.slots["w"] == String(utterance.dropFirst(4)))
    #expect(compiled.matcher.work < 1_000_000)
    #expect(compiled.best(Self.repeated("-", 4096)) == nil)
    #expect(compiled.best(Self.repeated("1", 4096)) == nil)
  }
}
