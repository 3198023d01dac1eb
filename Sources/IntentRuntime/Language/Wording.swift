import AppIntents
import Dialogue

/// Makes texts of the app in one language.
struct Wording: Sendable {
  /// The language, such as `en` or `pt-BR`.
  let language: String
  /// The language's own forms of numbers and dates.
  let locale: Locale
  private let localization: Localization
  /// What the runtime itself says.
  let words: RunMessages
  /// What it says as dialogues do.
  let shared: SharedWords

  init(language: String, localization: Localization) {
    self.language = language
    self.localization = localization
    locale = Locale(identifier: language)
    shared = .best(for: language)
    words = shared.runs
  }

  /// A text of the app, translated where the app has a translation.
  func text(_ resource: LocalizedStringResource) -> String {
    localization.text(of: resource, in: language)
  }

  /// What is said where nothing is shown beside it.
  func full(_ dialog: IntentDialog) -> String { text(dialog.full) }

  /// What is said beside something that is shown.
  func supporting(_ dialog: IntentDialog) -> String { text(dialog.supporting ?? dialog.full) }

  /// What a person is told of an error: the app's own text if it has one, and nothing that the
  /// error holds otherwise.
  func message(for error: any Error) -> String {
    guard let error = error as? any CustomLocalizedStringResourceConvertible else {
      return words.failed
    }
    return text(error.localizedStringResource)
  }
}
