/// Local state of a view.
///
/// Cards are drawn again from their intent, so local state never drives them: it keeps the value
/// that it was made with and takes no changes.
@propertyWrapper
public struct State<Value: Sendable>: Sendable {
  private let initial: Value

  /// State with a first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// State with a first value.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The first value; setting it changes nothing.
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  /// The state as controls are bound to it.
  public var projectedValue: Binding<Value> { .constant(initial) }
}

/// A value that another view owns.
@propertyWrapper
public struct Binding<Value: Sendable>: Sendable {
  private let getter: @MainActor @Sendable () -> Value
  private let setter: @MainActor @Sendable (Value) -> Void
  /// The value when the binding was made, for drawing.
  package let current: Value

  /// A binding to something that is read and written by closures.
  @MainActor
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    getter = get
    setter = set
    current = get()
  }

  private init(constant: Value) {
    getter = { constant }
    setter = { _ in }
    current = constant
  }

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(constant: value)
  }

  /// The value that is bound.
  @MainActor
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}
