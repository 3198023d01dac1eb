package import AppIntents
package import AppManifest

extension EntityReader {
  /// Puts entities into their type's description, with the attributes that tell them apart.
  ///
  /// Attributes are the entities' properties (`@Property`) that hold texts, numbers, yes or no,
  /// cases or other entities; not the one that repeats the title. If every subtitle is made of the
  /// values of the same properties and of punctuation, as `"\(year) · \(director)"` is, these are the
  /// subtitle; otherwise its text is an attribute of its own.
  ///
  /// - Complexity: O(*n*) in the number of entities and their properties.
  package func fill(_ type: inout Manifest.EntityType, with entities: [any AppEntity]) {
    let facts = entities.map { EntityFacts($0, self) }
    type.entities = facts.map(\.described)
    type.attributes = attributes(of: facts)
    let names = type.attributes.map(\.name)
    for (index, fact) in facts.enumerated() {
      type.entities[index].attributes = fact.values.filter { names.contains($0.key) }
    }
    type.subtitle = subtitle(of: facts, names)
    guard type.subtitle.isEmpty, facts.contains(where: { $0.shown.subtitle != nil }) else { return }
    type.attributes.append(Self.subtitleAttribute)
    type.subtitle = [Self.subtitleAttribute.name]
    for (index, fact) in facts.enumerated() {
      guard let subtitle = fact.shown.subtitle else { continue }
      type.entities[index].attributes[Self.subtitleAttribute.name] =
        .string(localization.text(of: subtitle, in: localization.sourceLanguage))
    }
  }

  /// The properties by the first entity's declaration, less those that no entity has a value for and
  /// those that say what the title says.
  private func attributes(of facts: [EntityFacts]) -> [Manifest.Attribute] {
    guard let first = facts.first else { return [] }
    return first.entity.properties.compactMap { name, property in
      let isNews = facts.contains { fact in
        fact.values[name].map { $0 != .string(fact.described.title) } ?? false
      }
      guard isNews, name != Self.subtitleAttribute.name else { return nil }
      return Manifest.Attribute(
        name: name, title: localization.title(property.titleResource, named: name))
    }
  }

  /// The properties whose values every subtitle lists, in its order. Empty if there are none such.
  private func subtitle(of facts: [EntityFacts], _ names: [String]) -> [String] {
    guard let count = facts.first?.shown.subtitle?.defaultValue.arguments.count, count > 0,
      facts.allSatisfy({ $0.shown.subtitle?.isListOfValues(count) ?? false })
    else { return [] }
    let properties = (0..<count).map { place in
      names.first { name in
        facts.allSatisfy { fact in
          fact.values[name] == fact.shown.subtitle?.defaultValue.arguments[place].value
        }
      }
    }
    let found = properties.compactMap(\.self)
    return found.count == count ? found : []
  }
}

/// An entity, how it is shown and described, and the values of its properties.
private struct EntityFacts {
  let entity: any AppEntity
  let shown: DisplayRepresentation
  let described: Manifest.Entity
  let values: [String: Value]

  init(_ entity: any AppEntity, _ reader: EntityReader) {
    self.entity = entity
    shown = entity.displayRepresentation
    described = reader.describe(entity, shown)
    var values: [String: Value] = [:]
    for (name, property) in entity.properties {
      values[name] = property.anyValue.flatMap { Self.value(of: $0, reader.localization) }
    }
    self.values = values
  }

  /// What is shown of a property's value. Cases and entities are shown by their names.
  private static func value(of value: any Sendable, _ localization: Localization) -> Value? {
    if let named = value as? any CustomLocalizedStringResourceConvertible {
      return .string(
        localization.text(of: named.localizedStringResource, in: localization.sourceLanguage))
    }
    switch Value(parameterValue: value) {
    case .array, .object, .null, nil: return nil
    case let scalar?: return scalar
    }
  }
}

extension LocalizedStringResource {
  /// True if the text is so many values with nothing but spaces and punctuation around them.
  fileprivate func isListOfValues(_ count: Int) -> Bool {
    guard defaultValue.arguments.count == count else { return false }
    var rest = defaultValue
    rest.arguments = Array(repeating: .text(""), count: count)
    return !rest.defaultText.contains { $0.isLetter || $0.isNumber }
  }
}

extension LocalizationArgument {
  /// The value, if it is shown as it is.
  fileprivate var value: Value? {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .integer(Int(number))
    case .unsigned(let number): Int(exactly: number).map { .integer($0) }
    case .number(let number): .number(number)
    case .formatted, .resource, .date, .placeholder: nil
    }
  }
}
