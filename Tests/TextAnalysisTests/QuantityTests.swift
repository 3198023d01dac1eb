import AppManifest
import RandomNumbers
import Testing

@testable import TextAnalysis

/// Spans of time, measurements and amounts of money as people type them.
@Suite struct QuantityTests {
  // MARK: Durations

  static let durations: [(language: String, text: String, seconds: Double?)] = [
    ("en", "ninety minutes", 5400), ("en", "1h 30m", 5400), ("en", "1h30m", 5400),
    ("en", "1h30", 5400), ("en", "an hour and a half", 5400), ("en", "half an hour", 1800),
    ("en", "a quarter of an hour", 900), ("en", "1:30", 5400), ("en", "1:30:15", 5415),
    ("en", "2 hours, 15 minutes", 8100), ("en", "an hour and thirty minutes", 5400),
    ("en", "two and a half hours", 9000), ("en", "a couple of hours", 7200),
    ("en", "a fortnight", 1_209_600), ("en", "500 ms", 0.5), ("en", "3 Days!", 259_200),
    ("en", "5 min 30", 330), ("en", "0 seconds", 0),
    ("en", "90", nil), ("en", "1:75", nil), ("en", "30 minutes 2 hours", nil),
    ("en", "1 hour 1 hour", nil), ("en", "5 min 75", nil), ("en", "hour", nil),
    ("en", "-5 minutes", nil), ("en", "5-10 minutes", nil), ("en", "a month", nil),
    ("en", "9999999999 weeks", nil), ("en", "5 kilometers", nil), ("en", "", nil),
    ("en", "an hour please", nil), ("en", "1:2:3:4", nil), ("en", "99999999999999999999:30", nil),
    ("de", "eineinhalb Stunden", 5400), ("de", "anderthalb Stunden", 5400),
    ("de", "eine halbe Stunde", 1800), ("de", "eine Viertelstunde", 900),
    ("de", "zwei Stunden und dreißig Minuten", 9000), ("de", "2 Std. 30 Min.", 9000),
    ("de", "1,5 Stunden", 5400), ("de", "drei Tagen", 259_200), ("de", "Stunden", nil),
    ("fr", "une heure et demie", 5400), ("fr", "1h30", 5400), ("fr", "une demi-heure", 1800),
    ("fr", "trois quarts d’heure", 2700), ("fr", "quatre-vingt-dix minutes", 5400),
    ("es", "una hora y media", 5400), ("es", "media hora", 1800),
    ("es", "un cuarto de hora", 900), ("es", "noventa minutos", 5400),
    ("ja", "2時間半", 9000), ("ja", "九十分", 5400), ("ja", "1時間30分", 5400), ("ja", "三日", 259_200),
    ("ar", "ساعتان", 7200), ("ar", "ساعة ونصف", 5400), ("ar", "نصف ساعة", 1800),
    ("ar", "٩٠ دقيقة", 5400), ("ar", "ساعتان وثلاثون دقيقة", 9000), ("ar", "خمس دقائق", 300),
    ("ru", "5 минут", 300), ("ko", "2시간 30분", 9000),
  ]

  @Test(arguments: durations)
  func durationsAreRead(language: String, text: String, seconds: Double?) {
    let reader = DurationReader(language: language)
    #expect(reader.readDuration(text) == seconds)
    // From the normalized text alone the same is read, where nothing was set aside.
    if seconds != nil { #expect(reader.readDuration(normalized(text, language)) == seconds) }
  }

  // MARK: Measurements

  static let measurements:
    [(language: String, dimension: Manifest.Dimension, text: String, value: Double?, unit: String?)] =
      [
        ("en", .length, "five kilometers", 5, "km"), ("en", .length, "5 kilometres", 5, "km"),
        ("en", .length, "5km", 5, "km"), ("en", .length, "5", 5, nil),
        ("en", .length, "five", 5, nil),
        ("en", .length, "half a mile", 0.5, "mi"), ("en", .length, "a mile and a half", 1.5, "mi"),
        ("en", .length, "5 ft 3 in", 5.25, "ft"), ("en", .length, "1,250 m", 1250, "m"),
        ("en", .length, "5 NM", 5, "NM"), ("en", .length, "5 nm", 5, "nm"),
        ("en", .length, "-2 km", -2, "km"), ("en", .length, "minus two km", -2, "km"),
        ("en", .length, "a dozen kilometers", 12, "km"),
        ("en", .length, "5 lb", nil, nil), ("en", .length, "10/100 km", nil, nil),
        ("en", .length, "5-100 km", nil, nil), ("en", .length, "3 in 5 ft", nil, nil),
        ("en", .length, "kilometers", nil, nil), ("en", .length, "5 km please", nil, nil),
        ("en", .length, "five six km", nil, nil),
        ("en", .temperature, "68 °F", 68, "°F"), ("en", .temperature, "20 degrees", 20, nil),
        ("en", .temperature, "20°", 20, nil), ("en", .temperature, "5 C", 5, "°C"),
        ("en", .temperature, "twenty degrees celsius", 20, "°C"),
        ("en", .temperature, "5 °C 3 K", nil, nil),
        ("en", .angle, "90 degrees", 90, "°"), ("en", .speed, "50 km/h", 50, "km/h"),
        ("en", .speed, "30 miles per hour", 30, "mph"), ("en", .power, "5 mW", 5, "mW"),
        ("en", .power, "5 MW", 5, "MW"), ("en", .fuelEfficiency, "5 l/100 km", 5, "L/100km"),
        ("en", .volume, "5 fl oz", 5, "fl oz"), ("en", .volume, "3 m³", 3, "m³"),
        ("en", .mass, "five pounds", 5, "lb"), ("en", .mass, "80kg", 80, "kg"),
        ("en", .informationStorage, "5 gb", 5, "GB"), ("en", .duration, "5 hours", 5, "hr"),
        ("de", .length, "fünf Kilometer", 5, "km"), ("de", .length, "1.250,5 m", 1250.5, "m"),
        ("de", .length, "ein halber Meter", 0.5, "m"), ("de", .temperature, "20 Grad", 20, nil),
        ("de", .temperature, "−2 °C", -2, "°C"),
        ("de", .speed, "130 Stundenkilometer", 130, "km/h"),
        ("fr", .length, "cinq kilomètres", 5, "km"), ("fr", .length, "1,5 km", 1.5, "km"),
        ("es", .length, "cinco kilómetros", 5, "km"), ("es", .mass, "medio kilo", 0.5, "kg"),
        ("ja", .length, "5キロ", 5, "km"), ("ja", .mass, "5キロ", 5, "kg"),
        ("ja", .temperature, "華氏68度", 68, "°F"), ("ja", .temperature, "20度", 20, nil),
        ("ar", .length, "خمسة كيلومترات", 5, "km"), ("ar", .temperature, "20 درجة", 20, nil),
        ("eu", .length, "5 km", 5, "km"),
      ]

  @Test(arguments: measurements)
  func measurementsAreRead(
    language: String, dimension: Manifest.Dimension, text: String, value: Double?, unit: String?
  ) {
    let read = MeasurementReader(dimension: dimension, language: language).readMeasurement(text)
    #expect(read?.number == value)
    #expect(read?.unit == unit)
  }

  @Test("Every unit is read by its symbol", arguments: Manifest.Dimension.allCases)
  func symbols(dimension: Manifest.Dimension) {
    for language in ["en", "ja", "eu"] {
      let reader = MeasurementReader(dimension: dimension, language: language)
      for unit in dimension.units {
        let read = reader.readMeasurement("7 \(unit.symbol)")
        #expect(read?.number == 7 && read?.unit == unit.symbol, "\(language): 7 \(unit.symbol)")
      }
    }
  }

  // MARK: Money

  static let amounts: [(language: String, text: String, amount: Double?, currency: String?)] = [
    ("en", "12.50 euros", 12.5, "EUR"), ("en", "$5", 5, "USD"), ("en", "5$", 5, "USD"),
    ("en", "five dollars and twenty cents", 5.2, "USD"), ("en", "50 cents", 0.5, "USD"),
    ("en", "5 dollars 20", 5.2, "USD"), ("en", "EUR 5", 5, "EUR"),
    ("en", "£1,250.75", 1250.75, "GBP"),
    ("en", "-$5", -5, "USD"), ("en", "$1 million", 1e6, "USD"), ("en", "a dollar", 1, "USD"),
    ("en", "CA$5", 5, "CAD"), ("en", "5", 5, nil),
    ("en", "$-5", nil, nil), ("en", "dollars", nil, nil), ("en", "5-10 dollars", nil, nil),
    ("en", "5 dollars 200", nil, nil), ("en", "5 dollars 5 euros", nil, nil),
    ("en", "20 cents 5 dollars", nil, nil), ("en", "5 kilometers", nil, nil),
    ("de", "fünf Euro", 5, "EUR"), ("de", "1.234,56 €", 1234.56, "EUR"),
    ("de", "zwölf Euro fünfzig", 12.5, "EUR"), ("de", "50 Cent", 0.5, "EUR"),
    ("fr", "1 234,56 €", 1234.56, "EUR"), ("fr", "un million d’euros", 1e6, "EUR"),
    ("es", "cinco euros", 5, "EUR"), ("es", "dos mil pesos", 2000, "MXN"),
    ("ja", "五百円", 500, "JPY"), ("ja", "￥500", 500, "JPY"), ("ar", "خمسة دولارات", 5, "USD"),
    ("zh", "￥5", 5, "CNY"), ("sv", "50 kr", 50, "SEK"), ("nb", "50 kr", 50, "NOK"),
    ("eu", "5 €", 5, "EUR"),
  ]

  @Test(arguments: amounts)
  func amountsAreRead(language: String, text: String, amount: Double?, currency: String?) {
    let read = CurrencyReader(language: language).readAmount(text)
    #expect(read?.amount == amount)
    #expect(read?.currency == currency)
  }

  // MARK: Anything else

  /// Made-up texts of the readers' own words neither crash nor take long, and whatever is read is
  /// finite.
  @Test(arguments: ["en", "de", "fr", "es", "ja", "ar"])
  func madeUpTexts(language: String) {
    var random = SeededGenerator(seed: 7)
    let words = [
      "hundred", "m", "h", "5", "min", " ", "and", "$", "km", "-", ":", "30", ".", "半", "分", "ساعة",
      "a", "half", "%", "million", "°", "cents", "一", "\u{301}", "€",
    ]
    let durations = DurationReader(language: language)
    let lengths = MeasurementReader(dimension: .length, language: language)
    let money = CurrencyReader(language: language)
    for _ in 0..<200 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      #expect(durations.readDuration(text)?.isFinite != false)
      #expect(lengths.readMeasurement(text)?.number.isFinite != false)
      #expect(money.readAmount(text)?.amount.isFinite != false)
    }
  }

  @Test func longTextsAreRefused() {
    let text = String(repeating: "5 h ", count: 50)
    #expect(DurationReader(language: "en").readDuration(text) == nil)
    #expect(CurrencyReader(language: "en").readAmount(text) == nil)
    #expect(MeasurementReader(dimension: .mass, language: "en").readMeasurement(text) == nil)
  }

  private func normalized(_ text: String, _ language: String) -> String {
    TextAnalyzer(language).normalized(text)
  }
}

/// Addresses.
@Suite struct LinkTests {
  static let links: KeyValuePairs<String, String?> = [
    "https://example.com/x?y=z#w": "https://example.com/x?y=z#w",
    " http://localhost:8080 ": "http://localhost:8080",
    "example.com": "https://example.com", "example.com:80/x": "https://example.com:80/x",
    "mailto:ada@example.com": "mailto:ada@example.com", "例え.テスト": "https://例え.テスト",
    "nowhere": nil, "localhost:8080": nil, "1.2": nil, "a b.com": nil, "javascript:alert(1)": nil,
    "http://": nil, "http:example.com": nil, "": nil, ".": nil, "a..com": nil,
    "exa\u{7}mple.com": nil,
  ]

  @Test func linksAreRead() {
    for (text, link) in Self.links { #expect(LinkReader.readLink(text) == link, "\(text)") }
    #expect(
      LinkReader.readLink("https://example.com/" + String(repeating: "x", count: 3000)) == nil)
  }
}
