package import AppManifest

/// Something that is wrong with an app's declarations, where, and what to do about it.
///
/// `FilmTracker.RateFilm.rating: error: … (fix: …)`, as compilers write it, with the declaration in
/// the place of file and line, which a running program does not know.
package struct BuildDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is. What an error is about was left out of the manifest.
  package var severity: ManifestDiagnostic.Severity
  /// The declaration that it is about: a type, a member of one, or a phrase of a provider.
  package var place: String
  /// What is wrong, without a full stop.
  package var message: String
  /// What to do about it.
  package var fix: String

  package init(
    _ severity: ManifestDiagnostic.Severity, at place: String, _ message: String, fix: String
  ) {
    self.severity = severity
    self.place = place
    self.message = message
    self.fix = fix
  }

  /// The diagnostic on one line.
  package var description: String {
    "\(place): \(severity.rawValue): \(message) (fix: \(fix))"
  }
}
