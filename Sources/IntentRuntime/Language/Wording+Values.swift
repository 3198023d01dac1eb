import AppIntents
import AppManifest

extension Wording {
  /// What a value is called where a person can pick it, or is told of it.
  func title(of value: any Sendable) -> String {
    switch value {
    case let shown as any InstanceDisplayRepresentable: text(shown.displayRepresentation.title)
    case let named as any CustomLocalizedStringResourceConvertible:
      text(named.localizedStringResource)
    case let text as String: text
    case let truth as Bool: truth ? shared.yes : shared.no
    case let number as Int: number.formatted(.number.locale(locale))
    case let number as Double: number.formatted(.number.locale(locale))
    case let date as Date:
      date.formatted(Date.FormatStyle(date: .long, time: .shortened, locale: locale))
    case let amount as IntentCurrencyAmount:
      amount.amount.formatted(.currency(code: amount.currencyCode).locale(locale))
    case let url as URL: url.absoluteString
    case let values as [any Sendable]:
      values.map { title(of: $0) }.joined(separator: shared.separator)
    default: ""
    }
  }

  /// The entities that were found, as many as are worth listing.
  func list(of entities: [any AppEntity]) -> String {
    guard !entities.isEmpty else { return words.nothingFound }
    let shown = entities.prefix(Self.longestList).map { entity in
      subtitle(of: entity).map { "\(title(of: entity)) (\($0))" } ?? title(of: entity)
    }.joined(separator: shared.separator)
    let rest = entities.count - Self.longestList
    return rest > 0
      ? words.more(shown, count: rest) : shown
  }

  private static let longestList = 10

  /// What tells a value apart from others of the same title.
  func subtitle(of value: any Sendable) -> String? {
    guard let shown = value as? any InstanceDisplayRepresentable else { return nil }
    return shown.displayRepresentation.subtitle.map(text)
  }
}
