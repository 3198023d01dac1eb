import AppManifest
import Foundation
import YAMLReading

/// The files that sentence templates are read from.
///
/// Files that end in `.yaml` or `.yml` are YAML, as in `custom_sentences/LANG`; all others are JSON.
struct TemplateFiles {
  /// The most files of a folder, those in folders below counted in.
  static let maximumCount = 10_000

  /// The files that paths name: themselves, or for a folder all templates in it and below, in the
  /// order of their paths.
  ///
  /// - Throws: ``DiagnosticError`` if a folder holds none, or too many.
  static func files(at paths: [String]) throws(DiagnosticError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      files += exists && isFolder.boolValue ? try self.files(in: path) : [path]
    }
    return files
  }

  private static func files(in folder: String) throws(DiagnosticError) -> [String] {
    var found: [String] = []
    let walk = FileManager.default.enumerator(atPath: folder)
    while let file = walk?.nextObject() as? String {
      if isTemplates(file) { found.append(file) }
      guard found.count <= maximumCount else {
        throw fault(folder, "the folder holds more than \(maximumCount) files of templates")
      }
    }
    guard !found.isEmpty else {
      let empty = fault(folder, "the folder holds no templates: no .yaml, .yml or .json")
      throw DiagnosticError(empty.diagnostics, isMissingInput: true)
    }
    return found.sorted().map { folder + "/" + $0 }
  }

  private static func fault(_ folder: String, _ message: String) -> DiagnosticError {
    let name = URL(fileURLWithPath: folder).lastPathComponent
    return DiagnosticError([
      Diagnostic(.error, at: .file(name), message, fix: "name the folder of one language")
    ])
  }

  private static func isTemplates(_ file: String) -> Bool {
    isYAML(file) || file.lowercased().hasSuffix(".json")
  }

  static func isYAML(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }
}

extension JSONSource {
  /// The tree of a file of either form.
  func templateTree(_ log: FaultLog) -> LocatedJSON? {
    TemplateFiles.isYAML(name) ? yamlTree(log) : tree(log)
  }
}
