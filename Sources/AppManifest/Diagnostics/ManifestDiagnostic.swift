/// Something that is wrong with a manifest, where, and what to do about it.
///
/// Rendered as compilers do: `manifest.json:12:7: error: there is no parameter "flm" (fix: did you
/// mean "film"?)`. A manifest that was built in Swift has no lines; its path stands there instead.
public struct ManifestDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it.
  public var fix: String
  /// Where it is in the manifest.
  public var path: ManifestPath
  /// Where it is in the text at ``path``, in UTF-8, if it is in the midst of one.
  public var textOffset: Int?
  /// The name of the file that it is in, without its folder, once that is known.
  public var file: String?
  /// The line that it is on, from 1, once that is known.
  public var line: Int?
  /// The column that it is in, from 1, in Unicode code points, once that is known.
  public var column: Int?
  /// True if it is about the key that the path ends in rather than the key's value.
  package var isAboutKey = false

  /// Creates a diagnostic about a place in a manifest. ``LoadedManifest/located(_:)`` adds the line.
  public init(
    _ severity: Severity, at path: ManifestPath, textOffset: Int? = nil, _ message: String,
    fix: String
  ) {
    self.severity = severity
    self.message = message
    self.fix = fix
    self.path = path
    self.textOffset = textOffset
  }

  /// How bad a diagnostic is.
  public enum Severity: String, Hashable, Sendable {
    /// The manifest cannot be used.
    case error
    /// The manifest can be used, though hardly as intended.
    case warning
  }
}

extension ManifestDiagnostic: CustomStringConvertible {
  /// The diagnostic on one line, as compilers write them.
  public var description: String {
    var place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    if line == nil, !path.steps.isEmpty { place.append("\(path)") }
    let head = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    return "\(head)\(severity.rawValue): \(message) (fix: \(fix))"
  }
}

/// Everything that is wrong with a manifest, found in one run.
public struct ManifestError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The faults and warnings, file by file, in the order of their places.
  public var diagnostics: [ManifestDiagnostic]

  /// Creates an error of some diagnostics.
  public init(_ diagnostics: [ManifestDiagnostic]) { self.diagnostics = diagnostics }

  /// The diagnostics, one a line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
