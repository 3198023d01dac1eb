/// A format string with `%@`-style places, and how arguments are put into them.
///
/// Written here because `String(format:)` reads C memory by what the format says: a translation
/// with a wrong place would read garbage. This reader shows a place without a fitting argument as
/// it stands.
struct LocalizedFormat {
  private let format: String

  init(_ format: String) {
    self.format = format
  }

  /// The text with every place filled: `Added %@` with `Cars` → `Added Cars`.
  ///
  /// - Complexity: linear in the length of the format and of the arguments.
  func text(with arguments: [LocalizationArgument]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let place = FormatPlace(startOf: rest) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest[place.end...]
      result += place.isPercent ? "%" : filled(place, arguments, &next)
    }
    return result + rest
  }

  private func filled(
    _ place: FormatPlace, _ arguments: [LocalizationArgument], _ next: inout Int
  ) -> String {
    let index = place.position.map { $0 - 1 } ?? next
    next = place.position == nil ? next + 1 : next
    guard arguments.indices.contains(index) else { return place.text }
    return arguments[index].text(in: place)
  }
}

/// A place such as `%@`, `%2$lld` or `%.1f` at the start of a text.
struct FormatPlace {
  let text: String
  let end: String.Index
  let position: Int?
  let precision: Int?

  var isPercent: Bool { text == "%%" }

  /// `nil` when `source` starts with a percent sign that begins no place.
  ///
  /// Read by hand: every text with a value in it comes through here, when an app starts thousands of
  /// them, and a regular expression takes a hundred times as long.
  init?(startOf source: Substring) {
    var reader = FormatReader(rest: source.utf8.dropFirst())
    position = reader.position()
    if position != nil || !reader.skip("%") {
      _ = reader.skip(anyOf: "-+0 ")
      _ = reader.number(ofAtMost: 3)
      precision = reader.precision()
      if !reader.skip("l") {
        _ = reader.skip(anyOf: "hq")
      } else {
        _ = reader.skip("l")
      }
      guard reader.skip(anyOf: "@dDiuUxXfFeEgGs") else { return nil }
    } else {
      precision = nil
    }
    end = reader.rest.startIndex
    text = String(source[..<end])
  }
}

/// Reads the parts of a place.
private struct FormatReader {
  var rest: Substring.UTF8View

  /// `2` of `2$`.
  mutating func position() -> Int? {
    var ahead = self
    guard let number = ahead.number(ofAtMost: 2), ahead.skip("$") else { return nil }
    self = ahead
    return number
  }

  /// `1` of `.1`.
  mutating func precision() -> Int? {
    var ahead = self
    guard ahead.skip("."), let number = ahead.number(ofAtMost: 2) else { return nil }
    self = ahead
    return number
  }

  mutating func number(ofAtMost digits: Int) -> Int? {
    var number: Int?
    for byte in rest.prefix(digits) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
      number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      rest = rest.dropFirst()
    }
    return number
  }

  mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: letter) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func skip(anyOf letters: StaticString) -> Bool {
    guard let first = rest.first,
      letters.withUTF8Buffer({ $0.contains(first) })
    else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension LocalizationArgument {
  /// Numbers are written with plain digits, without grouping: years and house numbers go through
  /// the same interpolation as counts do.
  func text(in place: FormatPlace) -> String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .number(let number): place.precision.map { number.rounded(places: $0) } ?? number.plain
    case .formatted(let number, let specifier):
      (place.precision ?? FormatPlace(startOf: Substring(specifier))?.precision)
        .map { number.rounded(places: $0) } ?? number.plain
    case .resource(let resource): resource.resolved()
    case .date(let date, let style): style.format(date)
    case .placeholder: place.text
    }
  }
}

extension Double {
  /// `4.5` → `4.5`, `4.0` → `4`.
  fileprivate var plain: String {
    Int64(exactly: self).map(String.init) ?? String(self)
  }

  fileprivate func rounded(places: Int) -> String {
    String(format: "%.\(places)f", self)
  }
}
