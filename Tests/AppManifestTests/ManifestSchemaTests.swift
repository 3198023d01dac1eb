import AppManifest
import Foundation
import ManifestSchema
import RandomNumbers
import Testing

@Suite("The schema")
struct ManifestSchemaTests {
  let schema: LocatedJSON

  init() throws { schema = try JSONReaderTests.read(ManifestSchema.text) }

  /// A field that is not written, or written otherwise than it is described, fails here; one that is
  /// not read again fails the round trip of generated manifests.
  @Test("describes every member that is written, and no member that never is")
  func members() throws {
    var walk = SchemaWalk(schema: schema)
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let manifest = ManifestRoundTripTests.manifest(&random)
      walk.visit(try JSONReaderTests.read(manifest.json()), as: schema)
    }
    // Where a condition may stand, so may a value that is an object of any keys.
    #expect(walk.strangers.filter { !$0.utf8.starts(with: "condition.".utf8) } == [])
    let unused = walk.described.subtracting(walk.written).sorted()
    #expect(unused.joined(separator: " ") == "entity.aliases manifest.$schema")
  }

  @Test("refers only to what it defines")
  func references() throws {
    let names = Set(try #require(schema["$defs"]?.object).map { "#/$defs/\($0.key)" })
    let references = Self.references(in: schema)
    #expect(references.count > 30)
    #expect(Set(references) == names)
  }

  @Test("offers the words that the reader takes")
  func choices() throws {
    let expected: [(String, String, [String])] = [
      ("policies", "tolerance", Manifest.Policies.Tolerance.allCases.map(\.rawValue)),
      ("policies", "ties", Manifest.Policies.Ties.allCases.map(\.rawValue)),
      ("policies", "wording", Manifest.Policies.Wording.allCases.map(\.rawValue)),
      ("confirmation", "undoable", Manifest.Confirmation.When.allCases.map(\.rawValue)),
      ("intent", "risk", Manifest.Risk.allCases.map(\.rawValue)),
      ("entityType", "exactTitle", Manifest.ExactTitlePolicy.allCases.map(\.rawValue)),
      ("sentenceSet", "edition", SentenceSet.Edition.allCases.map(\.rawValue)),
      ("range", "fractions", NumberRange.Fractions.allCases.map(\.rawValue)),
      ("parameterType", "measurement", Manifest.Dimension.allCases.map(\.rawValue)),
    ]
    for (form, key, words) in expected {
      let property = schema["$defs"]?[form]?["properties"]?[key]
      #expect(property?["enum"]?.array?.compactMap(\.string) == words)
    }
  }

  static func references(in node: LocatedJSON) -> [String] {
    switch node.kind {
    case .array(let elements): elements.flatMap(references)
    case .object(let members):
      members.flatMap { $0.key == "$ref" ? [$0.value.string ?? ""] : references(in: $0.value) }
    default: []
    }
  }
}

/// Compares what is written with what the schema describes.
struct SchemaWalk {
  let schema: LocatedJSON
  /// The members that were met, as `intent.title`.
  private(set) var written: Set<String> = []
  /// Those that the schema does not know.
  private(set) var strangers: Set<String> = []

  init(schema: LocatedJSON) { self.schema = schema }

  /// All members of all definitions.
  var described: Set<String> {
    Set(
      (schema["$defs"]?.object ?? []).flatMap { definition in
        (definition.value["properties"]?.object ?? []).map { "\(definition.key).\($0.key)" }
      })
  }

  mutating func visit(_ node: LocatedJSON, as place: LocatedJSON, _ name: String = "") {
    if let reference = place["$ref"]?.string {
      let name = String(reference.dropFirst("#/$defs/".count))
      return visit(node, as: schema["$defs"]?[name] ?? LocatedJSON(.null), name)
    }
    for choice in place["oneOf"]?.array ?? [] where fits(node, choice) {
      return visit(node, as: choice, name)
    }
    switch node.kind {
    case .array(let elements):
      for element in elements { visit(element, as: place["items"] ?? place, name) }
    case .object(let members):
      for member in members { visit(member, of: place, name) }
    default: break
    }
  }

  private mutating func visit(_ member: LocatedJSON.Member, of place: LocatedJSON, _ name: String) {
    if let property = place["properties"]?[member.key] {
      written.insert("\(name).\(member.key)")
      visit(member.value, as: property, name)
    } else if let rest = place["additionalProperties"], rest.object != nil {
      visit(member.value, as: rest, name)
    } else if place["additionalProperties"]?.value == .bool(false) {
      strangers.insert("\(name).\(member.key)")
    }
  }

  /// True if a choice is for values of a kind.
  private func fits(_ node: LocatedJSON, _ choice: LocatedJSON) -> Bool {
    if choice["$ref"] != nil { return node.object != nil }
    switch choice["type"]?.string {
    case "object": return node.object != nil
    case "array": return node.array != nil
    default: return node.object == nil && node.array == nil
    }
  }
}

/// Checks the schema with another's implementation of the standard.
// skipped: python3 with the module jsonschema is absent
@Suite("The schema, by python's jsonschema", .enabled(if: Python.hasJSONSchema))
struct ManifestSchemaValidationTests {
  static let correct = [
    FilmManifest.text, FilmManifest.manifest.json(), ManifestFaultTests.sentences,
  ]

  static let faulty = [
    "[]", "{}", #"{"app": {"id": "a", "name": 3}}"#,
    #"{"app": {"id": "a", "name": "A"}, "intnts": []}"#,
    #"{"app": {"id": "a", "name": "A"}, "policies": {"ties": "asks"}}"#,
    #"{"app": {"id": "a", "name": "A"}, "enums": [{"name": "G", "cases": []}]}"#,
    #"{"app": {"id": "a", "name": "A"}, "sentences": {"en": {"lists": {"l": {}}}}}"#,
  ]

  @Test("accepts what is correct, and refuses what is faulty")
  func validation() throws {
    let program = """
      import json, sys, jsonschema
      schema, *manifests = json.load(sys.stdin)
      jsonschema.Draft202012Validator.check_schema(schema)
      checker = jsonschema.Draft202012Validator(schema)
      print("".join("+" if checker.is_valid(manifest) else "-" for manifest in manifests))
      """
    let input = ([ManifestSchema.text] + Self.correct + Self.faulty).joined(separator: ",")
    #expect(try Python.run(program, input: "[\(input)]") == "+++-------\n")
  }
}

/// Runs python3, where it is installed.
enum Python {
  static let hasJSONSchema = (try? run("import jsonschema; print(1)", input: "")) == "1\n"

  static func run(_ program: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = FileHandle.nullDevice
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
