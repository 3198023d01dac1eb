package import AppManifest

extension WyomingEvent {
  /// The answer to `describe`: the app as an intent program, with a model for every language.
  ///
  /// Home Assistant shows the program's name, and offers the languages of its models.
  ///
  /// - Parameter version: The version of this software.
  package static func info(of manifest: Manifest, version: String) -> WyomingEvent {
    let appName = manifest.app.name[manifest.defaultLanguage] ?? manifest.app.id
    let models = manifest.languages.map { language in
      artifact(
        name: "\(manifest.app.id)-\(language)",
        description: "The phrases of \(manifest.app.name[language] ?? appName), \(language)",
        version: version, more: ["languages": .array([.string(language)])])
    }
    let program = artifact(
      name: appName, description: "Finds what is meant among the phrases of \(appName)",
      version: version, more: ["models": .array(models)])
    let others = ["asr", "tts", "handle", "wake", "mic", "snd"]
    return WyomingEvent(
      type: "info",
      data: [LocatedJSON.Member(key: "intent", value: .array([program]))]
        + others.map { LocatedJSON.Member(key: $0, value: .array([])) })
  }

  private static func artifact(
    name: String, description: String, version: String,
    more: KeyValuePairs<String, LocatedJSON?>
  ) -> LocatedJSON {
    let own = LocatedJSON.object([
      "name": .string(name), "description": .string(description),
      "attribution": .object(["name": .string("PhraseRouter"), "url": .string("")]),
      "installed": LocatedJSON(.bool(true)), "version": .string(version),
    ])
    return LocatedJSON(.object((own.object ?? []) + (LocatedJSON.object(more).object ?? [])))
  }
}
