public import AppIntents

/// Where the value of a control without settings comes from.
public protocol ControlValueProvider {
  /// What the control shows.
  associatedtype Value
  /// What it shows to a person who chooses one; made at once.
  var previewValue: Value { get }
  /// What it shows now.
  ///
  /// - Throws: why there is no value.
  func currentValue() async throws -> Value
}

/// Where the value of a control comes from whose settings are an intent.
public protocol AppIntentControlValueProvider {
  /// What the control shows.
  associatedtype Value
  /// The settings.
  associatedtype Configuration: ControlConfigurationIntent
  /// What it shows to a person who chooses one; made at once.
  func previewValue(configuration: Configuration) -> Value
  /// What it shows now.
  ///
  /// - Throws: why there is no value.
  func currentValue(configuration: Configuration) async throws -> Value
}
