import AppManifest
import Testing
import YAMLReading

/// A fault in the midst of a text stands where it is written, however the text is written.
@Suite("Places in texts")
struct TextPlaceTests {
  /// JSON strings that hold a bar.
  static let jsonStrings: [String] = [
    #""a|b""#, #""\"quoted\" |""#, #""\u00e9\u20ac|""#, #""\uD83D\uDE00é😀|x""#,
    #""\\\/\b\f\n\r\t|""#,
    #""|""#, #""x \u007C|""#,
  ]

  @Test("of JSON are found past its escapes", arguments: jsonStrings)
  func inJSON(raw: String) throws {
    let source = JSONSource(name: "x.json", bytes: Array("[ \(raw)]".utf8))
    let log = FaultLog(source)
    let node = try #require(source.tree(log)?.array?.first)
    try Self.check(node, in: source)
  }

  /// Scalars of YAML that hold a bar, and whether their places are exact.
  static let yamlScalars: [(String, Bool)] = [
    ("plain |x", true), ("plain\n    of two  \n    lines |x", true), ("a\n\n\n    b |", true),
    ("'single |x'", true), ("'it''s |x'", true), ("'two\n    lines |'", true),
    (#""é \x41\u00e9\U0001F600 \N\_|x""#, true), (#""\"|""#, true),
    ("\"folded\n    twice\n\n    over |\"", true), ("\"broken\\\n    here |\"", true),
    ("|\n    literal\n      deep |x", true), ("|-\n    é |x", true),
    ("!!str 'tagged |x'", true), ("&anchor 'anchored |x'", true),
    (">\n    folded\n    block |x", false), ("|4\n      stated |x", false),
  ]

  @Test("of YAML are found past its escapes, folds and indentation", arguments: yamlScalars)
  func inYAML(raw: String, isExact: Bool) throws {
    let source = JSONSource(name: "x.yaml", bytes: Array("k:\n  - \(raw)\n".utf8))
    let log = FaultLog(source)
    let node = try #require(source.yamlTree(log)?["k"]?.array?.first)
    guard isExact else {
      #expect(source.offset(ofText: 3, in: node) == node.offset)
      return
    }
    try Self.check(node, in: source)
  }

  /// The last bar of the source is that of the text.
  private static func check(_ node: LocatedJSON, in source: JSONSource) throws {
    let bar = UInt8(ascii: "|")
    let text = try #require(node.string)
    let inText = try #require(Array(text.utf8).lastIndex(of: bar))
    let inSource = try #require(source.bytes.lastIndex(of: bar))
    #expect(source.offset(ofText: inText, in: node) == inSource, "\(text.debugDescription)")
  }

  @Test("beyond the text are at its end, and never outside the source")
  func bounds() throws {
    for raw in Self.jsonStrings + Self.yamlScalars.map(\.0) {
      let source = JSONSource(name: "x", bytes: Array(raw.utf8))
      for offset in [0, 3, 1000, Int.max / 2] {
        let place = source.offset(ofText: offset, in: LocatedJSON(.null, offset: 0))
        #expect((0...source.bytes.count).contains(place))
      }
    }
    let nothing = JSONSource(name: "x", bytes: [])
    #expect(nothing.offset(ofText: 5, in: LocatedJSON(.null, offset: 0)) == 0)
  }
}
