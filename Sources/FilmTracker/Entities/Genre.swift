import AppIntents

/// A kind of film.
enum Genre: String, AppEnum {
  case animation, comedy, drama, action, scienceFiction, horror, romance, documentary, adventure
  case family

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "genre"

  /// What each genre is called, and the other words for it that people type in front of *films*.
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .animation: DisplayRepresentation(
      title: "Animation", synonyms: ["animated", "cartoon", "cartoons"]),
    .comedy: DisplayRepresentation(title: "Comedy", synonyms: ["comedies", "funny"]),
    .drama: DisplayRepresentation(title: "Drama", synonyms: ["dramas", "dramatic"]),
    .action: DisplayRepresentation(title: "Action", synonyms: ["action packed"]),
    .scienceFiction: DisplayRepresentation(
      title: "Science Fiction", synonyms: ["sci-fi", "scifi"]),
    .horror: DisplayRepresentation(title: "Horror", synonyms: ["scary"]),
    .romance: DisplayRepresentation(title: "Romance", synonyms: ["romantic", "romances"]),
    .documentary: DisplayRepresentation(title: "Documentary", synonyms: ["documentaries"]),
    .adventure: DisplayRepresentation(title: "Adventure", synonyms: ["adventures"]),
    .family: DisplayRepresentation(title: "Family", synonyms: ["kids", "children's"]),
  ]
}
