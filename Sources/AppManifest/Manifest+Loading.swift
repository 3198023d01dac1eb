/// A manifest that was read, and what is odd about it.
public struct LoadedManifest: Sendable {
  /// The manifest, with its catalogues' entities in place.
  public var manifest: Manifest
  /// What is odd, though not wrong.
  public var warnings: [ManifestDiagnostic]
  /// Where the manifest's parts stand.
  let source: JSONSource
  let tree: LocatedJSON

  /// Adds lines and columns to diagnostics that were found later, as when phrases are compiled.
  public func located(_ error: ManifestError) -> ManifestError {
    let log = FaultLog(source)
    log.add(error.diagnostics, in: tree)
    return ManifestError(log.located())
  }
}

extension Manifest {
  /// Reads an app's folder or manifest file, with its catalogues.
  ///
  /// - Parameter path: A folder that holds `manifest.json`, or a file of that form by any name.
  ///   Catalogue files stand beside it, or in folders below.
  /// - Throws: ``ManifestError`` with every fault of all files.
  /// - Complexity: O(*n*) in the size of the files.
  public static func load(from path: String) throws(ManifestError) -> LoadedManifest {
    let file = AppFile(at: path)
    let folder = file.folder
    return try read(json: try file.read(), fileName: file.name) { name throws(ManifestError) in
      try AppFile(name, in: folder).read()
    }
  }

  /// Reads a manifest from its JSON form.
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8.
  ///   - fileName: What diagnostics call it.
  ///   - catalogue: Gives the bytes of the catalogue files that the manifest names. By default,
  ///     there are none.
  /// - Throws: ``ManifestError`` with every fault.
  /// - Complexity: O(*n*) in the size of the text and the catalogues.
  public static func read(
    json: [UInt8], fileName: String = "manifest.json",
    catalogue: (String) throws(ManifestError) -> [UInt8] = Manifest.noCatalogue
  ) throws(ManifestError) -> LoadedManifest {
    let source = JSONSource(name: fileName, bytes: json)
    let log = FaultLog(source)
    guard let tree = source.tree(log) else { throw ManifestError(log.located()) }
    var manifest = FormReader.manifest(from: tree, log)
    let rows = CatalogueReader.attachAll(to: &manifest, in: tree, log, catalogue)
    log.add(ManifestValidation.diagnostics(of: manifest, includesCatalogues: false), in: tree)
    let diagnostics = log.located() + rows
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ManifestError(diagnostics)
    }
    return LoadedManifest(manifest: manifest, warnings: diagnostics, source: source, tree: tree)
  }

  /// Reads a manifest from its JSON form, as ``read(json:fileName:catalogue:)`` does.
  public static func read(
    json: String, fileName: String = "manifest.json",
    catalogue: (String) throws(ManifestError) -> [UInt8] = Manifest.noCatalogue
  ) throws(ManifestError) -> LoadedManifest {
    try read(json: Array(json.utf8), fileName: fileName, catalogue: catalogue)
  }

  /// The catalogues of a manifest that does not come from a folder: none.
  public static func noCatalogue(_ name: String) throws(ManifestError) -> [UInt8] {
    throw ManifestError([
      ManifestDiagnostic(
        .error, at: .root, "there are no files beside this manifest",
        fix: "write the entities under \"entities\"")
    ])
  }
}

extension JSONSource {
  /// The value that the text holds, or `nil` if it is not JSON. What is wrong with it is logged.
  package func tree(_ log: FaultLog) -> LocatedJSON? {
    var reader = JSONReader(bytes)
    do {
      let tree = try reader.document()
      reader.duplicates.forEach(log.add)
      return tree
    } catch {
      reader.duplicates.forEach(log.add)
      log.add(error)
      return nil
    }
  }
}
