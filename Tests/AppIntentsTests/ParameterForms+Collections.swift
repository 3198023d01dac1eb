import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for collections.
struct CollectionsIntent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", default: [.upFilm], size: IntentCollectionSize(min: 1, max: 3),
    inputConnectionBehavior: .never)
  var value1Defaulted: [Film]

  @Parameter(
    description: "Text", default: [.upFilm], size: IntentCollectionSize(min: 1, max: 3),
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value2Defaulted: [Film]

  @Parameter(
    description: "Text", default: [.upFilm], size: IntentCollectionSize(min: 1, max: 3),
    inputConnectionBehavior: .never, query: FilmQuery())
  var value3Defaulted: [Film]

  @Parameter(
    description: "Text", default: [.upFilm], size: [.systemSmall: 2],
    inputConnectionBehavior: .never)
  var value4Defaulted: [Film]

  @Parameter(
    description: "Text", default: [.upFilm], size: [.systemSmall: 2],
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value5Defaulted: [Film]

  @Parameter(
    description: "Text", default: [.upFilm], size: [.systemSmall: 2],
    inputConnectionBehavior: .never, query: FilmQuery())
  var value6Defaulted: [Film]

  @Parameter(
    title: "Title", description: "Text", default: [.upFilm],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never)
  var value7TitledDefaulted: [Film]

  @Parameter(
    title: "Title", description: "Text", default: [.upFilm],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value8TitledDefaulted: [Film]

  @Parameter(
    title: "Title", description: "Text", default: [.upFilm],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never, query: FilmQuery())
  var value9TitledDefaulted: [Film]

  @Parameter(
    title: "Title", description: "Text", default: [.upFilm], size: [.systemSmall: 2],
    inputConnectionBehavior: .never)
  var value10TitledDefaulted: [Film]

  @Parameter(
    title: "Title", description: "Text", default: [.upFilm], size: [.systemSmall: 2],
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value11TitledDefaulted: [Film]

  @Parameter(
    title: "Title", description: "Text", default: [.upFilm], size: [.systemSmall: 2],
    inputConnectionBehavior: .never, query: FilmQuery())
  var value12TitledDefaulted: [Film]

  @Parameter(
    description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never)
  var value13Defaulted: [Draft]

  @Parameter(
    description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value14Defaulted: [Draft]

  @Parameter(
    description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never, query: DraftQuery()
  )
  var value15Defaulted: [Draft]

  @Parameter(
    description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: [.systemSmall: 2], inputConnectionBehavior: .never)
  var value16Defaulted: [Draft]

  @Parameter(
    description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: [.systemSmall: 2], inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value17Defaulted: [Draft]

  @Parameter(
    description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: [.systemSmall: 2], inputConnectionBehavior: .never, query: DraftQuery())
  var value18Defaulted: [Draft]

  @Parameter(
    title: "Title", description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never)
  var value19TitledDefaulted: [Draft]

  @Parameter(
    title: "Title", description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value20TitledDefaulted: [Draft]

  @Parameter(
    title: "Title", description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never, query: DraftQuery()
  )
  var value21TitledDefaulted: [Draft]

  @Parameter(
    title: "Title", description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: [.systemSmall: 2], inputConnectionBehavior: .never)
  var value22TitledDefaulted: [Draft]

  @Parameter(
    title: "Title", description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: [.systemSmall: 2], inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value23TitledDefaulted: [Draft]

  @Parameter(
    title: "Title", description: "Text", default: [.first], supportedContentTypes: [.plainText],
    size: [.systemSmall: 2], inputConnectionBehavior: .never, query: DraftQuery())
  var value24TitledDefaulted: [Draft]

  @Parameter(
    description: "Text", default: [IntentPerson(name: .displayName("Ada"))], mode: .email,
    size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never)
  var value25Defaulted: [IntentPerson]

  @Parameter(
    description: "Text", default: [IntentPerson(name: .displayName("Ada"))], mode: .email,
    size: [.systemSmall: 2], inputConnectionBehavior: .never)
  var value26Defaulted: [IntentPerson]

  @Parameter(
    title: "Title", description: "Text", default: [IntentPerson(name: .displayName("Ada"))],
    mode: .email, size: IntentCollectionSize(min: 1, max: 3), inputConnectionBehavior: .never)
  var value27TitledDefaulted: [IntentPerson]

  @Parameter(
    title: "Title", description: "Text", default: [IntentPerson(name: .displayName("Ada"))],
    mode: .email, size: [.systemSmall: 2], inputConnectionBehavior: .never)
  var value28TitledDefaulted: [IntentPerson]

  @Parameter(
    title: "Title", description: "Text", mode: .email, size: IntentCollectionSize(min: 1, max: 3),
    inputConnectionBehavior: .never)
  var value29Titled: [IntentPerson]

  @Parameter(
    title: "Title", description: "Text", mode: .email, size: [.systemSmall: 2],
    inputConnectionBehavior: .never)
  var value30Titled: [IntentPerson]

  @Parameter(
    description: "Text", default: [URL(fileURLWithPath: "/")], requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value31Defaulted: [URL]

  @Parameter(
    description: "Text", default: [URL(fileURLWithPath: "/")], requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value32Defaulted: [URL]

  @Parameter(
    title: "Title", description: "Text", default: [URL(fileURLWithPath: "/")],
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value33TitledDefaulted: [URL]

  @Parameter(
    title: "Title", description: "Text", default: [URL(fileURLWithPath: "/")],
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value34TitledDefaulted: [URL]

  func perform() async throws -> some IntentResult { .result() }
}
