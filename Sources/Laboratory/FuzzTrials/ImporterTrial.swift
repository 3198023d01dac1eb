import AppManifest
import SentenceTemplates

/// A file to read. The first line says what it is:
///
/// | line | the rest |
/// |---|---|
/// | `json`, `yaml` | sentence templates, and after a line `----` a catalogue of names |
/// | `names` | such a catalogue |
/// | `manifest` | a manifest, and after lines `----` the catalogues that it names |
/// | `entities` | a catalogue of entities |
///
/// What is accepted must be accepted again once it has been written, and be the same.
struct ImporterTrial {
  private let kind: String
  private let parts: [[UInt8]]

  init(_ input: [UInt8]) {
    let lines = InputLines(input)
    kind = lines.head
    parts = lines.parts
  }

  func run(_ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    guard let manifest = stopwatch.time({ read() }) else { return }
    for pretty in [false, true] {
      let text = stopwatch.time { manifest.json(pretty: pretty) }
      let again: Manifest
      do {
        again = try stopwatch.time { () throws(DiagnosticError) -> Manifest in
          try Manifest.read(json: text).manifest
        }
      } catch {
        throw FuzzFinding("what was accepted is refused once it is written: \(error)\n\(text)")
      }
      guard again == manifest else {
        throw FuzzFinding("what was written is not what is read: \(text)")
      }
    }
  }

  /// The manifest, if the file is accepted. Its faults are written out, since they quote it.
  private func read() -> Manifest? {
    do {
      switch kind {
      case "json": return try templates("templates.json")
      case "yaml": return try templates("templates.yaml")
      case "names": return try names()
      case "entities": return try entities()
      default: return try manifest()
      }
    } catch {
      _ = error.description
      return nil
    }
  }

  private func templates(_ name: String) throws(DiagnosticError) -> Manifest {
    let catalogue = parts.count > 1 ? JSONSource(name: "catalog.jsonl", bytes: parts[1]) : nil
    return try SentenceTemplateImporter.import(
      templates: [JSONSource(name: name, bytes: parts[0])], catalogue: catalogue
    ).manifest
  }

  private func names() throws(DiagnosticError) -> Manifest {
    let templates = #"{"language": "en", "intents": {"Go": {"data": [{"sentences": ["{name}"]}]}}}"#
    return try SentenceTemplateImporter.import(
      templates: [JSONSource(name: "templates.json", bytes: Array(templates.utf8))],
      catalogue: JSONSource(name: "catalog.jsonl", bytes: parts[0])
    ).manifest
  }

  private func manifest() throws(DiagnosticError) -> Manifest {
    let parts = parts
    return try Manifest.read(json: parts[0]) { _ in parts.count > 1 ? parts[1] : [] }.manifest
      .withoutFiles
  }

  private func entities() throws(DiagnosticError) -> Manifest {
    let manifest = #"""
      {"formatVersion": 1, "app": {"id": "a", "name": {"en": "A"}}, "languages": ["en"],
       "entityTypes": [{"name": "T", "title": {"en": "t"}, "catalogue": "t.jsonl"}],
       "intents": [{"name": "I", "parameters": [{"name": "p", "type": "T"}]}],
       "shortcuts": [{"intent": "I", "phrases": {"en": ["go ${p}"]}}]}
      """#
    let parts = parts
    return try Manifest.read(json: Array(manifest.utf8)) { _ in parts[0] }.manifest.withoutFiles
  }
}

extension Manifest {
  /// The manifest with its entities in itself, as if there were no catalogue files.
  fileprivate var withoutFiles: Manifest {
    var manifest = self
    for index in manifest.entityTypes.indices { manifest.entityTypes[index].catalogue = nil }
    return manifest
  }
}
