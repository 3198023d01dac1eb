/// Something that is wrong in what a person wrote, where, and what to do about it.
///
/// Manifests, catalogues, templates, corpora, scripts and declarations are all reported by it.
/// Rendered as compilers do: `manifest.json:12:7: error: there is no parameter "flm" (fix: did you
/// mean "film"?)`. What has no file has another place there: a path in a manifest, a declaration.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public var severity: Severity
  /// Where it is.
  public var place: Place
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it.
  public var fix: String

  /// Creates a diagnostic.
  public init(_ severity: Severity, at place: Place, _ message: String, fix: String) {
    self.severity = severity
    self.place = place
    self.message = message
    self.fix = fix
  }

  /// How bad a diagnostic is.
  public enum Severity: String, Hashable, Sendable {
    /// What it is about cannot be used.
    case error
    /// It can be used, though hardly as intended.
    case warning
  }

  /// Where something is wrong.
  public enum Place: Hashable, Sendable {
    /// In a file. Lines and columns count from 1, columns in Unicode code points; they are `nil`
    /// where the whole file, or the whole line, is meant.
    case file(String, line: Int? = nil, column: Int? = nil)
    /// In a manifest that has no file, or whose lines are not known yet.
    case manifest(ManifestPath, ManifestPath.Part = .value)
    /// In an app's code, at a declaration: a type, a member of one, a phrase of a provider.
    case declaration(String)
  }
}

extension Diagnostic {
  /// Creates a diagnostic about a value of a manifest.
  public init(_ severity: Severity, at path: ManifestPath, _ message: String, fix: String) {
    self.init(severity, at: .manifest(path), message, fix: fix)
  }

  /// The file that it is in, if that is known.
  public var file: String? {
    if case .file(let name, _, _) = place { name } else { nil }
  }

  /// The line that it is on, from 1, if that is known.
  public var line: Int? {
    if case .file(_, let line, _) = place { line } else { nil }
  }

  /// The column that it is in, from 1 in Unicode code points: of the file's line, or of a text in a
  /// manifest that has no file.
  public var column: Int? {
    switch place {
    case .file(_, _, let column): column
    case .manifest(_, .text(_, let column)): column
    case .manifest, .declaration: nil
    }
  }
}

extension Diagnostic.Place: CustomStringConvertible {
  /// The place as compilers write it. The manifest as a whole is not written.
  public var description: String {
    switch self {
    case .file(let name, let line, let column):
      ([name] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    case .manifest(let path, .text(_, let column)): "\(path):\(column)"
    case .manifest(let path, _): path.description
    case .declaration(let name): name
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic on one line, as compilers write them.
  public var description: String {
    let place = place.description
    return "\(place.isEmpty ? "" : place + ": ")\(severity.rawValue): \(message) (fix: \(fix))"
  }
}

/// Everything that is wrong with what was read, found in one run.
public struct DiagnosticError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The errors and warnings, file by file, in the order of their places.
  public var diagnostics: [Diagnostic]
  /// True when a file or folder is not there at all.
  package var isMissingInput: Bool

  /// Creates an error of some diagnostics.
  public init(_ diagnostics: [Diagnostic]) { self.init(diagnostics, isMissingInput: false) }

  package init(_ diagnostics: [Diagnostic], isMissingInput: Bool) {
    self.diagnostics = diagnostics
    self.isMissingInput = isMissingInput
  }

  /// The diagnostics, one a line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
