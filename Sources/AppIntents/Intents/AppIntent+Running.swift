extension AppIntent where PerformResult: ReturnsValue {
  /// Runs the intent as if a person had asked for it, and returns its value.
  ///
  /// - Throws: what cancelling throws, what `perform()` throws, or
  ///   ``IntentInteractionUnavailable`` where nothing can run intents.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value {
    let result = try await run(self, donates: donate)
    guard let value = result.parts?.anyValue as? PerformResult.Value else {
      throw ParameterTypeMismatch()
    }
    return value
  }
}

extension AppIntent where PerformResult.Value == Never {
  /// Runs the intent as if a person had asked for it.
  ///
  /// - Throws: what cancelling throws, what `perform()` throws, or
  ///   ``IntentInteractionUnavailable`` where nothing can run intents.
  public func callAsFunction(donate: Bool = true) async throws {
    _ = try await run(self, donates: donate)
  }
}

/// A run inside another belongs to the same dialogue; one outside any goes to the host.
private func run(_ intent: any AppIntent, donates: Bool) async throws -> any IntentResult {
  if let current = IntentInteraction.current {
    return try await current.run(intent, donates: donates)
  }
  guard let host = IntentHost.current else { throw IntentInteractionUnavailable() }
  return try await host.run(intent, donates: donates)
}

extension AppIntent {
  /// Brings the app forward and goes on there.
  ///
  /// - Parameter alwaysConfirm: whether to ask even if the person has just answered something.
  /// - Throws: when the person does not want that.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    try await IntentInteraction.required.continueInForeground(
      self, dialog: dialog, alwaysConfirm: alwaysConfirm)
  }

  /// An error that ends the run here and brings the app forward.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog: dialog, alwaysConfirm: alwaysConfirm))
  }
}
