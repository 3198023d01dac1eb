package import AppManifest
package import Foundation

extension Localization {
  /// The tables in a folder: its string catalogues, its catalogues of names, and the strings files
  /// in folders of languages.
  ///
  /// ```
  /// Resources/AppShortcuts.xcstrings
  /// Resources/films.jsonl
  /// Resources/de.lproj/Localizable.strings
  /// ```
  ///
  /// `Base.lproj` holds the source language. A folder without tables gives none.
  ///
  /// - Throws: `DiagnosticError` with the faults of the first file that cannot be read.
  package init(
    folder: URL, sourceLanguage: String = "en", languages: [String]? = nil
  ) throws(DiagnosticError) {
    self.init(sourceLanguage: sourceLanguage, languages: languages)
    for file in Self.files(in: folder) {
      if file.pathExtension == "xcstrings" {
        try add(catalogue: JSONSource(contentsOf: file.path).bytes, table: file.stem)
      } else if file.pathExtension == "jsonl" {
        add(names: try JSONSource(contentsOf: file.path).bytes, table: file.stem)
      } else if file.pathExtension == "lproj" {
        try addStrings(in: file)
      }
    }
  }

  private mutating func addStrings(in folder: URL) throws(DiagnosticError) {
    let language = folder.stem == "Base" ? sourceLanguage : folder.stem
    guard language.isLanguageTag else { return }
    for file in Self.files(in: folder) where file.pathExtension == "strings" {
      let bytes = try JSONSource(contentsOf: file.path).bytes
      try add(strings: bytes, table: file.stem, language: language)
    }
  }

  /// The files and folders in a folder by name, so that the result does not depend on the disk.
  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}

extension URL {
  fileprivate var stem: String { deletingPathExtension().lastPathComponent }
}
