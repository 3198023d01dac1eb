import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for dates.
struct DatesIntent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value1Defaulted: Date

  @Parameter(
    description: "Text", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value2Defaulted: Date

  @Parameter(
    description: "Text", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: DateOptions())
  var value3Defaulted: Date

  @Parameter(
    description: "Text", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: DateOptions(),
    resolvers: { NoResolver() })
  var value4Defaulted: Date

  @Parameter(
    title: "Title", description: "Text", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value5TitledDefaulted: Date

  @Parameter(
    title: "Title", description: "Text", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value6TitledDefaulted: Date

  @Parameter(
    title: "Title", description: "Text", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: DateOptions())
  var value7TitledDefaulted: Date

  @Parameter(
    title: "Title", description: "Text", default: Date(timeIntervalSince1970: 0), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: DateOptions(),
    resolvers: { NoResolver() })
  var value8TitledDefaulted: Date

  @Parameter(
    title: "Title", description: "Text", kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value9Titled: Date

  @Parameter(
    title: "Title", description: "Text", kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value10Titled: Date

  @Parameter(
    title: "Title", description: "Text", kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: DateOptions())
  var value11Titled: Date

  @Parameter(
    title: "Title", description: "Text", kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: DateOptions(), resolvers: { NoResolver() })
  var value12Titled: Date

  @Parameter(
    description: "Text", default: DateComponents(year: 2026), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value13Defaulted: DateComponents

  @Parameter(
    description: "Text", default: DateComponents(year: 2026), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value14Defaulted: DateComponents

  @Parameter(
    description: "Text", default: DateComponents(year: 2026), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: DayOptions())
  var value15Defaulted: DateComponents

  @Parameter(
    description: "Text", default: DateComponents(year: 2026), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: DayOptions(),
    resolvers: { NoResolver() })
  var value16Defaulted: DateComponents

  @Parameter(
    title: "Title", description: "Text", default: DateComponents(year: 2026), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value17TitledDefaulted: DateComponents

  @Parameter(
    title: "Title", description: "Text", default: DateComponents(year: 2026), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value18TitledDefaulted: DateComponents

  @Parameter(
    title: "Title", description: "Text", default: DateComponents(year: 2026), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: DayOptions())
  var value19TitledDefaulted: DateComponents

  @Parameter(
    title: "Title", description: "Text", default: DateComponents(year: 2026), kind: .date,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: DayOptions(),
    resolvers: { NoResolver() })
  var value20TitledDefaulted: DateComponents

  @Parameter(
    title: "Title", description: "Text", kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value21Titled: DateComponents

  @Parameter(
    title: "Title", description: "Text", kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value22Titled: DateComponents

  @Parameter(
    title: "Title", description: "Text", kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: DayOptions())
  var value23Titled: DateComponents

  @Parameter(
    title: "Title", description: "Text", kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: DayOptions(), resolvers: { NoResolver() })
  var value24Titled: DateComponents

  func perform() async throws -> some IntentResult { .result() }
}
