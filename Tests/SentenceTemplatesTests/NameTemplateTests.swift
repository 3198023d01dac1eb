import TemplateGrammar
import Testing

@testable import SentenceTemplates

@Suite("Names of a catalogue")
struct NameTemplateTests {
  static let cases: [(String, [String])] = [
    ("Kitchen", ["Kitchen"]), (" Kitchen  Lamp ", ["Kitchen  Lamp"]), (#"A\B;C"#, [#"A\B;C"#]),
    ("[the] lamp", ["the lamp", "lamp"]), ("Joe[']s", ["Joe's", "Joes"]),
    ("(a|b) (c|d)", ["a c", "a d", "b c", "b d"]), ("[a|b] c", ["a c", "b c", "c"]),
    ("a|b", ["a", "b"]), ("((a|b)|c)d", ["ad", "bd", "cd"]), ("(a;b) c", ["a b c", "b a c"]),
    ("(a|) b", ["a b", "b"]), (#"a\(b\) [c]"#, ["a(b) c", "a(b)"]), ("[a] [a]", ["a a", "a", ""]),
    ("Кух(ня|не)", ["Кухня", "Кухне"]), ("[灯]", ["灯", ""]), ("[[a]b]c", ["abc", "bc", "c"]),
  ]

  @Test("become all their variants", arguments: cases)
  func variants(name: String, expected: [String]) throws {
    #expect(try NameTemplate.variants(of: name) == expected)
  }

  static let faults: [(String, Int, String)] = [
    ("a (b", 2, "\"(\" is never closed"), ("a) [b]", 1, "stray \")\""),
    ("(a]", 2, "stray \"]\""), ("a {b}", 2, "a name holds a list or a rule"),
    ("<a>", 0, "a name holds a list or a rule"),
    ("(a|b;c)", 4, "\";\" follows \"|\" in one group"),
    ("(a;b;c;d;e;f;g)", 0, "the permutation has 7 items, more than 6"),
  ]

  @Test("that are faulty are refused", arguments: faults)
  func refuses(name: String, offset: Int, message: String) throws {
    let fault = try #require(throws: TemplateFault.self) {
      try NameTemplate.variants(of: name)
    }
    #expect(fault.offset == offset)
    #expect(fault.message == message)
  }

  static let bombs = [
    String(repeating: "[a]", count: 10), String(repeating: "(a|b)", count: 1000),
    "(" + String(repeating: "a|", count: 1000) + "a)", String(repeating: "(", count: 4000),
    "(" + String(repeating: "[a];", count: 5) + "[a])", String(repeating: "[", count: 101),
    String(repeating: "a", count: 5000), "[" + String(repeating: "x", count: 1 << 20) + "]",
  ]

  @Test("that grow beyond bounds are refused", arguments: bombs)
  func bounded(name: String) {
    #expect(throws: TemplateFault.self) { try NameTemplate.variants(of: name) }
  }

  @Test("may have a thousand variants")
  func thousand() throws {
    let name = "(\((0..<1000).map(String.init).joined(separator: "|")))"
    #expect(try NameTemplate.variants(of: name).count == 1000)
  }
}
