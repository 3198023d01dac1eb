/// Meanings that the router knows: with one of them an intent is reached by free wording, too.
///
/// ```swift
/// @AppIntent(schema: .photos.search)
/// struct SearchFilmsIntent { … }
/// ```
///
/// *find me that pixar movie about the fish* → the search intent, `criteria.term` is `fish`
public enum AssistantSchemas {
  /// The meaning of an intent: a domain and what is done in it.
  public struct Intent: Hashable, Sendable {
    /// The domain, such as `photos`.
    package let domain: String
    /// What is done, such as `search`.
    package let name: String
  }

  /// The meaning of an entity: a domain and a kind of thing in it.
  public struct Entity: Hashable, Sendable {
    /// The domain, such as `photos`.
    package let domain: String
    /// The kind of thing, such as `album`.
    package let name: String
  }

  /// The meaning of an enum: a domain and a choice in it.
  public struct Enum: Hashable, Sendable {
    /// The domain, such as `photos`.
    package let domain: String
    /// The choice, such as `filterType`.
    package let name: String
  }
}

/// An intent with a meaning that the router knows; the schema macros add the conformance.
public protocol AssistantSchemaIntent: AppIntent {
  /// The meaning.
  static var assistantSchema: AssistantSchemas.Intent { get }
  /// Whether people find the intent by free wording only.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
  /// The words of the type's name: a title may be left out with a schema.
  public static var title: LocalizedStringResource { typeTitle(of: Self.self, without: "Intent") }
  /// People find the intent in lists, too.
  public static var isAssistantOnly: Bool { false }
}

/// An entity with a meaning that the router knows.
public protocol AssistantSchemaEntity: AppEntity {
  /// The meaning.
  static var assistantSchema: AssistantSchemas.Entity { get }
  /// Whether the entity is seen by intents with a schema only.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEntity {
  /// The words of the type's name: it may be left out with a schema.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: typeTitle(of: Self.self, without: "Entity"))
  }
  /// All intents see the entity.
  public static var isAssistantOnly: Bool { false }
}

/// An enum with a meaning that the router knows.
public protocol AssistantSchemaEnum: AppEnum {
  /// The meaning.
  static var assistantSchema: AssistantSchemas.Enum { get }
  /// Whether the enum is seen by intents with a schema only.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEnum {
  /// The words of the type's name: it may be left out with a schema.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: typeTitle(of: Self.self, without: "Enum"))
  }
  /// All intents see the enum.
  public static var isAssistantOnly: Bool { false }
}

/// The words of a type's name: `SearchFilmsIntent` → `Search Films`, `OpenURLIntent` → `Open URL`.
private func typeTitle(of type: Any.Type, without suffix: String) -> LocalizedStringResource {
  // What a generic type is made with is no part of its name.
  let full = String(describing: type).prefix { $0 != "<" }
  let name = full.hasSuffix(suffix) && full != suffix ? full.dropLast(suffix.count) : full
  var words = ""
  for (character, next) in zip(name, name.dropFirst() + " ") {
    let startsWord = words.last?.isUppercase == false || next.isLowercase
    if character.isUppercase, startsWord, !words.isEmpty { words += " " }
    words.append(character)
  }
  return LocalizedStringResource(stringLiteral: words)
}
