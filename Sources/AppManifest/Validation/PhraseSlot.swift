/// Slots of phrases that are no parameters.
enum PhraseSlot {
  /// The slot that stands for any of the app's names.
  static let applicationName = "applicationName"
}
