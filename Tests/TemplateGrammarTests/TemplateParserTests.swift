import RandomNumbers
import TemplateGrammar
import Testing

/// A template, and the tree it is read as.
struct ParserCase: Sendable, CustomTestStringConvertible {
  let text: String
  let tree: Template
  let dialect: TemplateParser.Dialect

  init(_ text: String, _ tree: Template, _ dialect: TemplateParser.Dialect = .sentence3_0) {
    self.text = text
    self.tree = tree
    self.dialect = dialect
  }

  var testDescription: String { "\(text) (\(dialect))" }
}

extension Template {
  static func list(_ name: String, slot: String? = nil, endsWord: Bool = false) -> Template {
    .list(name: name, slot: slot ?? name, endsWord: endsWord)
  }

  /// A sequence of one literal, as each branch of a group is.
  static func branch(_ text: String) -> Template { .sequence([.literal(text)]) }
  /// An item of a permutation, with the white space implied around it.
  static func item(_ text: String) -> Template {
    .sequence([.literal(" "), .literal(text), .literal(" ")])
  }
}

@Suite("Templates")
struct TemplateParserTests {
  static let cases = [
    ParserCase("turn on", .literal("turn on")),
    ParserCase("  turn \t\n on  ", .literal("turn on")),
    ParserCase("a|b", .alternatives([.branch("a"), .branch("b")])),
    ParserCase("(a|b|c)", .alternatives([.branch("a"), .branch("b"), .branch("c")])),
    ParserCase(
      "turn(s|ed)", .sequence([.literal("turn"), .alternatives([.branch("s"), .branch("ed")])])),
    ParserCase("[a]", .alternatives([.literal("a"), .nothing])),
    ParserCase("[a|b]", .alternatives([.branch("a"), .branch("b"), .nothing])),
    ParserCase(
      "[[a] b]",
      .alternatives([
        .sequence([.alternatives([.literal("a"), .nothing]), .literal(" b")]), .nothing,
      ])),
    ParserCase("((a))", .literal("a")),
    ParserCase("(a|)", .alternatives([.branch("a"), .sequence([])])),
    ParserCase("(|)", .alternatives([.sequence([]), .sequence([])])),
    ParserCase("( |a)", .alternatives([.branch(" "), .branch("a")])),
    ParserCase("(a;b)", .permutation([.item("a"), .item("b")])),
    ParserCase("a;b", .permutation([.item("a"), .item("b")])),
    ParserCase(
      "(a;b;c;d;e;f)", .permutation(["a", "b", "c", "d", "e", "f"].map { .item($0) })),
    ParserCase(
      "([a];b)",
      .permutation([
        .sequence([.literal(" "), .alternatives([.literal("a"), .nothing]), .literal(" ")]),
        .item("b"),
      ])),
    ParserCase(
      "(a;b|c)", .alternatives([.permutation([.branch("a"), .branch("b")]), .branch("c")])),
    ParserCase(
      "(a;b|c|d)",
      .alternatives([.permutation([.branch("a"), .branch("b")]), .branch("c"), .branch("d")])),
    ParserCase("<r>", .rule("r")),
    ParserCase("< r >", .rule(" r ")),
    ParserCase("a<r>b", .sequence([.literal("a"), .rule("r"), .literal("b")])),
    ParserCase("{c}", .list("c")),
    ParserCase("{ c }", .list(" c ")),
    ParserCase("{c:d}", .list("c", slot: "d")),
    ParserCase("{c:d:e}", .list("c", slot: "d:e")),
    ParserCase("{c} now", .sequence([.list("c", endsWord: true), .literal(" now")])),
    ParserCase("({c}) now", .sequence([.list("c"), .literal(" now")])),
    ParserCase("{c}now", .sequence([.list("c"), .literal("now")])),
    ParserCase("{c} ", .list("c")),
    ParserCase(#"a\|b\[c"#, .literal("a|b[c")),
    ParserCase(#"\(\)\[\]\{\}\<\>\|\;\\"#, .literal(#"()[]{}<>|;\"#)),
    ParserCase(#"a\b"#, .literal("ab")),
    ParserCase("Grüße, 世界!", .literal("Grüße, 世界!")),
    ParserCase("cafe\u{301}", .literal("cafe\u{301}")),
    ParserCase("{1..5:n}", .list("1..5", slot: "n")),
    ParserCase("{1..5:n}", .range(from: 1, to: 5, step: 1, slot: "n"), .sentence3_12),
    ParserCase("{-5..5,5:n}", .range(from: -5, to: 5, step: 5, slot: "n"), .sentence3_12),
    ParserCase("{1..5}", .list("1..5"), .sentence3_12),
    ParserCase(
      "Mark ${film} as watched",
      .sequence([.literal("Mark "), .list("film", endsWord: true), .literal(" as watched")]),
      .phrase),
    ParserCase(
      "{film}'s year", .sequence([.list("film"), .literal("'s year")]), .phrase),
    ParserCase(
      "pay $5 ($|${sum})",
      .sequence([
        .literal("pay $5 "), .alternatives([.branch("$"), .sequence([.list("sum")])]),
      ]), .phrase),
    ParserCase("${film}", .sequence([.literal("$"), .list("film")])),
    ParserCase(
      #"\${film}"#, .sequence([.literal("$"), .list("film")]), .phrase),
  ]

  @Test("are read as trees", arguments: cases)
  func tree(of item: ParserCase) throws {
    #expect(try TemplateParser.parse(item.text, dialect: item.dialect) == item.tree)
  }

  /// Templates with a fault, the column where it is noticed, and what is said about it.
  static let faults: [(String, Int, String)] = [
    ("", 1, "the template is empty"), ("   ", 1, "the template is empty"),
    ("()", 1, "the group is empty"), ("[]", 1, "the group is empty"),
    ("a()b", 2, "the group is empty"), ("a [b []]", 6, "the group is empty"),
    ("{}", 1, "the list has no name"), ("a {}", 3, "the list has no name"),
    ("{:x}", 1, "the list has no name"), ("{c:}", 1, "the list has no name"),
    ("<>", 1, "the rule has no name"), ("a<>", 2, "the rule has no name"),
    ("a {b", 3, "the list is never closed"), ("<a", 1, "the rule is never closed"),
    ("(a", 1, "\"(\" is never closed"), ("[a", 1, "\"[\" is never closed"),
    ("(a) [b (c", 8, "\"(\" is never closed"),
    ("a)", 2, "stray \")\""), ("a]", 2, "stray \"]\""), ("a}", 2, "stray \"}\""),
    ("a>", 2, "stray \">\""), ("  a)", 4, "stray \")\""), ("(a]", 3, "stray \"]\""),
    ("[a)", 3, "stray \")\""), ("世界)", 3, "stray \")\""), ("e\u{301})", 3, "stray \")\""),
    ("a|b;c", 4, "\";\" follows \"|\""), ("x (a|b;c)", 7, "\";\" follows \"|\""),
    ("(a;b|c;d)", 7, "\";\" follows \"|\""),
    ("(a;b;c;d;e;f;g)", 1, "7 items, more than 6"),
    ("x (a;b;c;d;e;f;g;h;i;j;k;l)", 3, "12 items, more than 6"),
    ("(a;b;c;d;e;f;g|h)", 1, "7 items, more than 6"),
    (#"a\"#, 2, "nothing follows"), (#"a\ "#, 2, "nothing follows"),
  ]

  @Test("that are faulty are refused, with the place", arguments: faults)
  func refuses(text: String, column: Int, message: String) throws {
    for dialect in [TemplateParser.Dialect.sentence3_0, .sentence3_12, .phrase] {
      let fault = try #require(throws: TemplateFault.self) {
        try TemplateParser.parse(text, dialect: dialect)
      }
      #expect(fault.column(in: text) == column)
      #expect(!fault.fix.isEmpty)
      #expect(fault.message.contains(message), "\(fault.message)")
    }
  }

  @Test(
    "with a range that holds no number are refused",
    arguments: [
      "{5..1:n}", "{1..5,0:n}", "{1..5,-1:n}", "{1..5,x:n}",
    ])
  func refusesRange(text: String) throws {
    let fault = try #require(throws: TemplateFault.self) {
      try TemplateParser.parse("go " + text, dialect: .sentence3_12)
    }
    #expect(fault.column(in: "go " + text) == 4)
  }

  @Test("nest at most 100 deep, whichever the bracket", arguments: ["(", "["])
  func nesting(opener: String) throws {
    let closer = opener == "(" ? ")" : "]"
    func nested(_ depth: Int) -> String {
      String(repeating: opener, count: depth) + "a" + String(repeating: closer, count: depth)
    }
    _ = try TemplateParser.parse(nested(100), dialect: .sentence3_0)
    for depth in [101, 100_000] {
      let fault = try #require(throws: TemplateFault.self) {
        try TemplateParser.parse(nested(depth), dialect: .sentence3_0)
      }
      #expect(fault.offset == 100)
      #expect(fault.message.contains("deeper than 100"))
    }
  }

  @Test("take at most a megabyte")
  func size() throws {
    let megabyte = String(repeating: "word ", count: 209_715) + "x"
    #expect(megabyte.utf8.count == 1 << 20)
    #expect(try TemplateParser.parse(megabyte, dialect: .sentence3_0) == .literal(megabyte))
    let fault = try #require(throws: TemplateFault.self) {
      try TemplateParser.parse(megabyte + "x", dialect: .sentence3_0)
    }
    #expect(fault.message.contains("more than 1048576 bytes"))
    let groups = String(repeating: "[a]", count: 349_525)
    guard case .sequence(let items) = try TemplateParser.parse(groups, dialect: .sentence3_0).kind
    else {
      Issue.record("not a sequence")
      return
    }
    #expect(items.count == 349_525)
  }

  @Test("that are noise are read or refused, never more")
  func noise() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("ab ()[]{}<>|;\\:$.,0é")
    for _ in 0..<3000 {
      let text = String((0..<random.below(20)).map { _ in alphabet[random.below(alphabet.count)] })
      for dialect in [TemplateParser.Dialect.sentence3_12, .phrase] {
        do {
          _ = try TemplateParser.parse(text, dialect: dialect)
        } catch {
          let column = error.column(in: text)
          #expect(column >= 1 && column <= text.unicodeScalars.count + 1, "\(text)")
        }
      }
    }
  }

  @Test("with more alternatives than anybody writes are refused")
  func alternatives() throws {
    var limits = TemplateLimits()
    limits.alternatives = 3
    _ = try TemplateParser.parse("x (a|b|c)", dialect: .sentence3_0, limits: limits)
    let fault = try #require(throws: TemplateFault.self) {
      try TemplateParser.parse("x (a|b|c|d)", dialect: .sentence3_0, limits: limits)
    }
    #expect(fault.offset == 8)
    #expect(fault.message == "a group has more than 3 alternatives")
  }

  /// Templates, and the texts at which their parts stand, in the order of the parts.
  static let places: [(String, TemplateParser.Dialect, [String])] = [
    (" turn(s|ed) ", .sentence3_0, ["turn(s|ed)", "turn", "(s|ed)", "s", "s", "ed", "ed"]),
    ("é [the] {c:d}", .sentence3_0, ["é [the] {c:d}", "é ", "[the]", "the", "", " ", "{c:d}"]),
    ("a ${film}<r>", .phrase, ["a ${film}<r>", "a ", "${film}", "<r>"]),
    ("a {0..9:n}", .sentence3_12, ["a {0..9:n}", "a ", "{0..9:n}"]),
    ("(a;b)", .sentence3_0, ["(a;b)", "a", "", "a", "", "b", "", "b", ""]),
    (#"a\(b"#, .sentence3_0, [#"a\(b"#]),
  ]

  @Test("know where their parts are written", arguments: places)
  func ranges(text: String, dialect: TemplateParser.Dialect, expected: [String]) throws {
    let bytes = Array(text.utf8)
    var found: [String] = []
    try TemplateParser.parse(text, dialect: dialect).forEachPart { part in
      found.append(String(decoding: bytes[part.range], as: UTF8.self))
    }
    #expect(found == expected)
  }

  @Test("name lists and rules, in the order in which they are written")
  func references() throws {
    let found = try TemplateParser.parse("{a} <b> (<c>[{d:e}];<f>)", dialect: .sentence3_0)
    #expect(
      found.references.map(\.kind) == [
        .list(name: "a", slot: "a", endsWord: true), .rule("b"), .rule("c"),
        .list(name: "d", slot: "e", endsWord: false), .rule("f"),
      ])
  }

  @Test("have white space as Unicode has it")
  func whiteSpace() throws {
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value), !"()[]{}<>|;\\".unicodeScalars.contains(scalar)
      else { continue }
      let template = try TemplateParser.parse("a\(scalar)b", dialect: .sentence3_0)
      let text = scalar.properties.isWhitespace ? "a b" : "a\(scalar)b"
      guard template == .literal(text) else {
        Issue.record("U+\(String(value, radix: 16)) is read as \(template)")
        return
      }
    }
  }
}
