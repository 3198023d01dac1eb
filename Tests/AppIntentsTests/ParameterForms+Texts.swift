import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for texts.
struct TextsIntent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", default: AttributedString("none"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value1Defaulted: AttributedString

  @Parameter(
    description: "Text", default: AttributedString("none"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value2Defaulted: AttributedString

  @Parameter(
    description: "Text", requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: AttributedTextOptions())
  var value3: AttributedString

  @Parameter(
    description: "Text", requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: AttributedTextOptions(), resolvers: { NoResolver() })
  var value4: AttributedString

  @Parameter(
    title: "Title", description: "Text", default: AttributedString("none"),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value5TitledDefaulted: AttributedString

  @Parameter(
    title: "Title", description: "Text", default: AttributedString("none"),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value6TitledDefaulted: AttributedString

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: AttributedTextOptions())
  var value7Titled: AttributedString

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: AttributedTextOptions(),
    resolvers: { NoResolver() })
  var value8Titled: AttributedString

  @Parameter(
    description: "Text", default: "none", inputOptions: String.IntentInputOptions(),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value9Defaulted: String

  @Parameter(
    description: "Text", default: "none", inputOptions: String.IntentInputOptions(),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value10Defaulted: String

  @Parameter(
    description: "Text", inputOptions: String.IntentInputOptions(), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: TextOptions())
  var value11: String

  @Parameter(
    description: "Text", inputOptions: String.IntentInputOptions(), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: TextOptions(), resolvers: { NoResolver() })
  var value12: String

  @Parameter(
    title: "Title", description: "Text", default: "none", inputOptions: String.IntentInputOptions(),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value13TitledDefaulted: String

  @Parameter(
    title: "Title", description: "Text", default: "none", inputOptions: String.IntentInputOptions(),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value14TitledDefaulted: String

  @Parameter(
    title: "Title", description: "Text", inputOptions: String.IntentInputOptions(),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: TextOptions())
  var value15Titled: String

  @Parameter(
    title: "Title", description: "Text", inputOptions: String.IntentInputOptions(),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: TextOptions(),
    resolvers: { NoResolver() })
  var value16Titled: String

  @Parameter(description: "Text", requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value17: StringSearchCriteria

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value18Titled: StringSearchCriteria

  @Parameter(
    description: "Text", default: URL(fileURLWithPath: "/"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value19Defaulted: URL

  @Parameter(
    description: "Text", default: URL(fileURLWithPath: "/"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value20Defaulted: URL

  @Parameter(
    description: "Text", requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: AddressOptions())
  var value21: URL

  @Parameter(
    description: "Text", requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: AddressOptions(), resolvers: { NoResolver() })
  var value22: URL

  @Parameter(
    title: "Title", description: "Text", default: URL(fileURLWithPath: "/"),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value23TitledDefaulted: URL

  @Parameter(
    title: "Title", description: "Text", default: URL(fileURLWithPath: "/"),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value24TitledDefaulted: URL

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: AddressOptions())
  var value25Titled: URL

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: AddressOptions(), resolvers: { NoResolver() })
  var value26Titled: URL

  func perform() async throws -> some IntentResult { .result() }
}
