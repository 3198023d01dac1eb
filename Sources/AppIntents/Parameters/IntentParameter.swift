internal import Synchronization

/// A value that an intent needs, written `@Parameter` in front of a property.
///
/// ```swift
/// @Parameter(title: "Film", requestValueDialog: "Which film?")
/// var film: FilmEntity
/// ```
///
/// A parameter with a default takes it silently, an optional one stays `nil` unless it is given,
/// and any other is asked for before `perform()` runs, in the order of declaration.
///
/// The wrapper is a reference: a value can be set on an intent bound with `let`, and copies of an
/// intent share their values. Reading a required parameter before it has a value is a programmer
/// fault and stops the program.
@propertyWrapper
public final class IntentParameter<Value>: Sendable where Value: _IntentValue & Sendable {
  /// What the declaration says about the parameter.
  package let definition: ParameterDefinition
  private let storage: Mutex<Storage>

  private enum Storage: Sendable {
    case unset
    case set(Value)
  }

  package init(_ definition: ParameterDefinition) {
    self.definition = definition
    storage = Mutex(.unset)
  }

  /// A parameter that is described by its type and name alone.
  public convenience init() {
    self.init(ParameterDefinition())
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = currentValue else {
        preconditionFailure(
          "The parameter \(String(localized: title)) was read before it had a value.")
      }
      return value
    }
    set { storage.withLock { $0 = .set(newValue) } }
  }

  /// The parameter itself, as `$name`.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value that reading yields: the one that was set, else the default, else `nil` if the
  /// parameter is optional. `nil` here means that there is nothing to read.
  package var currentValue: Value? {
    if case .set(let value) = storage.withLock({ $0 }) { return value }
    if let value = definition.defaultValue.flatMap(Self.converted) { return value }
    return Self.absence
  }

  /// `nil` as a value, where the type has one.
  private static var absence: Value? {
    func make<Empty: ExpressibleByNilLiteral>(_ type: Empty.Type) -> Value? {
      Empty(nilLiteral: ()) as? Value
    }
    return (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { make($0) }
  }

  /// Whether a value has been given, a given `nil` included.
  public var valueState: IntentParameterValueState {
    if case .set = storage.withLock({ $0 }) { .set } else { .unset }
  }

  /// A value of this parameter's type from one of its unwrapped or element type.
  private static func converted(_ value: any Sendable) -> Value? {
    value as? Value
  }
}

/// An optional whose wrapped type is not known.
package protocol AnyOptional {
  /// What is in it.
  var content: (any Sendable)? { get }
}

extension Optional: AnyOptional where Wrapped: _IntentValue {
  package var content: (any Sendable)? { map { $0 as any Sendable } }
}

/// Whether a parameter has been given a value.
public enum IntentParameterValueState: Hashable, Sendable {
  /// No value was given; reading may still yield a default.
  case unset
  /// A value was given, and it may be `nil`.
  case set
}

extension IntentParameter: AnyIntentParameter {
  package var anyValue: (any Sendable)? { currentValue.flatMap { Self.unwrapped($0) } }

  package var isSet: Bool { valueState == .set }

  package var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

  package var isCollection: Bool { Value.UnwrappedType.self is any AnyIntentCollection.Type }

  package var valueType: any _IntentValue.Type { Value.ValueType.self }

  package var wrappedType: any _IntentValue.Type { Value.self }

  package func setAny(_ value: (any Sendable)?) throws {
    guard let value else {
      guard let empty = Self.absence else { throw ParameterTypeMismatch() }
      wrappedValue = empty
      return
    }
    guard
      let converted = Self.converted(value) ?? Self.collected(value as? [any Sendable] ?? [value])
    else {
      throw ParameterTypeMismatch()
    }
    wrappedValue = converted
  }

  package func clear() {
    storage.withLock { $0 = .unset }
  }

  private static func collected(_ values: [any Sendable]) -> Value? {
    (Value.UnwrappedType.self as? any AnyIntentCollection.Type)?.collecting(values) as? Value
  }

  /// Takes the optional off, so that `nil` is the only form of nothing.
  private static func unwrapped(_ value: Value) -> (any Sendable)? {
    (value as? any AnyOptional).map(\.content) ?? value
  }
}
