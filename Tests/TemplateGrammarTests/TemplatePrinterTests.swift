import TemplateGrammar
import Testing

@Suite("Templates that are written")
struct TemplatePrinterTests {
  /// Templates, and how they are written again.
  static let cases: [(String, String, TemplateDialect)] = [
    ("turn(s|ed) on [the] {name:slot} <r>", "turn(s|ed) on [the] {name:slot} <r>", .sentence3_0),
    ("a|b", "(a|b)", .sentence3_0), ("((a)) (b)", "a( )b", .sentence3_0),
    ("[a|b]", "[a|b]", .sentence3_0), ("[[a]]", "[[a]]", .sentence3_0),
    ("(a;b) c", "(a;b) c", .sentence3_0), ("a;b", "a;b", .sentence3_0),
    ("(a;b|c)", "(a;b|c)", .sentence3_0), ("((a;b)|c)", "((a;b)|c)", .sentence3_0),
    ("[a;b]", "[a;b]", .sentence3_0), ("[a;b|c]", "[a;b|c]", .sentence3_0),
    ("(a|)", "(a|)", .sentence3_0), ("({c}) now", "{c}( now)", .sentence3_0),
    ("{c} now", "{c} now", .sentence3_0), ("( a )", #"(\ a )"#, .sentence3_0),
    ("({c} )", "({c} )", .sentence3_0), (#"a\|b"#, #"a\|b"#, .sentence3_0),
    ("{0..9:n} {0..9,3:n}", "{0..9:n} {0..9,3:n}", .sentence3_12),
    ("{film}'s ${year}", "${film}'s ${year}", .phrase),
    (#"\$${sum}"#, #"\$${sum}"#, .phrase),
  ]

  @Test("look as one would write them", arguments: cases)
  func looks(text: String, expected: String, dialect: TemplateDialect) throws {
    let template = try TemplateParser.parse(text, dialect: dialect)
    #expect(template.text(in: dialect) == expected)
    #expect(try TemplateParser.parse(expected, dialect: dialect) == template)
  }

  @Test("are read as they were", arguments: TemplateDialect.allCases)
  func roundTrip(dialect: TemplateDialect) throws {
    var random = SeededRandom(seed: 11)
    var count = 0
    for _ in 0..<4000 {
      let text = Self.template(&random, depth: 4)
      guard let template = try? TemplateParser.parse(text, dialect: dialect) else { continue }
      count += 1
      let printed = template.text(in: dialect)
      guard try TemplateParser.parse(printed, dialect: dialect) == template else {
        Issue.record("\(text) is written as \(printed)")
        return
      }
    }
    #expect(count > 2000, "hardly any template was sound")
  }

  @Test("of noise are read as they were", arguments: TemplateDialect.allCases)
  func noise(dialect: TemplateDialect) throws {
    var random = SeededRandom(seed: 12)
    let alphabet = Array("ab  ()[]{}<>|;\\:$.,0é\u{3000}")
    var count = 0
    for _ in 0..<40_000 {
      let text = String((0..<random.below(12)).map { _ in random.pick(alphabet) })
      guard let template = try? TemplateParser.parse(text, dialect: dialect) else { continue }
      count += 1
      let printed = template.text(in: dialect)
      guard (try? TemplateParser.parse(printed, dialect: dialect)) == template else {
        Issue.record("\(text.debugDescription) is written as \(printed.debugDescription)")
        return
      }
    }
    #expect(count > 1000)
  }

  /// A template of many shapes, a few of them faulty.
  private static func template(_ random: inout SeededRandom, depth: Int) -> String {
    let count = 1 + random.below(3)
    return (0..<count).map { _ in part(&random, depth: depth) }.joined(
      separator: random.pick(["", " ", "", ""]))
  }

  private static func part(_ random: inout SeededRandom, depth: Int) -> String {
    let leaves = ["a", " b", "c ", "{l}", "{l} ", "{l:s}", "<r>", #"\("#, #"\ "#, "$", "{1..5:n}"]
    guard depth > 0, random.oneIn(2) else { return random.pick(leaves) }
    let separator = random.pick(["|", ";", ""])
    let items = (0..<(1 + random.below(3))).map { _ in
      random.oneIn(8) ? "" : template(&random, depth: depth - 1)
    }
    var text = items.joined(separator: separator)
    if separator == ";", random.oneIn(3) { text += "|" + template(&random, depth: depth - 1) }
    return random.oneIn(2) ? "(\(text))" : "[\(text)]"
  }
}

@Suite("Escaped text")
struct TemplateEscapingTests {
  static let literals: [(String, String)] = [
    ("plain text", "plain text"), ("[REC] (2007) 5|6", #"\[REC\] \(2007\) 5\|6"#),
    ("a;b", #"a\;b"#), (#"A\B"#, #"A\\B"#), ("a  b", #"a \ b"#), ("US$", #"US\$"#),
    ("$5", "$5"), ("${x}", #"$\{x\}"#), ("a\tb", "a\\\tb"), ("", ""),
  ]

  @Test("looks as one would write it", arguments: literals)
  func literal(text: String, expected: String) {
    #expect(TemplateEscaping.literal(text) == expected)
  }

  static let values: [(String, String)] = [
    ("Den", "Den"), ("Hall (old)", #"Hall \(old\)"#), (#"A\B;C"#, #"A\B;C"#),
    ("a;b@c", #"(a\;b@c)"#), ("a@b", "a@b"), ("", ""),
  ]

  @Test("of values is escaped only where it is a template", arguments: values)
  func value(text: String, expected: String) {
    #expect(TemplateEscaping.value(text) == expected)
  }

  @Test("is the text itself in every dialect, and as a value of both editions")
  func anyText() throws {
    var random = SeededRandom(seed: 13)
    let alphabet = Array("ab  ()[]{}<>|;\\:$@.0é\u{3000}\t\u{301}")
    for _ in 0..<20_000 {
      let text = String((0..<(1 + random.below(10))).map { _ in random.pick(alphabet) })
      for dialect in TemplateDialect.allCases {
        let template = try TemplateParser.parse(
          "(\(TemplateEscaping.literal(text)))", dialect: dialect)
        #expect(template == .literal(text), "\(text.debugDescription)")
        let value = TemplateEscaping.value(text)
        guard dialect.readsAsTemplate(value) else {
          #expect(dialect == .phrase || value == text, "\(text.debugDescription)")
          continue
        }
        #expect(
          try TemplateParser.parse(value, dialect: dialect) == .literal(text),
          "\(text.debugDescription)")
      }
    }
  }
}
