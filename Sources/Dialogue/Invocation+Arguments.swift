public import AppManifest

// How an app's developer reads the arguments of an action: by name, and as the type that is wanted.

extension Invocation {
  /// An argument by its parameter's name. `nil` where none is known.
  ///
  /// *"mark ratatouille as watched" → `invocation["film"]?.entityID` is `"ratatouille-2007"`.*
  ///
  /// - Complexity: O(arguments), of which there are few.
  public subscript(name: String) -> FilledSlot? {
    slots.first { $0.name == name }
  }

  /// The value of an argument as the type that is wanted.
  ///
  /// *"rate ratatouille five stars" → `try invocation.value(of: "rating", as: Int.self)` is 5.*
  ///
  /// - Throws: ``ArgumentError`` where the argument is missing, or is no such value.
  public func value<T: ValueConvertible>(
    of name: String, as type: T.Type = T.self
  ) throws(ArgumentError) -> T {
    guard let slot = self[name] else { throw .missing(parameter: name, intent: intent) }
    guard let value = T(slot.value) else {
      throw .mismatch(parameter: name, intent: intent, expected: String(describing: type))
    }
    return value
  }

  /// The value of an argument as the type that is wanted. `nil` where the argument is missing.
  ///
  /// - Throws: ``ArgumentError/mismatch(parameter:intent:expected:)`` where it is no such value.
  public func valueIfPresent<T: ValueConvertible>(
    of name: String, as type: T.Type = T.self
  ) throws(ArgumentError) -> T? {
    self[name] == nil ? nil : try value(of: name, as: type)
  }
}

/// Why an argument cannot be read as asked.
///
/// ```swift
/// let rating = FilledSlot(name: "rating", value: "five")
/// let invocation = Invocation(intent: "RateFilm", slots: [rating])
/// do {
///   _ = try invocation.value(of: "rating", as: Int.self)
/// } catch {
///   print(error)  // → The argument “rating” of RateFilm is no Int.
/// }
/// ```
///
/// It names the parameter and the intent, for the developer. What was typed is not part of it.
public enum ArgumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The invocation has no such argument.
  case missing(parameter: String, intent: String)
  /// The argument is a value of another type.
  case mismatch(parameter: String, intent: String, expected: String)

  /// What is wrong, for the developer.
  public var description: String {
    switch self {
    case .missing(let parameter, let intent): "\(intent) has no argument “\(parameter)”."
    case .mismatch(let parameter, let intent, let expected):
      "The argument “\(parameter)” of \(intent) is no \(expected)."
    }
  }
}
