import AppIntents
import AppREPL
import Foundation
import IntentRuntime

/// Says that it runs, and never ends, even if it is told to.
struct RunForEver: AppIntent {
  static let title: LocalizedStringResource = "Run for ever"

  func perform() async throws -> some IntentResult {
    FileHandle.standardOutput.write(Data("Running\n".utf8))
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return .result()
  }
}

struct Greet: AppIntent {
  static let title: LocalizedStringResource = "Greet"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Good morning.")
  }
}

struct ProbeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RunForEver(), phrases: ["run for ever in \(.applicationName)"],
      shortTitle: "Run", systemImageName: "infinity")
    AppShortcut(
      intent: Greet(), phrases: ["greet me with \(.applicationName)"],
      shortTitle: "Greet", systemImageName: "sun.max")
  }
}

await AppREPL(try await AppHost(), program: "interrupt-probe").run()
