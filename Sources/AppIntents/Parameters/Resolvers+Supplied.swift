/// `12` → 12, in a number system of up to 36 digits.
public struct IntFromStringResolver: Resolver {
  private let radix: Int

  /// A reader of whole numbers; a radix outside 2 to 36 counts as 10.
  public init(radix: Int = 10) {
    self.radix = (2...36).contains(radix) ? radix : 10
  }

  /// The number that the text consists of.
  public func resolve(
    from input: String, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    Int(input.trimmingCharacters(in: .whitespacesAndNewlines), radix: radix)
  }
}

/// 2.9 → 2, or however else it is to be rounded.
public struct IntFromDoubleResolver: Resolver {
  private let rule: FloatingPointRoundingRule

  /// A rounder.
  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    rule = roundingRule
  }

  /// The whole number, unless it is out of reach.
  public func resolve(
    from input: Double, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    Int(exactly: input.rounded(rule))
  }
}

/// `2.5` → 2.5.
public struct DoubleFromStringResolver: Resolver {
  /// A reader of numbers.
  public init() {}

  /// The number that the text consists of; infinities and the like are not numbers.
  public func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    let number = Double(input.trimmingCharacters(in: .whitespacesAndNewlines))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// 2 → 2.0.
public struct DoubleFromIntResolver: Resolver {
  /// A converter.
  public init() {}

  /// The number.
  public func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    Double(input)
  }
}

/// `Open` → `true`, by the names that the parameter gives to yes and no.
public struct BoolFromStringResolver: Resolver {
  /// A reader of names.
  public init() {}

  /// Which of the names the text is, in any case.
  public func resolve(
    from input: String, context: IntentParameterContext<Bool>
  ) async throws -> Bool? {
    guard let names = context.displayName else { return Bool(input.lowercased()) }
    let said = input.lowercased()
    if said == String(localized: names.true).lowercased() { return true }
    if said == String(localized: names.false).lowercased() { return false }
    return nil
  }
}

/// 2 → `2`.
public struct StringFromIntResolver: Resolver {
  /// A writer.
  public init() {}

  /// The digits.
  public func resolve(
    from input: Int, context: IntentParameterContext<String>
  ) async throws -> String? {
    String(input)
  }
}

/// 2.5 → `2.5`.
public struct StringFromDoubleResolver: Resolver {
  /// A writer.
  public init() {}

  /// The digits.
  public func resolve(
    from input: Double, context: IntentParameterContext<String>
  ) async throws -> String? {
    String(input)
  }
}

/// `https://example.com` → the address.
public struct URLFromStringResolver: Resolver {
  /// A reader of addresses.
  public init() {}

  /// The address, if it has a scheme.
  public func resolve(
    from input: String, context: IntentParameterContext<URL>
  ) async throws -> URL? {
    URL(string: input).flatMap { $0.scheme == nil ? nil : $0 }
  }
}

/// A text → the same with attributes, of which it has none.
public struct AttributedStringFromStringResolver: Resolver {
  /// A converter.
  public init() {}

  /// The text.
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? {
    AttributedString(input)
  }
}

/// A text → a search for it.
public struct StringSearchCriteriaFromStringResolver: Resolver {
  /// A converter.
  public init() {}

  /// The search.
  public func resolve(
    from input: String, context: IntentParameterContext<StringSearchCriteria>
  ) async throws -> StringSearchCriteria? {
    StringSearchCriteria(term: input)
  }
}

/// Takes a whole number if it is in the parameter's range.
public struct IntResolver: Resolver {
  /// A check.
  public init() {}

  /// The number itself, or `nil` outside the range.
  public func resolve(
    from input: Int, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard let range = context.inclusiveRange else { return input }
    return (range.lowerBound...range.upperBound).contains(input) ? input : nil
  }
}

/// Takes a number if it is in the parameter's range.
public struct DoubleResolver: Resolver {
  /// A check.
  public init() {}

  /// The number itself, or `nil` outside the range.
  public func resolve(
    from input: Double, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    guard let range = context.inclusiveRange else { return input }
    return (range.lowerBound...range.upperBound).contains(input) ? input : nil
  }
}
