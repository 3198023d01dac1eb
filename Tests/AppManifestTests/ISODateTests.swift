import AppManifest
import RandomNumbers
import Testing

@Suite("Dates in ISO 8601") struct ISODateTests {
  @Test(
    "A date is read exactly, and written as it was",
    arguments: [
      "2026-11-27", "2026-11-27T18:00", "2026-11-27T18:00:30", "2024-02-29", "2000-02-29",
      "0001-01-01", "9999-12-31T23:59:59", "2026-11-27T00:00",
    ])
  func exactly(text: String) {
    #expect(ISODate(text)?.description == text)
  }

  @Test(
    "A space may stand for the T, and seconds of nothing are not written",
    arguments: [
      ("2026-11-27 18:00", "2026-11-27T18:00"), ("2026-11-27T18:00:00", "2026-11-27T18:00"),
      ("2026-11-27 18:00:05", "2026-11-27T18:00:05"),
    ])
  func otherwise(text: String, written: String) {
    #expect(ISODate(text)?.description == written)
  }

  @Test(
    "Other text is no date, nor is a day or time that the calendar has not",
    arguments: [
      "", "soon", "2026", "2026-11", "2026-11-", "2026-11-27T", "2026-11-27T18", "T18:00",
      "2026-11-27T18:", "2026-11-27T18:00:", "2026-11-27T18:00:3", "2026-11-27T18:00:30Z",
      "2026-11-27T18:00Z", "2026-11-27T18:00+01:00", "2026-11-27T18:00:30.5", "2026-11-27t18:00",
      " 2026-11-27", "2026-11-27 ", "2026-11-27  18:00", "2026-11-27T18:00T18:00", "20261127",
      "26-11-27", "02026-11-27", "2026-1-27", "2026-11-7", "-026-11-27", "+026-11-27",
      "2026/11/27", "٢٠٢٦-١١-٢٧", "2026-11-2７", "2026-11-27T１8:00", "2026-11-27\u{0}",
      "0000-01-01", "2026-00-10", "2026-13-10", "2026-11-00", "2026-11-31", "2026-02-29",
      "1900-02-29", "2026-11-27T24:00", "2026-11-27T18:60", "2026-11-27T18:00:60",
    ])
  func refused(text: String) {
    #expect(ISODate(text) == nil)
  }

  @Test("Long text is no date, however long it is")
  func long() {
    #expect(ISODate("2026-11-27" + String(repeating: " ", count: 1_000_000)) == nil)
  }

  @Test("Every day of four centuries is a date, which is read back as it is written")
  func everyDay() throws {
    var count = 0
    for year in 1801...2200 {
      for month in 1...12 {
        for day in 1...31 where ISODate(year: year, month: month, day: day) != nil {
          let date = try #require(ISODate(year: year, month: month, day: day))
          #expect(ISODate(date.description) == date)
          count += 1
        }
      }
    }
    #expect(count == 146_097)
  }

  @Test("Every time is read back as it is written", arguments: 0..<20)
  func times(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let time = try #require(
        ISODate.Time(hour: random.below(24), minute: random.below(60), second: random.below(60)))
      let date = try #require(
        ISODate(
          year: 1 + random.below(9999), month: 1 + random.below(12), day: 1 + random.below(28),
          time: time))
      #expect(ISODate(date.description) == date)
    }
  }
}
