import AppIntents

/// *what is my average rating* → “On average you give 3½ of 5 stars.”
struct ShowAverageRating: AppIntent {
  static let title: LocalizedStringResource = "Show my average rating"
  static let description: IntentDescription = "Tells how many stars you give on average."

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Double?> & ProvidesDialog {
    let ratings = store.diary.ratings.values
    guard !ratings.isEmpty else {
      return .result(value: nil, dialog: "There are no such ratings.")
    }
    let average = Double(ratings.reduce(0, +)) / Double(ratings.count)
    return .result(
      value: average, dialog: "On average you give \(Self.stars(average)) of 5 stars.")
  }

  /// A number of stars to the nearest half, in figures, which read alike in all languages of the app.
  private static func stars(_ number: Double) -> String {
    let halves = Int((number * 2).rounded())
    return "\(halves / 2)" + (halves.isMultiple(of: 2) ? "" : "½")
  }
}
