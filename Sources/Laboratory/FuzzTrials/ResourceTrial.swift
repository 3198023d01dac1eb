import AppManifest
import IntentRuntime

/// A file of an app's bundle. The first line says what it is: `xcstrings`, `strings` or `jsonl`.
///
/// It has tables that can be read, or faults that say something.
struct ResourceTrial {
  private let kind: String
  private let bytes: [UInt8]

  init(_ input: [UInt8]) {
    let lines = InputLines(input)
    kind = lines.head
    bytes = Array(lines.body)
  }

  func run(_ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    var tables = Localization(sourceLanguage: "en", languages: nil)
    do {
      try stopwatch.time { () throws(DiagnosticError) in try add(to: &tables) }
    } catch {
      guard !error.description.isEmpty else { throw FuzzFinding("the fault says nothing") }
      return
    }
    stopwatch.time {
      for key in tables.keys(ofTable: "T") {
        for language in ["en", "de", "pt-BR"] {
          _ = tables.texts(forKey: key, table: "T", language: language)
        }
      }
    }
  }

  private func add(to tables: inout Localization) throws(DiagnosticError) {
    switch kind {
    case "strings": try tables.add(strings: bytes, table: "T", language: "de")
    case "jsonl": tables.add(names: bytes, table: "T")
    default: try tables.add(catalogue: bytes, table: "T")
    }
  }
}
