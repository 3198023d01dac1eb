extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    let name: String

    /// The time of the day.
    public static let time = DateStyle(name: "time")
    /// The day.
    public static let date = DateStyle(name: "date")
    /// How far away it is, as words that the front end keeps right.
    public static let relative = DateStyle(name: "relative")
    /// How far away it is, with a sign, which the front end keeps right.
    public static let offset = DateStyle(name: "offset")
    /// How far away it is, as a running clock.
    public static let timer = DateStyle(name: "timer")

    /// The words for a date; of a style that moves on, the date and the time that it leads to.
    func words(for date: Date) -> String {
      switch self {
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .date: date.formatted(date: .long, time: .omitted)
      default: date.formatted(date: .abbreviated, time: .standard)
      }
    }
  }

  /// A date.
  public init(_ date: Date, style: DateStyle) {
    self.init(
      resource: LocalizedStringResource(verbatim: style.words(for: date)),
      attributes: ["dateStyle": style.name, "date": "\(date.timeIntervalSince1970)"])
  }
}
