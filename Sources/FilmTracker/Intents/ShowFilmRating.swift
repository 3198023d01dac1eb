import AppIntents

/// *did I rate jaws 5 stars* → “No, Jaws has 3 of 5 stars.” It changes nothing.
struct ShowFilmRating: AppIntent {
  static let title: LocalizedStringResource = "Show my rating of a film"
  static let description: IntentDescription = "Tells how many stars you gave a film."

  @Parameter(title: "film", requestValueDialog: "Which film?")
  var film: Film

  @Parameter(
    title: "rating", inclusiveRange: (1, 5), requestValueDialog: "How many stars, from 1 to 5?")
  var rating: Int?

  @Dependency private var store: FilmStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int?> & ProvidesDialog {
    let given = store.rating(of: film)
    return .result(value: given, dialog: answer(given))
  }

  /// A plain question is answered by the stars, one about some stars by *yes* or *no* as well.
  private func answer(_ given: Int?) -> IntentDialog {
    switch (given, rating) {
    case (nil, nil): "You have not rated \(film.name)."
    case (nil, _?): "No, you have not rated \(film.name)."
    case (let given?, nil): "\(film.name) has \(given) of 5 stars."
    case (let given?, let asked?):
      given == asked
        ? "Yes, \(film.name) has \(given) of 5 stars." : "No, \(film.name) has \(given) of 5 stars."
    }
  }
}
