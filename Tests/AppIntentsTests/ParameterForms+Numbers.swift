import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for numbers.
struct NumbersIntent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", default: true,
    displayName: Bool.IntentDisplayName(true: "On", false: "Off"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value1Defaulted: Bool

  @Parameter(
    description: "Text", default: true,
    displayName: Bool.IntentDisplayName(true: "On", false: "Off"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value2Defaulted: Bool

  @Parameter(
    title: "Title", description: "Text", default: true,
    displayName: Bool.IntentDisplayName(true: "On", false: "Off"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value3TitledDefaulted: Bool

  @Parameter(
    title: "Title", description: "Text", default: true,
    displayName: Bool.IntentDisplayName(true: "On", false: "Off"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value4TitledDefaulted: Bool

  @Parameter(
    description: "Text", controlStyle: .field, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: NumberOptions())
  var value5: Double

  @Parameter(
    description: "Text", controlStyle: .field, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: NumberOptions(), resolvers: { NoResolver() })
  var value6: Double

  @Parameter(
    description: "Text", default: 2.5, controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value7Defaulted: Double

  @Parameter(
    description: "Text", default: 2.5, controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value8Defaulted: Double

  @Parameter(
    title: "Title", description: "Text", controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: NumberOptions())
  var value9Titled: Double

  @Parameter(
    title: "Title", description: "Text", controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: NumberOptions(),
    resolvers: { NoResolver() })
  var value10Titled: Double

  @Parameter(
    title: "Title", description: "Text", default: 2.5, controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value11TitledDefaulted: Double

  @Parameter(
    title: "Title", description: "Text", default: 2.5, controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value12TitledDefaulted: Double

  @Parameter(
    description: "Text", controlStyle: .field, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: WholeNumberOptions())
  var value13: Int

  @Parameter(
    description: "Text", controlStyle: .field, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: WholeNumberOptions(),
    resolvers: { NoResolver() })
  var value14: Int

  @Parameter(
    description: "Text", default: 3, controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value15Defaulted: Int

  @Parameter(
    description: "Text", default: 3, controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value16Defaulted: Int

  @Parameter(
    title: "Title", description: "Text", controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: WholeNumberOptions())
  var value17Titled: Int

  @Parameter(
    title: "Title", description: "Text", controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: WholeNumberOptions(), resolvers: { NoResolver() })
  var value18Titled: Int

  @Parameter(
    title: "Title", description: "Text", default: 3, controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value19TitledDefaulted: Int

  @Parameter(
    title: "Title", description: "Text", default: 3, controlStyle: .field, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value20TitledDefaulted: Int

  @Parameter(
    description: "Text", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"),
    currencyCodes: ["EUR"], inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value21Defaulted: IntentCurrencyAmount

  @Parameter(
    description: "Text", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"),
    currencyCodes: ["EUR"], inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value22Defaulted: IntentCurrencyAmount

  @Parameter(
    description: "Text", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"),
    currencyCodes: ["EUR"], inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: MoneyOptions())
  var value23Defaulted: IntentCurrencyAmount

  @Parameter(
    description: "Text", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"),
    currencyCodes: ["EUR"], inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: MoneyOptions(), resolvers: { NoResolver() })
  var value24Defaulted: IntentCurrencyAmount

  @Parameter(
    title: "Title", description: "Text", currencyCodes: ["EUR"], inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value25Titled: IntentCurrencyAmount

  @Parameter(
    title: "Title", description: "Text", currencyCodes: ["EUR"], inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value26Titled: IntentCurrencyAmount

  @Parameter(
    title: "Title", description: "Text", currencyCodes: ["EUR"], inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: MoneyOptions())
  var value27Titled: IntentCurrencyAmount

  @Parameter(
    title: "Title", description: "Text", currencyCodes: ["EUR"], inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: MoneyOptions(),
    resolvers: { NoResolver() })
  var value28Titled: IntentCurrencyAmount

  @Parameter(
    title: "Title", description: "Text",
    default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), currencyCodes: ["EUR"],
    inclusiveRange: (1, 9), requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value29TitledDefaulted: IntentCurrencyAmount

  @Parameter(
    title: "Title", description: "Text",
    default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), currencyCodes: ["EUR"],
    inclusiveRange: (1, 9), requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value30TitledDefaulted: IntentCurrencyAmount

  @Parameter(
    title: "Title", description: "Text",
    default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), currencyCodes: ["EUR"],
    inclusiveRange: (1, 9), requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: MoneyOptions())
  var value31TitledDefaulted: IntentCurrencyAmount

  @Parameter(
    title: "Title", description: "Text",
    default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), currencyCodes: ["EUR"],
    inclusiveRange: (1, 9), requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: MoneyOptions(), resolvers: { NoResolver() })
  var value32TitledDefaulted: IntentCurrencyAmount

  func perform() async throws -> some IntentResult { .result() }
}
