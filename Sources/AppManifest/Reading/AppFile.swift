import Foundation

/// A file of an app: its manifest, or a catalogue.
struct AppFile {
  /// The size beyond which a file is refused, in bytes: 1 GiB.
  static let maximumSize = 1 << 30

  private let url: URL
  /// The name that messages may show.
  var name: String { url.lastPathComponent }
  /// The folder that the file stands in.
  var folder: URL { url.deletingLastPathComponent() }

  /// The file at a path.
  init(_ path: String) { url = URL(fileURLWithPath: path) }

  /// The manifest at a path: `manifest.json` in a folder, or the file itself.
  init(at path: String) {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self.url = exists && isFolder.boolValue ? url.appendingPathComponent("manifest.json") : url
  }

  /// A file beside a manifest. The name has been checked to lead nowhere else.
  init(_ name: String, in folder: URL) { url = folder.appendingPathComponent(name) }

  /// The file's bytes. Anything but a file, such as a pipe that never ends, is refused.
  func read() throws(DiagnosticError) -> [UInt8] {
    let path = url.resolvingSymlinksInPath().path
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: path)
    } catch {
      throw fault(
        "there is no such file", fix: "check the name, or create the file", isMissing: true)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw fault("this is not a file", fix: "name a file, or a folder that holds manifest.json")
    }
    guard attributes[.size] as? Int ?? 0 <= Self.maximumSize else {
      throw fault("the file is larger than 1 GiB", fix: "split it, or query the entities instead")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw fault("the file cannot be read", fix: "check its permissions")
    }
    return [UInt8](data)
  }

  private func fault(
    _ message: String, fix: String, isMissing: Bool = false
  ) -> DiagnosticError {
    DiagnosticError(
      [Diagnostic(.error, at: .file(name), message, fix: fix)], isMissingInput: isMissing)
  }
}

extension JSONSource {
  /// The file at a path.
  package init(contentsOf path: String) throws(DiagnosticError) {
    let file = AppFile(path)
    self.init(name: file.name, bytes: try file.read())
  }
}
