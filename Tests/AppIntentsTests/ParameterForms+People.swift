import AppIntents
import CoreLocation

/// One use of every way to declare a parameter, for people.
struct PeopleIntent: AppIntent {
  static let title: LocalizedStringResource = "Every form"

  @Parameter(
    description: "Text", default: CLPlacemark(name: "Pier"), displayStyle: .address,
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value1Defaulted: CLPlacemark

  @Parameter(
    description: "Text", default: CLPlacemark(name: "Pier"), displayStyle: .address,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value2Defaulted: CLPlacemark

  @Parameter(
    description: "Text", default: CLPlacemark(name: "Pier"), displayStyle: .address,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: PlaceOptions())
  var value3Defaulted: CLPlacemark

  @Parameter(
    description: "Text", default: CLPlacemark(name: "Pier"), displayStyle: .address,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: PlaceOptions(),
    resolvers: { NoResolver() })
  var value4Defaulted: CLPlacemark

  @Parameter(
    title: "Title", description: "Text", default: CLPlacemark(name: "Pier"), displayStyle: .address,
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value5TitledDefaulted: CLPlacemark

  @Parameter(
    title: "Title", description: "Text", default: CLPlacemark(name: "Pier"), displayStyle: .address,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value6TitledDefaulted: CLPlacemark

  @Parameter(
    title: "Title", description: "Text", default: CLPlacemark(name: "Pier"), displayStyle: .address,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: PlaceOptions())
  var value7TitledDefaulted: CLPlacemark

  @Parameter(
    title: "Title", description: "Text", default: CLPlacemark(name: "Pier"), displayStyle: .address,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: PlaceOptions(),
    resolvers: { NoResolver() })
  var value8TitledDefaulted: CLPlacemark

  @Parameter(
    title: "Title", description: "Text", displayStyle: .address, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value9Titled: CLPlacemark

  @Parameter(
    title: "Title", description: "Text", displayStyle: .address, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value10Titled: CLPlacemark

  @Parameter(
    title: "Title", description: "Text", displayStyle: .address, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PlaceOptions())
  var value11Titled: CLPlacemark

  @Parameter(
    title: "Title", description: "Text", displayStyle: .address, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PlaceOptions(), resolvers: { NoResolver() })
  var value12Titled: CLPlacemark

  @Parameter(
    description: "Text", default: .applePay, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value13Defaulted: IntentPaymentMethod

  @Parameter(
    description: "Text", default: .applePay, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value14Defaulted: IntentPaymentMethod

  @Parameter(
    description: "Text", default: .applePay, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PaymentOptions())
  var value15Defaulted: IntentPaymentMethod

  @Parameter(
    description: "Text", default: .applePay, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PaymentOptions(), resolvers: { NoResolver() })
  var value16Defaulted: IntentPaymentMethod

  @Parameter(
    title: "Title", description: "Text", default: .applePay, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value17TitledDefaulted: IntentPaymentMethod

  @Parameter(
    title: "Title", description: "Text", default: .applePay, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value18TitledDefaulted: IntentPaymentMethod

  @Parameter(
    title: "Title", description: "Text", default: .applePay, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PaymentOptions())
  var value19TitledDefaulted: IntentPaymentMethod

  @Parameter(
    title: "Title", description: "Text", default: .applePay, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PaymentOptions(), resolvers: { NoResolver() })
  var value20TitledDefaulted: IntentPaymentMethod

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value21Titled: IntentPaymentMethod

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value22Titled: IntentPaymentMethod

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PaymentOptions())
  var value23Titled: IntentPaymentMethod

  @Parameter(
    title: "Title", description: "Text", requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PaymentOptions(), resolvers: { NoResolver() })
  var value24Titled: IntentPaymentMethod

  @Parameter(
    description: "Text", default: IntentPerson(name: .displayName("Ada")), mode: .email,
    requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value25Defaulted: IntentPerson

  @Parameter(
    description: "Text", default: IntentPerson(name: .displayName("Ada")), mode: .email,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value26Defaulted: IntentPerson

  @Parameter(
    description: "Text", default: IntentPerson(name: .displayName("Ada")), mode: .email,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: PersonOptions())
  var value27Defaulted: IntentPerson

  @Parameter(
    description: "Text", default: IntentPerson(name: .displayName("Ada")), mode: .email,
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: PersonOptions(),
    resolvers: { NoResolver() })
  var value28Defaulted: IntentPerson

  @Parameter(
    title: "Title", description: "Text", default: IntentPerson(name: .displayName("Ada")),
    mode: .email, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var value29TitledDefaulted: IntentPerson

  @Parameter(
    title: "Title", description: "Text", default: IntentPerson(name: .displayName("Ada")),
    mode: .email, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { NoResolver() })
  var value30TitledDefaulted: IntentPerson

  @Parameter(
    title: "Title", description: "Text", default: IntentPerson(name: .displayName("Ada")),
    mode: .email, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: PersonOptions())
  var value31TitledDefaulted: IntentPerson

  @Parameter(
    title: "Title", description: "Text", default: IntentPerson(name: .displayName("Ada")),
    mode: .email, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: PersonOptions(), resolvers: { NoResolver() })
  var value32TitledDefaulted: IntentPerson

  @Parameter(
    title: "Title", description: "Text", mode: .email, requestValueDialog: "Which?",
    inputConnectionBehavior: .never)
  var value33Titled: IntentPerson

  @Parameter(
    title: "Title", description: "Text", mode: .email, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { NoResolver() })
  var value34Titled: IntentPerson

  @Parameter(
    title: "Title", description: "Text", mode: .email, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PersonOptions())
  var value35Titled: IntentPerson

  @Parameter(
    title: "Title", description: "Text", mode: .email, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: PersonOptions(), resolvers: { NoResolver() })
  var value36Titled: IntentPerson

  func perform() async throws -> some IntentResult { .result() }
}
