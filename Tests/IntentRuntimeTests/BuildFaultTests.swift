import AppIntents
import AppManifest
import Testing

@testable import IntentRuntime

/// What is wrong with declarations is reported with its place, and the rest is built.
@Suite struct BuildFaultTests {
  let built = ManifestBuilder(
    types: AppTypes(
      intents: [Faulty.Pay.self, Faulty.Sometimes.self, Faulty.Open.self, Faulty.Nested.Open.self],
      enums: [Faulty.Size.self, Faulty.Nothing.self]),
    provider: Faulty.Provider.self
  ).build()

  func diagnostics(at place: String) -> [Diagnostic] {
    built.diagnostics.filter { $0.place == .declaration("IntentRuntimeTests.Faulty." + place) }
  }

  @Test func aRequiredParameterThatCannotBeTypedLeavesTheIntentOut() {
    #expect(diagnostics(at: "Pay.method").map(\.severity) == [.error])
    #expect(built.intents["Pay"] == nil)
    #expect(!built.manifest.shortcuts.contains { $0.intent == "Pay" })
    #expect(!built.isComplete)
  }

  @Test func anOptionalOneIsLeftOutAlone() {
    #expect(diagnostics(at: "Sometimes.method").map(\.severity) == [.warning])
    let intent = built.manifest.intents.first { $0.name == "Sometimes" }
    #expect(intent?.parameters.map(\.name) == ["note"])
  }

  @Test func ofTwoIntentsOfOneNameTheFirstIsKept() throws {
    let fault = try #require(diagnostics(at: "Open").first)
    #expect(fault.severity == .error)
    #expect(fault.message.contains("IntentRuntimeTests.Faulty.Nested.Open"))
    #expect(built.intents["Open"] == Faulty.Nested.Open.self)
  }

  @Test func casesWithoutNamesAreReported() throws {
    #expect(diagnostics(at: "Size.extraLarge").map(\.severity) == [.error])
    let size = try #require(built.manifest.enums.first { $0.name == "Size" })
    #expect(size.cases.map(\.title) == [["en": "Small"], ["en": "extra large"]])
  }

  @Test func enumsWithoutCasesAreLeftOut() {
    #expect(diagnostics(at: "Nothing").map(\.severity) == [.error])
    #expect(built.enums["Nothing"] == nil)
  }

  // Statements: 177
  @Test func phrasesAreNamedInFaults() {
    #expect(
      diagnostics(at: "Provider: \"note ${nope} in ${applicationName}\" (en)").map(\.message)
        == ["the intent \"Sometimes\" has no parameter \"nope\""])
    #expect(
      diagnostics(at: "Provider: \"just note\"").map(\.message)
        == ["the phrase does not name the app"])
  }

  @Test func shortcutsWithoutPhrasesAndHiddenIntentsAreReported() {
    let messages = diagnostics(at: "Provider").map(\.message)
    #expect(messages.contains("a shortcut of Sometimes has no phrases"))
    #expect(messages.contains("Open has a shortcut and is not discoverable"))
  }

  @Test func unknownKeysOfTheTableAreReported() throws {
    var localization = Localization()
    try localization.add(
      strings: Array(#""note ${x}" = "merke ${x}";"#.utf8), table: "AppShortcuts", language: "de")
    let built = ManifestBuilder(
      types: AppTypes(), provider: Faulty.Provider.self, localization: localization
    ).build()
    #expect(built.diagnostics.contains { $0.place == .declaration("AppShortcuts: \"note ${x}\"") })
  }

  @Test func faultsOfTranslatedPhrasesStandInTheirCatalogue() throws {
    let catalogue = #"""
      {"strings": {"just note": {"localizations": {
        "de": {"stringSet": {"values": ["\u00fcber (notiz", "notiz ${nix}"]}}}}}}
      """#
    var localization = Localization()
    try localization.add(catalogue: Array(catalogue.utf8), table: "AppShortcuts")
    let built = ManifestBuilder(
      types: AppTypes(intents: [Faulty.Sometimes.self]), provider: Faulty.Provider.self,
      localization: localization
    ).build()
    let found = built.diagnostics.filter { $0.file != nil && $0.severity == .error }
    #expect(
      found.map { "\($0.place): \($0.message)" } == [
        "AppShortcuts.xcstrings:2:46: \"(\" is never closed in a phrase",
        "AppShortcuts.xcstrings:2:62: the intent \"Sometimes\" has no parameter \"nix\"",
      ])
  }

  @Test func aDiagnosticReadsAsCompilersWrite() {
    let diagnostic = Diagnostic(
      .error, at: .declaration("App.Rate.stars"), "it is odd", fix: "mend it")
    #expect(diagnostic.description == "App.Rate.stars: error: it is odd (fix: mend it)")
  }
}

enum Faulty {
  struct Pay: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    @Parameter(title: "method") var method: IntentPaymentMethod
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Sometimes: AppIntent {
    static let title: LocalizedStringResource = "Sometimes"
    @Parameter(title: "method") var method: IntentPaymentMethod?
    @Parameter(title: "note") var note: String
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult { .result() }
  }

  enum Nested {
    struct Open: AppIntent {
      static let title: LocalizedStringResource = "Open"
      static let isDiscoverable = false
      func perform() async throws -> some IntentResult { .result() }
    }
  }

  enum Size: String, AppEnum {
    case small, extraLarge
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
  }

  enum Nothing: String, AppEnum {
    case something
    static let allCases: [Nothing] = []
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "nothing"
    static let caseDisplayRepresentations: [Nothing: DisplayRepresentation] = [:]
  }

  struct Provider: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Pay(), phrases: ["pay in \(.applicationName)"], shortTitle: "Pay",
        systemImageName: "eurosign")
      AppShortcut(
        intent: Sometimes(), phrases: ["note ${nope} in ${applicationName}", "just note"],
        shortTitle: "Note", systemImageName: "note")
      AppShortcut(intent: Sometimes(), phrases: [], shortTitle: "None", systemImageName: "note")
      AppShortcut(
        intent: Nested.Open(), phrases: ["open in \(.applicationName)"], shortTitle: "Open",
        systemImageName: "door")
    }
  }
}
