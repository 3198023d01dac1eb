package import AppManifest
package import ExampleSets

extension LocatedJSON {
  /// A manifest's tree with further examples: `"intents": [{"name": …, "examples": {"en": ["…"]}}]`.
  ///
  /// What stands there already is not repeated; all else stays as it was. Examples that mean nothing
  /// of the app have no intent to stand with, and are given back.
  package func adding(
    _ examples: [LabelledExample], defaultLanguage: String
  ) -> (manifest: LocatedJSON, left: [LabelledExample]) {
    let intents = self["intents"]?.array ?? []
    let names = Set(intents.compactMap { $0["name"]?.string })
    let taught = intents.map { intent in
      let own = examples.filter { $0.intent == intent["name"]?.string && $0.intent != nil }
      return own.reduce(intent) { intent, example in
        intent.adding(
          example.utterance, in: example.language ?? defaultLanguage, default: defaultLanguage)
      }
    }
    let left = examples.filter { example in example.intent.map { !names.contains($0) } ?? true }
    return (setting("intents", to: .array(taught)), left)
  }

  /// An intent with one example more.
  ///
  /// - Parameter defaultLanguage: The language of examples that stand in no object by language.
  private func adding(
    _ utterance: String, in language: String, default defaultLanguage: String
  ) -> LocatedJSON {
    var byLanguage = self["examples"] ?? .object([LocatedJSON.Member]())
    if byLanguage.array != nil { byLanguage = .object([.init(defaultLanguage, byLanguage)]) }
    let own = byLanguage[language]?.array ?? []
    guard !own.contains(where: { $0.string == utterance }) else { return self }
    return setting(
      "examples", to: byLanguage.setting(language, to: .array(own + [.string(utterance)])))
  }

  /// An object with a value for a key: in its place, or as the last.
  private func setting(_ key: String, to value: LocatedJSON) -> LocatedJSON {
    var members = object ?? []
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.append(Member(key: key, value: value))
    }
    return LocatedJSON(.object(members), offset: offset)
  }
}
