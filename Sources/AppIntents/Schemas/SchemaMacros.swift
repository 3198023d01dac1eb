// Declarations of macros take no parameters for what they have in common; those that repeat each other
// are the first and the later name of one macro.

public import CoreSpotlight

// Each macro shares its name with a protocol, as on Apple's platforms; the compiler tells them
// apart by where they stand. What they add is written in the target AppIntentsMacros.

/// Gives an intent a meaning that the router knows.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent,
  ShowInAppSearchResultsIntent, names: named(assistantSchema))
public macro AppIntent(schema: AssistantSchemas.Intent) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntent")

/// Gives an entity a meaning that the router knows.
@attached(memberAttribute)
@attached(
  extension, conformances: AppEntity, AssistantSchemaEntity,
  names: named(assistantSchema))
public macro AppEntity(schema: AssistantSchemas.Entity) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntity")

/// Gives an enum a meaning that the router knows.
@attached(
  extension, conformances: AppEnum, AssistantSchemaEnum,
  names: named(assistantSchema))
public macro AppEnum(schema: AssistantSchemas.Enum) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnum")

/// The first name of `AppIntent(schema:)`.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent,
  ShowInAppSearchResultsIntent, names: named(assistantSchema))
public macro AssistantIntent(schema: AssistantSchemas.Intent) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntent")

/// The first name of `AppEntity(schema:)`.
@attached(memberAttribute)
@attached(
  extension, conformances: AppEntity, AssistantSchemaEntity,
  names: named(assistantSchema))
public macro AssistantEntity(schema: AssistantSchemas.Entity) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntity")

/// The first name of `AppEnum(schema:)`.
@attached(
  extension, conformances: AppEnum, AssistantSchemaEnum,
  names: named(assistantSchema))
public macro AssistantEnum(schema: AssistantSchemas.Enum) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnum")

/// Makes a computed member of an entity a property, which is worked out when it is wanted.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a computed member of an entity a property with a title.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a computed member of an entity a property that a search index keeps, too.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty<Value>(
  title: LocalizedStringResource? = nil,
  indexingKey: KeyPath<CSSearchableItemAttributeSet, Value>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a computed member of an entity a property that a search index keeps under a key.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey?
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a member of an entity that takes time a property; it is fetched only when it is read.
@attached(peer, names: prefixed(`$`))
public macro DeferredProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredProperty")

/// Makes a member of an entity that takes time a property with a title.
@attached(peer, names: prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredProperty")

/// Makes an enum whose cases wrap one value each a value of an intent.
@attached(
  extension, conformances: _IntentUnionValue,
  names: named(_unionContent), named(_unionTypes), named(_union))
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValue")
