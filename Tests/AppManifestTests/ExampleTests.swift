import AppManifest
import Testing

/// The examples of an intent: what is taken, and what is refused.
@Suite struct ExampleTests {
  private func faults(of examples: [String: [String]]) -> [String] {
    let manifest = Manifest(
      app: .init(id: "films", name: ["en": "Films"]), languages: ["en"],
      intents: [.init(name: "Mark", examples: examples)],
      shortcuts: [.init(intent: "Mark", phrases: ["en": ["mark it"]])])
    do throws(DiagnosticError) {
      _ = try manifest.validated()
      return []
    } catch {
      return error.diagnostics.filter { $0.severity == .error }.map(\.message)
    }
  }

  @Test func whatPeopleTypeIsTaken() {
    #expect(faults(of: ["en": ["we saw (it", "[jaws"]]) == [])
  }

  @Test(arguments: [
    (["en": [" "]], "an example is empty"),
    (["fr": ["vu"]], "the app does not speak \"fr\""),
    (["en": [String(repeating: "é", count: 257)]], "an example has more than 512 bytes"),
    (["en": (0...2000).map { "saw \($0)" }], "there are more than 2000 examples"),
  ])
  func whatIsNoneIsRefused(examples: [String: [String]], message: String) {
    #expect(faults(of: examples) == [message])
  }
}
