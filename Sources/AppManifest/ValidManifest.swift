/// A manifest that has been checked, with the places of its parts and what is odd about it.
///
/// There is no way to make one but to check a manifest: ``Manifest/load(from:)`` and
/// ``Manifest/read(json:fileName:catalogue:)-([UInt8],_,_)`` do it with files,
/// ``Manifest/validated()`` with what was built in Swift. A function that takes one need not check
/// again.
///
/// Where a fault must not keep the rest from working, as when names come from an app's own database,
/// ``Manifest/leavingOutFaults()`` checks too, and leaves out what it finds faulty.
public struct ValidManifest: Sendable {
  /// The manifest, with its catalogues' entities in place.
  public private(set) var manifest: Manifest
  /// What is odd, though not wrong.
  public let warnings: [Diagnostic]
  /// The errors of what was left out. Empty, unless ``Manifest/leavingOutFaults()`` made this.
  public let omissions: [Diagnostic]
  /// Where the manifest's parts stand. `nil`: it was built in Swift.
  private let written: (source: JSONSource, tree: LocatedJSON)?

  /// Only for what has just been checked.
  init(
    checked manifest: Manifest, warnings: [Diagnostic], omissions: [Diagnostic] = [],
    written: (source: JSONSource, tree: LocatedJSON)? = nil
  ) {
    self.manifest = manifest
    self.warnings = warnings
    self.omissions = omissions
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
  package func located(_ error: DiagnosticError) -> DiagnosticError {
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
    return ValidManifest(checked: self, warnings: diagnostics)
  }
}
