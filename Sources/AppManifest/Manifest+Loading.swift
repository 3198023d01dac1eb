/// A manifest that has been checked, with the places of its parts and what is odd about it.
///
/// There is no way to make one but to check a manifest: ``Manifest/load(from:)`` and
/// ``Manifest/read(json:fileName:catalogue:)-([UInt8],_,_)`` do it with files,
/// ``Manifest/validated()`` with what was built in Swift. Whoever takes one need not check again.
public struct ValidManifest: Sendable {
  /// The manifest, with its catalogues' entities in place.
  public private(set) var manifest: Manifest
  /// What is odd, though not wrong.
  public let warnings: [Diagnostic]
  /// Where the manifest's parts stand. `nil`: it was built in Swift.
  private let written: (source: JSONSource, tree: LocatedJSON)?

  fileprivate init(
    _ manifest: Manifest, warnings: [Diagnostic],
    written: (source: JSONSource, tree: LocatedJSON)? = nil
  ) {
    self.manifest = manifest
    self.warnings = warnings
    self.written = written
  }

  /// The manifest with other policies, which no other part depends on.
  public func with(_ policies: Manifest.Policies) -> ValidManifest {
    var copy = self
    copy.manifest.policies = policies
    return copy
  }

  /// Adds lines and columns to diagnostics that were found later, as when phrases are compiled.
  ///
  /// Those that have a place in a file keep it, and come first. A manifest that was built in Swift
  /// has no lines.
  public func located(_ error: DiagnosticError) -> DiagnosticError {
    guard let written else { return error }
    let log = FaultLog(written.source)
    log.add(error.diagnostics.filter { $0.file == nil }, in: written.tree)
    return DiagnosticError(error.diagnostics.filter { $0.file != nil } + log.located())
  }
}

extension Manifest {
  /// The manifest as one that has been checked.
  ///
  /// - Throws: ``DiagnosticError`` with everything that is wrong, and what is odd beside it.
  /// - Complexity: O(*n*) in the size of the manifest.
  public func validated() throws(DiagnosticError) -> ValidManifest {
    let diagnostics = validate()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw DiagnosticError(diagnostics)
    }
    return ValidManifest(self, warnings: diagnostics)
  }
}

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
    return ValidManifest(manifest, warnings: diagnostics, written: (source, tree))
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
