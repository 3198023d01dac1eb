import AppManifest

/// What options are ordered by: when they are from, and how long they are.
///
/// What an attribute means is told by its values. A date, or a whole number that can be a year in
/// every option, says when; any other number, how long or large.
struct OptionMeasures {
  /// The year of each option, with parts of it. Empty where an option has none.
  let times: [Double]
  /// The size of each option. Empty where no attribute, or more than one, tells it.
  let sizes: [Double]

  init(_ hits: [EntityHit]) {
    let names = (hits.first?.attributes.keys).map { $0.sorted() } ?? []
    let columns = names.compactMap { name -> [Value]? in
      let values = hits.compactMap { $0.attributes[name] }
      return values.count == hits.count ? values : nil
    }
    let times = columns.lazy.compactMap { column in
      Self.whole(column.compactMap(\.timeInYears), hits.count)
    }
    self.times =
      times.first ?? Self.whole(hits.compactMap { $0.subtitle?.firstYear }, hits.count) ?? []
    let sizes = columns.filter { $0.contains { $0.timeInYears == nil } }
      .compactMap { Self.whole($0.compactMap(\.size), hits.count) }
    self.sizes = sizes.count == 1 ? sizes[0] : []
  }

  private static func whole(_ values: [Double], _ count: Int) -> [Double]? {
    values.count == count && count > 0 ? values : nil
  }
}

extension Value {
  /// A date, or a whole number that can be a year.
  fileprivate var timeInYears: Double? {
    switch self {
    case .integer(let year): (1000..<3000).contains(year) ? Double(year) : nil
    case .number(let year):
      (1000..<3000).contains(year) && year == year.rounded() ? year : nil
    case .string(let text): text.isoYears
    case .null, .bool, .array, .object: nil
    }
  }

  fileprivate var size: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }
}

extension String {
  /// An ISO date, counted in years.
  fileprivate var isoYears: Double? {
    let parts = split(separator: "T", maxSplits: 1).first?.split(separator: "-") ?? []
    guard parts.count == 3, parts[0].utf8.count == 4, let year = Double(parts[0]),
      let month = Double(parts[1]), let day = Double(parts[2])
    else { return nil }
    return year + (month - 1) / 12 + (day - 1) / 372
  }

  /// The first four digits that can be a year.
  fileprivate var firstYear: Double? {
    split { !$0.isASCII || !$0.isNumber }.first { $0.utf8.count == 4 }.flatMap { Double($0) }
      .flatMap { (1000..<3000).contains($0) ? $0 : nil }
  }
}
