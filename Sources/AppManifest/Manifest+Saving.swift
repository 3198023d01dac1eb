import Foundation

extension Manifest {
  /// Writes the manifest's JSON form to a file, or to `manifest.json` in a folder.
  ///
  /// The file is written whole or not at all. A folder that is not there yet is created.
  ///
  /// - Parameter path: A file, if the name ends in `.json`, else a folder.
  /// - Returns: The path of the file.
  /// - Throws: ``DiagnosticError`` if the file cannot be written.
  @discardableResult
  public func save(to path: String) throws(DiagnosticError) -> String {
    let url = URL(fileURLWithPath: path)
    let file = url.pathExtension == "json" ? url : url.appendingPathComponent("manifest.json")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(json().utf8).write(to: file, options: .atomic)
    } catch {
      throw DiagnosticError([
        Diagnostic(
          .error, at: .file(file.lastPathComponent), "the file cannot be written",
          fix: "check the folder's permissions")
      ])
    }
    return file.path
  }
}
