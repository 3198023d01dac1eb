import AppIntents
import AppManifest
import Dialogue
import Testing

@testable import IntentRuntime

/// Has a parameter whose numbers are miles.
private struct HikeIntent: AppIntent {
  static let title: LocalizedStringResource = "Hike"
  @Parameter(title: "way", defaultUnit: .miles) var way: Measurement<UnitLength>
  func perform() async throws -> some IntentResult { .result() }
}

/// What is typed becomes values of the types that intents declare (155).
@Suite("Values of parameters")
struct ValueTests {
  // MARK: Units

  @Test(
    "have a unit of Foundation's for every one that replies are read in",
    arguments: Manifest.Dimension.allCases)
  func units(dimension: Manifest.Dimension) throws {
    for unit in dimension.units {
      #expect(Units.symbols.contains(unit.symbol), "\(dimension) in \(unit.symbol)")
    }
  }

  @Test("convert as Foundation does")
  func conversion() throws {
    let pairs: [(Manifest.Dimension, Foundation.Dimension, Foundation.Dimension)] = [
      (.length, UnitLength.miles, UnitLength.kilometers),
      (.mass, UnitMass.pounds, UnitMass.grams),
      (.temperature, UnitTemperature.fahrenheit, UnitTemperature.celsius),
      (.volume, UnitVolume.gallons, UnitVolume.liters),
      (.speed, UnitSpeed.knots, UnitSpeed.kilometersPerHour),
      (.energy, UnitEnergy.kilowattHours, UnitEnergy.joules),
    ]
    for (dimension, from, to) in pairs {
      let own = try #require(dimension.unit(from.symbol))
      let other = try #require(dimension.unit(to.symbol))
      let base = from.converter.baseUnitValue(fromValue: 12.5)
      let expected = to.converter.value(fromBaseUnitValue: base)
      #expect(abs(own.convert(12.5, to: other) - expected) < abs(expected) * 1e-4)
    }
  }

  // MARK: Reading

  private static func read<Readable: ReadableValue & Equatable>(
    _ value: Value, _ expected: Readable?, kind: ParameterDefinition.Kind = .plain
  ) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    let context = ValueContext(calendar: calendar, kind: kind)
    #expect(Readable.reading(value, in: context) == expected)
  }

  @Test("are read as what they are, and nothing else")
  func scalars() {
    Self.read("text", "text")
    Self.read(3, 3)
    Self.read(2.0, 2)
    Self.read(2.5, Int?.none)
    Self.read(2.5, 2.5)
    Self.read(0.1, Decimal(string: "0.1"))
    Self.read(true, true)
    Self.read("true", Bool?.none)
    Self.read(90.5, Duration.milliseconds(90_500))
    Self.read("https://example.com/a", URL(string: "https://example.com/a"))
    Self.read("fish", StringSearchCriteria(term: "fish"))
    Self.read("fish", AttributedString("fish"))
  }

  @Test("are dates with and without a time")
  func dates() {
    Self.read("2026-11-27", Date(timeIntervalSince1970: 1_795_737_600))
    Self.read("2026-11-27T18:30", Date(timeIntervalSince1970: 1_795_737_600 + 18.5 * 3600))
    Self.read("2026-11-27", DateComponents(year: 2026, month: 11, day: 27))
    Self.read(
      "2026-11-27T18:30:05",
      DateComponents(year: 2026, month: 11, day: 27, hour: 18, minute: 30, second: 5))
    Self.read("soon", Date?.none)
    Self.read("2026-11-31", Date?.none)
    Self.read("2026-11-27T18:30Z", Date?.none)
    Self.read("2026-11", Date?.none)
  }

  @Test("are quantities in the unit that was said, or in the parameter's")
  func quantities() {
    Self.read(["value": 5, "unit": "km"], Measurement(value: 5, unit: UnitLength.kilometers))
    Self.read(["value": 5], Measurement(value: 5, unit: UnitLength.meters))
    Self.read(["value": 20], Measurement(value: 20, unit: UnitTemperature.celsius))
    Self.read(["value": 5, "unit": "kg"], Measurement<UnitLength>?.none)
    Self.read(
      ["value": 5], Measurement(value: 5, unit: UnitLength.miles),
      kind: HikeIntent().parameters[0].parameter.definition.kind)
    Self.read(
      ["amount": 12.5, "currency": "EUR"],
      IntentCurrencyAmount(amount: Decimal(string: "12.5") ?? 0, currencyCode: "EUR"))
    Self.read(["amount": 12.5], IntentCurrencyAmount?.none)
  }

  @Test("are people by their names and addresses")
  func people() {
    let ada = IntentPerson.reading("Ada Lovelace", in: ValueContext())
    #expect(ada?.name == .displayName("Ada Lovelace"))
    let mail = IntentPerson.reading("ada@example.com", in: ValueContext())
    #expect(mail?.handle?.value == .emailAddress("ada@example.com"))
    Self.read("", IntentPerson?.none)
  }

  // MARK: Conversations

  @Test(
    "are typed as people do",
    arguments: [
      ("two dozen", "count 24"), ("three", "count 3"),
    ])
  func numbers(reply: String, expected: String) async throws {
    #expect(try await MeterApp.answer("count in meter", reply) == expected)
  }

  @Test("are days that depend on what day it is")
  func relativeDays() async throws {
    let now: [String: Value] = ["now": "2026-11-20T12:00"]
    #expect(
      try await MeterApp.answer("plan in meter", "tomorrow", context: now) == "plan 21.11.2026")
    #expect(
      try await MeterApp.answer("plan in meter", "next friday", context: now) == "plan 27.11.2026")
  }

  @Test("are spans, amounts, quantities and days in words")
  func quantitiesInWords() async throws {
    #expect(try await MeterApp.answer("wait in meter", "ninety minutes") == "wait 5400")
    #expect(try await MeterApp.answer("walk in meter", "five kilometers") == "walk 5.0 km")
    #expect(try await MeterApp.answer("pay in meter", "twelve euros") == "pay 12 EUR")
    #expect(try await MeterApp.answer("light in meter", "off") == "light false")
    #expect(try await MeterApp.answer("plan in meter", "2027-05-03") == "plan 3.5.2027")
    #expect(try await MeterApp.answer("read in meter", "notes.txt") == "read notes.txt: 5 bytes")
  }
}
