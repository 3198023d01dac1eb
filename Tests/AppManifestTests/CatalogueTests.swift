import AppManifest
import Foundation
import Testing

@Suite("An app's folder")
struct CatalogueTests {
  static let text = #"""
    {"app": {"id": "a", "name": "A"},
     "entityTypes": [{"name": "Film", "attributes": ["year", "director"], "catalogue": "films.jsonl"}]}
    """#

  @Test("is read with its catalogues")
  func folder() throws {
    try withFolder([
      "manifest.json": Self.text, "films.jsonl": "{\"id\":\"1\",\"title\":\"Up\",\"year\":2009}\n",
    ]) {
      let expected = [Manifest.Entity(id: "1", title: "Up", attributes: ["year": 2009])]
      for path in [$0, $0 + "/", $0 + "/manifest.json"] {
        let loaded = try Manifest.load(from: path)
        #expect(loaded.manifest.entityTypes[0].entities == expected)
        #expect(loaded.warnings.isEmpty)
      }
    }
  }

  @Test("is written and read again")
  func saving() throws {
    try withFolder([:]) { folder in
      let path = try FilmManifest.manifest.save(to: folder + "/new/app")
      #expect(path.hasSuffix("/new/app/manifest.json"))
      #expect(try Manifest.load(from: folder + "/new/app").manifest == FilmManifest.manifest)
      try FilmManifest.manifest.save(to: folder + "/one.json")
      #expect(try Manifest.load(from: folder + "/one.json").manifest == FilmManifest.manifest)
    }
  }

  @Test("that lacks something says what, without its path")
  func missing() throws {
    try withFolder(["manifest.json": Self.text]) { folder in
      let problem = "there is no such file (fix: check the name, or create the file)"
      let withoutCatalogue = Self.faults { try Manifest.load(from: folder) }
      #expect(
        withoutCatalogue == ["manifest.json:2:84: error: the catalogue \"films.jsonl\": \(problem)"]
      )
      let withoutManifest = Self.faults { try Manifest.load(from: folder + "/none.json") }
      #expect(withoutManifest == ["none.json: error: \(problem)"])
    }
    let device = Self.faults { try Manifest.load(from: "/dev/zero") }
    #expect(device.count == 1 && device[0].hasPrefix("zero: error: this is not a file"))
  }

  static let outside = ["../x.jsonl", "/etc/passwd", "a/../../b", "", "./x", "a//b"]

  @Test("holds its catalogues, which lie nowhere else", arguments: outside)
  func refusesOutside(name: String) {
    let text =
      #"{"app": {"id": "a", "name": "A"}, "entityTypes": [{"name": "F", "catalogue": "\#(name)"}]}"#
    let faults = Self.faults {
      try Manifest.read(json: text) { _ throws(DiagnosticError) in
        Issue.record("a file outside was asked for")
        return []
      }
    }
    #expect(faults.count == 1 && faults[0].contains("does not stand beside the manifest"))
  }

  static let rows: [(String, [String])] = [
    ("", ["manifest.json:2:84: warning: the catalogue is empty"]),
    (
      #"{"id": "1", "title": "A"}"# + "\n" + #"{"id": "1", "title": "B"}"#,
      ["films.jsonl:2:8: error: the id \"1\" belongs to an entity above"]
    ),
    (#"{"id": "1"}"#, ["films.jsonl:1:1: error: an entity has no \"title\""]),
    (
      #"{"id": 1, "title": "A"}"#,
      ["films.jsonl:1:8: error: \"id\" is a number, and should be a string"]
    ),
    (#"{"id": "1", "title": ""}"#, ["films.jsonl:1:22: error: an entity has no \"title\""]),
    (
      "[1]\n7",
      [
        "films.jsonl:1:1: error: an entity is an array, and should be an object",
        "films.jsonl:2:1: error: an entity is a number, and should be an object",
      ]
    ),
    (
      #"{"id": "1", "title": "A", "yaer": 1}"# + "\n" + #"{"id": "2", "title": "B", "yaer": 2}"#,
      [
        "films.jsonl:1:27: warning: the entity type has no attribute \"yaer\" (fix: did you mean \"year\"?)"
      ]
    ),
    (#"{"id": "1", "title": "\ud800"}"#, ["films.jsonl:1:23: error: half of a surrogate pair"]),
    (
      #"{"id": "1", "title": "A", "synonyms": "B"}"#,
      ["films.jsonl:1:39: error: \"synonyms\" is a string"]
    ),
    // Two entities of one title are fine.
    (#"{"id": "1", "title": "A"}"# + "\n" + #"{"id": "2", "title": "A"}"#, []),
  ]

  @Test("has its catalogues' rows checked", arguments: rows)
  func checksRows(rows: String, expected: [String]) {
    let found = Self.faults {
      try Manifest.read(json: Self.text) { name throws(DiagnosticError) in
        #expect(name == "films.jsonl")
        return Array(rows.utf8)
      }
    }
    #expect(found.count == expected.count, "\(found)")
    for (found, expected) in zip(found, expected) { #expect(found.hasPrefix(expected)) }
  }

  @Test("may hold many entities")
  func many() throws {
    let rows = (0..<20_000).map {
      #"{"id": "f\#($0)", "title": "Film \#($0)", "aliases": ["F\#($0)"]}"#
    }
    let loaded = try Manifest.read(json: Self.text) { _ throws(DiagnosticError) in
      Array(rows.joined(separator: "\n").utf8)
    }
    let entities = loaded.manifest.entityTypes[0].entities
    #expect(entities.count == 20_000)
    #expect(entities.last == .init(id: "f19999", title: "Film 19999", synonyms: ["F19999"]))
    #expect(entities[7].jsonLine() == #"{"id":"f7","title":"Film 7","synonyms":["F7"]}"#)
  }

  static func faults(_ load: () throws -> ValidManifest) -> [String] {
    do {
      return try load().warnings.map(\.description)
    } catch {
      return (error as? DiagnosticError)?.diagnostics.map(\.description) ?? ["\(error)"]
    }
  }

  /// Runs a test with a folder of some files, which is removed afterwards.
  func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(folder.path)
  }
}
