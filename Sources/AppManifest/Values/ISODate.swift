/// A day of the Gregorian calendar, or a day and a time of day, as ISO 8601 writes them: no zone, for
/// it is the time where the person is.
///
/// This is the one place where such text is read and written. It reads `2026-11-27`,
/// `2026-11-27T18:00` and `2026-11-27T18:00:30`, with a space in place of the `T` too, and nothing
/// else: no other digits, no missing or further ones, no zone, no white space around it, and no day
/// or time that does not exist. What it writes it reads back as the same.
package struct ISODate: Hashable, Sendable, CustomStringConvertible {
  /// From 1 to 9999.
  package let year: Int
  package let month: Int
  package let day: Int
  /// The time of day, where one is given.
  package let time: Time?

  /// A time of day, to the second.
  package struct Time: Hashable, Sendable {
    package let hour: Int
    package let minute: Int
    package let second: Int

    /// `nil` if no day has such a time. There are no leap seconds.
    package init?(hour: Int, minute: Int, second: Int = 0) {
      guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
        return nil
      }
      (self.hour, self.minute, self.second) = (hour, minute, second)
    }
  }

  /// `nil` if there is no such day.
  package init?(year: Int, month: Int, day: Int, time: Time? = nil) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(inMonth: month, of: year)
    else { return nil }
    (self.year, self.month, self.day, self.time) = (year, month, day, time)
  }

  /// True for a day without a time.
  package var isDay: Bool { time == nil }

  /// How many days a month has.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

// MARK: - Writing

extension ISODate {
  /// `2026-11-27`, `2026-11-27T18:00`, or with seconds where there are any.
  package var description: String {
    let date = "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
    guard let time else { return date }
    let minute = "\(date)T\(Self.padded(time.hour, to: 2)):\(Self.padded(time.minute, to: 2))"
    return time.second == 0 ? minute : "\(minute):\(Self.padded(time.second, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

// MARK: - Reading

extension ISODate {
  /// Reads a date; `nil` for any other text.
  ///
  /// - Complexity: O(1), however long the text is.
  package init?(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8.prefix(Scanner.maximumLength + 1)))
    guard let year = scanner.number(of: 4), scanner.take("-"),
      let month = scanner.number(of: 2), scanner.take("-"), let day = scanner.number(of: 2)
    else { return nil }
    var time: Time?
    if scanner.take("T") || scanner.take(" ") {
      guard let hour = scanner.number(of: 2), scanner.take(":"),
        let minute = scanner.number(of: 2)
      else { return nil }
      var second: Int? = 0
      if scanner.take(":") { second = scanner.number(of: 2) }
      time = second.flatMap { Time(hour: hour, minute: minute, second: $0) }
      guard time != nil else { return nil }
    }
    guard scanner.isAtEnd else { return nil }
    self.init(year: year, month: month, day: day, time: time)
  }

  /// Takes digits and signs from the front of a text.
  private struct Scanner {
    /// The bytes of `2026-11-27T18:00:30`.
    static let maximumLength = 19
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    /// Exactly so many ASCII digits.
    mutating func number(of digits: Int) -> Int? {
      guard place + digits <= bytes.count else { return nil }
      var number = 0
      for byte in bytes[place..<place + digits] {
        guard byte &- 0x30 < 10 else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      place += digits
      return number
    }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
      place += 1
      return true
    }
  }
}
