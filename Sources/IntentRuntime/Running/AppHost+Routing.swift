package import AppIntents
package import PhraseRouter

extension AppHost {
  /// A dialogue with the app that decides and asks, and runs nothing.
  func dialogue(
    language: String, context: [String: Value] = [:], values: SlotValueReader,
    options: SessionOptions
  ) -> Session {
    Session(
      live: live, language: language, context: context, queries: queries,
      suggestions: AppSuggestions(
        intents: intents, entities: entities, reader: reader, localization: localization,
        values: values),
      preference: memory.map(LearntPreference.init), options: options)
  }

  /// What an utterance means at the start of a conversation, and what would be shown of it.
  ///
  /// The app's queries are asked as in a conversation. Nothing is run, and nothing is remembered.
  package func decide(
    _ utterance: String, language: String? = nil, options: SessionOptions = SessionOptions()
  ) async -> Turn {
    let dialogue = dialogue(
      language: language ?? manifest.defaultLanguage, values: Self.withoutFiles, options: options)
    return await dialogue.send(utterance)
  }

  /// The values that an intent would run with, by parameter. Those are left out that cannot be had,
  /// such as an entity that has gone.
  package func values(of invocation: Invocation) async -> [String: any Sendable] {
    guard let type = intents[invocation.intent] else { return [:] }
    let intent = type.init()
    for (name, parameter) in intent.parameters {
      guard let slot = invocation.slots.last(where: { $0.name == name }) else { continue }
      let value = try? await Self.withoutFiles.value(of: slot, for: parameter)
      if let value { try? parameter.setAny(value) }
    }
    return intent.argumentValues.filter { name, _ in
      invocation.slots.contains { $0.name == name }
    }
  }

  /// The type of an intent, by its name in the manifest.
  package func type(ofIntent name: String) -> (any AppIntent.Type)? { intents[name] }

  /// What a value is called where a person is told of it. Empty for what has no name.
  package func title(of value: any Sendable, language: String? = nil) -> String {
    Wording(language: language ?? manifest.defaultLanguage, localization: localization)
      .title(of: value)
  }

  private static let withoutFiles = SlotValueReader { _ in
    throw AppIntentError.Unrecoverable.notAllowed
  }
}

extension AppIntent {
  /// The values of the parameters that have one, by name.
  var argumentValues: [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for (name, parameter) in parameters { values[name] = parameter.anyValue }
    return values
  }
}
