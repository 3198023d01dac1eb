import AppManifest
import RandomNumbers
import Testing

@Suite("The JSON reader")
struct JSONReaderTests {
  static let valid: [(String, Value)] = [
    ("null", nil), ("true", true), (" false\n", false), ("0", 0), ("-0", 0), ("-12", -12),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("1.5", 1.5), ("1e3", 1000.0), ("1E-2", 0.01), ("0.0", 0.0), ("1e-400", 0.0),
    ("\"\"", ""), (#""a\"b\\c\/d\b\f\n\r\t""#, "a\"b\\c/d\u{8}\u{C}\n\r\t"),
    (#""\u00e9\uD83D\uDE00\u4e2d""#, "é😀中"), ("\"é😀中\"", "é😀中"), ("\"\u{7F}\"", "\u{7F}"),
    ("[]", []), ("[1, [2], {}]", [1, [2], [:]]), ("{}", [:]),
    (#"{"a": {"b": [null]}, "": 1}"#, ["a": ["b": [nil]], "": 1]),
    ("\u{FEFF}[1]", [1]),
  ]

  @Test("reads what RFC 8259 allows", arguments: valid)
  func reads(text: String, expected: Value) throws {
    #expect(try Self.read(text).value == expected)
  }

  static let invalid: [(String, String)] = [
    ("", "1:1: the text is empty"),
    ("  \n ", "2:2: the text is empty"),
    ("[1 2]", "1:4: a comma or \"]\" was expected here"),
    ("[1,]", "1:3: a comma after the last item"),
    ("{\"a\": 1,\n}", "1:8: a comma after the last item"),
    ("{a: 1}", "1:2: a key in double quotes was expected here"),
    ("{'a': 1}", "1:2: single quotes are not JSON"),
    ("{\"a\" 1}", "1:6: a colon after the key was expected here"),
    ("{\"a\": }", "1:7: a value was expected here"),
    ("// no\n1", "1:1: JSON has no comments"),
    ("[1, # no\n2]", "1:5: JSON has no comments"),
    ("[", "1:2: the text ends where a value was expected"),
    ("{\"a\":1", "1:7: the text ends where a comma or \"}\" was expected"),
    ("[1] x", "1:5: text after the end of the JSON value"),
    ("1\n2", "2:1: text after the end of the JSON value"),
    ("nul", "1:1: a value was expected here"),
    ("True", "1:1: a value was expected here"),
    ("NaN", "1:1: a value was expected here"),
    ("+1", "1:1: a value was expected here"),
    ("01", "1:1: a number starts with a needless 0"),
    ("-", "1:1: a number lacks a digit"),
    ("1.", "1:1: a number lacks a digit after the point"),
    (".5", "1:1: a value was expected here"),
    ("1e+", "1:1: a number lacks a digit in the exponent"),
    ("9223372036854775808", "1:1: a number is too large for 64 bits"),
    ("[1, 1e999]", "1:5: a number is too large for 64 bits"),
    ("\"abc", "1:1: the string is not closed"),
    ("[\"abc\n\"]", "1:2: the string is not closed on its line"),
    ("\"a\tb\"", "1:3: a control character in a string"),
    ("\"a\0b\"", "1:3: a NUL character in a string"),
    ("[\0]", "1:2: a NUL character where a value was expected"),
    (#""a\u0000""#, "1:3: a NUL character in a string"),
    (#""é\x""#, "1:3: an unknown escape in a string"),
    (#""\u12g4""#, "1:2: \\u is not followed by four hexadecimal digits"),
    (#""\u12"#, "1:2: \\u is not followed by four hexadecimal digits"),
    (#""\uD83D""#, "1:2: half of a surrogate pair in a string"),
    (#""\uDE00""#, "1:2: half of a surrogate pair in a string"),
    (#""\uD83D\u0041""#, "1:2: half of a surrogate pair in a string"),
    (#""\uD83Dx""#, "1:2: half of a surrogate pair in a string"),
    (#""\"#, "1:2: the string is not closed"),
  ]

  @Test("refuses everything else, and says where", arguments: invalid)
  func refuses(text: String, expected: String) {
    #expect(Self.faults(Array(text.utf8)) == [expected])
  }

  static let invalidUTF8: [([UInt8], String)] = [
    ([0x22, 0x61, 0xFF, 0x22], "1:3: the text is not UTF-8"),
    ([0x22, 0xC3, 0xA9, 0xC3, 0x22], "1:3: the text is not UTF-8"),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: the text is not UTF-8"),
    ([0x22, 0x5C, 0x6E, 0x80, 0x22], "1:4: the text is not UTF-8"),
    ([0x5B, 0xFF, 0x5D], "1:2: a value was expected here"),
  ]

  @Test("refuses bytes that are not UTF-8", arguments: invalidUTF8)
  func refusesInvalidUTF8(bytes: [UInt8], expected: String) {
    // A stray continuation byte does not count as a column of its own.
    let found = Self.faults(bytes).first ?? ""
    #expect(found.hasSuffix(expected.drop { $0 != " " }) && found.hasPrefix("1:"))
  }

  @Test("nests 64 levels deep, and no deeper", arguments: [("[", "]"), ("{\"a\":", "}")])
  func depth(opener: String, closer: String) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: opener, count: depth) + "1" + String(repeating: closer, count: depth)
    }
    _ = try Self.read(nested(64))
    let column = opener.count * 64 + 1
    let expected = "1:\(column): arrays and objects nest deeper than 64 levels"
    #expect(Self.faults(Array(nested(65).utf8)) == [expected])
    #expect(Self.faults(Array(nested(100_000).utf8)) == [expected])
    #expect(Self.faults(Array(String(repeating: opener, count: 100_000).utf8)) == [expected])
  }

  @Test(
    "refuses strings of more than four mebibytes before they take memory", arguments: ["", "\\n"])
  func longStrings(start: String) throws {
    func quoted(_ count: Int) -> String {
      "\"" + start + String(repeating: "x", count: count - start.utf8.count) + "\""
    }
    let longest = JSONReader.maximumStringBytes
    _ = try Self.read(quoted(longest))
    let expected = ["1:1: a string is longer than 4194304 bytes"]
    for count in [longest + 1, 3 * longest] {
      #expect(Self.faults(Array(quoted(count).utf8)) == expected)
    }
    #expect(Self.faults(Array(quoted(2 * longest).dropLast().utf8)) == expected)
    let unclosed = Self.faults(Array(quoted(longest).dropLast().utf8))
    #expect(unclosed == ["1:1: the string is not closed"])
  }

  @Test("reports every key that is written twice, and reads on", arguments: [2, 8, 9, 100])
  func duplicates(count: Int) {
    let keys = (0..<count).map { "\"k\($0)\": \($0)" }
    let text = "{\(keys.joined(separator: ",\n")),\n\"k0\": 1, \"k1\": 2}"
    #expect(
      Self.faults(Array(text.utf8)) == [
        "\(count + 1):1: the key \"k0\" is written twice",
        "\(count + 1):10: the key \"k1\" is written twice",
      ])
  }

  @Test("keeps the order of keys and the place of every value")
  func places() throws {
    let text = "{\n  \"z\": [1, \"é\", true],\n  \"a\": null\n}"
    let tree = try Self.read(text)
    #expect(tree.object?.map(\.key) == ["z", "a"])
    let elements = try #require(tree["z"]?.array)
    let source = JSONSource(name: "x", bytes: Array(text.utf8))
    let offsets = [tree.offset] + elements.map(\.offset) + [try #require(tree["a"]).offset]
    let places = source.positions(ofAscending: offsets).map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "2:9", "2:12", "2:17", "3:8"])
  }

  @Test("finds a place inside a string past its escapes")
  func placesInStrings() throws {
    let raw = #""a\n\u00e9\uD83D\uDE00é😀|x""#
    let source = JSONSource(name: "x", bytes: Array(raw.utf8))
    let text = try #require(try Self.read(raw).string)
    let bar = try #require(Array(text.utf8).firstIndex(of: UInt8(ascii: "|")))
    let offset = source.offset(inStringAt: 0, textOffset: bar)
    #expect(Array(raw.utf8)[offset] == UInt8(ascii: "|"))
    #expect(source.offset(inStringAt: 0, textOffset: 1000) == raw.utf8.count - 1)
  }

  static func read(_ text: String) throws -> LocatedJSON {
    var reader = JSONReader(Array(text.utf8))
    return try reader.document()
  }

  static func faults(_ bytes: [UInt8]) -> [String] {
    let log = FaultLog(JSONSource(name: "x", bytes: bytes))
    _ = log.source.tree(log)
    return log.located().map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
  }
}

// MARK: - Generated input

@Suite("The JSON reader, on generated input")
struct JSONReaderGeneratedTests {
  @Test("reads back what was written", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = Self.value(depth: 4, &random)
    for pretty in [true, false] {
      let text = LocatedJSON(value: value).text(pretty: pretty)
      #expect(try JSONReaderTests.read(text).value == value)
    }
  }

  @Test(
    "survives mangled text, and places its faults inside it", arguments: 0..<300 as Range<UInt64>)
  func mangled(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(LocatedJSON(value: Self.value(depth: 4, &random)).text(pretty: true).utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default: bytes.insert(random.pick(Array("\"\\{}[],:u0-".utf8)), at: place)
      }
    }
    let log = FaultLog(JSONSource(name: "x", bytes: bytes))
    let tree = log.source.tree(log)
    #expect(tree != nil || !log.isClean)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
    for fault in log.located() { #expect((1...lines).contains(fault.line ?? 0)) }
  }

  static func value(depth: Int, _ random: inout SeededGenerator) -> Value {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return nil
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: .min ... .max, using: &random))
    case 3: return .number(Double.random(in: -1e12...1e12, using: &random))
    case 4, 5: return .string(string(&random))
    case 6:
      let count = Int.random(in: 0..<6, using: &random)
      return .array((0..<count).map { _ in value(depth: depth - 1, &random) })
    default:
      let count = Int.random(in: 0..<12, using: &random)
      let pairs = (0..<count).map { _ in (string(&random), value(depth: depth - 1, &random)) }
      return .object(Dictionary(pairs) { $1 })
    }
  }

  static func string(_ random: inout SeededGenerator) -> String {
    let letters = [
      "a", "B", " ", "\"", "\\", "/", "\n", "\u{1}", "é", "ß", "中", "😀", "\u{202E}", "\u{301}",
    ]
    return (0..<Int.random(in: 0..<12, using: &random)).map { _ in random.pick(letters) }.joined()
  }
}

// MARK: - JSON Lines

@Suite("JSON Lines")
struct JSONLinesTests {
  @Test("gives every line, and goes on after a fault")
  func lines() {
    let text = "{\"a\": 1}\r\n\n  \n[\n{\"b\": 2, \"b\": 3}\n7"
    let log = FaultLog(JSONSource(name: "x.jsonl", bytes: Array(text.utf8)))
    var values: [Value] = []
    JSONLines(log.source).forEach { line in
      switch line {
      case .success(let node): values.append(node.value)
      case .failure(let fault): log.add(fault)
      }
      return true
    }
    #expect(values == [["a": 1], ["b": 3], 7])
    #expect(
      log.located().map(\.description) == [
        "x.jsonl:4:2: error: the text ends where a value was expected (fix: complete it)",
        "x.jsonl:5:10: error: the key \"b\" is written twice (fix: remove one of them)",
      ])
  }

  @Test("stops when told to")
  func stops() {
    let source = JSONSource(name: "x", bytes: Array("1\n2\n3".utf8))
    var count = 0
    JSONLines(source).forEach { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }
}
