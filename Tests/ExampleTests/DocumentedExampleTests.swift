import Foundation
import Testing

/// Every Swift example of the README, of the articles and of the router's own documentation is the
/// text of an example in a test, which is compiled and, but for a few, run.
@Suite struct DocumentedExampleTests {
  /// A block of Swift in a text.
  struct Block: CustomStringConvertible {
    let place: String
    let lines: [String]
    var description: String { place }
  }

  /// The modules whose documentation comments are looked at, beside all articles.
  static let modules = ["AppManifest", "Dialogue", "PhraseRouter"]

  static func blocks() throws -> [Block] {
    var found: [Block] = []
    let articles = ExampleFile.files(in: "Sources", endingIn: ".md")
    for file in articles + [ExampleFile.package.appendingPathComponent("README.md")] {
      found += blocks(of: try String(contentsOf: file, encoding: .utf8), in: file)
    }
    for file in modules.flatMap({ ExampleFile.files(in: "Sources/\($0)", endingIn: ".swift") }) {
      found += blocks(of: try comments(of: file), in: file)
    }
    return found
  }

  /// The documentation of a file, each comment on the line on which it stands.
  private static func comments(of file: URL) throws -> String {
    let source = try String(contentsOf: file, encoding: .utf8)
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " }
      return content.hasPrefix("///") ? String(content.dropFirst(3)) : ""
    }.joined(separator: "\n")
  }

  /// The blocks of Swift in a text. Parts of a `Package.swift`, which no test can compile, are left
  /// out: they say so in a comment, or begin as such a part does.
  static func blocks(of text: String, in file: URL) -> [Block] {
    var found: [Block] = []
    var open: (line: Int, lines: [String])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if let block = open, content == "```" {
        let lines = ExampleFile.dedented(block.lines)
        if !isPartOfPackage(lines) {
          found.append(Block(place: "\(file.lastPathComponent):\(block.line)", lines: lines))
        }
        open = nil
      } else if open != nil {
        open?.lines.append(String(line))
      } else if content == "```swift" {
        open = (index + 1, [])
      }
    }
    return found
  }

  static func isPartOfPackage(_ lines: [String]) -> Bool {
    ["dependencies:", ".testTarget(", ".executableTarget(", ".target("].contains {
      lines.first?.hasPrefix($0) == true
    }
  }

  @Test func examplesAreThoseOfTests() throws {
    let examples = try ExampleFile.all().values
    let blocks = try Self.blocks()
    #expect(blocks.count > 30, "hardly any example was found")
    for block in blocks where !examples.contains(where: { $0.lines == block.lines }) {
      Issue.record(Comment(rawValue: Self.fault(of: block, among: examples)))
    }
  }

  /// Which line of a block is another than in the example that begins alike.
  static func fault(of block: Block, among examples: some Sequence<Example>) -> String {
    let nearest = examples.max { left, right in
      Self.agreement(left, block) < Self.agreement(right, block)
    }
    guard let nearest, Self.agreement(nearest, block) > 0 else {
      return "\(block.place): no test has this example; put it between “// example:” and “// end”"
    }
    let line = Self.agreement(nearest, block)
    return "\(block.place): line \(line + 1) is \(Self.line(line, of: block.lines)), and "
      + "\(Self.line(line, of: nearest.lines)) in the example \(nearest.name)"
  }

  private static func line(_ index: Int, of lines: [String]) -> String {
    lines.indices.contains(index) ? "“\(lines[index])”" : "its end"
  }

  /// How many lines an example and a block have in common at their beginning.
  private static func agreement(_ example: Example, _ block: Block) -> Int {
    zip(example.lines, block.lines).prefix { $0 == $1 }.count
  }

  @Test func examplesAreShownSomewhere() throws {
    let shown = try Self.blocks().map(\.lines)
    let unused = try ExampleFile.all().values.filter { !shown.contains($0.lines) }.map(\.name)
    #expect(unused.sorted() == [], "no documentation shows these")
  }

  /// What READMEs and articles tell people to depend on is there.
  @Test func productsThatAreNamedExist() throws {
    let manifest = try String(
      contentsOf: ExampleFile.package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let texts =
      ExampleFile.files(in: "Sources", endingIn: ".md")
      + [ExampleFile.package.appendingPathComponent("README.md")]
    var named: Set<String> = []
    for file in texts {
      let text = try String(contentsOf: file, encoding: .utf8)
      named.formUnion(
        text.matches(of: /\.product\(name: "(\w+)", package: "PhraseRouter"\)/)
          .map { String($0.output.1) })
    }
    #expect(!named.isEmpty)
    for product in named.sorted() {
      #expect(
        manifest.contains(".library(name: \"\(product)\"")
          || manifest.contains("name: \"\(product)\",\n      targets:"),
        "there is no product \(product)")
    }
  }

  @Test func blocksAreFound() {
    let text =
      "a\n   ```swift\n   let b = 1\n\n     c()\n   ```\n"
      + "```\nno\n```\n```swift\n.target(\n```"
    let blocks = Self.blocks(of: text, in: URL(fileURLWithPath: "/x/y.md"))
    #expect(blocks.map(\.place) == ["y.md:2"])
    #expect(blocks.map(\.lines) == [["let b = 1", "", "  c()"]])
  }

  @Test func examplesAreReadInParts() throws {
    var examples: [String: Example] = [:]
    let text = "// example: a\nimport B\n// end\nx\n  // example: a\n  print(1)  // → 1\n  // end"
    try ExampleFile.read(text, into: &examples)
    #expect(examples["a"]?.lines == ["import B", "", "print(1)  // → 1"])
    #expect(examples["a"]?.output == ["1"])
  }
}
