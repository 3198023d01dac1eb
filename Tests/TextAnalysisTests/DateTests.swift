import AppManifest
import Testing

@testable import TextAnalysis

/// Days and times as people say them, on Friday 20 November 2026 at noon.
@Suite struct DateTests {
  static let now = CalendarMinute(year: 2026, month: 11, day: 20, hour: 12)

  static let english: KeyValuePairs<String, String?> = [
    "today": "2026-11-20", "Tomorrow!": "2026-11-21", "the day after tomorrow": "2026-11-22",
    "next friday": "2026-11-27", "on friday": "2026-11-27", "this friday": "2026-11-20",
    "Monday": "2026-11-23", "in two days": "2026-11-22", "in 3 weeks": "2026-12-11",
    "in a week": "2026-11-27", "in two months": "2027-01-20", "may 3": "2027-05-03",
    "3 may 2027": "2027-05-03", "May 3rd, 2027": "2027-05-03", "the third of may": "2027-05-03",
    "December 24": "2026-12-24", "on Dec. 24 at noon": "2026-12-24T12:00",
    "at 6 pm": "2026-11-20T18:00",
    "at 6 am": "2026-11-21T06:00", "tonight": "2026-11-20T20:00",
    "tomorrow at 6 p.m.": "2026-11-21T18:00", "tomorrow at 6:30": "2026-11-21T18:30",
    "at 6 pm on friday": "2026-11-27T18:00", "tomorrow evening": "2026-11-21T18:00",
    "2026-12-01": "2026-12-01", "2026-12-01T18:00": "2026-12-01T18:00", "12/24/2026": "2026-12-24",
    "february 29": "2028-02-29", "feb 30": nil, "the 24th": "2026-11-24",
    "thursday december 24": "2026-12-24", "monday december 24": nil, "2026-02-30": nil, "blah": nil,
    "": nil, "today today": nil, "in two": nil, "tomorrow please": nil, "at 13 pm": nil,
    "in two hours": "2026-11-20T14:00", "in an hour and a half": "2026-11-20T13:30",
    "90 minutes from now": "2026-11-20T13:30", "in 24 hours": "2026-11-21T12:00",
    "next friday at 6 pm": "2026-11-27T18:00", "tomorrow morning": "2026-11-21T09:00",
    "in 2 days and 3 hours": "2026-11-22T15:00",
    "in 30 seconds": nil, "in five kilometers": nil, "in": nil,
    "20 november": "2026-11-20", "19 november": "2027-11-19",
  ]

  static let german: KeyValuePairs<String, String?> = [
    "heute": "2026-11-20", "morgen": "2026-11-21", "übermorgen": "2026-11-22",
    "am Sonntag": "2026-11-22", "nächsten Freitag": "2026-11-27", "3. Mai": "2027-05-03",
    "am dritten Mai": "2027-05-03", "am 24. Dezember um 18 Uhr": "2026-12-24T18:00",
    "24.12.": "2026-12-24", "24.12.2026": "2026-12-24", "morgen früh": "2026-11-21T09:00",
    "heute Abend": "2026-11-20T18:00", "in zwei Wochen": "2026-12-04", "in 3 Tagen": "2026-11-23",
    "in zwei Stunden": "2026-11-20T14:00", "in einer halben Stunde": "2026-11-20T12:30",
    "nächsten Freitag um 18 Uhr": "2026-11-27T18:00",
  ]

  static let french: KeyValuePairs<String, String?> = [
    "aujourd’hui": "2026-11-20", "demain": "2026-11-21", "après-demain": "2026-11-22",
    "le 24 décembre": "2026-12-24", "le 1er mai": "2027-05-01", "vendredi prochain": "2026-11-27",
    "lundi": "2026-11-23", "dans deux jours": "2026-11-22", "demain à 18h30": "2026-11-21T18:30",
    "à 6 heures du soir": "2026-11-20T18:00", "24/12/2026": "2026-12-24",
    "dans deux heures": "2026-11-20T14:00", "dans une demi-heure": "2026-11-20T12:30",
  ]

  static let spanish: KeyValuePairs<String, String?> = [
    "hoy": "2026-11-20", "mañana": "2026-11-21", "pasado mañana": "2026-11-22",
    "el lunes": "2026-11-23", "el 24 de diciembre": "2026-12-24",
    "el 3 de mayo de 2027": "2027-05-03", "en dos días": "2026-11-22",
    "mañana a las 6 de la tarde": "2026-11-21T18:00", "esta noche": "2026-11-20T20:00",
    "dentro de media hora": "2026-11-20T12:30", "en dos horas": "2026-11-20T14:00",
  ]

  static let japanese: KeyValuePairs<String, String?> = [
    "今日": "2026-11-20", "明日": "2026-11-21", "明後日": "2026-11-22", "月曜日": "2026-11-23",
    "金曜に": "2026-11-27", "12月24日": "2026-12-24", "十二月二十四日": "2026-12-24",
    "2027年5月3日": "2027-05-03", "来週の金曜日": "2026-11-27", "三日後": "2026-11-23",
    "明日の午後6時": "2026-11-21T18:00", "明日18時30分": "2026-11-21T18:30",
    "2時間後": "2026-11-20T14:00", "三十分後に": "2026-11-20T12:30",
  ]

  static let arabic: KeyValuePairs<String, String?> = [
    "اليوم": "2026-11-20", "غداً": "2026-11-21", "بعد غد": "2026-11-22", "يوم الاثنين": "2026-11-23",
    "يوم الإثنين": "2026-11-23", "في ٢٤ ديسمبر": "2026-12-24", "بعد يومين": "2026-11-22",
    "بعد ثلاثة أيام": "2026-11-23", "الجمعة القادمة": "2026-11-27",
    "الساعة 6 مساء": "2026-11-20T18:00",
    "الليلة": "2026-11-20T20:00", "بعد ثلاث سنوات": "2029-11-20",
    "بعد ساعتين": "2026-11-20T14:00", "بعد نصف ساعة": "2026-11-20T12:30",
  ]

  @Test func reads() {
    let tables = [
      ("en", Self.english), ("de", Self.german), ("fr", Self.french), ("es", Self.spanish),
      ("ja", Self.japanese), ("ar", Self.arabic),
    ]
    for (language, rows) in tables {
      let reader = DateReader(language: language)
      for (text, expected) in rows {
        #expect(reader.readDate(text, now: Self.now) == expected, "\(language): \(text)")
        let normalized = TextAnalyzer(language).normalized(text)
        #expect(reader.readDate(normalized, now: Self.now) == expected, "\(normalized)")
      }
    }
  }

  @Test(arguments: [
    ("next friday", "2026-11-27"), ("friday", "2026-11-20"), ("this friday", "2026-11-20"),
    ("monday next week", "2026-11-23"), ("wednesday", "2026-11-25"),
  ])
  func weekdaysSaidOnAWednesday(text: String, expected: String) {
    let wednesday = CalendarMinute(year: 2026, month: 11, day: 18, hour: 9)
    #expect(DateReader(language: "en").readDate(text, now: wednesday) == expected)
  }

  @Test func otherLanguagesReadISODates() {
    let reader = DateReader(language: "eu")
    #expect(reader.readDate("2026-12-01", now: Self.now) == "2026-12-01")
    #expect(reader.readDate("bihar", now: Self.now) == nil)
  }

  @Test func longTextsAreRefused() {
    let reader = DateReader(language: "en")
    #expect(reader.readDate(String(repeating: "today ", count: 40), now: Self.now) == nil)
  }

  /// Day numbers and dates are each other's inverse over four centuries, leap days and all.
  @Test func theCalendarIsConsistent() {
    var date = CalendarMinute(year: 1899, month: 12, day: 31)
    for number in date.dayNumber..<(date.dayNumber + 146_097) {
      #expect(date.isValid && date.dayNumber == number)
      let next = date.adding(days: 1)
      let isNextDay =
        next.day == date.day + 1 && next.month == date.month
        || next.day == 1 && date.day == ISODate.days(inMonth: date.month, of: date.year)
      #expect(isNextDay)
      date = next
    }
    #expect(CalendarMinute(year: 1970, month: 1, day: 1).dayNumber == 0)
    #expect(CalendarMinute(year: 2026, month: 11, day: 20).weekday == 5)
    #expect(
      CalendarMinute(year: 2027, month: 1, day: 31).adding(months: 1)
        == CalendarMinute(year: 2027, month: 2, day: 28))
  }
}
