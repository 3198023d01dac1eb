@testable import FilmTracker

/// What the article on discovery shows for `main`. Compiled and not run.
private func keepTypes() {
  // example: keeping-types
  FilmShortcuts.updateAppShortcutParameters()
  // end
}
