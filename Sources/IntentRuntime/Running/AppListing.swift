import AppIntents
import AppManifest

/// What an app can do, for showing it where nothing has been typed yet: in a help, a search, or an
/// editor of shortcuts.
///
/// Intents that are not discoverable are not listed. They run all the same, where other intents hand
/// on to them or ask for them.
public struct AppListing: Equatable, Sendable {
  /// Something that the app can do.
  public struct Action: Equatable, Sendable {
    /// The intent's name.
    public var intent: String
    /// What it is called.
    public var title: String
    /// What it does, as far as the app says it.
    public var description: String?
  }

  /// Something that a person can have done by one of its phrases.
  public struct Shortcut: Equatable, Sendable {
    /// The intent's name.
    public var intent: String
    /// What it is called, in short.
    public var title: String
    /// The name of its symbol.
    public var systemImageName: String?
    /// What can be typed. The titles of parameters stand where their values belong.
    public var phrases: [String]
  }

  /// What the app can do, in the order of its declarations, and then what it can find.
  public var actions: [Action]
  /// Its shortcuts, in the order of its provider.
  public var shortcuts: [Shortcut]
}

extension AppHost {
  /// What the app can do, in a language.
  ///
  /// *"book ${seats} seats in ${applicationName}"* → `book seats seats in Globe`
  ///
  /// - Parameter language: A language of the app. `nil`: its default. What is not translated stands
  ///   in the default.
  /// - Complexity: O(size of the manifest).
  public func listing(language: String? = nil) -> AppListing {
    let manifest = manifest
    let languages = [language, manifest.defaultLanguage].compactMap { $0 }
    func text(_ texts: [String: String]) -> String? {
      languages.lazy.compactMap { texts[$0] }.first
    }
    let actions = manifest.intents.compactMap { intent -> AppListing.Action? in
      let isDiscoverable = intents[intent.name]?.isDiscoverable ?? false
      guard isDiscoverable || finders[intent.name] != nil else { return nil }
      return AppListing.Action(
        intent: intent.name, title: text(intent.title) ?? "",
        description: text(intent.description))
    }
    let shortcuts = zip(manifest.shortcuts, declaredShortcuts).map { described, declared in
      let intent = manifest.intents.first { $0.name == described.intent }
      var names = ["applicationName": text(manifest.app.name) ?? ""]
      for parameter in intent?.parameters ?? [] {
        names[parameter.name] = text(parameter.title) ?? ""
      }
      let phrases = languages.lazy.compactMap { described.phrases[$0] }.first ?? []
      return AppListing.Shortcut(
        intent: described.intent, title: text(described.title) ?? "",
        systemImageName: declared.systemImageName,
        phrases: phrases.map { $0.filled(with: names) })
    }
    return AppListing(actions: actions, shortcuts: shortcuts)
  }
}

extension String {
  /// The phrase with names in place of `${…}`.
  fileprivate func filled(with names: [String: String]) -> String {
    names.reduce(self) { $0.replacing("${\($1.key)}", with: $1.value) }
  }
}
