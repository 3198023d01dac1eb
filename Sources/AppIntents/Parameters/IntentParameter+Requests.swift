public import SwiftUI

extension IntentParameter {
  /// Asks for a value from inside `perform()`, and waits for it; of a list, for one of its elements,
  /// and the first is taken where several are said. ``needsValueError(_:)`` asks for all of a list.
  ///
  /// - Throws: what cancelling throws, or ``IntentInteractionUnavailable`` where no person can be
  ///   asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try checked(await IntentInteraction.required.requestValue(of: self, dialog: dialog))
  }

  /// Lets the person pick one of `values`, and waits for it.
  ///
  /// - Throws: what cancelling throws.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType where Value.ValueType: Sendable {
    let index = try await IntentInteraction.required.requestDisambiguation(
      of: self, among: values, dialog: dialog)
    guard values.indices.contains(index) else { throw ParameterTypeMismatch() }
    return values[index]
  }

  /// Asks whether `value` is meant; `false` when it is not.
  ///
  /// - Throws: what cancelling throws.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool where Value.ValueType: Sendable {
    try await IntentInteraction.required.requestConfirmation(
      of: self, value: value, dialog: dialog, view: nil)
  }

  /// Asks whether `value` is meant, beside a view.
  ///
  /// - Throws: what cancelling throws.
  public func requestConfirmation<Content: View>(
    for value: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool where Value.ValueType: Sendable {
    try await IntentInteraction.required.requestConfirmation(
      of: self, value: value, dialog: dialog, view: _SnippetViewContainer(view))
  }

  /// An error that asks for a value and runs `perform()` again from the start.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(self, dialog: dialog))
  }

  /// An error that lets the person pick one of `values` and runs `perform()` again.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError where Value.ValueType: Sendable {
    AppIntentError(.needsDisambiguation(self, values: values, dialog: dialog))
  }

  /// The first form of ``needsValueError(_:)``, for `throw $film.requestValue()`.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    needsValueError(dialog)
  }

  private func checked(_ value: any Sendable) throws -> Value.ValueType {
    let first = (value as? [any Sendable])?.first ?? value
    guard let value = (value as? Value.ValueType) ?? (first as? Value.ValueType) else {
      throw ParameterTypeMismatch()
    }
    return value
  }
}
