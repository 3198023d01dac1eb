import AppManifest
import Testing

@testable import YAMLReading

/// YAML that is made to take long, and YAML that some editors write.
@Suite("YAML") struct YAMLTests {
  private func read(_ yaml: [UInt8]) -> (tree: LocatedJSON?, faults: [String]) {
    let log = FaultLog(JSONSource(name: "x", bytes: yaml))
    let tree = log.source.yamlTree(log)
    return (tree, log.located().map(\.description))
  }

  /// Eleven levels of nine aliases each: as a key, it would be hashed for hours.
  private static let levels =
    (1...10).map { level in
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      return "- &a\(level) [\(aliases)]\n"
    }.joined()

  static let keys = [
    "- {*a10: x}", "- {[*a10]: x}", "- ? *a10\n  : x", "- ? [*a10, *a10]\n  : x",
    "- ? {*a10: 1}\n  : x", "- *a10: x", "- {{*a0 : 1}: x}", "- ? - *a10\n  : x",
    "- ? |-\n    text\n  : &b [*a10]\n  *b : x",
  ]

  @Test("refuses aliases in keys before it follows them", arguments: keys)
  func aliasesAsKeys(key: String) {
    let (tree, faults) = read(Array(("- &a0 x\n" + Self.levels + key + "\n").utf8))
    #expect(tree == nil)
    #expect(faults.count == 1 && faults[0].contains("error"), "\(faults)")
  }

  @Test("refuses aliases that come to too much, where they do")
  func bombs() {
    let (_, faults) = read(Array(("- &a0 x\n" + Self.levels).utf8))
    #expect(faults.count == 1 && faults[0].contains("too many nodes"), "\(faults)")
  }

  @Test("reads aliases of values, and asterisks that are none")
  func aliases() throws {
    let yaml = """
      a: &one [1, "*two", 'x *y']
      b: *one
      c: {d: *one, "*e": |
        *text: here
       }
      f*: g *h
      """
    let (tree, faults) = read(Array(yaml.replacing("|\n  *text: here\n ", with: "k").utf8))
    #expect(faults == [])
    #expect(tree?["b"]?.value == [1, "*two", "x *y"])
    #expect(tree?["c"]?.value == ["d": [1, "*two", "x *y"], "*e": "k"])
    #expect(tree?["f*"]?.value == "g *h")
  }

  @Test("reads behind a byte order mark, with the same places")
  func byteOrderMark() {
    let (tree, faults) = read([0xEF, 0xBB, 0xBF] + Array("a: 1\nb: [".utf8))
    #expect(tree == nil && faults.first?.hasPrefix("x:2:") == true, "\(faults)")
    #expect(read([0xEF, 0xBB, 0xBF] + Array("a: 1".utf8)).tree?["a"]?.value == 1)
  }

  @Test("refuses more nodes than are read, before it makes them")
  func manyNodes() {
    let yaml = "[" + String(repeating: "a,", count: 2_100_000) + "]"
    #expect(read(Array(yaml.utf8)).faults.first?.contains("too many nodes") == true)
  }
}
