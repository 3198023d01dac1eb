/// Values to choose from: an array, or sections of items.
public protocol ResultsCollection: Sendable {
  /// A value to choose.
  associatedtype Element: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {}

/// A choice whose value type is not known.
package struct AnyIntentItem: Sendable {
  package var value: any Sendable
  package var title: LocalizedStringResource?
  package var subtitle: LocalizedStringResource?
  package var image: DisplayRepresentation.Image?

  package init(
    value: any Sendable, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Choices under a heading, or under none.
package struct AnyIntentItemSection: Sendable {
  package var title: LocalizedStringResource?
  package var items: [AnyIntentItem]
}

/// What the runtime sees of values to choose from.
package protocol AnyResultsCollection {
  var promptLabel: LocalizedStringResource? { get }
  var anySections: [AnyIntentItemSection] { get }
}

extension Array: AnyResultsCollection where Element: _IntentValue {
  package var promptLabel: LocalizedStringResource? { nil }

  package var anySections: [AnyIntentItemSection] {
    [AnyIntentItemSection(items: map { AnyIntentItem(value: $0) })]
  }
}

extension ResultsCollection {
  /// The choices by section; a collection of the app's own making has none.
  package var choices: [AnyIntentItemSection] {
    (self as? any AnyResultsCollection)?.anySections ?? []
  }
}
