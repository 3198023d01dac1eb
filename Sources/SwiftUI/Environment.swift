/// What a view can know about the place where it is drawn.
public struct EnvironmentValues: Sendable {
  /// What holds while a view is drawn: drawing reads bodies one inside the other, in one task.
  @TaskLocal package static var current = EnvironmentValues()

  /// How a text is worded: in the language of the person who looks at the view.
  package var words: @Sendable (LocalizedStringResource) -> String = { String(localized: $0) }

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Every value as its key has it by default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where no other is set.
  static var defaultValue: Value { get }
}

/// A value of the place where the view is drawn.
///
/// It is looked up while a `body` is read; anywhere else it is the key's default.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// The value that a key path leads to.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

/// A view in a place with a value of its own.
nonisolated struct EnvironmentView<Content: View, Value: Sendable>: View, PrimitiveView {
  let content: Content
  let keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable
  let value: Value

  @MainActor var node: ViewNode {
    var environment = EnvironmentValues.current
    environment[keyPath: keyPath] = value
    return ViewNode(part: content, in: environment)
  }
}

extension View {
  /// Sets a value of the environment for this view and the views in it.
  public nonisolated func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, value: value)
  }
}
