import AppIntents
import AppManifest

// What an intent's type says of what it would cost to run it by mistake.

extension Manifest.Risk {
  /// The first words of names of intents that only show something.
  ///
  /// A name says little, so that these are the plain ones: *CheckOutCart* and *ReadMail* do more
  /// than to look.
  private static let showingVerbs: Set<String> = [
    "browse", "count", "find", "get", "list", "open", "search", "show", "view",
  ]

  /// The risk that a type declares. `nil` where it declares none.
  ///
  /// What can be undone says so (`UndoableIntent`), and so does what opens or searches. What deletes
  /// and cannot be undone is destructive, by its protocol or its schema. Of others the name tells
  /// those that only show something.
  ///
  /// *`DeleteIntent` → destructive; `ListUnwatchedFilms` → harmless; `OrderSoup` → `nil`.*
  init?(_ type: any AppIntent.Type) {
    if type is any UndoableIntent.Type {
      self = .undoable
    } else if type is any OpenIntent.Type || type is any ShowInAppSearchResultsIntent.Type {
      self = .harmless
    } else if type is any DeleteIntent.Type || Self.deletes(type) {
      self = .destructive
    } else if Self.showingVerbs.contains(TypeName(type).own.firstCamelCaseWord) {
      self = .harmless
    } else {
      return nil
    }
  }

  private static func deletes(_ type: any AppIntent.Type) -> Bool {
    guard let schema = type as? any AssistantSchemaIntent.Type else { return false }
    return schema.assistantSchema.name.hasPrefix("delete")
  }
}

extension String {
  /// The first word of a name such as `ListUnwatchedFilms`, in lower case.
  fileprivate var firstCamelCaseWord: String {
    guard let first else { return "" }
    return first.lowercased() + dropFirst().prefix { !$0.isUppercase && $0.isLetter }
  }
}
