import Testing

@testable import AppManifest

/// Parameters that hold quantities, lists and labelled booleans.
@Suite("Typed parameters")
struct TypedParameterTests {
  /// The faults of a manifest whose only intent has one parameter, without their places.
  private func faults(of parameter: String) -> [String] {
    let text = """
      {"formatVersion": 1, "app": {"id": "a", "name": "A"}, "languages": ["en"],
       "intents": [{"name": "I", "parameters": [\(parameter)]}],
       "shortcuts": [{"intent": "I", "phrases": ["go"]}]}
      """
    let diagnostics: [Diagnostic]
    do {
      diagnostics = try Manifest.read(json: text).manifest.validate()
    } catch {
      diagnostics = error.diagnostics
    }
    return diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test(
    "that fit are taken",
    arguments: [
      #"{"name": "p", "type": "duration", "default": 90, "unit": "min", "maximum": 2}"#,
      #"{"name": "p", "type": {"measurement": "length"}, "default": {"value": 5}, "maximum": 5}"#,
      #"""
      {"name": "p", "type": {"measurement": "length"}, "unit": "km", "maximum": 5,
       "default": {"value": 4999, "unit": "m"}}
      """#,
      #"{"name": "p", "type": "currency", "default": {"amount": 12.5, "currency": "EUR"}}"#,
      #"{"name": "p", "type": "url", "default": "https://example.com"}"#,
      #"{"name": "p", "type": "person", "default": "Ada", "optional": true}"#,
      #"{"name": "p", "type": "file"}"#,
      #"{"name": "p", "type": "integer", "list": true, "default": [1, 2], "maximum": 2}"#,
      #"{"name": "p", "type": "boolean", "trueLabel": "on", "falseLabel": {"en": "off"}}"#,
    ])
  func sound(parameter: String) {
    #expect(faults(of: parameter) == [])
  }

  @Test(
    "that do not fit are refused",
    arguments: [
      (#"{"name": "p", "type": "duration", "default": -1}"#, "the default is no duration"),
      (
        #"{"name": "p", "type": "duration", "default": 121, "unit": "min", "maximum": 2}"#,
        "the default is greater than the maximum"
      ),
      (
        #"{"name": "p", "type": {"measurement": "mass"}, "default": {"value": 5, "unit": "km"}}"#,
        "the default is no measurement of the dimension mass"
      ),
      (
        #"{"name": "p", "type": {"measurement": "mass"}, "unit": "km"}"#,
        "\"km\" is no unit of the dimension mass"
      ),
      (
        #"{"name": "p", "type": {"measurement": "weight"}, "default": 3}"#,
        "\"measurement\" is \"weight\", and should be"
      ),
      (
        #"{"name": "p", "type": {"measurement": "mass", "enum": "E"}}"#,
        "\"type\" names no single entity type, enum or dimension"
      ),
      (
        #"{"name": "p", "type": "currency", "default": {"amount": 12.5}}"#,
        "the default is no amount of money"
      ),
      (#"{"name": "p", "type": "url", "default": "nowhere"}"#, "the default is no URL"),
      (#"{"name": "p", "type": "integer", "list": true, "default": 1}"#, "the default is no list"),
      (
        #"{"name": "p", "type": "integer", "list": true, "default": [1, "x"]}"#,
        "the default is no whole number"
      ),
      (
        #"{"name": "p", "type": "integer", "trueLabel": "on"}"#,
        "a parameter that is no boolean has a label"
      ),
      (
        #"{"name": "p", "type": "currency", "unit": "euro"}"#, "\"euro\" is no code of a currency"
      ),
      (
        #"{"name": "p", "type": "number", "unit": "km"}"#,
        "a parameter that is no measurement has a unit"
      ),
      (
        #"{"name": "p", "type": "url", "minimum": 1}"#,
        "a parameter that is no number has a minimum"
      ),
    ])
  func faulty(parameter: String, message: String) {
    let faults = faults(of: parameter)
    #expect(faults.count == 1 && faults[0].hasPrefix(message), "\(faults)")
  }

  @Test(
    "convert between units",
    arguments: [
      (Manifest.Dimension.length, 5, "km", "m", 5000.0), (.length, 1, "mi", "km", 1.609344),
      (.temperature, 68, "°F", "°C", 20), (.temperature, 0, "°C", "K", 273.15),
      (.fuelEfficiency, 47.0429166168, "mpg", "L/100km", 5), (.speed, 36, "km/h", "m/s", 10),
      (.informationStorage, 1, "GiB", "MiB", 1024), (.area, 1, "ha", "m²", 10_000),
    ])
  func conversion(
    dimension: Manifest.Dimension, value: Double, from: String, to: String, expected: Double
  ) throws {
    let unit = try #require(dimension.unit(from))
    let other = try #require(dimension.unit(to))
    #expect(abs(unit.convert(value, to: other) - expected) < 1e-6 * abs(expected))
    #expect(abs(other.convert(expected, to: unit) - value) < 1e-6 * max(1, abs(value)))
  }

  @Test("have units with symbols of their own", arguments: Manifest.Dimension.allCases)
  func symbols(dimension: Manifest.Dimension) {
    let symbols = dimension.units.map(\.symbol)
    #expect(Set(symbols).count == symbols.count)
    #expect(
      symbols.allSatisfy { dimension.unit($0)?.convert(0.5, to: dimension.baseUnit) ?? 0 != 0 })
  }
}
