import Foundation
import Testing

/// Modules form a strict ladder: one may import only what stands on a lower rung. SwiftPM does not
/// see to that (it lets transitive imports through), so the import lines themselves are read.
@Suite struct LayeringTests {
  /// The rung of every module of ours. A module that is added to `Sources` belongs here too.
  static let layers: [String: Int] = [
    "CICUSystem": -1,
    "BoundedWork": -2,
    "EditDistance": -1,
    "TemplateGrammar": -1,
    "CICU": 0,
    "CLibEdit": 0,
    "AppManifest": 0,
    "MappedImage": 0,
    "RandomNumbers": 0,
    "TextAnalysis": 1,
    "ManifestSchema": 1,
    "IntentRanking": 1,
    "SentenceTemplates": 2, "ExampleSets": 2,
    "NameIndex": 2,
    "ActionPhrases": 2,
    "YAMLReading": 1,
    "PhraseMatching": 3,
    "Dialogue": 4, "UtteranceSampling": 4,
    "PhraseRouter": 5,
    "DialogueScripts": 6,
    "CTypeRecords": 0,
    "IntentRuntime": 6,
    "DialogueScriptReading": 7, "StoredActivity": 7, "REPL": 7, "WyomingServer": 7,
    "Evaluation": 8, "AppIntentsTesting": 8, "AppREPL": 8,
    "CommandIO": 9, "film-tracker": 9,
    "phrase-router": 10,
  ].merging(appLayers) { $1 }.merging(laboratory) { $1 }

  /// What measures and compares the product, in a folder of its own. Nothing else may import it.
  static let laboratory: [String: Int] = [
    "CLibFuzzer": 0,
    "LabOracles": 9, "LabBenches": 9,
    "FuzzTrials": 10, "phrase-lab": 10,
    "phrase-fuzz": 11,
  ]

  /// What an app's own source imports: these know nothing of the router.
  static let appLayers: [String: Int] = [
    "LanguageTags": -1,
    "FoundationSupplement": 0, "AppIntentsMacros": 0,
    "SwiftUI": 1, "UniformTypeIdentifiers": 1, "CoreLocation": 1, "VisualIntelligence": 1,
    "CoreSpotlight": 2, "CoreTransferable": 2,
    "AppIntents": 3,
    "FilmTracker": 4, "WidgetKit": 4,
  ]

  /// The modules of others, and who may import them. `nil`: anyone.
  static let foreign: [String: Set<String>?] = [
    "Foundation": nil, "Glibc": nil, "Darwin": nil, "Synchronization": nil, "Dispatch": nil,
    "Musl": nil, "FoundationEssentials": nil,
    "Yams": ["YAMLReading"],
    "ArgumentParser": ["CommandIO", "phrase-router", "phrase-lab", "film-tracker"],
    "FlyingSocks": ["WyomingServer"],
    "GRDB": ["StoredActivity"],
  ]

  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
  /// The folder in it that holds the laboratory's modules.
  static let laboratoryFolder = "Laboratory"

  @Test func everyModuleHasALayer() throws {
    let own = try Self.modules(in: Self.sources).filter { $0 != Self.laboratoryFolder }
    let laboratory = try Self.modules(
      in: Self.sources.appendingPathComponent(Self.laboratoryFolder))
    let modules = own + laboratory
    #expect(!own.isEmpty)
    #expect(modules.filter { Self.layers[$0] == nil } == [], "these modules have no layer")
    #expect(Set(Self.layers.keys).subtracting(modules) == [], "these modules do not exist")
    #expect(Set(laboratory) == Set(Self.laboratory.keys), "these are no part of the laboratory")
  }

  private static func modules(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
  }

  @Test func importsGoDown() throws {
    let imports = try Self.imports()
    #expect(imports.count > 50, "the scan found hardly any import")
    #expect(imports.filter { Self.fault(of: $0) != nil } == [])
  }

  @Test(arguments: [
    ("import PhraseRouter", "Dialogue", false),
    ("package import Dialogue", "PhraseRouter", true),
    ("internal import struct TextAnalysis.Token", "AppManifest", false),
    ("@_exported public import AppManifest", "PhraseRouter", true),
    ("import Yams", "YAMLReading", true),
    ("import Yams", "PhraseRouter", false),
    ("import SwiftSyntax", "PhraseRouter", false),
    ("import Evaluation", "Evaluation", false),
    ("import FoundationSupplement", "SwiftUI", true),
    ("import CICU", "SwiftUI", false),
    ("import LabOracles", "FuzzTrials", true),
    ("import LabOracles", "film-tracker", false),
    ("import Yams", "REPL", false),
  ])
  func faultsAreFound(line: String, module: String, isAllowed: Bool) throws {
    let imported = try #require(Self.imported(by: line[...]))
    let place = Import(module: module, imported: imported, file: "test")
    #expect((Self.fault(of: place) == nil) == isAllowed)
  }

  @Test(arguments: ["// import PhraseRouter", "let important = 1", "importer.run()", ""])
  func otherLinesAreNoImports(line: String) {
    #expect(Self.imported(by: line[...]) == nil)
  }

  struct Import: Equatable, CustomStringConvertible {
    var module: String
    var imported: String
    var file: String

    var description: String { "\(file): \(module) imports \(imported)" }
  }

  /// Why an import is not allowed, if it is not.
  static func fault(of place: Import) -> String? {
    if let allowed = foreign[place.imported] {
      return allowed?.contains(place.module) ?? true ? nil : "is not for this module"
    }
    guard let from = layers[place.module], let to = layers[place.imported] else {
      return "has no layer"
    }
    if appLayers[place.module] != nil, appLayers[place.imported] == nil {
      return "is the router's"
    }
    if laboratory[place.imported] != nil, laboratory[place.module] == nil {
      return "is the laboratory's"
    }
    return to < from ? nil : "does not go down"
  }

  /// The module that a line imports, if it does.
  static func imported(by line: Substring) -> String? {
    let access = ["public", "package", "internal", "private", "fileprivate"]
    var words = line.split(separator: " ").drop { word in
      word.hasPrefix("@") || access.contains(String(word))
    }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if let kind = words.first, kinds.contains(String(kind)) { words = words.dropFirst() }
    return words.first.flatMap { $0.split(separator: ".").first }.map(String.init)
  }

  static func imports() throws -> [Import] {
    let files = FileManager.default.enumerator(atPath: sources.path)
    var found: [Import] = []
    while let file = files?.nextObject() as? String {
      let folders = file.split(separator: "/").drop { $0 == laboratoryFolder }
      guard file.hasSuffix(".swift"), let module = folders.first else { continue }
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(whereSeparator: \.isNewline) {
        guard let imported = imported(by: line.drop { $0 == " " }) else { continue }
        found.append(Import(module: String(module), imported: imported, file: file))
      }
    }
    return found
  }
}
