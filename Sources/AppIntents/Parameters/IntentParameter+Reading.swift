extension IntentParameter {
  /// What the parameter is called; `Value` where the declaration has no title and the name of
  /// the property is not known here.
  public var title: LocalizedStringResource { definition.title ?? "Value" }

  /// The value taken when none is given.
  public var defaultValue: Value.UnwrappedType? { definition.defaultValue as? Value.UnwrappedType }

  /// How a text is typed.
  public var inputOptions: String.IntentInputOptions? {
    if case .text(let options) = definition.kind { options } else { nil }
  }

  /// What yes and no are called.
  public var displayName: Bool.IntentDisplayName? {
    if case .truth(let name) = definition.kind { name } else { nil }
  }

  /// What part of a date is taken.
  public var dateKind: DateKind? {
    if case .date(let kind) = definition.kind { kind } else { nil }
  }

  /// What is shown of a place.
  public var displayStyle: PlacemarkDisplayStyle? {
    if case .place(let style) = definition.kind { style } else { nil }
  }

  /// What is asked of a person.
  public var parameterMode: IntentPerson.ParameterMode? {
    if case .person(let mode) = definition.kind { mode } else { nil }
  }

  /// The currencies that are taken; empty for all.
  public var currencyCodes: [String] {
    if case .money(let codes, _) = definition.kind { codes } else { [] }
  }

  /// Whether a measurement may be negative.
  public var supportsNegativeNumbers: Bool {
    if case .measurement(let options) = definition.kind {
      options.supportsNegativeNumbers
    } else {
      true
    }
  }

  /// Whether the unit follows the person's region.
  public var unitAdjustForLocale: Bool {
    if case .measurement(let options) = definition.kind { options.adjustsForLocale } else { false }
  }
}

extension IntentParameter where Value.ValueType == Int {
  /// The smallest and the largest number that is taken.
  public var inclusiveRange: (lowerBound: Int, upperBound: Int)? {
    guard case .integer(_, let range?) = definition.kind else { return nil }
    return (range.lowerBound, range.upperBound)
  }

  /// How the number is entered.
  public var controlStyle: IntControlStyle {
    if case .integer(.field, _) = definition.kind { .field } else { .stepper }
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// The smallest and the largest number that is taken.
  public var inclusiveRange: (lowerBound: Double, upperBound: Double)? {
    guard case .number(_, let range?) = definition.kind else { return nil }
    return (range.lowerBound, range.upperBound)
  }

  /// How the number is entered.
  public var controlStyle: DoubleControlStyle {
    switch definition.kind {
    case .number(.field, _): .field
    case .number(.slider, _): .slider
    default: .stepper
    }
  }
}

extension IntentParameter where Value.ValueType: _IntentMeasurement {
  /// The unit that a number without one is in.
  public var unit: Value.ValueType.UnitType? {
    guard case .measurement(let options) = definition.kind else { return nil }
    return options.unit as? Value.ValueType.UnitType
  }

  /// The unit to start from, where it may be changed.
  public var defaultUnit: Value.ValueType.UnitType? { unit }
}
