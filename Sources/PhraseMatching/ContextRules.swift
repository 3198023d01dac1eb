package import AppManifest

/// The conditions that blocks put on the context, as hassil checks them.
package enum ContextRules {
  package typealias Conditions = [(key: String, condition: ContextCondition)]

  /// False if a key that the context has conflicts with what is required. Absent keys pass.
  package static func allows(_ context: [String: Value], requires: Conditions) -> Bool {
    for (key, condition) in requires {
      guard let actual = context[key] else { continue }
      if !condition.values.isEmpty && !condition.values.contains(plain(actual)) { return false }
    }
    return true
  }

  /// False if a key of the context has an excluded value.
  package static func allows(_ context: [String: Value], excludes: Conditions) -> Bool {
    for (key, condition) in excludes {
      guard let actual = context[key] else { continue }
      if condition.values.contains(plain(actual)) { return false }
    }
    return true
  }

  /// The required keys that a context supplies, one bit each in the order of `requires`.
  static func supplied(by context: [String: Value], requires: Conditions) -> UInt8 {
    var mask: UInt8 = 0
    for (index, required) in requires.enumerated() {
      guard let actual = context[required.key], plain(actual) != .null else { continue }
      mask |= 1 << UInt8(index)
    }
    return mask
  }

  /// The value itself, where the context wraps it as `{value, text, metadata}`.
  package static func plain(_ value: Value) -> Value {
    if case .object(let members) = value, let inner = members["value"] { return inner }
    return value
  }

  /// The most required keys of one block: one bit each in a state of the search.
  static let maximumRequiredKeys = 8
}
