import Foundation
import PhraseRouter

/// The example app that comes with the package.
enum FilmApp {
  /// The app, with its catalogues.
  static func manifest(tolerance: Manifest.Policies.Tolerance = .flexible) throws -> Manifest {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var manifest = try Manifest.load(
      from: root.appendingPathComponent("Corpora/FilmTracker").path
    ).manifest
    manifest.policies.tolerance = tolerance
    return manifest
  }

  /// A router of the app, in English.
  static func router(tolerance: Manifest.Policies.Tolerance = .flexible) throws -> Router {
    try Router(manifest: manifest(tolerance: tolerance), languages: ["en"])
  }
}
