import Testing

@testable import AppIntentsMacros

@Suite struct ExpansionTests {
  @Test func aSchemaBecomesConformances() throws {
    let request = AttachedMacro(
      "SchemaIntent", attribute: "@AppIntent(schema: .photos.search)",
      to: "struct Find { var criteria: StringSearchCriteria }", extending: " Films.Find ",
      needing: "AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent")
    #expect(
      try request.expansion == """
        extension Films.Find: AppIntents.AssistantSchemaIntent, AppIntents.AppIntent, \
        AppIntents.ShowInAppSearchResultsIntent {
          public static var assistantSchema: AppIntents.AssistantSchemas.Intent { .photos.search }
        }
        """)
  }

  /// Conformances that the type has already, or whose member is missing, are not added.
  @Test(arguments: [
    (".photos.search", "var other: Int", "AssistantSchemaIntent, AppIntent"),
    (".books.openBook", "var target: Book", "AssistantSchemaIntent, AppIntent, OpenIntent"),
    (".books.openBook", "static let target = 1", "AssistantSchemaIntent, AppIntent"),
    (".mail.deleteMail", "var entities: [Mail]", "AssistantSchemaIntent, AppIntent, DeleteIntent"),
  ])
  func conformancesFollowFromTheSchemaAndTheMembers(
    schema: String, member: String, expected: String
  ) throws {
    let all =
      "AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent, ShowInAppSearchResultsIntent"
    let request = AttachedMacro(
      "SchemaIntent", attribute: "@AppIntent(schema: \(schema))",
      to: "struct A { \(member) }", needing: all)
    let list = expected.split(separator: ", ").map { "AppIntents.\($0)" }.joined(separator: ", ")
    #expect(try request.expansion.hasPrefix("extension A: \(list) {"))
    let given = AttachedMacro(
      "SchemaIntent", attribute: "@AppIntent(schema: \(schema))", to: "struct A { \(member) }")
    #expect(try given.expansion.hasPrefix("extension A {"))
  }

  @Test(arguments: [
    ("SchemaIntent", "var a: String?", "@AppIntents.IntentParameter"),
    ("SchemaIntent", "@available(*, deprecated) var a: String?", "@AppIntents.IntentParameter"),
    ("SchemaIntent", "var a: String? { didSet {} }", "@AppIntents.IntentParameter"),
    ("SchemaIntent", "@Dependency var a: Store", ""),
    ("SchemaIntent", "var a: String { \"\" }", ""),
    ("SchemaIntent", "var a: Int = 1", ""),
    ("SchemaIntent", "let a: Int", ""),
    ("SchemaIntent", "static var a: Int", ""),
    ("SchemaIntent", "weak var a: Store?", ""),
    ("SchemaIntent", "func a() {}", ""),
    ("SchemaEntity", "var a: String?", "@AppIntents.EntityProperty"),
    ("SchemaEntity", "var id: String", ""),
    ("SchemaEnum", "var a: Int", ""),
  ])
  func storedMembersAreWrapped(macro: String, member: String, wrapper: String) throws {
    let request = AttachedMacro(
      macro, "memberAttribute", attribute: "@AppIntent(schema: .photos.search)", to: member)
    #expect(try request.expansion == wrapper)
  }

  @Test(arguments: [
    (
      "ComputedProperty", "@ComputedProperty", "var a: Int { 1 }",
      "var $a: AppIntents.EntityProperty<Int>", "(value: self.a)"
    ),
    (
      "ComputedProperty",
      "@ComputedProperty(title: \"A, (b)\", indexingKey: \\.displayName)",
      "public var a: Set<Int>? { get { nil } set {} }",
      "public var $a: AppIntents.EntityProperty<Set<Int>?>",
      "(title: \"A, (b)\", indexingKey: \\.displayName, value: self.a)"
    ),
    (
      "ComputedProperty", "@ComputedProperty(customIndexingKey: K<A, B>.title)",
      "fileprivate var a: Int { 1 }", "fileprivate var $a: AppIntents.EntityProperty<Int>",
      "(customIndexingKey: K<A, B>.title, value: self.a)"
    ),
    (
      "DeferredProperty", "@DeferredProperty(title: \"A\")",
      "var a: Int { get async throws { 1 } }",
      "var $a: AppIntents.EntityProperty<Int>", "(title: \"A\", value: nil)"
    ),
  ])
  func computedMembersGetAProperty(
    macro: String, attribute: String, member: String, declared: String, made: String
  ) throws {
    let request = AttachedMacro(macro, "peer", attribute: attribute, to: member)
    #expect(
      try request.expansion == """
        \(declared) {
          AppIntents.EntityProperty\(made)
        }
        """)
  }

  @Test func casesAreRead() throws {
    let declaration = DeclarationText(
      """
      @UnionValue public indirect enum Found<T>: Sendable {
        /// A film, or { two.
        case film(Film), pair(Pair<Film, [String: Int]>)
        @available(*, deprecated) case text(_ text: String = "a, b"), named(name: Person?)
        case `default`(() -> (Int, Int))
        static let kinds = 3, more = 4
        var isFilm: Bool { switch self { case .film(_), .text: true; default: false } }
        enum Inner { case a, b }
      }
      """)
    #expect(
      try UnionValueMacro().cases(in: declaration) == [
        .init(name: "film", type: "Film"),
        .init(name: "pair", type: "Pair<Film, [String: Int]>"),
        .init(name: "text", type: "String"),
        .init(name: "named", label: "name", type: "Person?"),
        .init(name: "`default`", type: "() -> (Int, Int)"),
      ])
  }

  @Test(arguments: [
    ("UnionValue", "extension", "@UnionValue", "struct A {}"),
    ("UnionValue", "extension", "@UnionValue", "enum A {}"),
    ("UnionValue", "extension", "@UnionValue", "enum A { case a }"),
    ("UnionValue", "extension", "@UnionValue", "enum A { case a(Int), b }"),
    ("UnionValue", "extension", "@UnionValue", "enum A { case a(Int, Int) }"),
    ("UnionValue", "extension", "@UnionValue", "enum A { case a() }"),
    ("UnionValue", "extension", "@UnionValue", "enum A { case a("),
    ("ComputedProperty", "peer", "@ComputedProperty", "var a: Int"),
    ("ComputedProperty", "peer", "@ComputedProperty", "var a: Int = 1"),
    ("ComputedProperty", "peer", "@ComputedProperty", "static var a: Int { 1 }"),
    ("ComputedProperty", "peer", "@ComputedProperty", "var a: Int { get async { 1 } }"),
    ("ComputedProperty", "peer", "@ComputedProperty", "func a() -> Int { 1 }"),
    ("SchemaIntent", "extension", "@AppIntent", "struct A {}"),
    ("SchemaIntent", "extension", "@AppIntent(schema: )", "struct A {}"),
    ("Unheard", "extension", "@Unheard", "struct A {}"),
  ])
  func whatCannotBeExpandedIsRefused(
    macro: String, role: String, attribute: String, declaration: String
  ) {
    let request = AttachedMacro(macro, role, attribute: attribute, to: declaration)
    #expect(throws: MacroFault.self) { try request.expansion }
  }
}
