/// Parameters that the choices of another parameter depend on, written in a query or a provider.
///
/// ```swift
/// @IntentParameterDependency<BookRoomIntent>(\.$hotel) var booking
/// ```
///
/// Inside a run `booking?.hotel` is what the person has already said; `nil` until all parameters
/// named have values.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let names: [String]

  /// Depends on some parameters of an intent.
  public init<each Value: _IntentValue>(
    _ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var names: [String] = []
    for path in repeat each keyPath { names.append(Intent.parameterName(at: path)) }
    self.names = names
  }

  /// What has been said; `nil` outside a run of the intent and until all named parameters have
  /// values.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentParameterScope.current as? Intent else { return nil }
    let values = intent.parameters.filter { names.contains($0.name) }
    guard values.count == names.count, values.allSatisfy({ $0.parameter.hasValue }) else {
      return nil
    }
    return IntentProjection(intent: intent)
  }
}

/// The intent whose parameters are being resolved, for queries and providers that depend on them.
package enum IntentParameterScope {
  @TaskLocal package static var current: (any AppIntent)?
}

/// What has been said for the parameters of an intent, read by their names.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  init(intent: Intent) {
    self.intent = intent
  }

  /// The value of a parameter.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value {
    intent[keyPath: keyPath]
  }

  /// The value of an optional parameter, which is there if the projection depends on it.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value?>
  ) -> Value {
    guard let value = intent[keyPath: keyPath] else {
      preconditionFailure("A parameter was read that the dependency does not name.")
    }
    return value
  }
}
