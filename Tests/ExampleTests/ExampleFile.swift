import Foundation
import Testing

/// A stretch of source that the documentation shows, and what it prints.
///
/// It stands in a test between `// example: NAME` and `// end`. Stretches of one name are one
/// example, with a blank line between them: so the imports at the top of a file can belong to it.
struct Example: Equatable {
  let name: String
  /// The lines, without the indentation that they have in common.
  private(set) var lines: [String] = []

  /// What its comments say is printed: `print(number)  // → 5`, or a line `// → 5` of its own.
  var output: [String] {
    lines.compactMap { line in
      line.firstRange(of: "// → ").map { String(line[$0.upperBound...]) }
    }
  }

  /// Runs the example, and holds what it prints against what its comments say.
  ///
  /// - Parameter body: The test that the example stands in. It prints with the function that it is
  ///   given, which it calls `print`.
  static func check(_ name: String, _ body: (_ print: (Any...) -> Void) throws -> Void) throws {
    let printed = Printed()
    try body { printed.add($0) }
    try printed.expectOutput(of: name)
  }

  /// The same for an example that waits.
  static func check(
    _ name: String, isolation: isolated (any Actor)? = #isolation,
    _ body: (_ print: @escaping (Any...) -> Void) async throws -> Void
  ) async throws {
    let printed = Printed()
    try await body { printed.add($0) }
    try printed.expectOutput(of: name)
  }
}

/// The lines that an example has printed.
private final class Printed {
  private var lines: [String] = []

  func add(_ items: [Any]) {
    lines.append(items.map { "\($0)" }.joined(separator: " "))
  }

  func expectOutput(of name: String) throws {
    let example = try #require(try ExampleFile.all()[name], "there is no example \(name)")
    #expect(lines == example.output)
  }
}

/// The files that examples stand in.
enum ExampleFile {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders that are searched, which are compiled with the tests.
  static let folders = [
    "Tests/ExampleTests", "Tests/AppExampleTests", "Tests/IntentRuntimeTests", "Examples",
  ]

  /// All examples, by name.
  static func all() throws -> [String: Example] {
    var examples: [String: Example] = [:]
    for folder in folders {
      for file in files(in: folder, endingIn: ".swift") {
        try read(try String(contentsOf: file, encoding: .utf8), into: &examples)
      }
    }
    return examples
  }

  /// The files below a folder of the package, in the order of their paths.
  static func files(in folder: String, endingIn ending: String) -> [URL] {
    let root = package.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map(root.appendingPathComponent)
  }

  /// Adds the examples of a file.
  static func read(_ text: String, into examples: inout [String: Example]) throws {
    var name: String?
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("// example: ") {
        #expect(name == nil, "\(name ?? "") has no end")
        (name, lines) = (String(content.dropFirst("// example: ".count)), [])
      } else if content == "// end" {
        let open = try #require(name, "there is an end without an example")
        examples[open, default: Example(name: open)].add(lines)
        name = nil
      } else {
        lines.append(String(line))
      }
    }
    #expect(name == nil, "\(name ?? "") has no end")
  }

  /// Lines without the indentation that they have in common.
  static func dedented(_ lines: [String]) -> [String] {
    let margins = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let margin = margins.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }
  }
}

extension Example {
  fileprivate mutating func add(_ more: [String]) {
    if !lines.isEmpty { lines.append("") }
    lines += ExampleFile.dedented(more)
  }
}
