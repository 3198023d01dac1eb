/// A collection that can be made from values whose type is not known.
protocol AnyIntentCollection {
  /// The collection of `values`; `nil` unless all of them fit.
  static func collecting(_ values: [any Sendable]) -> Self?
}

extension Array: AnyIntentCollection where Element: _IntentValue {
  static func collecting(_ values: [any Sendable]) -> [Element]? {
    let elements = values.compactMap { $0 as? Element }
    return elements.count == values.count ? elements : nil
  }
}

extension Set: AnyIntentCollection where Element: _IntentValue {
  static func collecting(_ values: [any Sendable]) -> Set<Element>? {
    Array<Element>.collecting(values).map(Set.init)
  }
}
