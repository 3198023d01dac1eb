extension Manifest {
  /// Reads an app's folder or manifest file, with its catalogues.
  ///
  /// - Parameter path: A folder that holds `manifest.json`, or a file of that form by any name.
  ///   Catalogue files stand beside it, or in folders below.
  /// - Throws: ``DiagnosticError`` with every fault of all files.
  /// - Complexity: O(*n*) in the size of the files.
  public static func load(from path: String) throws(DiagnosticError) -> ValidManifest {
    let file = AppFile(at: path)
    let folder = file.folder
    return try read(json: try file.read(), fileName: file.name) { name throws(DiagnosticError) in
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
  /// - Throws: ``DiagnosticError`` with every fault.
  /// - Complexity: O(*n*) in the size of the text and the catalogues.
  public static func read(
    json: [UInt8], fileName: String = "manifest.json",
    catalogue: (String) throws(DiagnosticError) -> [UInt8] = Manifest.noCatalogue
  ) throws(DiagnosticError) -> ValidManifest {
    let source = JSONSource(name: fileName, bytes: json)
    let log = FaultLog(source)
    guard let tree = source.tree(log) else { throw DiagnosticError(log.located()) }
    var manifest = FormReader.manifest(from: tree, log)
    let rows = CatalogueReader.attachAll(to: &manifest, in: tree, log, catalogue)
    log.add(ManifestValidation.diagnostics(of: manifest, includesCatalogues: false), in: tree)
    let diagnostics = log.located() + rows
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw DiagnosticError(diagnostics)
    }
    return ValidManifest(checked: manifest, warnings: diagnostics, written: (source, tree))
  }

  /// Reads a manifest from its JSON form, as ``read(json:fileName:catalogue:)`` does.
  public static func read(
    json: String, fileName: String = "manifest.json",
    catalogue: (String) throws(DiagnosticError) -> [UInt8] = Manifest.noCatalogue
  ) throws(DiagnosticError) -> ValidManifest {
    try read(json: Array(json.utf8), fileName: fileName, catalogue: catalogue)
  }

  /// The catalogues of a manifest that does not come from a folder: none.
  public static func noCatalogue(_ name: String) throws(DiagnosticError) -> [UInt8] {
    throw DiagnosticError([
      Diagnostic(
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
