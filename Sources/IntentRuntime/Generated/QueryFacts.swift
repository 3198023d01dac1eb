import ActionPhrases
import AppIntents
import AppManifest

/// The facts that a property query declares, by the names that they have in its entities.
struct QueryFacts<Query: EntityPropertyQuery>: Sendable {
  private typealias Property = AnyQueryProperty<Query.Entity, Query.ComparatorMappingType>

  /// A fact that can be filtered by: its name, what it is called, and its place among those that the
  /// query declares.
  private struct Fact: Sendable {
    let name: String
    let title: LocalizedStringResource?
    let place: Int
  }

  private let filtered: [Fact]
  private let sorted: [Fact]

  /// Reads the names off an entity, by the identity of its properties.
  init(_ sample: Query.Entity) {
    let own = sample.properties
    func fact(_ property: any AnyEntityProperty, at place: Int) -> Fact? {
      own.first { $0.property === property }
        .map { Fact(name: $0.name, title: property.titleResource, place: place) }
    }
    filtered = Query.properties.properties.enumerated()
      .compactMap { fact($1.property(of: sample), at: $0) }
    sorted = Query.sortingOptions.options.enumerated()
      .compactMap { fact($1.property(of: sample), at: $0) }
  }

  /// The names of the facts to sort by.
  var sortable: [String] { sorted.map(\.name) }

  /// All facts, with what can be asked of them.
  func properties(_ names: TypeNames, _ localization: Localization) -> [FindableProperty] {
    let all = Query.properties.properties
    var described: [FindableProperty] = []
    for fact in filtered {
      let property = all[fact.place]
      guard let kind = names.kind(of: property.valueType, named: fact.name) else { continue }
      described.append(
        FindableProperty(
          name: fact.name, title: localization.title(fact.title, named: fact.name), kind: kind,
          comparators: Set(property.comparators.map { FindComparator($0.kind) })))
    }
    for fact in sorted where !described.contains(where: { $0.name == fact.name }) {
      described.append(
        FindableProperty(
          name: fact.name, title: localization.title(fact.title, named: fact.name), kind: .text))
    }
    return described
  }

  /// The filters that a request comes to, in the app's own terms.
  ///
  /// - Throws: ``SlotValueReader/Problem`` for values that are none of the fact's type.
  func filters(
    _ filters: [FindRequest.Filter], _ reader: SlotValueReader
  ) async throws -> sending [Query.ComparatorMappingType] {
    var mapped: [Query.ComparatorMappingType] = []
    for filter in filters {
      guard let fact = filtered.first(where: { $0.name == filter.property }) else { continue }
      let property = Query.properties.properties[fact.place]
      guard
        let comparator = property.comparators.first(where: {
          FindComparator($0.kind) == filter.comparator
        })
      else { continue }
      var values: [any Sendable] = []
      for value in filter.values {
        values.append(try await reader.value(value, id: filter.id, of: property.valueType))
      }
      mapped.append(try comparator.filter(for: values))
    }
    return mapped
  }

  /// The orders that a request comes to.
  func sorting(_ sorting: [FindRequest.Sort]) -> [EntityQuerySort<Query.Entity>] {
    sorting.compactMap { sort in
      guard let fact = sorted.first(where: { $0.name == sort.property }) else { return nil }
      return EntityQuerySort(
        by: Query.sortingOptions.options[fact.place].keyPath,
        order: sort.isAscending ? .ascending : .descending)
    }
  }
}

extension FindRequest.Filter {
  /// What the fact is compared with: two bounds, or one value.
  fileprivate var values: [Value] {
    if comparator == .isBetween, case .array(let bounds) = value { return bounds }
    return [value]
  }
}

extension FindComparator {
  /// The comparison of a query as phrases know it.
  fileprivate init<Mapping>(_ kind: AnyQueryComparator<Mapping>.Kind) {
    self =
      switch kind {
      case .equal: .equalTo
      case .notEqual: .notEqualTo
      case .less: .lessThan
      case .lessOrEqual: .lessThanOrEqualTo
      case .greater: .greaterThan
      case .greaterOrEqual: .greaterThanOrEqualTo
      case .prefix: .hasPrefix
      case .suffix: .hasSuffix
      case .contains: .contains
      case .between: .isBetween
      }
  }
}
