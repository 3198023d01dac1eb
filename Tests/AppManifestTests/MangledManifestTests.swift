import AppManifest
import Foundation
import RandomNumbers
import Testing

@Suite("Manifests with random values in random places")
struct MangledManifestTests {
  @Test("are read or refused, and every fault has its place", arguments: 0..<300 as Range<UInt64>)
  func mangled(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = Bool.random(using: &random) ? FilmManifest.text : ManifestFaultTests.sentences
    var tree = try JSONReaderTests.read(text)
    for _ in 0..<Int.random(in: 1...3, using: &random) { Self.mangle(&tree, &random) }
    let mangled = tree.text(pretty: true)
    do {
      let manifest = try Manifest.read(json: mangled).manifest
      #expect(try Manifest.read(json: manifest.json()).manifest == manifest)
    } catch {
      let lines = mangled.split(separator: "\n").count
      #expect(error.diagnostics.contains { $0.severity == .error })
      for fault in error.diagnostics {
        #expect((1...lines).contains(fault.line ?? 0) && (fault.column ?? 0) > 0)
        #expect(!fault.message.isEmpty && !fault.fix.isEmpty)
      }
    }
  }

  /// Replaces a random value below the root, or a random key.
  static func mangle(_ node: inout LocatedJSON, _ random: inout SeededGenerator) {
    switch node.kind {
    case .array(var elements) where !elements.isEmpty && Int.random(in: 0..<6, using: &random) > 0:
      mangle(&elements[Int.random(in: elements.indices, using: &random)], &random)
      node.kind = .array(elements)
    case .object(var members) where !members.isEmpty && Int.random(in: 0..<6, using: &random) > 0:
      let place = Int.random(in: members.indices, using: &random)
      if Int.random(in: 0..<8, using: &random) == 0 { members[place].key += "x" }
      mangle(&members[place].value, &random)
      node.kind = .object(members)
    default:
      node = LocatedJSON(value: JSONReaderGeneratedTests.value(depth: 2, &random))
    }
  }
}

@Suite("The article on the JSON form")
struct ArticleTests {
  @Test("shows an app that can be read")
  func example() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: package.appendingPathComponent(
        "Sources/AppManifest/AppManifest.docc/TheManifest.md"), encoding: .utf8)
    let examples = article.components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count == 2)
    let loaded = try Manifest.read(json: examples[0]) { name throws(DiagnosticError) in
      #expect(name == "films.jsonl")
      return Array(examples[1].utf8)
    }
    #expect(loaded.warnings.map(\.message) == [])
    #expect(loaded.manifest.entityTypes[0].entities.map(\.title) == ["Toy Story", "A Bug's Life"])
  }
}
