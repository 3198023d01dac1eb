/// A choice with its own wording.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// What choosing it yields.
  public let value: Value
  package let title: LocalizedStringResource?
  package let subtitle: LocalizedStringResource?
  package let image: DisplayRepresentation.Image?

  /// A choice; without a title the value's own name is shown.
  public init(
    _ value: Value, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Choices under a heading.
public struct IntentItemSection<Value: _IntentValue>: Sendable {
  /// The heading.
  public let title: LocalizedStringResource?
  /// The choices.
  public let items: [IntentItem<Value>]

  /// Choices under a heading.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    self.items = items
  }

  /// Values under a heading.
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Choices under a heading, one after the other.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItemsBuilder<Value> items: () -> [IntentItem<Value>]
  ) {
    self.init(title, items: items())
  }
}

/// Choices in sections.
public struct IntentItemCollection<Value: _IntentValue>: ResultsCollection {
  /// A value to choose.
  public typealias Element = Value

  /// What is written above the choices.
  public let promptLabel: LocalizedStringResource?
  /// Whether the choices are sorted by their first letters.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Value>]

  /// Choices in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Choices without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Value>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// Values without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Value]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      items: items.map { IntentItem($0) })
  }

  /// Sections one after the other.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Value> sections: () -> [IntentItemSection<Value>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }

  /// No choices.
  public static var empty: IntentItemCollection<Value> {
    IntentItemCollection(sections: [IntentItemSection<Value>]())
  }

  /// The choices of all sections.
  public var items: [IntentItem<Value>] { sections.flatMap(\.items) }
}

extension IntentItemCollection: AnyResultsCollection {
  package var anySections: [AnyIntentItemSection] {
    sections.map { section in
      AnyIntentItemSection(
        title: section.title,
        items: section.items.map {
          AnyIntentItem(
            value: $0.value, title: $0.title, subtitle: $0.subtitle, image: $0.image)
        })
    }
  }
}

/// Gathers choices that are written one after the other.
@resultBuilder
public struct IntentItemsBuilder<Value: _IntentValue> {
  /// A choice.
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
  /// A value as a choice.
  public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
  /// Several choices.
  public static func buildExpression(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  /// Choices in a row.
  public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
    items.flatMap(\.self)
  }
  /// Choices of a loop.
  public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
    items.flatMap(\.self)
  }
  /// Choices under an `if` without `else`.
  public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] {
    items ?? []
  }
  /// The first branch of an `if`.
  public static func buildEither(first: [IntentItem<Value>]) -> [IntentItem<Value>] { first }
  /// Another branch of an `if`.
  public static func buildEither(second: [IntentItem<Value>]) -> [IntentItem<Value>] { second }
}

/// Gathers sections that are written one after the other.
@resultBuilder
public struct IntentItemSectionsBuilder<Value: _IntentValue> {
  /// A section.
  public static func buildExpression(
    _ section: IntentItemSection<Value>
  ) -> [IntentItemSection<Value>] { [section] }
  /// Several sections.
  public static func buildExpression(
    _ sections: [IntentItemSection<Value>]
  ) -> [IntentItemSection<Value>] { sections }
  /// Sections in a row.
  public static func buildBlock(
    _ sections: [IntentItemSection<Value>]...
  ) -> [IntentItemSection<Value>] { sections.flatMap(\.self) }
  /// Sections of a loop.
  public static func buildArray(
    _ sections: [[IntentItemSection<Value>]]
  ) -> [IntentItemSection<Value>] { sections.flatMap(\.self) }
  /// Sections under an `if` without `else`.
  public static func buildOptional(
    _ sections: [IntentItemSection<Value>]?
  ) -> [IntentItemSection<Value>] { sections ?? [] }
  /// The first branch of an `if`.
  public static func buildEither(
    first: [IntentItemSection<Value>]
  ) -> [IntentItemSection<Value>] { first }
  /// Another branch of an `if`.
  public static func buildEither(
    second: [IntentItemSection<Value>]
  ) -> [IntentItemSection<Value>] { second }
}
