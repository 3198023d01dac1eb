/// What builds objects whose members are all there, `null` where they have no value, as those who
/// read reports count on.
extension LocatedJSON.Member {
  package init(_ key: String, _ value: LocatedJSON) { self.init(key: key, value: value) }
}

extension LocatedJSON {
  package static let null = LocatedJSON(.null)

  package static func object(_ members: [Member]) -> LocatedJSON { LocatedJSON(.object(members)) }

  package static func bool(_ value: Bool) -> LocatedJSON { LocatedJSON(.bool(value)) }

  package static func integer(_ value: Int) -> LocatedJSON { LocatedJSON(.integer(value)) }

  /// A number, without a needless fraction.
  package static func number(_ value: Double) -> LocatedJSON {
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return LocatedJSON(isWhole ? .integer(Int(value)) : .number(value))
  }

  /// The string, or `null` where there is none.
  package static func optional(_ text: String?) -> LocatedJSON { text.map { .string($0) } ?? .null }

  /// The number, or `null` where there is none.
  package static func optional(_ number: Double?) -> LocatedJSON {
    number.map { .number($0) } ?? .null
  }
}
