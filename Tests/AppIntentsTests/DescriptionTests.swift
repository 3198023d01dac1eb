import Testing

@testable import AppIntents

/// A description that the app declares must never be replaced by the default without a word,
/// however it is declared.
@Suite struct DescriptionTests {
  struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    static let description: IntentDescription = "As a literal."
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Inferred: AppIntent {
    static let title: LocalizedStringResource = "Inferred"
    static let description = IntentDescription(
      "By its initializer.", categoryName: "Films", searchKeywords: ["movie"],
      resultValueName: "Film")
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Optional: AppIntent {
    static let title: LocalizedStringResource = "Optional"
    static var description: IntentDescription? { "As an optional." }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct None: AppIntent {
    static let title: LocalizedStringResource = "None"
    func perform() async throws -> some IntentResult { .result() }
  }

  static func text(of type: any AppIntent.Type) -> String? {
    type.describedBy.map { String(localized: $0.descriptionText) }
  }

  // Statements: 145, 149
  @Test func allSpellingsAreHonoured() {
    #expect(Self.text(of: Plain.self) == "As a literal.")
    #expect(Self.text(of: Inferred.self) == "By its initializer.")
    #expect(Self.text(of: Optional.self) == "As an optional.")
    #expect(Self.text(of: None.self) == nil)
    #expect(Inferred.describedBy?.searchKeywords.map { String(localized: $0) } == ["movie"])
  }

  // Statements: 110
  @Test func defaultsOfAnIntent() {
    #expect(Plain.isDiscoverable)
    #expect(!Plain.openAppWhenRun)
    #expect(Plain.supportedModes == .background)
    #expect(Plain.authenticationPolicy == .alwaysAllowed)
    #expect(Plain.persistentIdentifier == "Plain")
  }
}
