import Testing

@testable import AppIntentsMacros

@Suite struct DeclarationTextTests {
  @Test(arguments: [
    ("let a = \"}\"", ["let", "a", "=", "\"}\""]),
    ("a // }\nb", ["a", "b"]),
    ("a /* { /* } */ \" */ b", ["a", "b"]),
    ("\"a \\(b(\")\")) }\" c", ["\"a \\(b(\")\")) }\"", "c"]),
    ("#\"a \"b\" \\(c) \\#(d(\")\"))\"# e", ["#\"a \"b\" \\(c) \\#(d(\")\"))\"#", "e"]),
    ("#\"\"\"# e", ["#\"\"\"#", "e"]),
    ("\"\"\"\n a \" } \\\"\"\" \n \"\"\" b", ["\"\"\"\n a \" } \\\"\"\" \n \"\"\"", "b"]),
    ("\"\\\\\" a", ["\"\\\\\"", "a"]),
    ("let r = /\"{\\/[(]/ x", ["let", "r", "=", "/\"{\\/[(]/", "x"]),
    ("#/ \" \n { /# x", ["#/ \" \n { /#", "x"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("(a)/2 + b/c", ["(", "a", ")", "/", "2", "+", "b", "/", "c"]),
    ("return /}/", ["return", "/}/"]),
    ("`a } b` größe 電影_1 $x", ["`a } b`", "größe", "電影_1", "$x"]),
    ("é\u{301}\"}\"", ["é\u{301}", "\"}\""]),
  ])
  func sourceIsTakenApart(source: String, words: [String]) {
    #expect(DeclarationText(source).tokens.map(\.text) == words)
  }

  /// What is cut off anywhere still ends, and never gives more tokens than bytes.
  @Test func sourceThatEndsTooEarlyIsRead() {
    let source = ##"""
      @A(b: "c \(d { "e" }) f") struct G<H> { /* i */ let j = #"k \#(l)"#, m = /n[o\/]p/ // q
        var r: String { """
          s \(t["u"]!) \
          """ } }
      """##
    let bytes = Array(source.utf8)
    for end in 0...bytes.count {
      for start in [0, end / 2] {
        let part = String(decoding: bytes[start..<end], as: UTF8.self)
        let tokens = DeclarationText(part).tokens
        #expect(tokens.count <= end - start)
        #expect(tokens.allSatisfy { $0.depth >= 0 && !$0.text.isEmpty })
      }
    }
  }

  /// Every short text of the signs that matter, so that none of them ends outside the source.
  @Test func everyShortTextIsRead() {
    let signs = ["\"", "#", "\\", "(", ")", "/", "*", "\n", "a", "`"]
    var texts = [""]
    for _ in 1...5 {
      texts = texts.flatMap { text in signs.map { text + $0 } }
      let faulty = texts.filter { text in
        DeclarationText(text).tokens.contains { $0.text.isEmpty || $0.depth < 0 }
      }
      #expect(faulty == [])
    }
  }

  @Test(arguments: [
    ("var a: Int", "Int", DeclarationText.Variable.Source.stored),
    ("@A(b: 1) public private(set) var a: [String: Int?]", "[String: Int?]", .stored),
    ("var a: Set< String >? = nil", "Set< String >?", .initialized),
    ("var a: () -> Void = { }", "() -> Void", .initialized),
    ("var a: Int { 1 }", "Int", .computed),
    ("var a: Int { get { 1 } set {} }", "Int", .computed),
    ("var a: Int { didSet { b() } }", "Int", .stored),
    ("var a: Int { get async throws { 1 } }", "Int", .awaited),
    ("var a: Int { async let b = c(); return 1 }", "Int", .computed),
    ("var a /* b */ : /* c */ any P & Q", "any P & Q", .stored),
  ])
  func variablesAreRead(
    source: String, type: String, origin: DeclarationText.Variable.Source
  ) throws {
    let variable = try #require(DeclarationText(source).variable)
    #expect(variable.name == "a")
    #expect(variable.type == type)
    #expect(variable.source == origin)
  }

  @Test(arguments: ["var a = 1", "func a() -> Int { 1 }", "struct A { var b: Int }", "var", ""])
  func otherDeclarationsAreNoVariables(source: String) {
    #expect(DeclarationText(source).variable == nil)
  }

  @Test(arguments: [
    ("struct A { var target: B }", true),
    ("struct A { @Parameter(title: \"}\") public private(set) var target: B }", true),
    ("struct A { #if X\nvar target: B\n#endif }", true),
    ("struct A { let r = /\"{/\n var target: B }", true),
    ("struct A { static private(set) var target: B }", false),
    ("final class A { class var target: B { B() } }", false),
    ("struct A { struct C { var target: B } }", false),
    ("struct A { func f() { var target: B } }", false),
    ("struct A { // var target: B\n }", false),
    ("struct A { let text = \"var target: B\" }", false),
    ("struct A { var targets: B }", false),
  ])
  func membersAreFound(source: String, isThere: Bool) {
    #expect(DeclarationText(source).hasMember("target") == isThere)
  }
}
