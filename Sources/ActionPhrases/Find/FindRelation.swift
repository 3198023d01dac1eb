/// A relation that wordings express between a property and what is typed: a family of comparators.
///
/// Each has a parameter of its own in the generated intent: "after 2015" fills `yearAbove`.
package enum FindRelation: String, CaseIterable, Hashable, Sendable {
  case `is`, isNot, contains, begins, ends, above, atLeast, below, atMost
  /// The lower bound of two.
  case from
  /// The upper bound of two.
  case to

  /// What the name of a parameter ends with.
  var suffix: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The declared comparator that expresses the relation, and what is added to a whole number for
  /// it: "after 2015" is also "2016 or later".
  ///
  /// - Returns: `nil` if the property does not declare any.
  func comparator(of property: FindableProperty) -> (comparator: FindComparator, offset: Int)? {
    let declared = property.comparators
    return choices.first { choice in
      declared.contains(choice.comparator) && (choice.offset == 0 || property.kind.isWhole)
    }
  }

  private var choices: [(comparator: FindComparator, offset: Int)] {
    switch self {
    case .is: [(.equalTo, 0)]
    case .isNot: [(.notEqualTo, 0)]
    case .contains: [(.contains, 0)]
    case .begins: [(.hasPrefix, 0)]
    case .ends: [(.hasSuffix, 0)]
    case .above: [(.greaterThan, 0), (.greaterThanOrEqualTo, 1)]
    case .atLeast: [(.greaterThanOrEqualTo, 0), (.greaterThan, -1)]
    case .below: [(.lessThan, 0), (.lessThanOrEqualTo, -1)]
    case .atMost: [(.lessThanOrEqualTo, 0), (.lessThan, 1)]
    case .from: [(.isBetween, 0)] + Self.atLeast.choices
    case .to: [(.isBetween, 0)] + Self.atMost.choices
    }
  }
}

extension FindableProperty {
  /// The relations that can be asked about.
  var relations: [FindRelation] {
    FindRelation.allCases.filter { relation in
      switch relation {
      case .from, .to:
        FindRelation.from.comparator(of: self) != nil && FindRelation.to.comparator(of: self) != nil
      default: relation.comparator(of: self) != nil
      }
    }
  }
}
