import AppIntents
import AppManifest

extension ManifestBuilder {
  /// The table that Apple's tools keep an app's names in.
  private static let appTable = "InfoPlist"

  /// The app's identity from its tables and the provider's module.
  var identity: Manifest.App {
    let words = String(TypeName(provider).module).wordsOfName
    let title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    var name = [localization.sourceLanguage: title]
    var synonyms: [String: [String]] = [:]
    for language in localization.languages {
      let names = ["CFBundleName", "CFBundleDisplayName"].flatMap { texts($0, in: language) }
      var others = texts("INAlternativeAppNames", in: language)
      if let last = names.last {
        name[language] = last
      } else if language == localization.sourceLanguage, words.count > 1 {
        // A module's name is one word: "NoteKeeper" is typed with a space as well as without.
        others.append(words.joined())
      }
      if !others.isEmpty { synonyms[language] = others }
    }
    return Manifest.App(id: words.joined(separator: "-"), name: name, synonyms: synonyms)
  }

  private func texts(_ key: String, in language: String) -> [String] {
    localization.texts(forKey: key, table: Self.appTable, language: language)
  }

  /// What is wrong with the manifest as a whole, at the declarations that it comes from.
  ///
  /// That nothing reaches an intent is no fault in an app, where other intents open it, nor that an
  /// entity type has no entities, which are read later.
  func validation(of manifest: Manifest) -> [Diagnostic] {
    manifest.validate().compactMap { diagnostic in
      guard case .manifest(let path, let part) = diagnostic.place else { return diagnostic }
      let isAboutWhole = path.steps.count == 2
      guard diagnostic.severity == .error || !isAboutWhole else { return nil }
      return Diagnostic(
        diagnostic.severity, at: written(path, part, in: manifest), diagnostic.message,
        fix: diagnostic.fix)
    }
  }

  /// The place in a string catalogue that a phrase comes from, or the declaration that anything else
  /// does.
  private func written(
    _ path: ManifestPath, _ part: ManifestPath.Part, in manifest: Manifest
  ) -> Diagnostic.Place {
    if let (text, language) = phrase(at: path, in: manifest),
      let place = localization.phrasePlaces.place(of: text, in: language, part)
    {
      return place
    }
    return .declaration(place(of: path, in: manifest))
  }

  private func phrase(
    at path: ManifestPath, in manifest: Manifest
  ) -> (text: String, language: String)? {
    let phrases: [String: [String]]
    switch (path.steps.first, path.steps.dropFirst().first) {
    case (.key("shortcuts"), .index(let index)): phrases = manifest.shortcuts[index].phrases
    case (.key("negativePhrases"), _): phrases = manifest.negativePhrases
    default: return nil
    }
    guard case .index(let index)? = path.steps.last,
      case .key(let language)? = path.steps.dropLast().last, let texts = phrases[language],
      texts.indices.contains(index)
    else { return nil }
    return (texts[index], language)
  }

  /// The declaration that a part of the manifest comes from.
  private func place(of path: ManifestPath, in manifest: Manifest) -> String {
    guard case .key(let list)? = path.steps.first,
      case .index(let index)? = path.steps.dropFirst().first
    else { return place(ofRest: path.steps) }
    let rest = Array(path.steps.dropFirst(2))
    switch list {
    case "intents":
      let intent = manifest.intents[index]
      let owner = intents.owner(of: intent.name).map { TypeName($0).description } ?? intent.name
      guard rest.count > 1, case .index(let parameter) = rest[1] else { return owner }
      return "\(owner).\(intent.parameters[parameter].name)"
    case "entityTypes":
      let name = manifest.entityTypes[index].name
      return entities.owner(of: name).map { TypeName($0).description } ?? name
    case "enums":
      let name = manifest.enums[index].name
      return enums.owner(of: name).map { TypeName($0).description } ?? name
    case "shortcuts": return place(of: rest, in: manifest.shortcuts[index])
    default: return place(ofRest: path.steps)
    }
  }

  private func place(of steps: [ManifestPath.Step], in shortcut: Manifest.Shortcut) -> String {
    let owner = TypeName(provider).description
    guard steps.count == 3, case .key(let language) = steps[1], case .index(let index) = steps[2],
      let phrases = shortcut.phrases[language], phrases.indices.contains(index)
    else { return "\(owner): the shortcut of \(shortcut.intent)" }
    return "\(owner): \"\(phrases[index])\" (\(language))"
  }

  private func place(ofRest steps: [ManifestPath.Step]) -> String {
    "\(TypeName(provider)): \(ManifestPath(steps: steps))"
  }
}
