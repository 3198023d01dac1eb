/// A parameter whose value type is not known: what the runtime sees of an intent's parameters.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// What the declaration says.
  var definition: ParameterDefinition { get }
  /// The value that reading yields, without its optional; `nil` when there is none.
  var anyValue: (any Sendable)? { get }
  /// Whether a value, or `nil`, has been given.
  var isSet: Bool { get }
  var isOptional: Bool { get }
  /// Whether it holds several values.
  var isCollection: Bool { get }
  /// The type without optional and array, such as an entity.
  var valueType: any _IntentValue.Type { get }
  /// The type as it was declared, such as `[Film]?`.
  var wrappedType: any _IntentValue.Type { get }

  /// Gives a value; one element will do for a collection, and `nil` for an optional.
  ///
  /// - Throws: ``ParameterTypeMismatch`` when the value does not fit.
  func setAny(_ value: (any Sendable)?) throws

  /// Takes the value away; reading yields the default again.
  func clear()
}

extension AnyIntentParameter {
  /// Whether the person has to be asked when no value is given.
  package var isRequired: Bool {
    !isOptional && definition.defaultValue == nil
  }

  /// Whether there is a value to read.
  package var hasValue: Bool { anyValue != nil }
}

/// A value of one type was given to a parameter of another.
package struct ParameterTypeMismatch: Error {}

extension AppIntent {
  /// The parameters in the order of declaration, private ones included, by their property names.
  ///
  /// - Complexity: linear in the number of stored properties.
  package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
    declaredParameters(of: self)
  }

  /// The name of the property that a key path such as `\.$film` leads to.
  ///
  /// A fresh instance tells: the key path leads to one of its parameters, and its mirror names it.
  package static func parameterName<Value>(
    at keyPath: KeyPath<Self, IntentParameter<Value>>
  ) -> String {
    let intent = Self()
    let wanted = intent[keyPath: keyPath]
    return intent.parameters.first { $0.parameter === wanted }?.name ?? "unknown"
  }
}

/// The members that are declared with `@Parameter`, in their order, by the names of the properties.
func declaredParameters(of owner: Any) -> [(name: String, parameter: any AnyIntentParameter)] {
  Mirror(reflecting: owner).children.compactMap { child in
    guard let label = child.label, let parameter = child.value as? any AnyIntentParameter
    else { return nil }
    return (String(label.trimmingPrefix("_")), parameter)
  }
}
