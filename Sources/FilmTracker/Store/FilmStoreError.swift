import AppIntents

/// What can go wrong with the file that the app writes to, in words for the person who uses it.
enum FilmStoreError: Error, CustomLocalizedStringResourceConvertible {
  /// The file is none of this app's.
  case unreadable
  /// The file could not be written.
  case notSaved

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unreadable: "Your film diary cannot be read."
    case .notSaved: "Your film diary could not be saved, so nothing was changed."
    }
  }
}
