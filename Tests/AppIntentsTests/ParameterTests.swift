import Testing

@testable import AppIntents

@Suite struct ParameterTests {
  struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Count", default: 2, inclusiveRange: (9, 1)) var count: Int
    @Parameter(title: "Film") var film: Film
    @Parameter(title: "Note") var note: String?
    @Parameter var genres: [Genre]?
    @Parameter(title: "Loud", displayName: Bool.IntentDisplayName(true: "Loud", false: "Quiet"))
    private var loud: Bool
    var plain = 1

    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func parametersAreListedInOrderPrivateOnesIncluded() {
    #expect(
      OrderIntent().parameters.map(\.name) == ["count", "film", "note", "genres", "loud"])
  }

  // Statements: 84, 85
  @Test func onlyWhatHasNoDefaultAndIsNotOptionalIsRequired() {
    let required = OrderIntent().parameters.filter(\.parameter.isRequired).map(\.name)
    #expect(required == ["film", "loud"])
  }

  // Statements: 200
  @Test func valuesGoInThroughALetAndThroughTheUntypedForm() throws {
    let intent = OrderIntent()
    intent.film = .upFilm
    #expect(intent.film.id == "up")
    let byName = Dictionary(uniqueKeysWithValues: intent.parameters.map { ($0.name, $0.parameter) })
    let count = try #require(byName["count"])
    #expect(intent.count == 2 && !count.isSet)
    try count.setAny(5)
    #expect(intent.count == 5 && count.isSet)
    count.clear()
    #expect(intent.count == 2)
    try byName["genres"]?.setAny([Genre.drama, .comedy])
    #expect(intent.genres == [.drama, .comedy])
    try byName["note"]?.setAny("quietly")
    #expect(intent.note == "quietly")
    try byName["note"]?.setAny(nil)
    #expect(intent.note == nil && byName["note"]?.isSet == true)
    #expect(throws: ParameterTypeMismatch.self) { try count.setAny("five") }
    #expect(throws: ParameterTypeMismatch.self) { try count.setAny(nil) }
  }

  @Test func anUnsetOptionalIsNotAValue() throws {
    let intent = OrderIntent()
    #expect(intent.$note.valueState == .unset)
    #expect(intent.$note.hasValue == false)
    intent.note = nil
    #expect(intent.$note.valueState == .set)
    #expect(intent.$note.hasValue == false)
  }

  // Statements: 93
  @Test func whatTheDeclarationSaysIsReadBack() {
    let intent = OrderIntent()
    #expect(intent.$count.inclusiveRange?.lowerBound == 1)
    #expect(intent.$count.inclusiveRange?.upperBound == 9)
    #expect(intent.$count.controlStyle == .stepper)
    #expect(intent.$count.defaultValue == 2)
    #expect(String(localized: intent.$film.title) == "Film")
    #expect(intent.$film.isOptional == false && intent.$note.isOptional)
  }

  @Test func aFreshInstanceHasItsOwnValuesAndACopySharesThem() {
    let first = OrderIntent()
    let copy = first
    first.count = 7
    #expect(copy.count == 7)
    #expect(OrderIntent().count == 2)
  }

  @Test func readingARequiredParameterWithoutAValueStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = OrderIntent().film }
  }

  @Test func lengthsAreInTheUnitGivenOrInTheBaseUnit() {
    struct Lengths: AppIntent {
      static let title: LocalizedStringResource = "Lengths"
      @Parameter(title: "A", defaultValue: 3, unit: .kilometers) var fixed: Measurement<UnitLength>
      @Parameter(title: "B", defaultValue: 3) var free: Measurement<UnitLength>
      @Parameter(title: "C", defaultUnit: .minutes, supportsNegativeNumbers: false)
      var time: Measurement<UnitDuration>
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = Lengths()
    #expect(intent.fixed == Measurement(value: 3_000, unit: UnitLength.meters))
    #expect(intent.free == Measurement(value: 3, unit: UnitLength.meters))
    #expect(intent.$time.defaultUnit == UnitDuration.minutes)
    #expect(intent.$time.supportsNegativeNumbers == false)
  }
}
