import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for entities.
struct EntitiesIntent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never)
  var value1Defaulted: Film

  @Parameter(
    description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value2Defaulted: Film

  @Parameter(
    description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    optionsProvider: FilmOptions())
  var value3Defaulted: Film

  @Parameter(
    description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    optionsProvider: FilmOptions(), resolvers: { NoResolver() })
  var value4Defaulted: Film

  @Parameter(
    description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    query: FilmQuery())
  var value5Defaulted: Film

  @Parameter(
    title: "Title", description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never)
  var value6TitledDefaulted: Film

  @Parameter(
    title: "Title", description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value7TitledDefaulted: Film

  @Parameter(
    title: "Title", description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    optionsProvider: FilmOptions())
  var value8TitledDefaulted: Film

  @Parameter(
    title: "Title", description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    optionsProvider: FilmOptions(), resolvers: { NoResolver() })
  var value9TitledDefaulted: Film

  @Parameter(
    title: "Title", description: "Text", default: .upFilm, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    query: FilmQuery())
  var value10TitledDefaulted: Film

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    optionsProvider: FilmOptions())
  var value11Titled: Film

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    optionsProvider: FilmOptions(), resolvers: { NoResolver() })
  var value12Titled: Film

  @Parameter(
    description: "Text", default: .mars, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.mars])
  var value13Defaulted: Planet

  @Parameter(
    description: "Text", default: .mars, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.mars], resolvers: { NoResolver() })
  var value14Defaulted: Planet

  @Parameter(
    description: "Text", default: .mars, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.mars], optionsProvider: PlanetOptions())
  var value15Defaulted: Planet

  @Parameter(
    title: "Title", description: "Text", default: .mars, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.mars])
  var value16TitledDefaulted: Planet

  @Parameter(
    title: "Title", description: "Text", default: .mars, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.mars], resolvers: { NoResolver() })
  var value17TitledDefaulted: Planet

  @Parameter(
    title: "Title", description: "Text", default: .mars, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.mars], optionsProvider: PlanetOptions())
  var value18TitledDefaulted: Planet

  @Parameter(
    description: "Text", default: .comedy, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.comedy])
  var value19Defaulted: Genre

  @Parameter(
    description: "Text", default: .comedy, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.comedy], resolvers: { NoResolver() })
  var value20Defaulted: Genre

  @Parameter(
    description: "Text", default: .comedy, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.comedy], optionsProvider: GenreOptions())
  var value21Defaulted: Genre

  @Parameter(
    title: "Title", description: "Text", default: .comedy, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.comedy])
  var value22TitledDefaulted: Genre

  @Parameter(
    title: "Title", description: "Text", default: .comedy, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.comedy], resolvers: { NoResolver() })
  var value23TitledDefaulted: Genre

  @Parameter(
    title: "Title", description: "Text", default: .comedy, requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?", inputConnectionBehavior: .never,
    supportedValues: [.comedy], optionsProvider: GenreOptions())
  var value24TitledDefaulted: Genre

  func perform() async throws -> some IntentResult { .result() }
}
