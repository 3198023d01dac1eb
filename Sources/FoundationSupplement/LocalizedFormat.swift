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
  init?(startOf source: Substring) {
    let pattern =
      /^%(?:%|(?:([0-9]{1,2})\$)?[-+0 ]?[0-9]{0,3}(?:\.([0-9]{1,2}))?(?:ll|l|h|q)?[@dDiuUxXfFeEgGs])/
    guard let match = source.prefixMatch(of: pattern) else { return nil }
    text = String(match.0)
    end = match.range.upperBound
    position = match.1.flatMap { Int($0) }
    precision = match.2.flatMap { Int($0) }
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
