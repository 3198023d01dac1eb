import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for files.
struct FilesIntent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never)
  var value1Defaulted: Draft

  @Parameter(
    description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value2Defaulted: Draft

  @Parameter(
    description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never, optionsProvider: DraftOptions())
  var value3Defaulted: Draft

  @Parameter(
    description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never, optionsProvider: DraftOptions(), resolvers: { NoResolver() })
  var value4Defaulted: Draft

  @Parameter(
    description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never, query: DraftQuery())
  var value5Defaulted: Draft

  @Parameter(
    title: "Title", description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never)
  var value6TitledDefaulted: Draft

  @Parameter(
    title: "Title", description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value7TitledDefaulted: Draft

  @Parameter(
    title: "Title", description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never, optionsProvider: DraftOptions())
  var value8TitledDefaulted: Draft

  @Parameter(
    title: "Title", description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never, optionsProvider: DraftOptions(), resolvers: { NoResolver() })
  var value9TitledDefaulted: Draft

  @Parameter(
    title: "Title", description: "Text", default: .first, supportedContentTypes: [.plainText],
    requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .never, query: DraftQuery())
  var value10TitledDefaulted: Draft

  @Parameter(
    description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedContentTypes: [.plainText], requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value11Defaulted: IntentFile

  @Parameter(
    description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedContentTypes: [.plainText], requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value12Defaulted: IntentFile

  @Parameter(
    description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedContentTypes: [.plainText], requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: FileOptions())
  var value13Defaulted: IntentFile

  @Parameter(
    description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedContentTypes: [.plainText], requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: FileOptions(), resolvers: { NoResolver() })
  var value14Defaulted: IntentFile

  @Parameter(
    title: "Title", description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedContentTypes: [.plainText], requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value15TitledDefaulted: IntentFile

  @Parameter(
    title: "Title", description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedContentTypes: [.plainText], requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value16TitledDefaulted: IntentFile

  @Parameter(
    title: "Title", description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedContentTypes: [.plainText], requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: FileOptions())
  var value17TitledDefaulted: IntentFile

  @Parameter(
    title: "Title", description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedContentTypes: [.plainText], requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: FileOptions(), resolvers: { NoResolver() })
  var value18TitledDefaulted: IntentFile

  @Parameter(
    title: "Title", description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedTypeIdentifiers: ["public.text"], requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value19TitledDefaulted: IntentFile

  @Parameter(
    title: "Title", description: "Text", default: IntentFile(data: Data(), filename: "a.txt"),
    supportedTypeIdentifiers: ["public.text"], requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value20TitledDefaulted: IntentFile

  @Parameter(
    title: "Title", description: "Text", supportedTypeIdentifiers: ["public.text"],
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: FileOptions())
  var value21Titled: IntentFile

  @Parameter(
    title: "Title", description: "Text", supportedTypeIdentifiers: ["public.text"],
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: FileOptions(),
    resolvers: { NoResolver() })
  var value22Titled: IntentFile

  func perform() async throws -> some IntentResult { .result() }
}
