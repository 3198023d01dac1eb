import AppManifest
import Foundation
import ManifestSchema
import Testing

@Suite("The schema")
struct ManifestSchemaTests {
  let schema: LocatedJSON

  init() throws { schema = try JSONReaderTests.read(ManifestSchema.text) }

  @Test("knows the keys that the reader knows, and no others", arguments: ManifestForm.allCases)
  func keys(form: ManifestForm) throws {
    let definition = try #require(schema["$defs"]?[form.rawValue])
    let keys = try #require(definition["properties"]?.object).map(\.key)
    #expect(Set(keys) == Set(form.keys))
    #expect(keys.count == form.keys.count)
    #expect(definition["additionalProperties"]?.value == .bool(form.isOpen))
  }

  @Test("defines no object that the reader does not know")
  func definitions() throws {
    let definitions = try #require(schema["$defs"]?.object)
    let objects = definitions.filter { $0.value["properties"] != nil }.map(\.key)
    #expect(Set(objects) == Set(ManifestForm.allCases.map(\.rawValue)))
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
    let expected: [(ManifestForm, String, [String])] = [
      (.policies, "tolerance", Manifest.Policies.Tolerance.allCases.map(\.rawValue)),
      (.policies, "ties", Manifest.Policies.Ties.allCases.map(\.rawValue)),
      (.entityType, "exactTitle", Manifest.ExactTitlePolicy.allCases.map(\.rawValue)),
      (.sentenceSet, "edition", SentenceSet.Edition.allCases.map(\.rawValue)),
      (.range, "fractions", NumberRange.Fractions.allCases.map(\.rawValue)),
      (.parameterType, "measurement", Manifest.Dimension.allCases.map(\.rawValue)),
    ]
    for (form, key, words) in expected {
      let property = schema["$defs"]?[form.rawValue]?["properties"]?[key]
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
