import AppIntents
public import Foundation

/// What the app does when it starts.
public enum FilmApp {
  /// The texts, translations and catalogues that came with the app.
  public static let resources = Bundle.module

  /// Finds out whether the app's own files can be read.
  ///
  /// - Throws: ``FilmResourceError`` for the first that is missing or damaged.
  public static func checkResources() throws { try FilmCatalogue.check() }

  /// Gives the intents the store that they work on, and makes their names known.
  public static func start(with store: FilmStore) {
    AppDependencyManager.shared.add(dependency: store)
    // Names the provider: what nothing names, optimized builds leave out.
    FilmShortcuts.updateAppShortcutParameters()
  }
}
