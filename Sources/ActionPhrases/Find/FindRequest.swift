package import AppManifest

/// What a generated Find action was asked for: the way back from slots to a property query.
///
/// *`releaseYearAbove` 2015, `ranking` `releaseYearDescending`, `limit` 5 → the filter
/// `releaseYear` greater than 2015, sorted by `releaseYear`, descending, at most 5.*
package struct FindRequest: Equatable, Sendable {
  /// What has to hold, in the order of the intent's parameters.
  package var filters: [Filter] = []
  /// Whether all filters have to hold, or any will do.
  package var mode = FindMode.all
  /// What to sort by, the most important first.
  package var sorting: [Sort] = []
  /// The most things wanted. `nil`: all.
  package var limit: Int?

  /// A property compared with a value.
  package struct Filter: Equatable, Sendable {
    package var property: String
    package var comparator: FindComparator
    /// The value; both bounds, in an array, for `isBetween`.
    package var value: Value
    /// The entity's identifier, if the value is an entity's name.
    package var id: String?

    package init(
      property: String, comparator: FindComparator, value: Value, id: String? = nil
    ) {
      self.property = property
      self.comparator = comparator
      self.value = value
      self.id = id
    }
  }

  /// A property to sort by.
  package struct Sort: Equatable, Sendable {
    package var property: String
    package var isAscending: Bool

    package init(property: String, isAscending: Bool) {
      self.property = property
      self.isAscending = isAscending
    }
  }

  /// An argument of the intent.
  package struct Slot: Equatable, Sendable {
    package var name: String
    package var value: Value
    package var id: String?

    package init(name: String, value: Value, id: String? = nil) {
      self.name = name
      self.value = value
      self.id = id
    }
  }

  /// Reads the arguments of an invocation of the action's intent.
  ///
  /// Arguments that the intent does not have, or of another type, are passed over.
  ///
  /// - Complexity: O(parameters + arguments).
  package init(_ action: FindAction, slots: [Slot]) {
    let given = Dictionary(slots.map { ($0.name, $0) }) { _, last in last }
    var order: FindOrder?
    for parameter in action.intent.parameters {
      guard let slot = given[parameter.name], let role = action.roles[parameter.name] else {
        continue
      }
      switch role {
      case .filter(let name, let relation):
        guard let property = action.type.properties.first(where: { $0.name == name }) else {
          continue
        }
        add(slot, to: property, relation)
      case .sorting:
        if let name = slot.text { sorting.append(Sort(property: name, isAscending: true)) }
      case .order: order = slot.text.flatMap(FindOrder.init)
      case .ranking:
        guard let sort = slot.text.flatMap({ FindOrder.sort(ranking: $0, of: action.type) })
        else { continue }
        // By year, the newest first: a ranking by the same property says in which order.
        if let place = sorting.firstIndex(where: { $0.property == sort.property }) {
          sorting[place] = sort
          continue
        }
        // Of the five newest films, sorted by title: which five comes before how they are shown.
        sorting.insert(sort, at: limitIsGiven(given) ? 0 : sorting.count)
      case .limit: limit = slot.number
      case .mode: mode = slot.text.flatMap(FindMode.init) ?? .all
      }
    }
    if let order, !sorting.isEmpty { sorting[0].isAscending = order == .ascending }
  }

  private func limitIsGiven(_ given: [String: Slot]) -> Bool {
    given[FindActionBuilder.Name.limit] != nil
  }

  private mutating func add(
    _ slot: Slot, to property: FindableProperty, _ relation: FindRelation
  ) {
    guard let (comparator, offset) = relation.comparator(of: property) else { return }
    var value = property.kind == .boolean ? Value.bool(slot.text == "true") : slot.value
    if offset != 0 {
      guard case .integer(let number) = value else { return }
      value = .integer(number + offset)
    }
    if comparator == .isBetween {
      if relation == .to, let open = filters.lastIndex(where: { $0.isOpen(property.name) }) {
        let bounds = [filters[open].value, value]
        filters[open].value = .array(bounds)
        return
      }
      guard relation == .from else { return }
    }
    filters.append(
      Filter(property: property.name, comparator: comparator, value: value, id: slot.id))
  }
}

extension FindRequest.Filter {
  /// True if it lacks its upper bound.
  fileprivate func isOpen(_ name: String) -> Bool {
    if case .array = value { return false }
    return property == name && comparator == .isBetween
  }
}

extension FindRequest.Slot {
  fileprivate var text: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  fileprivate var number: Int? {
    if case .integer(let number) = value { return number }
    return nil
  }
}

/// Whether all filters have to hold, or any will do.
package enum FindMode: String, Equatable, Sendable {
  case all, any
}

/// The order of what is found.
enum FindOrder: String, CaseIterable {
  case ascending, descending

  /// The name of the choice that ranks by a property in this order.
  func ranking(of property: String) -> String {
    property + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// What such a choice sorts by.
  static func sort(ranking: String, of type: FindableType) -> FindRequest.Sort? {
    for property in type.properties {
      for order in allCases where order.ranking(of: property.name) == ranking {
        return FindRequest.Sort(property: property.name, isAscending: order == .ascending)
      }
    }
    return nil
  }
}
