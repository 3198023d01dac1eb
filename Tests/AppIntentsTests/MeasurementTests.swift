import AppIntents
import Testing

/// What Foundation has on Apple's platforms only.
@Suite struct MeasurementTests {
  @Test(
    "measurements are written with their units",
    arguments: [
      (Measurement<Dimension>(value: 20, unit: UnitDuration.minutes), "20 min"),
      (Measurement<Dimension>(value: 1.5, unit: UnitDuration.hours), "1.5 hr"),
      (Measurement<Dimension>(value: 5, unit: UnitLength.kilometers), "5 km"),
      (Measurement<Dimension>(value: -3.25, unit: UnitTemperature.celsius), "-3.25 °C"),
    ])
  func formats(measurement: Measurement<Dimension>, text: String) {
    #expect(measurement.formatted() == text)
  }

  @Test("measurements of one dimension are, too")
  func dimension() {
    #expect(Measurement(value: 2, unit: UnitDuration.minutes).formatted() == "2 min")
  }
}
